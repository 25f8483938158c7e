import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Placeholders of a drop, whose items come later (F83).
@MainActor
@Suite("Placeholders of what was dropped (F83, R10)")
struct DropPlaceholderTests {
    /// A list of numbers on which things are dropped as placeholders.
    @MainActor
    private final class Stage<Kit: TestKit> {
        let list = Kit.makeList(height: 1_000)
        let manager: ListManager<Kit>
        var mapping: ViewMapping<Kit.Events, CellScope, Kit.ThingCell, Int>!
        private let dropping: Dropping<Kit>
        var placeholders: [HeadlessDropPlaceholder] { dropping.placeholders }

        init() {
            manager = ListManager(list, anomalyLog: quietLog())
            dropping = Dropping(on: manager, list)
            manager.register(Kit.ThingCell.self, for: Int.self) { [unowned self] in
                mapping = $0
            } configure: { cell, number, _ in
                (cell as? HeadlessView)?.text = "\(number)"
            }
            manager.items.setItems([0, 1, 2])
            list.layoutIfNeeded()
        }

        func drop(_ count: Int = 1, at row: Int) { dropping.drop(count, at: [0, row]) }

        /// Replaces a placeholder by an item, as an app does.
        @discardableResult
        func commit(_ number: Int, _ placeholder: HeadlessDropPlaceholder) -> Bool {
            placeholder.commitInsertion { path in
                manager.commitInsertion(at: path) { items, path in items.insert(number, at: path) }
            }
        }

        var numbers: [String?] { (0..<list.numberOfItems(inSection: 0)).map { list.cell(at: [0, $0])?.text } }
    }

    @Test("A layout that waits is done at the commit, and the list is idle when that is over (F83)")
    func idleAfterCommits() {
        let stage = Stage<HeadlessCollections>()
        stage.manager.on(model: Int.self).prefetch { _, _ in }
        stage.manager.items.setItems((0..<60).map { $0 })
        stage.list.layoutIfNeeded()
        stage.drop(at: 1)
        stage.list.invalidateLayout()
        stage.list.journal = HeadlessJournal()
        stage.commit(99, stage.placeholders[0])
        expectEqual(stage.list.journal["prefetch"].count, 1)
    }

    @Test(
        "An item is there as soon as the block returns, without a batch, and its cell is all that is asked for",
        arguments: EachKit.allCases)
    func commits(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit>()
            for round in 0...1 {
                stage.drop(at: 1)
                expectTrue(stage.list.hasUncommittedUpdates)
                stage.list.journal = HeadlessJournal()
                expectTrue(stage.commit(10 + round, stage.placeholders[round]))
                expectEqual(stage.list.journal.entries.map(\.place), [.row([0, 1])])
                expectFalse(stage.list.hasUncommittedUpdates)
                expectEqual(stage.numbers.count, 4 + round)
                stage.manager.flush()
                expectEmpty(stage.list.updates.batches)
                expectFalse(stage.commit(9, stage.placeholders[round]))
                expectFalse(stage.placeholders[round].deletePlaceholder())
            }
            expectEqual(stage.numbers, ["0", "11", "10", "1", "2"])
            expectEqual(stage.list.exceptions, [])
            expectEqual(stage.manager.anomalies, [])
            expectEqual(stage.manager.checkInvariants(), [])
        }
        check(list.kit)
    }

    @Test("A place that the list does not have is none, also while it is behind", arguments: EachKit.allCases)
    func outside(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            for path in [[0, 9], [0, 4], [7, 0]] as [IndexPath] {
                let stage = Stage<Kit>()
                stage.manager.items.append(3)
                var places: [IndexPath] = []
                stage.manager.commitInsertion(at: path) { items, place in
                    places.append(place)
                    items.insert(9, at: [0, 9])
                }
                expectEqual(places, [path])
                expectContains(stage.manager.anomalies.map(\.code), .outsideData)
                stage.manager.flush()
                stage.list.layoutIfNeeded()
                expectEqual(stage.numbers, ["0", "1", "2", "3"])
            }
        }
        check(list.kit)
    }

    @Test("Changes that wait meanwhile, and those of the block, reach the list afterwards", arguments: EachKit.allCases)
    func changesWait(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit>()
            stage.drop(3, at: 1)
            stage.manager.items.insert(20, at: [0, 0])
            stage.manager.items.remove(at: [0, 3])
            stage.manager.flush()
            expectEqual(stage.numbers, ["0", "1", "2"])
            for number in [2, 0] { expectTrue(stage.commit(10 + number, stage.placeholders[number])) }
            expectTrue(stage.placeholders[1].deletePlaceholder())
            expectEqual(stage.numbers.count, 5)
            stage.manager.flush()
            expectEqual(stage.numbers, (stage.manager.items.sections[0].items as? [Int])?.map { "\($0)" })
            expectEqual(Set(stage.numbers), ["20", "0", "10", "12", "1"])
            expectEqual(stage.list.exceptions, [])
            expectEqual(stage.manager.anomalies, [])
            expectEqual(stage.manager.checkInvariants(), [])
        }
        check(list.kit)
    }

    @Test(
        "What is committed keeps its cell when a change that was animated otherwise follows (F68)",
        arguments: EachKit.allCases
    )
    func otherAnimations(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit>()
            stage.drop(1, at: 1)
            stage.manager.items.batch(animations: .off) { $0.append(20) }
            stage.manager.flush()
            expectTrue(stage.commit(10, stage.placeholders[0]))
            let cell = stage.list.cell(at: [0, 1])
            stage.manager.flush()
            expectEqual(stage.numbers, ["0", "10", "1", "2", "20"])
            expectNotNil(cell)
            expectSame(stage.list.cell(at: [0, 1]), cell)
            expectEqual(stage.manager.anomalies, [])
        }
        check(list.kit)
    }

    @Test(
        "A row behind the new one is filled by another mapping if that is for its new place (F5)",
        arguments: EachKit.allCases)
    func shiftedMappings(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit>()
            stage.mapping.condition = .where { _, path in path[1] % 2 == 0 }
            stage.manager.register(Kit.OddCell.self, for: Int.self) { cell, number, _ in
                (cell as? HeadlessView)?.text = "odd \(number)"
            }
            stage.manager.setNeedsUpdate()
            stage.manager.flush()
            stage.list.layoutIfNeeded()
            expectEqual(stage.numbers, ["0", "odd 1", "2"])
            stage.drop(at: 2)
            expectTrue(stage.commit(10, stage.placeholders[0]))
            stage.manager.flush()
            stage.list.layoutIfNeeded()
            expectEqual(stage.numbers, ["0", "odd 1", "10", "odd 2"])
        }
        check(list.kit)
    }

    @Test("Inside an event too the list gets what it waits for (R10)", arguments: EachKit.allCases)
    func insideAnEvent(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit>()
            stage.drop(at: 3)
            stage.manager.on(model: Int.self).didHighlight.withoutCell { [unowned stage] _, _ in
                stage.commit(30, stage.placeholders[0])
                expectEqual(stage.list.numberOfItems(inSection: 0), 4)
            }
            stage.list.send(\.didHighlight, at: [0, 0])
            stage.manager.flush()
            expectEqual(stage.numbers, ["0", "1", "2", "30"])
            expectEqual(stage.list.exceptions, [])
            expectEqual(stage.manager.checkInvariants(), [])
        }
        check(list.kit)
    }

    @Test(
        "A block that only changes the items leaves the list with the old counts, as UIKit raises",
        arguments: EachKit.allCases)
    func unannounced(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit>()
            stage.drop(at: 1)
            stage.placeholders[0].commitInsertion { path in stage.manager.items.insert(9, at: path) }
            expectEqual(stage.list.exceptions.count, 1)
        }
        check(list.kit)
    }

    @Test(
        "A block that inserts nothing is an anomaly, and the list shows the data again (R12)",
        arguments: EachKit.allCases)
    func insertsNothing(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit>()
            stage.drop(at: 1)
            stage.placeholders[0].commitInsertion { path in stage.manager.commitInsertion(at: path) { _, _ in } }
            stage.manager.flush()
            stage.list.layoutIfNeeded()
            expectEqual(stage.numbers, ["0", "1", "2"])
            expectEqual(stage.list.exceptions, [])
            expectContains(stage.manager.anomalies.map(\.code), .unbalancedUpdate)
            expectEqual(stage.manager.checkInvariants(), [])
        }
        check(list.kit)
    }

    @Test("A reload takes placeholders away, which say so", arguments: EachKit.allCases)
    func reload(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit>()
            stage.drop(at: 1)
            stage.list.reloadData()
            stage.list.layoutIfNeeded()
            expectFalse(stage.list.hasUncommittedUpdates)
            expectFalse(stage.commit(9, stage.placeholders[0]))
            expectEqual(stage.manager.items.numberOfItems(inSection: 0), 3)
        }
        check(list.kit)
    }
}
