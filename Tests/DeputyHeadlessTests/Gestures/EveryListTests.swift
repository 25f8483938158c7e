import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What tables and collections have in common: each rule is written once, over any list, and tested on both.
@MainActor
@Suite("Rules of every list", .serialized)
struct EveryListTests {
    enum List: CaseIterable { case table, collection }

    /// Runs a rule over a list of thirty items, of which some are on screen.
    private func check(_ list: List, _ rule: Rule) {
        switch list {
        case .table:
            let shelf = Shelf()
            withRig(shelf) { rule.table($0.manager, $0.table) }
        case .collection:
            let album = Album()
            withRig(album) { rule.collection($0.manager, $0.collection) }
        }
    }

    /// Keeps a rig, and with it the list's manager, while a rule runs.
    private func withRig<Rig: AnyObject>(_ rig: Rig, _ body: (Rig) -> Void) { withExtendedLifetime(rig) { body(rig) } }

    /// A rule over any list.
    @MainActor
    struct Rule {
        let table: (ListManager<HeadlessTables>, HeadlessTable) -> Void
        let collection: (ListManager<HeadlessCollections>, HeadlessCollection) -> Void
    }

    @Test(
        "Code selects without a notice; one item alone unless several can be, and all go when that ends",
        arguments: List.allCases)
    func selectionInCode(_ list: List) {
        check(list, Rule(table: selection, collection: selection))
    }

    private func selection<Kit: HeadlessKit>(_ manager: ListManager<Kit>, _ list: HeadlessList<Kit>) {
        list.selectItem(at: [0, 1])
        list.selectItem(at: [0, 2])
        expectEqual(list.selectedItems, [[0, 2]])
        list.allowsMultipleSelection = true
        list.selectItem(at: [0, 1])
        expectEqual(list.selectedItems, [[0, 2], [0, 1]])
        expectEqual(list.cell(at: [0, 1])?.isSelected, true)
        list.deselectItem(at: [0, 2])
        expectEqual(list.selectedItems, [[0, 1]])
        list.allowsMultipleSelection = false
        expectEmpty(list.selectedItems)
        expectEqual(list.cell(at: [0, 1])?.isSelected, false)
        list.selectItem(at: [0, 1])
        list.selectItem(at: nil)
        expectEmpty(list.selectedItems)
        expectEmpty(list.journal.lines)
    }

    @Test("Focus goes where it can, the delegate is asked in order, and selection follows it", arguments: List.allCases)
    func focus(_ list: List) {
        check(list, Rule(table: focus, collection: focus))
    }

    private func focus<Kit: HeadlessKit>(_ manager: ListManager<Kit>, _ list: HeadlessList<Kit>) {
        list.selectionFollowsFocus = true
        expectTrue(list.focus([0, 3]))
        expectEqual(list.focusedItem, [0, 3])
        expectEqual(list.selectedItems, [[0, 3]])
        list.cell(at: [0, 4])?.hasFocusableContent = true
        expectFalse(list.focus([0, 4]))
        expectEqual(list.focusedItem, [0, 3])
        list.allowsFocus = false
        list.selectItem(at: nil)
        expectFalse(list.focus([0, 5]))
        expectFalse(list.focus())
    }

    @Test(
        "The next ten items are prefetched, told in one call each way, and cancelled by a reload",
        arguments: List.allCases)
    func prefetching(_ list: List) {
        let told = Told()
        switch list {
        case .table:
            let shelf = Shelf()
            withRig(shelf) { prefetching($0.table, told) }
        case .collection:
            let album = Album(50)
            withRig(album) { prefetching($0.collection, told) }
        }
    }

    private func prefetching<Kit: HeadlessKit>(_ list: HeadlessList<Kit>, _ told: Told) {
        list.prefetchDataSource = told
        list.layoutIfNeeded()
        let last = list.visibleItems.last![1]
        expectEqual(told.calls, [["prefetch"] + (last + 1...last + 10).map(String.init)])
        told.calls = []
        list.reloadData()
        list.layoutIfNeeded()
        expectEqual(told.calls.map(\.[0]), ["cancelPrefetch", "prefetch"])
    }

    private final class Told: HeadlessSlotObject {
        var calls: [[String]] = []
        func responds(to event: DelegateEvent) -> Bool { true }
        func tellSeveral(_ event: ItemNotice, at paths: [IndexPath]) {
            calls.append([event.name] + paths.map { "\($0[1])" })
        }
    }

    @Test(
        "A drag carries what the delegate gives, is dropped where it accepts, and ends in any case",
        arguments: List.allCases)
    func dragAndDrop(_ list: List) {
        let delegate = DragDelegate()
        switch list {
        case .table: withRig(Shelf()) { dragAndDrop($0.table, delegate) }
        case .collection: withRig(Album()) { dragAndDrop($0.collection, delegate) }
        }
    }

    private func dragAndDrop<Kit: HeadlessKit>(_ list: HeadlessList<Kit>, _ delegate: DragDelegate) {
        (list.dragDelegate, list.dropDelegate) = (delegate, delegate)
        expectEqual(list.drag([0, 1])?.items, [HeadlessDragItem("dragged")])
        expectTrue(list.addToDrag([0, 2]))
        expectEqual(list.dragSession?.items.count, 2)
        expectTrue(list.drop(at: [0, 4]))
        expectNil(list.dragSession)
        let told = list.journal.entries.filter { $0.answer == nil }.map(\.event)
        expectEqual(
            told,
            [
                "dragSessionWillBegin", "dropSessionDidEnter", "performDropWithCoordinator", "dropSessionDidEnd",
                "dragSessionDidEnd",
            ])
        // For the new row, and for no placeholder.
        expectEqual(delegate.previewed, [[0, 2]])
        expectFalse(list.drop(HeadlessDragSession([HeadlessDragItem("x")]), at: [9, 9]))
    }

    /// Gives one item for each, and accepts every drop: the first item goes to a row, the others to placeholders.
    private final class DragDelegate: HeadlessSlotObject {
        private(set) var previewed: [IndexPath] = []
        func responds(to event: DelegateEvent) -> Bool { true }
        func tell<Scope: EventScope, Argument>(
            _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
            at position: Scope.Position
        ) {
            guard let coordinator = argument as? HeadlessDropCoordinator else { return }
            for item in coordinator.items.dropFirst() { coordinator.drop(item.dragItem, toPlaceholderAt: [0, 0]) }
            if let first = coordinator.items.first { coordinator.drop(first.dragItem, toRowAt: [0, 2]) }
        }
        func ask<Scope: EventScope, Argument, Answer>(
            _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
            at position: Scope.Position
        ) -> Answer {
            if event.name == "dropPreviewParameters", let row = argument as? IndexPath { previewed.append(row) }
            if let items = [HeadlessDragItem("dragged")] as? Answer { return items }
            if let proposal = HeadlessDropProposal.copy as? Answer { return proposal }
            return event.fallback(EventSituation(host: nil, argument: argument, position: position))
        }
    }

    @Test(
        "Resting over an item opens it: of a table not the dragged one, of a collection every one",
        arguments: List.allCases)
    func springLoading(_ list: List) {
        let delegate = DragDelegate()
        switch list {
        case .table: withRig(Shelf()) { springLoading($0.table, delegate, opensItself: false) }
        case .collection: withRig(Album()) { springLoading($0.collection, delegate, opensItself: true) }
        }
    }

    private func springLoading<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ delegate: DragDelegate, opensItself: Bool
    ) {
        list.dragDelegate = delegate
        list.drag([0, 1])
        expectFalse(list.hover(over: [0, 2]), "nothing opens unless the list is spring-loaded")
        list.isSpringLoaded = true
        expectEqual(list.hover(over: [0, 1]), opensItself)
        expectTrue(list.hover(over: [0, 2]))
        expectEqual(list.selectedItems, [[0, 2]])
        list.cancelDrag()
        expectFalse(list.hover(over: [0, 2]), "nothing is dragged")
    }

    @Test(
        "A batch that does not add up is refused in the list's own words, and everything is reloaded",
        arguments: List.allCases)
    func refusedBatches(_ list: List) {
        switch list {
        case .table: withRig(Shelf()) { refusedBatch($0.table, "rows") }
        case .collection: withRig(Album()) { refusedBatch($0.collection, "items") }
        }
    }

    private func refusedBatch<Kit: HeadlessKit>(_ list: HeadlessList<Kit>, _ noun: String) {
        var stage = ChangeSet.Stage()
        stage.insertedItems = [[0, 0]]
        let reloads = list.updates.reloads
        expectFalse(list.performBatch(stage) {})
        expectEqual(
            list.exceptions.map(\.reason),
            [
                "Invalid update: section 0: 30 \(noun) + 1 inserted = 31, but the data has 30"
            ])
        expectEqual(list.updates.reloads, reloads + 1)
        expectEqual(list.updates.refusals.count, 1)
    }
}
