import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A row that a closure answers is one of the data, as the row that it gets.
@MainActor
@Suite("One place: the row that a closure answers is where the data has it (R19)", .releasesRigs)
struct AnsweredRowsTests {
    enum Answer: CaseIterable { case given, another, itself, none, new }

    @Test(
        "The item that willSelect and willDeselect answer is the one that is selected, though the list is behind",
        arguments: Answer.allCases, [false, true])
    func selection(_ answer: Answer, isDeselection: Bool) {
        let board = Board([things(1, 2, 3, 4)])
        board.list.allowsMultipleSelection = true
        if isDeselection { for row in 0..<4 { board.list.selectItem(at: [0, row]) } }
        board.mapping.didHighlight.withoutCell { [unowned board] _, _ in
            board.items.insert(thing(9), at: [0, 0])
            if answer == .itself { board.items.remove(thing(2)) }
        }
        func row(_ given: IndexPath) -> IndexPath? {
            switch answer {
            case .given, .itself: given
            case .another: board.items.indexPath(of: thing(3))
            case .none: nil
            case .new: board.items.indexPath(of: thing(9))
            }
        }
        if isDeselection {
            board.mapping.willDeselect.withoutCell { _, path in row(path) }
        } else {
            board.mapping.willSelect.withoutCell { _, path in row(path) }
        }
        var heard: [Int] = []
        board.mapping.didSelect.withoutCell { thing, _ in heard.append(thing.id) }
        board.mapping.didDeselect.withoutCell { thing, _ in heard.append(thing.id) }
        board.list.tap([0, 1])
        // A row that the list does not have yet can be no answer, and of one that has gone nobody hears.
        let expected: [Int] =
            switch answer {
            case .given: [2]
            case .another: [3]
            case .itself, .none, .new: []
            }
        expectEqual(heard, expected)
        board.endTurn()
        let selected = board.list.selectedItems.compactMap { board.items.item(at: $0, as: Thing.self)?.id }
        let present = answer == .itself ? [1, 3, 4] : [1, 2, 3, 4]
        expectEqual(selected, isDeselection ? present.filter { !expected.contains($0) } : expected)
        expectEqual(board.codes, [])
        expectEqual(board.list.exceptions, [])
    }

    @Test("The default and an owner's answer are rows of the list", arguments: [false, true])
    func others(hasOwner: Bool) {
        let board = Board([things(1, 2, 3)])
        let screen = Screen()
        if hasOwner { board.manager.owner = screen }
        board.mapping.didHighlight.withoutCell { [unowned board] _, _ in board.items.insert(thing(9), at: [0, 0]) }
        // It passes, so that the owner answers, or the default.
        board.mapping.willSelect.withoutCell.orPass { _, _ in .pass }
        board.list.tap([0, 1])
        board.endTurn()
        // The owner answers the row after the one that is touched.
        expectEqual(board.list.selectedItems, hasOwner ? [[0, 3]] : [[0, 2]])
        expectEqual(board.codes, [])
    }

    private final class Screen: TableOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(Screen.self) { me in
            me.willSelect { _, call in [call.indexPath[0], call.indexPath[1] + 1] }
        }
    }

    @Test("Focus comes to the item that is preferred, though the list is behind", arguments: EachKit.allCases)
    func focus(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3)])
            board.mapping.canFocus.withoutCell { [unowned board] asked, _ in
                guard asked.id == 1 else { return true }
                let new = thing(9)
                if board.items.indexPath(of: new) == nil { board.items.insert(new, at: [0, 0]) }
                return false
            }
            let preferred = Changing(3)
            board.manager.onHost.indexPathForPreferredFocusedView { [unowned board] in
                board.items.indexPath(of: Thing.self, id: preferred.value)
            }
            board.endTurn()
            board.list.selectItem(at: [0, 0])
            expectTrue(board.list.focus())
            board.endTurn()
            expectEqual(board.list.focusedItem, [0, 3])
            // From then on focus is with its item, which is asked for again if it goes.
            board.items.remove(thing(3))
            preferred.value = 2
            board.endTurn()
            expectTrue(board.list.focus())
            expectEqual(board.list.focusedItem, [0, 2])
            expectEqual(board.list.exceptions, [])
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }
}
