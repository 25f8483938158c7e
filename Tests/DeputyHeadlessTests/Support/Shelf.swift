import DeputyHeadless
import Foundation

struct Book: Equatable { var title: String }

final class BookCell: HeadlessCell, Configurable {
    /// How often the cell was made ready for another book.
    private(set) var reuses = 0

    func configure(_ book: Book) { text = book.title }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

final class TitleHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ title: String) { text = title }
}

typealias BookMapping = ViewMapping<TableEvents<HeadlessTables>, CellScope, BookCell, Book>

/// A table of books whose window shows ten rows, and a manager that writes no anomaly anywhere.
@MainActor
final class Shelf {
    let table = HeadlessTable(height: 440)
    let manager: TableManager<HeadlessTables>

    /// A shelf of this many books, shown, with an empty journal.
    init(_ count: Int = 30, _ body: @MainActor (BookMapping) -> Void = { _ in }) {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(BookCell.self, body)
        manager.items.setItems((0..<count).map { Book(title: "Book \($0)") })
        table.layoutIfNeeded()
        table.journal = HeadlessJournal()
    }

    /// Shows what is pending, and begins an empty journal.
    func showAndForget() {
        table.layoutIfNeeded()
        table.journal = HeadlessJournal()
    }

    var lines: [String] { table.journal.lines }

    var titles: [String] { manager.items.items(inSection: 0).compactMap { ($0 as? Book)?.title } }
}

/// Places that no shelf has, and that are no place of a row at all.
let nowhere: [IndexPath] = [[0, 30], [1, 0], [0, -1], [-1, 0], [-1, -1], [], [0], [0, 0, 0], [Int.max, Int.min]]
