import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// How focus goes back to its item, which a list view cannot be told: it chooses, and asks its delegate.
@MainActor
@Suite("Focus goes back to its item by the list's own choice (F66)", .releasesRigs)
struct FocusGoesBackTests {
    /// An update that leaves focus at the place of another item.
    enum Update: CaseIterable { case reload, otherCell }

    enum Answerer: CaseIterable { case nobody, closure, owner, both }

    @Test(
        "The question is announced for that moment only, and its closure or owner is not asked",
        arguments: EachKit.allCases, Answerer.allCases)
    func announcement(_ list: EachKit, answerer: Answerer) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = FocusBoard<Kit>()
            let owner = PreferringOwner<Kit>()
            let asked = Changing(0)
            if answerer == .owner || answerer == .both { board.manager.owner = owner }
            if answerer == .closure || answerer == .both {
                board.manager.onHost.indexPathForPreferredFocusedView {
                    asked.value += 1
                    return [0, 3]
                }
            }
            let says = board.manager.responds(to: \.indexPathForPreferredFocusedView)
            expectEqual(says, answerer != .nobody)
            board.list.focus([0, 1])
            for update in Update.allCases {
                board.list.journal = HeadlessJournal()
                board.update(by: update)
                expectEqual(board.focused, 2)
                // A batch takes focus along.
                expectEqual(board.questions, update == .reload ? ["[0, 2]"] : [])
                expectEqual(board.manager.responds(to: \.indexPathForPreferredFocusedView), says)
            }
            expectEqual((asked.value, owner.asked), (0, 0))
            // Focus that comes to the list goes where they say.
            expectTrue(board.list.focus())
            expectEqual(board.list.focusedItem, answerer == .nobody ? [0, 1] : [0, 3])
            expectEqual(asked.value + owner.asked, answerer == .nobody ? 0 : 1)
            expectEqual(board.list.exceptions, [])
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    #if EXPLANATIONS
    @Test("While focus goes back, explain names what the question is needed for", arguments: EachKit.allCases)
    func explained(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = FocusBoard<Kit>()
            var words: [String] = []
            func explain() { words.append(board.manager.explain(\.indexPathForPreferredFocusedView).description) }
            board.manager.onHost.shouldUpdateFocus { _ in
                explain()
                return true
            }
            board.list.focus([0, 1])
            board.update(by: .reload)
            explain()
            expectEqual(words.count, 3)
            guard words.count == 3 else { return }
            expectContains(words[1], "Deputy needs it for focus, which goes back to its item")
            for index in [0, 2] { expectContains(words[index], "announced: no, nothing is registered for it") }
        }
        check(list.kit)
    }
    #endif

    /// The things that are selected, of four.
    @Test(
        "Other selected items do not get focus, and stay selected without a notice, also where selection follows focus",
        arguments: EachKit.allCases, [[], [2], [1], [4], [4, 1], [4, 2, 1], [2, 3]] as [[Int]])
    func selection(_ list: EachKit, selected: [Int]) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for (update, follows) in Update.allCases.flatMap({ [($0, false), ($0, true)] }) {
                let board = FocusBoard<Kit>()
                board.list.allowsMultipleSelection = selected.count > 1
                let heard = Changing(0)
                board.manager.on(model: Thing.self).didSelect.withoutCell { _, _ in heard.value += 1 }
                board.manager.on(model: Thing.self).didDeselect.withoutCell { _, _ in heard.value += 1 }
                board.list.focus([0, 1])
                for id in selected { board.list.selectItem(at: [0, id - 1]) }
                board.list.selectionFollowsFocus = follows
                for _ in 0..<2 {
                    board.update(by: update)
                    let words = "\(selected) by \(update), \(follows)"
                    expectEqual(board.focused, 2, words)
                    expectEqual(board.selected, selected.sorted(), words)
                }
                expectEqual(board.list.selectionFollowsFocus, follows)
                expectEqual(heard.value, 0)
                expectEqual(board.list.exceptions, [])
                expectEqual(board.codes, [])
            }
        }
        check(list.kit)
    }

    @Test("A closure that selects what has focus has its way", arguments: EachKit.allCases)
    func selectingClosure(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = FocusBoard<Kit>()
            board.manager.onHost.didUpdateFocus { [unowned board] event in
                board.list.selectItem(at: event.context.next)
            }
            board.list.focus([0, 1])
            board.list.selectItem(at: [0, 3])
            board.update(by: .reload)
            expectEqual((board.focused, board.selected), (2, [2]))
        }
        check(list.kit)
    }

    @Test("A list that remembers the place that had focus last goes on doing so", arguments: EachKit.allCases)
    func remembering(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for update in Update.allCases {
                let board = FocusBoard<Kit>()
                board.list.remembersLastFocusedIndexPath = true
                board.list.focus([0, 1])
                board.update(by: update)
                expectEqual(board.focused, 2)
                expectTrue(board.list.remembersLastFocusedIndexPath)
            }
        }
        check(list.kit)
    }

    /// Why focus does not go back.
    enum Stay: CaseIterable { case neverHere, inNoWindow, refused, cannotHaveFocus, offScreen, isThere, isGone, taken }

    @Test(
        "Where focus is not in the list, or its item cannot have it or has it, no focus moves",
        arguments: EachKit.allCases, Stay.allCases)
    func stays(_ list: EachKit, stay: Stay) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = FocusBoard<Kit>(height: stay == .offScreen ? 88 : 1_000)
            let isDue = Changing(false)
            board.manager.onHost.shouldUpdateFocus { _ in !isDue.value || stay != .refused }
            board.manager.on(model: Thing.self).canFocus.withoutCell { thing, _ in
                !isDue.value || stay != .cannotHaveFocus || thing.id != 2
            }
            if stay != .neverHere { board.list.focus([0, 1]) }
            isDue.value = true
            if stay == .inNoWindow { board.list.isOnScreen = false }
            let other = PreferringDelegate()
            if stay == .taken { Kit.setOccupant(other, of: .delegate, in: board.list) }
            board.list.journal = HeadlessJournal()
            let asked = board.list.announcementsAsked
            switch stay {
            case .isThere: board.items.setItems([thing(5), thing(2), thing(1)])
            case .isGone: board.items.setItems([thing(5), thing(3), thing(1)])
            case .offScreen: board.items.setItems((10..<20).map { thing($0) } + [thing(2)])
            default: board.items.setItems(things(4, 3, 2, 1))
            }
            board.endTurn()
            board.list.isOnScreen = true
            board.endTurn()
            expectEqual(board.list.focusedItem, [.neverHere, .inNoWindow].contains(stay) ? nil : [0, 1])
            let isAsked = stay == .refused || stay == .cannotHaveFocus
            expectEqual(board.questions, isAsked ? ["[0, 2]"] : [])
            expectEqual(other.asked, 0)
            if !isAsked, stay != .taken { expectEqual(board.list.announcementsAsked[.delegate], asked[.delegate]) }
            expectFalse(board.manager.responds(to: \.indexPathForPreferredFocusedView))
            expectEqual(board.list.exceptions, [])
        }
        check(list.kit)
    }

    @Test(
        "What an event applies at once, or a closure of the focus changes, moves focus too", arguments: EachKit.allCases
    )
    func inEvents(_ list: EachKit) async {
        @MainActor
        func check<Kit: TestKit>(_: Kit.Type) async {
            let board = FocusBoard<Kit>()
            // A drop's changes are shown in the middle of its event, in which nothing new is announced.
            board.manager.onHost.dropSessionDidUpdate { _, _ in .copy }
            board.manager.onHost.performDropWithCoordinator { [unowned board] _ in board.update(by: .reload) }
            board.list.focus([0, 1])
            board.list.drop(HeadlessDragSession([HeadlessDragItem("")]), at: [0, 0])
            await beat()
            expectEqual(board.focused, 2)
            let isDue = Changing(true)
            board.manager.onHost.didUpdateFocus { [unowned board] _ in
                guard isDue.value else { return }
                isDue.value = false
                board.update(by: .reload)
            }
            board.update(by: .reload)
            await beat()
            expectFalse(isDue.value)
            expectEqual(board.focused, 2)
            expectFalse(board.manager.responds(to: \.indexPathForPreferredFocusedView))
            expectEqual(board.list.exceptions, [])
            expectEqual(board.codes, [])
        }
        await check(list.kit)
    }
}

/// Four things, with two kinds of cells.
@MainActor
private final class FocusBoard<Kit: TestKit> {
    let list: Kit.List
    let manager: ListManager<Kit>
    var items: ItemStore { manager.items }

    init(height: CGFloat = 1_000) {
        list = Kit.makeList(height: height)
        manager = ListManager(list, anomalyLog: quietLog())
        manager.register(Kit.OddCell.self) { $0.condition = .where { thing, _ in thing.content == 1 } }
        manager.register(Kit.ThingCell.self)
        items.setItems(things(1, 2, 3, 4))
        endTurn()
    }

    func endTurn() {
        manager.flush()
        list.layoutIfNeeded()
    }

    /// Has the things in the opposite order.
    func update(by update: FocusGoesBackTests.Update) {
        let things = (items.sections.first?.items ?? []).compactMap { $0 as? Thing }.reversed()
        switch update {
        case .reload: items.setItems(Array(things))
        case .otherCell: items.apply(items: things.map { thing($0.id, $0.id == 2 ? 1 - $0.content : $0.content) })
        }
        endTurn()
    }

    /// The thing that has focus.
    var focused: Int? { list.focusedItem.flatMap { items.item(at: $0, as: Thing.self)?.id } }
    var selected: [Int] { list.selectedItems.compactMap { items.item(at: $0, as: Thing.self)?.id }.sorted() }
    /// The answers to the question which row has focus first.
    var questions: [String] { list.journal["indexPathForPreferredFocusedView"].map { $0.answer ?? "" } }
    var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }
}

/// Prefers a row, in the place of a manager.
private final class PreferringDelegate: HeadlessTableDelegate, HeadlessCollectionDelegate {
    private(set) var asked = 0

    func responds(to event: DelegateEvent) -> Bool { event.name == "indexPathForPreferredFocusedView" }
    func responds(toSelector selector: String) -> Bool { false }
    func perform(_ selector: String) {}
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        if responds(to: event), let row = Optional([0, 3] as IndexPath) as? Answer {
            asked += 1
            return row
        }
        return event.fallback(EventSituation(host: nil, argument: argument, position: position))
    }
    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) {}
}

/// Prefers a row.
private final class PreferringOwner<Kit: TestKit>: ListOwner {
    static var methods: OwnerMethods {
        OwnerMethods(PreferringOwner.self) { me in
            me.indexPathForPreferredFocusedView { owner, _ in
                owner.asked += 1
                return [0, 3]
            }
        }
    }

    var asked = 0
}
