import DeputyHeadless
import Foundation

#if TOUR
/// The pictures that the README and the pages show, made by a list that runs.
@MainActor
enum PictureShow: String, CaseIterable {
    /// A closure that is not called, explained.
    case resolution
    /// A change of the data, before and after.
    case batch
    /// The shopping list of Getting started, and what it asked and was told at a tap.
    case groceries

    /// All names, for messages.
    nonisolated static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    /// The picture as SVG.
    var svg: String {
        switch self {
        case .resolution: notCalled
        case .batch: changed
        case .groceries: shopping
        }
    }

    private var notCalled: String {
        let stage = Stage.shop()
        // The closure's object is the stage.
        return withExtendedLifetime(stage) { stage.manager.explain(\.didSelect, at: [0, 1]).svg }
    }

    private var changed: String {
        let before = [["Milk", "Bread", "Apples", "Salt"], ["Soap", "Candles"]]
        let after = [["Milk, 2 l", "Apples", "Tea"], ["Candles", "Bread", "Soap"]]
        func sections(_ texts: [[String]]) -> [ListSection<Int, Item>] {
            texts.enumerated().map { ListSection($0, $1.map(Item.init)) }
        }
        return ChangeSet(fromSections: sections(before), toSections: sections(after)).svg(before: before, after: after)
    }

    private var shopping: String {
        let table = HeadlessTable(height: 260)
        let list = GroceryList<GroceryCell>(TableManager(table))
        list.show([Grocery(id: 1, name: "Tea"), Grocery(id: 2, name: "Jam"), Grocery(id: 3, name: "Milk")])
        table.layoutIfNeeded()
        table.journal = HeadlessJournal()
        table.tap([0, 0])
        table.layoutIfNeeded()
        return withExtendedLifetime(list) { table.svg }
    }

    /// A thing to buy; its first word identifies it.
    private struct Item: Identifiable, Equatable {
        let text: String
        var id: Substring { text.prefix { $0.isLetter } }

        init(_ text: String) { self.text = text }
    }
}

private final class GroceryCell: HeadlessCell, Configurable {
    func configure(_ grocery: Grocery) { text = (grocery.isBought ? "✓ " : "") + grocery.name }
}
#endif
