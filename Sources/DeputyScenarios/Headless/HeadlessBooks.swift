import Deputy
import DeputyDiffable
import DeputyHeadless
import DeputyLists
import Foundation

/// A diffable data source of books for headless lists: it keeps what is shown, and alone may change its list.
class HeadlessBooks<Kit: HeadlessKit>: HeadlessDiffableSource, _DiffableDataSource {
    private(set) var books: [Book] = []
    private(set) var isApplying = false
    private weak var list: Kit.List?
    let cell: @MainActor (IndexPath) -> Kit.Cell

    init(_ list: Kit.List, _ cell: @escaping @MainActor (IndexPath) -> Kit.Cell) {
        self.list = list
        self.cell = cell
    }

    /// Shows other books, in a batch of its own.
    func apply(_ new: [Book]) {
        isApplying = true
        defer { isApplying = false }
        let changes = ChangeSet(
            fromSections: sections(books), toSections: sections(new))
        guard let list, changes.stages.count == 1, let stage = changes.stages.first else {
            books = new
            list?.reloadData()
            return
        }
        list.performBatch(stage) { books = new }
    }

    private func sections(_ books: [Book]) -> [ListSection<String, Book>] {
        books.isEmpty ? [] : [ListSection("all", books)]
    }

    var numberOfSections: Int { books.isEmpty ? 0 : 1 }
    func itemIdentifier(for indexPath: IndexPath) -> Book? { books.book(at: indexPath) }
    func indexPath(for book: Book) -> IndexPath? { books.firstIndex(of: book).map { [0, $0] } }
    func sectionIdentifier(for index: Int) -> String? { index == 0 && !books.isEmpty ? "all" : nil }
    func index(for section: String) -> Int? { books.isEmpty ? nil : 0 }
    func _hasOwnMethod(_ selector: String) -> Bool { false }

    // MARK: Passing on

    private var link: _DataSourceLink? { (self as? any _PassingDataSource)?._link }

    func responds(to event: DelegateEvent) -> Bool { link?.implements(event.selector) == true }

    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        (link?.proxy as? any HeadlessSlotObject)?.ask(event, argument, view: view, at: position)
            ?? event.fallback(EventSituation(host: list, argument: argument, position: position))
    }

    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) { (link?.proxy as? any HeadlessSlotObject)?.tell(event, argument, view: view, at: position) }
}

/// The same for a table.
class HeadlessTableBooks: HeadlessBooks<HeadlessTables>, HeadlessTableDataSource {
    func numberOfSections(in table: HeadlessTable) -> Int { numberOfSections }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { books.count }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell { cell(indexPath) }
}

/// The same, which passes on to the manager what a plain one leaves to its subclasses.
final class HeadlessPassingBooks: HeadlessTableBooks, _PassingDataSource {
    let _link = _DataSourceLink(TableEvents<HeadlessTables>.self)
}

/// The same for a collection.
final class HeadlessCollectionBooks: HeadlessBooks<HeadlessCollections>, HeadlessCollectionDataSource {
    func numberOfSections(in collection: HeadlessCollection) -> Int { numberOfSections }
    func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int { books.count }
    func collection(_ collection: HeadlessCollection, cellForItemAt indexPath: IndexPath) -> HeadlessCollectionCell {
        cell(indexPath)
    }
}
