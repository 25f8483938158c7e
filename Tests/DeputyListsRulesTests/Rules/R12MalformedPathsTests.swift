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
            rig.table.beginEditing()
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
