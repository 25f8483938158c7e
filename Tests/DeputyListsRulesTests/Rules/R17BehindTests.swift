import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// While the list is behind the data, an explanation says of which of both it speaks.
@MainActor
@Suite("R17: explanations before the list's update")
struct ExplainingBehindTests {
    @Test("A place is one of the data, and how the list differs there is said", arguments: EachKit.allCases)
    func places(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3)])
            board.mapping.didSelect { _, _, _ in }
            board.endTurn()
            func line(_ row: Int) -> String? {
                let lines = board.manager.explain(\.didSelect, at: [0, row]).description.split(separator: "\n")
                return lines.first { $0.hasPrefix("  place: ") }.map(String.init)
            }
            expectNil(line(0))
            board.items.insert(thing(9), at: [0, 0])
            board.items.remove(at: [0, 3])
            let until = "until its next update"
            expectEqual(line(0), "  place: in the data; the list does not have it \(until), so it has no view")
            expectEqual(line(1), "  place: in the data; the list has it at [0, 0] \(until)")
            expectEqual(board.manager.explain(\.didSelect, at: [0, 1]).answeredBy, .handler)
            board.items.remove(at: [0, 2])
            expectEqual(line(2), "  place: in the data; the list shows there what is gone, \(until)")
            board.endTurn()
            expectNil(line(0))
            expectEqual(board.manager.explain(\.didSelect, at: [0, 0]).answeredBy, .handler)
        }
        check(list.kit)
    }

    @Test(
        "validate() on a manager that another has replaced says that, and advises no owner", arguments: EachKit.allCases
    )
    func replaced(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1)])
            let second = ListManager<Kit>(board.list, anomalyLog: quietLog())
            expectEqual(board.manager.validate().map(\.code), [.replacedManager])
            expectEqual(second.validate().map(\.code).filter { $0 == .lostSlot }, [])
        }
        check(list.kit)
    }
}
