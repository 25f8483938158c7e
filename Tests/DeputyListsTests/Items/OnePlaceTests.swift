import DeputyHeadless
import Foundation
import Observation
import TestSupport
import Testing

@testable import ListTestSupport

/// The index path that a closure gets is its item's place in the data, also while the list is behind.
@MainActor
@Suite("One place: the index path beside an item is where the data has it (R10, R19, F95)")
struct OnePlaceTests {
    @Test(
        "Of the two notices of one tap the second is about its own item, whatever the first has changed",
        arguments: EachKit.allCases)
    func twoNotices(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3, 4)])
            board.mapping.didDeselect.withoutCell { [unowned board] _, path in board.items.remove(at: path) }
            board.mapping.didSelect.withoutCell { [unowned board] thing, path in
                board.items.replace(at: path, with: Thing(id: thing.id, content: 7))
            }
            board.list.tap([0, 0])
            board.list.tap([0, 1])
            board.list.tap([0, 2])
            board.endTurn()
            // Before each tap the list gets what the one before has changed.
            expectEqual(board.data, "[3 4'7]")
            expectEqual(board.shown, "[3 4'7]")
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test(
        "Groups that close and open with their selection keep their children, tap after tap",
        arguments: EachKit.allCases)
    func groups(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3)])
            board.mapping.didDeselect.withoutCell { [unowned board] group, _ in
                board.items.remove { (thing: Thing) in thing.id / 100 == group.id }
            }
            board.mapping.didSelect.withoutCell { [unowned board] group, path in
                let children = [thing(100 * group.id + 1), thing(100 * group.id + 2)]
                board.items.insert(contentsOf: children, at: at(0, path[1] + 1))
            }
            board.list.tap([0, 0])
            expectEqual(board.data, "[1 101 102 2 3]")
            board.list.tap([0, 3])
            board.endTurn()
            expectEqual(board.data, "[1 2 201 202 3]")
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test("A held row goes between the same rows, and nowhere if its item has gone", arguments: EachKit.allCases)
    func heldRow(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for (isGone, expected) in [(false, "[9 1 3 4 2 5]"), (true, "[1 3 4 5]")] {
                let board = ListBoard<Kit>([things(1, 2, 3, 4, 5)])
                Kit.followMoves(board)
                board.endTurn()
                board.list.beginEditing()
                expectTrue(board.list.beginMove(at(0, 1)))
                expectTrue(board.list.moveOver(at(0, 3)))
                if isGone { board.items.remove(at: at(0, 1)) } else { board.items.insert(thing(9), at: at(0, 0)) }
                board.list.endMove()
                board.endTurn()
                expectEqual(board.data, expected)
                expectEqual(board.shown, board.data)
                expectEqual(board.codes, [])
            }
        }
        check(list.kit)
    }

    @Test(
        "Where a held row may land is asked and answered in the list's places, of the row and of the proposal",
        arguments: EachKit.allCases)
    func target(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2), things(3, 4)])
            Kit.followMoves(board)
            var asked: [[IndexPath]] = []
            // The usual rule: a row stays in its section.
            Kit.answerTargets(board) { source, proposed in
                asked.append([source, proposed])
                return proposed[0] == source[0] ? proposed : source
            }
            board.endTurn()
            board.list.beginEditing()
            expectTrue(board.list.beginMove(at(1, 0)))
            board.items.insertSection(ItemSection(things(9)), at: 0)
            board.list.moveOver(at(1, 1))
            board.list.moveOver(at(0, 1))
            expectEqual(asked, [[at(1, 0), at(1, 1)], [at(1, 0), at(0, 1)]])
            board.list.endMove()
            board.endTurn()
            expectEqual(board.data, "[9] [1 2] [3 4]")
            expectEqual(board.shown, board.data)
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test("What is dropped comes between the same rows as its placeholder", arguments: EachKit.allCases)
    func placeholder(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for (isDeletion, expected) in [(false, "[9 1 2 7 3]"), (true, "[7 3]")] {
                let board = ListBoard<Kit>([things(1, 2, 3)])
                let dropping = Dropping<Kit>(on: board.manager, board.list)
                board.endTurn()
                dropping.drop(1, at: [0, 2])
                if isDeletion {
                    board.items.remove { (thing: Thing) in thing.id < 3 }
                } else {
                    board.items.insert(thing(9), at: [0, 0])
                }
                dropping.placeholders[0].commitInsertion { path in
                    board.manager.commitInsertion(at: path) { items, place in items.insert(thing(7), at: place) }
                }
                board.endTurn()
                expectEqual(board.data, expected)
                expectEqual(board.shown, board.data)
                expectEqual(board.codes, [])
                expectEqual(board.list.exceptions, [])
            }
        }
        check(list.kit)
    }

    @Test(
        "The place of a drop becomes one of the data by the row there, or by the last one, while the list is behind",
        arguments: EachKit.allCases)
    func drop(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for (place, expected) in [(3, "[2 3 9]"), (2, "[2 9 3]"), (0, "[2 3]")] {
                let board = ListBoard<Kit>([things(1, 2, 3)])
                board.manager.onHost.dropSessionDidUpdate { [unowned board] _, _ in
                    board.items.remove(at: [0, 0])
                    return .copy
                }
                var places: [IndexPath?] = []
                board.manager.onHost.performDropWithCoordinator { [unowned board] coordinator in
                    let place = coordinator.destination.flatMap(board.items.indexPath(shownAt:))
                    places.append(place)
                    if let place { board.items.insert(thing(9), at: place) }
                }
                board.endTurn()
                board.list.drop(HeadlessDragSession([HeadlessDragItem("9")]), at: [0, place])
                board.endTurn()
                expectEqual(board.data, expected)
                expectEqual(board.shown, board.data)
                expectEqual(places.count, 1)
                expectEqual(board.codes, [])
            }
        }
        check(list.kit)
    }

    @Test("The place of a drop that has gone with its section is none", arguments: EachKit.allCases)
    func dropOnWhatHasGone(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1), things(2), things(3)])
            board.mapping.didHighlight.withoutCell { [unowned board] _, _ in
                board.items.removeSection(1)
                // Inside an event the list stays behind.
                expectEqual([0, 1].map { board.items.indexPath(shownAt: at(1, $0)) }, [nil, nil])
                expectEqual(board.items.indexPath(shownAt: at(2, 1)), at(1, 1))
            }
            board.endTurn()
            board.list.send(\.didHighlight, at: at(0, 0))
            expectEqual(board.data, "[1] [3]")
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test("A held row whose next rows have gone goes behind the last that is left, or into its section if none is")
    func heldRowWithoutNeighbours() {
        for (gone, expected) in [([3, 4], "[1 2] [5]"), ([1, 3, 4], "[2] [5]")] {
            let board = Board([things(1, 3, 4), things(2, 5)])
            board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
                board.items.move(source, to: destination)
            }
            board.endTurn()
            board.table.beginEditing()
            expectTrue(board.table.beginMove([1, 0]))
            expectTrue(board.table.moveOver([0, 1]))
            board.items.remove { (thing: Thing) in gone.contains(thing.id) }
            board.table.endMove()
            board.endTurn()
            expectEqual(board.data, expected)
            expectEqual(board.shown, board.data)
            expectEqual(board.codes, [])
        }
    }

    @Test(
        "A held row whose place has gone with its section stays where its item is: no closure moves it",
        arguments: EachKit.allCases)
    func heldOverWhatHasGone(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2), things(3, 4), things(5, 6)])
            Kit.followMoves(board)
            board.endTurn()
            board.list.beginEditing()
            expectTrue(board.list.beginMove(at(0, 0)))
            expectTrue(board.list.moveOver(at(1, 1)))
            board.items.removeSection(1)
            expectTrue(board.list.endMove())
            board.endTurn()
            expectEqual(board.data, "[1 2] [5 6]")
            expectEqual(board.shown, board.data)
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
            expectEqual(board.manager.checkInvariants(), [])
        }
        check(list.kit)
    }

    @Test("A header's section is that of the data too")
    func sections() {
        let board = Board([things(1), things(2)])
        board.items.setHeader(1, inSection: 0)
        board.items.setHeader(2, inSection: 1)
        var heard: [[Int]] = []
        board.manager.on(header: TextHeader.self).heightForHeader { number, section in
            heard.append([number, section])
            return 30
        }
        var inside: [[Int]] = []
        board.mapping.didHighlight.withoutCell { [unowned board] _, _ in
            board.items.removeSection(0)
            heard = []
            board.table.send(\.heightForHeader, at: 1)
            inside = heard
        }
        board.endTurn()
        board.table.send(\.didHighlight, at: [1, 0])
        expectEqual(inside, [[2, 0]])
    }

    @Test("A change of the store beside a source that tells is not taken for one of the source")
    func otherStore() {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        source.change { $0.append(thing(3)) }
        board.items.apply(items: [1, 2], animations: .off)
        source.change { $0.removeFirst() }
        board.endTurn()
        expectEqual(board.shown, "[2 3]")
        expectEqual(board.table.updates.batches.count, 1)
        expectEqual(board.table.updates.reloads, 0)
    }

    @Test(
        "A person's move that the source tells with other changes, or as one for each renumbered row, is followed (F38)",
        arguments: [false, true])
    func toldMoves(isRenumbered: Bool) {
        let source = TellingThings(things(1, 2, 3, 4))
        let board: Board = tellingBoard(source)
        board.mapping.moveRowTo.withoutCell { _, _, _ in
            source.become([ListSection("A", things(2, 3, 4, 1) + (isRenumbered ? [] : [thing(5)]))])
        }
        board.endTurn()
        board.table.beginEditing()
        expectTrue(board.table.move([0, 0], to: [0, 3]))
        board.endTurn()
        expectEqual(board.shown, (isRenumbered ? "[2 3 4 1]" : "[2 3 4 1 5]"))
        expectEqual(board.codes, [])
    }

    @Test("While a placeholder waits, a row is deleted where the data has it")
    func placeholderWaits() {
        let board = Board([things(1, 2, 3, 4)])
        board.mapping.commitEditingStyle.withoutCell { [unowned board] _, thing, path in
            expectEqual(board.items.item(at: path, as: Thing.self), thing)
            board.items.remove(at: path)
        }
        let drops = Dropping(on: board.manager, board.list)
        board.endTurn()
        drops.drop(at: at(0, 0))
        board.items.insert(thing(9), at: at(0, 0))
        board.table.send(\.commitEditingStyle, with: .delete, at: at(0, 2))
        expectEqual(board.data, "[9 1 2 4]")
    }

    @Test("The places of the data and of the list are told apart, and each is found from the other")
    func conversion() {
        let board = Board([things(1, 2, 3)])
        expectEqual(board.items.indexPath(shownAt: [0, 2]), [0, 2])
        expectEqual(board.items.shownIndexPath(for: [0, 2]), [0, 2])
        board.items.remove(at: [0, 0])
        board.items.append(thing(4))
        expectEqual((0...2).map { board.items.indexPath(shownAt: at(0, $0)) }, [nil, [0, 0], [0, 1]])
        expectEqual((0...2).map { board.items.shownIndexPath(for: at(0, $0)) }, [[0, 1], [0, 2], nil])
        board.endTurn()
        expectEqual(board.items.indexPath(shownAt: [0, 2]), [0, 2])
    }

    @Test(
        "What is gone reaches a closure only with the end of what that has heard; the owner hears of it where its list has it"
    )
    func goneItems() {
        let board = Board([things(1, 2)])
        var (heard, inside) = ([String](), [String]())
        board.mapping.didSelect.withoutCell { thing, path in heard.append("select \(thing) \(path[1])") }
        board.mapping.didUnhighlight.withoutCell { thing, path in heard.append("end \(thing) \(path[1])") }
        board.mapping.heightForCell { thing, path in
            heard.append("height \(thing) \(path[1])")
            return 44
        }
        board.mapping.didHighlight.withoutCell { [unowned board] _, _ in
            board.items.remove(at: [0, 0])
            // Inside an event the list stays behind.
            heard = []
            board.table.send(\.didSelect, at: [0, 0])
            board.table.send(\.didUnhighlight, at: [0, 0])
            board.table.send(\.heightForCell, at: [0, 0])
            board.table.send(\.didSelect, at: [0, 1])
            inside = heard
        }
        board.endTurn()
        board.table.send(\.didHighlight, at: [0, 0])
        expectEqual(inside, ["end 1 0", "select 2 0"])
        expectEqual(board.codes, [])
    }

    @Test(
        "Whatever closures change, the item beside each index path is there", arguments: EachKit.allCases,
        [false, true])
    func randomChanges(_ list: EachKit, isTold: Bool) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for seed in Cases.seeds(ofSteps: 20, findsFaults: true) {
                var random = SeededRandom(seed)
                let source = TellingThings(many(8), many(4).map { thing($0.id + 50) })
                let board = isTold ? tellingBoard(source) : ListBoard<Kit>(source.sections.map(\.items))
                var next = 1_000
                func change(_ number: Int, at path: IndexPath) {
                    next += 1
                    let new = thing(next)
                    func edit(_ things: inout [Thing]) {
                        switch number {
                        case 0: things.remove(at: path[1])
                        case 1: things.insert(new, at: path[1])
                        case 2: things[path[1]].content += 1
                        case 3: things.append(things.remove(at: path[1]))
                        default: break
                        }
                    }
                    guard !isTold else { return source.change(path[0], edit) }
                    let old = board.items.items(of: Thing.self, inSection: path[0])
                    switch number {
                    case 0: board.items.remove(at: path)
                    case 1: board.items.insert(new, at: path)
                    case 2:
                        board.items.replace(
                            at: path, with: Thing(id: old[path[1]].id, content: old[path[1]].content + 1))
                    case 3: board.items.move(path, to: at(path[0], old.count - 1))
                    default: break
                    }
                }
                var (wrong, depth) = ([String](), 0)
                func anyRow() -> IndexPath? {
                    let counts = board.list.itemCounts
                    let sections = counts.indices.filter { counts[$0] > 0 }
                    return sections.randomElement(using: &random).map {
                        at($0, Int.random(in: 0..<counts[$0], using: &random))
                    }
                }
                func hear(_ event: String, _ item: Thing, _ path: IndexPath, changes: Bool = true) {
                    let found = (isTold ? source.item(at: path) : board.items.item(at: path)) as? Thing
                    if found?.id != item.id { wrong.append("\(event) \(item) at \(path), where \(found as Any) is") }
                    if changes, found != nil { change(Int.random(in: 0...6, using: &random), at: path) }
                    guard depth == 0, Bool.random(using: &random), let row = anyRow() else { return }
                    // Inside an event the list stays behind.
                    depth = 1
                    board.list.send(\.didHighlight, at: row)
                    depth = 0
                }
                board.mapping.didSelect.withoutCell { hear("select", $0, $1) }
                board.mapping.didDeselect.withoutCell { hear("deselect", $0, $1) }
                board.mapping.didHighlight.withoutCell { hear("highlight", $0, $1) }
                board.mapping.shouldHighlight.withoutCell { thing, path in
                    hear("should", thing, path, changes: false)
                    return true
                }
                board.list.allowsMultipleSelection = Bool.random(using: &random)
                board.endTurn()
                for _ in 0..<20 {
                    board.manager.flush()
                    guard let row = anyRow() else { break }
                    if Bool.random(using: &random) {
                        board.list.tap(row)
                    } else {
                        board.list.send(\.didHighlight, at: row)
                    }
                    if Int.random(in: 0..<3, using: &random) == 0 { board.endTurn() }
                }
                board.endTurn()
                let data = isTold ? source.data : board.data
                // A closure may have taken rows away that the list still sends the rest of a tap for.
                let codes = board.codes.filter { $0 != .outsideData }
                guard wrong == [], board.shown == data, codes == [] else {
                    Issue.record("seed \(seed): \(wrong), \(board.shown) of \(data), \(board.manager.anomalies)")
                    return
                }
            }
        }
        check(list.kit)
    }
}

/// Models that are followed, and changed by what a person does.
@MainActor
@Suite("What is followed is read before an update (F76, F67)")
struct FollowedBeforeUpdatesTests {
    @Observable
    final class Feed {
        var things: [Thing] = []
        init(_ things: [Thing]) { self.things = things }
    }

    @Test(
        "A person's move that changes the model is the list's own: one update, and nothing is reported",
        arguments: EachKit.allCases)
    func move(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let (board, feed) = (ListBoard<Kit>([]), Feed(things(1, 2, 3, 4)))
            board.items.follow { feed.things }
            board.endTurn()
            func move(_ source: IndexPath, to destination: IndexPath) {
                feed.things.insert(feed.things.remove(at: source[1]), at: destination[1])
            }
            if let board = board as? Board {
                board.mapping.moveRowTo.withoutCell { destination, _, source in move(source, to: destination) }
            } else if let board = board as? ListBoard<HeadlessCollections> {
                board.manager.onHost.moveItemAtTo { move($0, to: $1) }
            }
            board.endTurn()
            board.list.updates = HeadlessUpdates()
            board.list.beginEditing()
            expectTrue(board.list.move(at(0, 0), to: at(0, 3)))
            board.endTurn()
            expectEqual(board.shown, "[2 3 4 1]")
            expectEqual(board.data, board.shown)
            expectEqual(board.list.updates.batches, [])
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test("flush() reads a model that has changed, and so does a gesture")
    func flush() {
        let (board, feed) = (Board([]), Feed(things(1, 2, 3)))
        board.items.follow { feed.things }
        board.mapping.commitEditingStyle.withoutCell { _, _, path in feed.things.remove(at: path[1]) }
        board.endTurn()
        feed.things.append(thing(4))
        board.manager.flush()
        expectEqual(board.data, "[1 2 3 4]")
        board.table.delete([0, 0])
        board.table.delete([0, 0])
        board.endTurn()
        expectEqual(feed.things, things(3, 4))
        expectEqual(board.shown, "[3 4]")
        expectEqual(board.codes, [])
    }
}

/// Filling and measuring again without another item.
@MainActor
@Suite("Content that == does not see (F97)")
struct UnseenContentTests {
    @Test("refill(where:) fills the cells of what it names where they are, and no others")
    func refill() {
        let board = Board([things(1, 2, 3)])
        let before = (0..<3).map { board.cell(0, $0)?.fillings }
        board.items.refill { ($0 as? Thing)?.id == 2 }
        board.endTurn()
        expectEqual(zip((0..<3).map { board.cell(0, $0)?.fillings }, before).map { $0! - $1! }, [0, 1, 0])
        expectEqual(board.table.updates.batches, [])
        expectEqual(board.codes, [])
    }

    @Test("askSizes() asks for heights again, and fills no cell")
    func askSizes() {
        let board = Board([things(1, 2)])
        var height: CGFloat = 44
        board.mapping.heightForCell { _, _ in height }
        board.endTurn()
        let (fillings, before) = (board.cell(0, 0)?.fillings, board.table.contentHeight)
        height = 60
        board.items.askSizes()
        board.endTurn()
        expectEqual(board.table.contentHeight, before + 32)
        expectEqual(board.cell(0, 0)?.fillings, fillings)
        expectEqual(board.table.updates.reloads, 0)
    }

    @Test("apply(items:comparing:) fills again what the comparison calls other, and keeps what it calls the same one")
    func comparing() {
        struct Loose: Identifiable, Equatable {
            let id: Int
            var text: String
            static func == (one: Self, other: Self) -> Bool { one.id == other.id }
        }
        let (table, manager) = textTable()
        manager.items.apply(items: [Loose(id: 1, text: "a"), Loose(id: 2, text: "b")])
        table.layoutIfNeeded()
        let identity = manager.items.identity(at: [0, 0])
        table.updates = HeadlessUpdates()
        manager.items.apply(
            items: [Loose(id: 2, text: "b"), Loose(id: 1, text: "c")], comparing: .by(\.id) { $0.text == $1.text })
        manager.flush()
        table.layoutIfNeeded()
        expectEqual(manager.items.identity(at: [0, 1]), identity)
        expectEqual(table.updates.reconfigured, [[[0, 1]]])
        expectEqual(manager.anomalies, [])
    }

    @Test("The first item of a list without sections makes one (F60)")
    func firstSection() {
        let board = Board([])
        board.items.insert(thing(1), at: [0, 0])
        expectEqual(board.data, "[1]")
        expectEqual(board.codes, [])
        board.items.insert(thing(1), at: [2, 0])
        expectEqual(board.codes, [.outsideData])
    }

    @Test("setItems keeps a row and its selection by the id of its item, though the item has other content (F60)")
    func identityIsOneRule() {
        struct Row: Identifiable, Equatable {
            let id: Int
            var text: String
        }
        let (table, manager) = textTable()
        manager.items.setItems([Row(id: 1, text: "a"), Row(id: 2, text: "b")])
        table.layoutIfNeeded()
        table.tap([0, 1])
        let identity = manager.items.identity(at: [0, 1])
        manager.items.setItems([Row(id: 2, text: "c"), Row(id: 1, text: "a")])
        manager.flush()
        expectEqual(manager.items.identity(at: [0, 0]), identity)
        expectEqual(table.selectedItems, [[0, 0]])
    }
}
