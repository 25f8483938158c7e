import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Placeholders of a drop on a list whose source tells its changes.
@MainActor
@Suite("Placeholders of what was dropped, over a source that tells (F83, R10)", .releasesRigs)
struct TellingPlaceholdersTests {
    @Test("An item that is told in the block is there when it returns, without a batch", arguments: EachKit.allCases)
    func commits(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = TellingStage<Kit>()
            stage.drop(2)
            for number in 0...1 {
                stage.commit(number) { path in stage.source.change { $0.insert(thing(5 + number), at: path[1]) } }
                expectEqual(stage.board.shown, stage.source.data)
            }
            let cell = stage.board.list.cell(at: [0, 1])
            stage.check(batches: 0)
            expectSame(stage.board.list.cell(at: [0, 1]), cell)
        }
        check(list.kit)
    }

    @Test("A row behind the new one is filled by another mapping if that is for its new place (F5)")
    func shiftedMappings() {
        let stage = TellingStage<HeadlessTables>()
        stage.board.mapping.condition = .where { _, path in path != [0, 2] }
        stage.board.manager.register(OddCell.self)
        stage.board.manager.setNeedsUpdate()
        stage.board.endTurn()
        expectEqual(stage.board.shown, "[0 10 odd 20] [30]")
        stage.drop()
        stage.commit { _ in
            // Nothing else is told, not even another header.
            stage.source.becomeSilently([ListSection("A", things(0, 5, 10, 20)), ListSection("B", things(30))])
            stage.source.changes.tell()
        }
        stage.board.endTurn()
        expectEqual(stage.board.shown, "[0 5 odd 10 20] [30]")
    }

    @Test("An item that the source has elsewhere moves there with its cell", arguments: EachKit.allCases)
    func elsewhere(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = TellingStage<Kit>()
            stage.drop()
            stage.commit { _ in stage.source.change(1) { $0.append(thing(40)) } }
            expectEqual(stage.board.shown, "[0 40 10 20] [30]")
            let cell = stage.board.list.cell(at: [0, 1])
            stage.check(batches: 1)
            expectSame(stage.board.list.cell(at: [1, 1]), cell)
        }
        check(list.kit)
    }

    @Test("Of several new items the row shows the one that is told for it", arguments: EachKit.allCases, [false, true])
    func several(_ list: EachKit, inOneBatch: Bool) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = TellingStage<Kit>()
            stage.drop()
            stage.commit { path in
                if !inOneBatch { stage.source.change { $0.append(thing(40)) } }
                stage.source.change { things in
                    if inOneBatch { things.insert(thing(40), at: 0) }
                    things.insert(thing(5), at: path[1])
                }
            }
            expectEqual(stage.board.shown, "[0 5 10 20] [30]")
            stage.check(batches: 1)
        }
        check(list.kit)
    }

    @Test("A row that a person moved meanwhile may be told in the block too (F67)")
    func afterAMove() {
        let stage = TellingStage<HeadlessTables>()
        stage.board.mapping.moveRowTo.withoutCell { _, _, _ in }
        stage.board.endTurn()
        stage.drop()
        stage.board.table.beginEditing()
        expectTrue(stage.board.table.move([0, 0], to: [0, 2]))
        stage.commit { path in
            stage.source.change { $0.append($0.removeFirst()) }
            stage.source.change { $0.insert(thing(5), at: path[1]) }
        }
        expectEqual(stage.board.shown, stage.source.data)
        stage.check(batches: 0)
    }

    @Test(
        "What was told before, and what else the block tells, comes with the next update", arguments: EachKit.allCases,
        0...6)
    func withOthers(_ list: EachKit, number: Int) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = TellingStage<Kit>()
            stage.drop()
            // The list waits for its placeholder.
            if number == 0 { stage.source.change { $0.remove(at: 2) } }
            if number == 1 { stage.source.change { $0.insert(thing(7), at: 0) } }
            if number == 4 { stage.source.change { $0[1] = thing(10, 1) } }
            stage.commit { path in
                if number == 2 { stage.source.change { $0.remove(at: 0) } }
                if number == 6 { stage.source.change(1) { $0[0].content = 1 } }
                stage.source.change { things in
                    things.insert(thing(5), at: 1)
                    if number == 3 { things.removeLast() }
                    if number == 5 { things[3].content = 1 }
                }
            }
            expectEqual(stage.board.list.itemCounts, [4, 1])
            expectEqual(stage.board.shown, "[0 5 10 20] [30]")
            // Other content is filled again where it is.
            stage.check(batches: number >= 4 ? 0 : 1)
        }
        check(list.kit)
    }

    @Test("For a place that does not exist the item comes with the next update (R12)", arguments: EachKit.allCases)
    func nowhere(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            for place: IndexPath in [[2, 0], [0, 4], [0, -1], [0], []] {
                let stage = TellingStage<Kit>()
                stage.board.manager.commitInsertion(at: place) { _, _ in
                    stage.source.change { $0.insert(thing(5), at: 1) }
                }
                stage.check(batches: 1)
            }
        }
        check(list.kit)
    }

    @Test(
        "A selected item that has gone to another section stays selected behind the new row (F66)",
        arguments: EachKit.allCases)
    func selected(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = TellingStage<Kit>()
            stage.board.list.selectItem(at: [0, 2])
            stage.drop()
            let new = [ListSection("A", things(0, 10)), ListSection("B", things(30, 20))]
            stage.source.become(new)
            stage.commit { path in stage.source.change { $0.insert(thing(5), at: path[1]) } }
            expectEqual(stage.board.list.selectedItems, [[0, 3]])
            stage.check(batches: 1)
            expectEqual(stage.board.list.selectedItems, [[1, 1]])
        }
        check(list.kit)
    }

    @Test(
        "A block that tells no new item is an anomaly, and the list shows the data again", arguments: EachKit.allCases)
    func insertsNothing(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            for tellsOthers in [false, true] {
                let stage = TellingStage<Kit>()
                stage.drop()
                stage.commit { _ in if tellsOthers { stage.source.change { $0.removeLast() } } }
                expectEqual(stage.board.list.itemCounts, [4, 1])
                stage.check(batches: 0, [.unbalancedUpdate])
            }
        }
        check(list.kit)
    }
}
