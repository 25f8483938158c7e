import DeputyHeadless
import Foundation

#if TOUR
/// A closure that is not called for a row, why, and the line that receives its taps.
@MainActor
func notCalledPart() -> Part {
    let shop = Shop()
    let (tea, milk): (IndexPath, IndexPath) = ([0, 0], [0, 1])
    var lines = shop.tap(tea) + shop.tap(milk) + ["", "manager.explain(\\.didSelect, at: \(milk))"]
    lines += shop.manager.explain(\.didSelect, at: milk).description.split(separator: "\n").map { "  \($0)" }
    shop.registerForSoldOut()
    lines += ["", "manager.on(SoldOutCell.self).didSelect { cell, thing, indexPath in … }"] + shop.tap(milk)
    return Part(
        title: "A closure that is not called",
        sentence:
            "A tap does nothing. explain says which mapping the row has instead, and one more line receives the tap.",
        code: """
            manager.register(ThingCell.self) { mapping in
                mapping.condition = .where { thing, indexPath in thing.isInStock }
                mapping.didSelect { cell, thing, indexPath in … }
            }
            manager.register(SoldOutCell.self)
            """, result: lines.joined(separator: "\n"))
}

/// A mistake, what Deputy says about it, and the line that mends it.
@MainActor
func brokenPart() -> Part {
    let shop = Shop()
    shop.manager.items.remove(at: [0, 7])
    let message = shop.manager.anomalies.first?.description ?? "Nothing was said."
    shop.manager.items.remove(at: [0, 1])
    shop.table.layoutIfNeeded()
    return Part(
        title: "Break it",
        sentence: "A mistake does not trap. Deputy reports what, where and why, and how to fix it.",
        code: "manager.items.remove(at: [0, 7])",
        result: message + "\n\nmanager.items.remove(at: [0, 1])\n  \(count(shop.table.visibleItems.count, "row")) left")
}

/// Two things to buy, one of which is sold out.
@MainActor
final class Shop {
    let table = HeadlessTable(height: 88)
    let manager: TableManager<HeadlessTables>
    private var selected: String?

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(ThingCell.self) { mapping in
            mapping.condition = .where { thing, _ in thing.isInStock }
            mapping.didSelect(weak: self) { shop, cell, thing, _ in shop.selected = thing.name }
        }
        manager.register(SoldOutCell.self)
        manager.items.setItems([Thing(name: "Tea", isInStock: true), Thing(name: "Milk", isInStock: false)])
        table.layoutIfNeeded()
    }

    func registerForSoldOut() {
        manager.on(SoldOutCell.self).didSelect(weak: self) { shop, cell, thing, _ in shop.selected = thing.name }
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
#endif
