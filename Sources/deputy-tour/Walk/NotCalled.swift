import DeputyHeadless
import Foundation

#if TOUR
/// A closure that is not called for a row, and why.
@MainActor
func notCalledPart(_ shop: Playground) -> Part {
    let drawing = shop.stage.drawing
    let lines = ["table.tap([0, 0])", "table.tap([0, 1])", "manager.explain(\\.didSelect, at: [0, 1])"].map(shop.shown)
    return Part(
        title: "Why is my closure not called?",
        sentence: "Milk is sold out, and a tap on it does nothing. explain says that another mapping shows its row.",
        code: """
            manager.register(ThingCell.self) { mapping in
                mapping.condition = .where { thing, indexPath in thing.isInStock }
                mapping.didSelect { cell, thing, indexPath in … }
            }
            manager.register(SoldOutCell.self)
            """,
        result: ([drawing, ""] + lines).joined(separator: "\n"), playground: shop)
}

/// The line that receives its taps.
@MainActor
func calledPart(_ shop: Playground) -> Part {
    shop.stage.registerForSoldOut()
    return Part(
        title: "Now it is called", sentence: "A closure for the cell that shows the row receives the tap.",
        code: "manager.on(SoldOutCell.self).didSelect { cell, thing, indexPath in … }",
        result: shop.shown("table.tap([0, 1])"), playground: shop)
}

extension Stage {
    /// Two things to buy, one of which is sold out.
    static func shop() -> Stage {
        let stage = Stage(rows: 2, height: 2, lineWidth: 30)
        stage.proposed = [0, 1]
        stage.manager.register(ThingCell.self) { mapping in
            mapping.condition = .where { thing, _ in thing.isInStock }
            mapping.didSelect(weak: stage) { stage, cell, thing, _ in stage.selected = thing.name }
        }
        stage.manager.register(SoldOutCell.self)
        stage.manager.items.setItems([Thing(name: "Tea", isInStock: true), Thing(name: "Milk", isInStock: false)])
        stage.table.layoutIfNeeded()
        return stage
    }

    fileprivate func registerForSoldOut() {
        manager.on(SoldOutCell.self).didSelect(weak: self) { stage, cell, thing, _ in stage.selected = thing.name }
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
