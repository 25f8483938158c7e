import DeputyHeadless
import Foundation
import Testing

/// A list cancels what was prefetched at the beginning of each batch, and a handler may have it reload then.
@MainActor
@Suite("A reload that is asked for as prefetching is cancelled (F65)")
struct PrefetchingReloadTests {
    @Test("The batch counts as shown, and nothing is reported", arguments: EachKit.allCases)
    func reloading(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let board = ListBoard<Kit>(height: 132)
            let isDue = Changing(false)
            board.manager.on(model: Thing.self).prefetch { _, _ in }
            board.manager.on(model: Thing.self).cancelPrefetch { [unowned board] _, _ in
                guard isDue.value else { return }
                isDue.value = false
                board.list.reloadData()
            }
            board.items.setItems((0..<40).map { thing($0) })
            board.endTurn()
            for round in 1...2 {
                isDue.value = true
                board.items.insert(thing(100 + round), at: [0, 0])
                board.endTurn()
                #expect(!isDue.value)
                #expect(board.list.itemCounts == [40 + round])
                #expect(board.list.view(.cell, at: [0, 0])?.text == "\(100 + round)")
            }
            #expect(board.codes == [])
            #expect(board.list.exceptions == [])
            #expect(board.manager.checkInvariants() == [])
        }
        check(list.kit)
    }
}
