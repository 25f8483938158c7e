import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Changes that no list can show, which say so.
@MainActor
@Suite("Changes that reach no list are reported (F64)")
struct UnshownItemsTests {
    @Test("Items of a manager that shows another source", arguments: EachKit.allCases)
    func ownItems(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(source: Numbered())
            board.items.append(thing(1))
            board.items.setItems(things(1, 2))
            board.endTurn()
            expectEqual(board.shown, "[7]")
            expectEqual(board.codes, [.overwrittenItems, .overwrittenItems])
            expectContains(board.manager.anomalies[0].headline, "its list shows another source")
            expectEqual(board.manager.anomalies[0].site?.description.contains("UnshownItemsTests"), true)
        }
        check(list.kit)
    }

    @Test("Items of a manager that shows a source without ids hide nothing of it", arguments: EachKit.allCases)
    func ownItemsBesidePlain(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(source: Plain())
            board.items.append(thing(1))
            expectEqual(board.manager.shownItems.numberOfItems(inSection: 0), 1)
            expectEqual(board.shown, "[7]")
            board.endTurn()
            expectEqual(board.shown, "[7]")
        }
        check(list.kit)
    }

    @Test("The items of one manager as the source of another", arguments: EachKit.allCases)
    func sharedItems(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let first = ListBoard<Kit>([things(1)])
            let second = ListBoard<Kit>(source: first.items)
            expectEqual(second.shown, "[1]")
            expectEqual(second.codes, [.untoldChange])
            expectEqual(first.codes, [])
            first.items.append(thing(2))
            second.manager.setNeedsUpdate()
            first.endTurn()
            second.endTurn()
            expectEqual([first.shown, second.shown], ["[1 2]", "[1 2]"])
        }
        check(list.kit)
    }

    @Test("Changes that a source makes anew each time it is asked")
    func computedChanges() {
        let board = Board(source: Forgetful())
        expectEqual(board.codes, [.untoldChange])
        expectEqual(
            board.manager.anomalies[0].headline, "The property changes of Forgetful returns another object each time.")
    }
}

/// A source of one thing.
private class Numbered: IdentifiedItemSource {
    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { 1 }
    func item(at indexPath: IndexPath) -> Any? { thing(7) }
    func ids(inSection section: Int) -> [Int] { [7] }
    var changes: SourceChanges { kept }
    private let kept = SourceChanges()
}

/// A source of one thing without an id.
private final class Plain: ItemSource {
    let numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { 1 }
    func item(at indexPath: IndexPath) -> Any? { thing(7) }
}

private final class Forgetful: Numbered {
    override var changes: SourceChanges { SourceChanges() }
}
