import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Index paths that are no place of an item, in every function that takes one.
@MainActor
@Suite("Index paths that are none (R12)")
struct MalformedPathsTests {
    nonisolated static let paths: [IndexPath] = [
        [], [0], [0, 0, 0], [0, -1], [-1, 0], [-1, -1], [9, 0], [0, 99], [.max, .min],
    ]

    private func isMalformed(_ path: IndexPath) -> Bool { path.count != 2 }

    @Test("No question about a place makes a table look for a cell at an index path that has not two numbers (F18)")
    func askingATable() { asking(ListRig<HeadlessTables>()) }

    @Test("Nor a collection (F18)")
    func askingACollection() { asking(ListRig<HeadlessCollections>()) }

    private func asking<Kit>(_ rig: ListRig<Kit>) {
        for path in Self.paths {
            for sample in Kit.samples {
                let resolution = rig.manager.explain(eventNamed: sample.name, at: path)
                expectFalse("\(resolution)".isEmpty)
            }
            _ = rig.manager.explainViewEvent(at: path)
            expectNil(rig.manager.items.item(at: path))
            expectNil(rig.manager.items.identity(at: path))
            rig.manager.items.remove(at: path)
            rig.manager.items.replace(at: path, with: Apple())
            rig.manager.items.insert(Apple(), at: path)
            rig.manager.items.move(path, to: [0, 0])
            rig.manager.items.move([0, 0], to: path)
        }
        rig.manager.flush()
        expectEqual(rig.list.exceptions, [])
        expectEqual(rig.list.itemCounts, [42, 1])
        expectEqual(rig.invariants, [])
    }

    @Test("Gestures of a table at such places do nothing, and raise what a table view raises for code alone")
    func gestures() {
        let rig = Rig()
        for path in Self.paths {
            rig.table.tap(path)
            rig.table.tapAccessory(path)
            _ = rig.table.press(path)
            _ = rig.table.swipe(path, .trailing)
            rig.table.delete(path)
            rig.table.insert(path)
            rig.table.move(path, to: [0, 0])
            rig.table.move([0, 0], to: path)
            rig.table.focus(path)
            _ = rig.table.drag(path)
            rig.table.selectItem(at: path)
            rig.table.deselectItem(at: path)
        }
        expectEqual(rig.table.exceptions, [])
        expectEqual(rig.table.visibleItems.count, 4)
    }

    @Test(
        "cell(at:) of a table raises for an index path that has not two numbers, and gives nil for a row it does not show"
    )
    func cellAtMalformedPaths() {
        let rig = Rig()
        for path in Self.paths {
            expectNil(rig.table.cell(at: path))
            expectEqual(rig.table.exceptions.map(\.place), (path.count != 2 ? [.row(path)] : []))
            rig.table.exceptions = []
        }
        expectNotNil(rig.table.cell(at: [0, 0]))
        expectEqual(rig.table.exceptions, [])
    }
}

/// The states a list may be in when somebody names a place that is none.
enum AskedState: CaseIterable, Sendable { case unloaded, shown, behind, rowHeld, outOfWindow, detached }

extension MalformedPathsTests {
    @Test("Every event at such places, whatever the list is doing", arguments: AskedState.allCases, [false, true])
    func everyEvent(_ state: AskedState, isCollection: Bool) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let rig = rig(Kit.self, state)
            for sample in Kit.samples { _ = sample.register(rig, .brief) }
            for path in Self.paths { for sample in Kit.samples { _ = sample.send(rig, path) } }
            rig.manager.flush()
            expectEqual(rig.manager.checkInvariants(), [])
        }
        if isCollection { check(HeadlessCollections.self) } else { check(HeadlessTables.self) }
    }

    @Test(
        "Every function of a store and of a manager, whatever the list is doing", arguments: AskedState.allCases,
        [false, true])
    func everyFunction(_ state: AskedState, isCollection: Bool) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for path in Self.paths {
                let rig = rig(Kit.self, state)
                let (items, manager) = (rig.manager.items, rig.manager)
                _ = items.indexPath(shownAt: path)
                _ = items.shownIndexPath(for: path)
                _ = items.item(at: path, as: Apple.self)
                _ = items.supplementary("badge", at: path)
                items.remove(at: [path, [0, 0], path])
                items.move([path, [0, 1]], to: [0, 0])
                items.move([[0, 1], [0, 2]], to: path)
                items.insert(contentsOf: [Apple(), Apple()], at: path)
                for number in path {
                    items.removeSection(number)
                    items.insertSection(ItemSection([Apple()]), at: number)
                    items.moveSection(number, to: 0)
                    items.moveSection(0, to: number)
                    items.replaceSection(number, with: ItemSection([Apple()]))
                    _ = items.header(inSection: number)
                    _ = items.id(ofSection: number)
                    if number < 0 { items.setHeader("h", inSection: number) }
                }
                // A change waits, so that places are translated.
                items.insert(Apple(), at: [0, 0])
                manager.commitInsertion(at: path) { items, place in items.insert(Apple(), at: place) }
                manager.commitInsertion(at: path) { _, _ in }
                manager.flush()
                expectEqual(manager.checkInvariants(), [], "\(path)")
                expectEqual(rig.list.exceptions, [], "\(path)")
            }
        }
        if isCollection { check(HeadlessCollections.self) } else { check(HeadlessTables.self) }
    }

    @Test("A person's move that the list tells with such places", arguments: AskedState.allCases, paths)
    func moves(_ state: AskedState, _ path: IndexPath) {
        let table = rig(HeadlessTables.self, state)
        table.apples.moveRowTo.withoutCell { [items = table.manager.items] destination, _, source in
            items.move(source, to: destination)
        }
        let collection = rig(HeadlessCollections.self, state)
        collection.manager.onHost.moveItemAtTo { [items = collection.manager.items] source, destination in
            items.move(source, to: destination)
        }
        let moves: [(IndexPath, IndexPath)] = [(path, [0, 0]), ([0, 0], path), (path, path)]
        for (source, destination) in moves {
            table.list.send(\.moveRowTo, with: destination, at: source)
            table.list.move(source, to: destination)
            collection.list.send(\.moveItemAtTo, with: (source, destination))
            collection.list.move(source, to: destination)
        }
        table.manager.flush()
        collection.manager.flush()
        expectEqual(table.manager.checkInvariants() + collection.manager.checkInvariants(), [])
    }

    private func rig<Kit: TestKit>(_: Kit.Type, _ state: AskedState) -> ListRig<Kit> {
        let rig = ListRig<Kit>(isLaidOut: state != .unloaded)
        switch state {
        case .unloaded, .shown: break
        case .behind: rig.manager.items.insert(Apple(), at: [0, 0])
        case .rowHeld: rig.list.beginMove([0, 0])
        case .outOfWindow: rig.list.isOnScreen = false
        case .detached: rig.manager.detach()
        }
        return rig
    }
}
