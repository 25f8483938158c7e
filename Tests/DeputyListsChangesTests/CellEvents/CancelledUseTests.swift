import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("One of several closures that begin a use ends (F45, R11, R21)", .releasesRigs)
struct CancelledUseTests {
    enum End: CaseIterable { case token, object }

    @Test(
        "What it has begun ends with it, and what the others have begun goes on", arguments: EachKit.allCases,
        End.allCases)
    func ends(_ list: EachKit, _ end: End) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 1_000)
            let ended = Changing<[String]>([])
            var object: Counter? = Counter()
            func begin(_ name: String) -> EventRegistration {
                board.mapping.whileInUse { scope, _, thing, _ in
                    scope.onEnd { ended.value.append("\(name) \(thing)") }
                }
            }
            let tokens = ["a", "b", "c"].map(begin)
            if end == .object { tokens[1].live(with: object!) }
            board.items.setItems(things(1, 2))
            board.endTurn()
            expectEqual(ended.value, [])
            if end == .token { tokens[1].cancel() } else { object = nil }
            board.endTurn()
            expectEqual(ended.value.sorted(), ["b 1", "b 2"])
            board.items.remove(at: [0, 0])
            board.endTurn()
            expectEqual(Array(ended.value.dropFirst(2)), ["a 1", "c 1"])
            tokens[0].cancel()
            expectEqual(Array(ended.value.dropFirst(4)), ["a 2"])
            tokens[2].cancel()
            expectEqual(Array(ended.value.dropFirst(5)), ["c 2"])
        }
        check(list.kit)
    }
}
