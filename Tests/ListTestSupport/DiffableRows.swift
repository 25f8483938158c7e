import DeputyHeadless
import Foundation

/// A diffable data source of a headless list: it keeps what is shown, and is the only one that may change the list.
///
/// As with UIKit's, its list counts a method for editing, moving, titles or the index only if a subclass has it; this class has
/// none.
@MainActor
class DiffableRows<Kit: TestKit, Item: Hashable & Sendable>: HeadlessDiffableSource, _DiffableDataSource,
    HeadlessTableDataSource, HeadlessCollectionDataSource
{
    typealias SectionIdentifierType = String
    typealias ItemIdentifierType = Item

    private(set) var isApplying = false
    private(set) weak var list: Kit.List?
    /// Makes the cell of an item, as the closure does that a diffable data source is made with.
    var provider: @MainActor (Kit.List, IndexPath) -> Kit.Cell = { _, _ in Kit.Cell() }
    /// Makes the views beside the cells, as a collection's diffable data source can be given.
    var supplementaryProvider: @MainActor (Kit.List, String, IndexPath) -> Kit.Supplementary? = { _, _, _ in nil }
    private var shown: [(id: String, items: [Item])] = []

    init(_ list: Kit.List) {
        self.list = list
        Kit.setOccupant(self, of: .dataSource, in: list)
    }

    /// Shows other items, in a batch of its own.
    func apply(_ sections: [(id: String, items: [Item])]) {
        isApplying = true
        defer { isApplying = false }
        let changes = ChangeSet(
            fromSections: shown.map { ListSection($0.id, $0.items) },
            toSections: sections.map { ListSection($0.id, $0.items) })
        guard let list, changes.stages.count == 1, let stage = changes.stages.first else {
            shown = sections
            list?.reloadData()
            return
        }
        list.performBatch(stage) { shown = sections }
    }

    /// The same, of one section.
    func apply(_ items: [Item]) { apply([("one", items)]) }

    func itemIdentifier(for indexPath: IndexPath) -> Item? {
        guard shown.indices.contains(indexPath[0]),
            shown[indexPath[0]].items.indices.contains(indexPath[1])
        else { return nil }
        return shown[indexPath[0]].items[indexPath[1]]
    }

    func indexPath(for item: Item) -> IndexPath? {
        for (number, section) in shown.enumerated() {
            if let row = section.items.firstIndex(of: item) { return [number, row] }
        }
        return nil
    }

    func sectionIdentifier(for index: Int) -> String? {
        shown.indices.contains(index) ? shown[index].id : nil
    }

    func index(for section: String) -> Int? { shown.firstIndex { $0.id == section } }

    func _hasOwnMethod(_ selector: String) -> Bool {
        SharedCatalogue<Kit.Events>.shared.event(selector: selector).map(responds) ?? false
    }

    /// Moves an item in what is shown, which the list has moved already.
    func follow(_ source: IndexPath, to destination: IndexPath) {
        let item = shown[source[0]].items.remove(at: source[1])
        shown[destination[0]].items.insert(item, at: destination[1])
    }

    // MARK: What a subclass may have

    func responds(to event: DelegateEvent) -> Bool { false }

    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        event.fallback(EventSituation(host: list, argument: argument, position: position))
    }

    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) {}

    func title(in table: HeadlessTable, headerInSection section: Int) -> String? { nil }

    func title(in table: HeadlessTable, footerInSection section: Int) -> String? { nil }

    // MARK: A list's questions

    func responds(toSelector selector: String) -> Bool {
        selector == "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    }

    func numberOfSections(in table: HeadlessTable) -> Int { shown.count }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int {
        shown[section].items.count
    }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        cell(at: indexPath) as? HeadlessCell ?? HeadlessCell()
    }

    func numberOfSections(in collection: HeadlessCollection) -> Int { shown.count }
    func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int {
        shown[section].items.count
    }
    func collection(_ collection: HeadlessCollection, cellForItemAt indexPath: IndexPath) -> HeadlessCollectionCell {
        cell(at: indexPath) as? HeadlessCollectionCell ?? HeadlessCollectionCell()
    }

    func collection(
        _ collection: HeadlessCollection, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> HeadlessReusableView? {
        list.flatMap { supplementaryProvider($0, kind, indexPath) } as? HeadlessReusableView
    }

    private func cell(at indexPath: IndexPath) -> Kit.Cell? { list.map { provider($0, indexPath) } }
}
