import DeputyHeadless
import Foundation

/// The pictures that the README and the pages show, made by a list that runs.
@MainActor
enum PictureShow: String, CaseIterable {
    /// A closure that is not called, explained.
    case resolution
    /// A list, and what it asked and was told.
    case journal
    /// A change of the data, before and after.
    case batch
    /// The shopping list of Getting started.
    case groceries

    /// The picture as SVG.
    var svg: String {
        switch self {
        case .resolution: Inbox().manager.explain(\.didSelect, at: [0, 1]).svg
        case .journal: tapped
        case .batch: changed
        case .groceries: shopping
        }
    }

    private var tapped: String {
        let inbox = Inbox()
        inbox.table.delete([0, 3])
        inbox.table.tap([0, 0])
        inbox.table.layoutIfNeeded()
        return inbox.table.svg
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
        let list = GroceryList(TableManager(table), GroceryCell.self)
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

/// Mails of two kinds; an archived one cannot be opened.
@MainActor
private final class Inbox {
    let table = HeadlessTable(height: 220)
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.register(MailCell.self) { mapping in
            mapping.condition = .where { mail, _ in !mail.isArchived }
            mapping.willSelect.withoutCell { _, path in path }
            mapping.didSelect.withoutCell { _, _ in }
            mapping.commitEditingStyle.withoutCell(weak: manager) { manager, _, _, path in
                manager.items.remove(at: path)
            }
        }
        manager.register(ArchivedCell.self)
        manager.items.setItems([
            Mail(subject: "Tickets for Friday"), Mail(subject: "Your invoice", isArchived: true),
            Mail(subject: "Re: Lunch?"), Mail(subject: "Newsletter"), Mail(subject: "A photo of the cat"),
        ])
        table.layoutIfNeeded()
        table.journal = HeadlessJournal()
    }
}

private struct Mail: Equatable {
    var subject: String
    var isArchived = false
}

private class MailCell: HeadlessCell, Configurable {
    func configure(_ mail: Mail) { text = mail.subject }
}

private final class ArchivedCell: MailCell {}

private final class GroceryCell: HeadlessCell, Configurable {
    func configure(_ grocery: Grocery) { text = (grocery.isBought ? "✓ " : "") + grocery.name }
}
