import DeputyHeadless
import Foundation

/// A closure that is never called, why, and the line that changes it.
@MainActor
func notCalledText() -> String {
    let shop = Shop()
    var lines = [
        "mapping.condition = .where { thing, _ in thing.isInStock }",
        "mapping.didSelect { cell, thing, indexPath in … }", "",
    ]
    let (tea, milk): (IndexPath, IndexPath) = ([0, 0], [0, 1])
    lines += shop.tap(tea) + shop.tap(milk) + ["", "manager.explain(\\.didSelect, at: \(milk))"]
    lines += shop.manager.explain(\.didSelect, at: milk).description.split(separator: "\n").map { "  \($0)" }
    shop.mapping.condition = .always
    lines += ["", "mapping.condition = .always"] + shop.tap(milk)
    return lines.joined(separator: "\n")
}

/// A mistake, what Deputy says about it, and the line that mends it.
@MainActor
func brokenText() -> String {
    let shop = Shop()
    shop.manager.items.remove(at: [0, 7])
    let message = shop.manager.anomalies.first?.description ?? "Nothing was said."
    shop.manager.items.remove(at: [0, 1])
    shop.table.layoutIfNeeded()
    return
        (["manager.items.remove(at: [0, 7])"] + message.split(separator: "\n").map { "  \($0)" } + [
            "", "manager.items.remove(at: [0, 1])", "  \(count(shop.table.visibleItems.count, "row")) left",
        ]).joined(separator: "\n")
}

/// Two things to buy, one of which is sold out.
@MainActor
private final class Shop {
    let table = HeadlessTable(height: 88)
    let manager: TableManager<HeadlessTables>
    private(set) var mapping: ViewMapping<TableEvents<HeadlessTables>, CellScope, ThingCell, Thing>
    private var selected: String?

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        var registered: ViewMapping<TableEvents<HeadlessTables>, CellScope, ThingCell, Thing>?
        manager.register(ThingCell.self) { registered = $0 }
        mapping = registered!
        mapping.condition = .where { thing, _ in thing.isInStock }
        manager.register(SoldOutCell.self)
        mapping.didSelect.withoutCell { [weak self] thing, _ in self?.selected = thing.name }
        manager.items.setItems([Thing(name: "Tea", isInStock: true), Thing(name: "Milk", isInStock: false)])
        table.layoutIfNeeded()
    }

    /// Taps a row, as lines: the call, and what came of it.
    func tap(_ row: IndexPath) -> [String] {
        selected = nil
        table.tap(row)
        return ["table.tap(\(row))", "  " + (selected.map { "didSelect received \($0)" } ?? "no closure was called")]
    }
}

private struct Thing: Equatable {
    var name: String
    var isInStock: Bool
}

private class ThingCell: HeadlessCell, Configurable {
    func configure(_ thing: Thing) { text = thing.name }
}

private final class SoldOutCell: ThingCell {}
