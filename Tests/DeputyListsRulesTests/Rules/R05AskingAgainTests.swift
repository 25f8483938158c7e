import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("When the host is made to ask again (R5)")
struct AskingAgainTests {
    let rig = Rig([ItemSection([Apple()])])

    @Test("The first mapping of headers, and that of footers, has the host ask again; the next one does not")
    func firstHeaders() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        func asked() -> Int { table.announcementsAsked[.delegate] ?? 0 }
        let before = asked()
        manager.registerHeader(AppleHeader.self)
        expectEqual(asked(), before + 1)
        manager.registerHeader(PearHeader.self)
        expectEqual(asked(), before + 1)
        manager.registerFooter(AppleHeader.self)
        expectEqual(asked(), before + 2)
    }

    @Test("With the last mapping of headers withdrawn the host is asked again by the next update, and by none after it")
    func lastHeader() {
        let rig = SlotRig()
        rig.manager.registerHeader(AppleHeader.self)
        rig.load()
        let asked = askedWithUpdates(of: rig) { rig.manager.unregisterHeader(AppleHeader.self) }
        expectEqual(asked, [1, 0])
    }

    @Test("With an owner gone that made the headers the host is asked again by the next update, and by none after it")
    func goneOwnerOfHeaders() {
        let rig = SlotRig()
        var owner: OwnDelegate? = OwnDelegate()
        owner?.methods = ["tableView:viewForHeaderInSection:"]
        rig.manager.owner = owner
        rig.load()
        let asked = askedWithUpdates(of: rig) { owner = nil }
        expectEqual(asked, [1, 0])
    }

    @Test("What is registered in an update is announced when it is over")
    func registeredInAnUpdate() {
        let rig = SlotRig()
        rig.load()
        var isDue = true
        rig.manager.willUpdate = { [unowned manager = rig.manager] _ in
            if isDue { _ = SlotEvent.register(.delegate, on: manager) }
            isDue = false
        }
        let asked = askedWithUpdates(of: rig) {
            rig.manager.items.append(Apple())
        }
        expectEqual(asked, [1, 0])
        expectEqual(rig.table.updates.batches.count, 2)
        expectEqual(rig.table.send(\.heightForCell, at: [0, 4]), 50)
    }

    /// How often the table asks its delegate again in two updates, of which the first comes after something was done.
    private func askedWithUpdates(of rig: SlotRig, after body: () -> Void) -> [Int] {
        var before = rig.table.announcementsAsked[.delegate] ?? 0
        body()
        return (1...2).map { _ in
            rig.manager.items.append(Apple())
            rig.manager.flush()
            let asked = rig.table.announcementsAsked[.delegate] ?? 0
            defer { before = asked }
            return asked - before
        }
    }

    @Test("What cells emit by themselves is no event of the host: it is not asked again for it (F40)")
    func viewEvents() {
        var announcements = 0
        rig.manager.dispatcher.onAnnouncementChange = { announcements += 1 }
        rig.manager.register(FieldCell.self) { $0.onEvent { _, _, _, _ in } }
        expectEqual(announcements, 0)
        expectEqual(rig.manager.implementedEvents, [])
    }

    @Test("The closures that end with one object are withdrawn as one (R5, R11)")
    func deadTogether() {
        var object: Counter? = Counter()
        let (first, second) = (rig.manager.on(model: Apple.self), rig.manager.onHost)
        first.didSelect.withoutCell(weak: object!) { _, _, _ in }
        first.heightForCell(weak: object!) { _, _, _ in 4 }
        second.didScroll(weak: object!) { _, _ in }
        rig.manager.owner = nil
        var announcements = 0
        rig.manager.dispatcher.onAnnouncementChange = { announcements += 1 }
        object = nil
        expectEqual(rig.manager.implementedEvents, [])
        expectEqual(announcements, 1)
    }

    @Test("What was withdrawn with a dead object is not announced with the next mapping (R9, R11)")
    func deadAttachments() {
        var object: Counter? = Counter()
        rig.manager.on(model: Apple.self).didSelect.withoutCell(weak: object!) { _, _, _ in }
        expectTrue(rig.manager.responds(to: \.didSelect))
        object = nil
        expectFalse(rig.manager.responds(to: \.didSelect))
        rig.manager.register(DerivedCell.self) { $0.condition = .section(1) }
        expectFalse(rig.manager.dispatcher.announces(rig.manager.dispatcher.events.didSelect))
    }

    @Test(
        "What was selected when the data source was set again is selected once more, and stays deselected afterwards (R5, F66)"
    )
    func selectionIsKeptOnce() {
        selectionIsKeptOnce(Board([things(1, 2, 3)])) { $0.mapping.canEditCell { _, _ in true } }
        selectionIsKeptOnce(ListBoard<HeadlessCollections>([things(1, 2, 3)])) {
            $0.mapping.canMove.withoutCell { _, _ in true }
        }
    }

    private func selectionIsKeptOnce<Kit>(_ board: ListBoard<Kit>, register: (ListBoard<Kit>) -> Void) {
        board.list.selectItem(at: [0, 1])
        register(board)
        board.endTurn()
        expectEqual(board.list.updates.reloads, 1)
        expectEqual(board.list.selectedItems, [[0, 1]])
        board.list.deselectItem(at: [0, 1])
        for number in 4...5 {
            board.items.append(thing(number))
            board.endTurn()
            expectEqual(board.list.selectedItems, [])
        }
    }
}
