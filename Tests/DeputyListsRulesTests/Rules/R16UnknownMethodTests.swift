import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Methods that no catalogue knows, and owners that ask back (R16, F35)")
struct UnknownMethodTests {
    let table = HeadlessTable()

    init() { table.unknownSelectors = ["tableView:somethingNew:"] }

    @Test(
        "A later owner's methods reach every slot that is in use",
        arguments: [DelegatePart.delegate, .dataSource, .prefetching])
    func everySlot(_ part: DelegatePart) {
        let rig = SlotRig(table)
        _ = SlotEvent.register(part, on: rig.manager)
        rig.load()
        expectFalse(table.perform("tableView:somethingNew:", on: part))
        let owner = OwnDelegate()
        owner.methods = ["tableView:somethingNew:"]
        rig.manager.owner = owner
        expectTrue(table.perform("tableView:somethingNew:", on: part))
        expectEqual(owner.received, ["tableView:somethingNew:"])
        expectEqual(rig.manager.forwardedSelectors, ["tableView:somethingNew:"])
        rig.manager.owner = nil
        expectFalse(table.perform("tableView:somethingNew:", on: part))
        expectEqual(rig.manager.forwardedSelectors, [])
    }

    @Test(
        "A method of a scroll view's delegate is an event: the owner's own is called after the closure, and not forwarded (F28, F99)"
    )
    func scrollViewMethods() {
        table.unknownSelectors = ["scrollViewDidScroll:", "scrollViewDidSomethingNew:"]
        let rig = SlotRig(table, apples: 50)
        let owner = OwnDelegate()
        owner.methods = ["didScroll", "scrollViewDidSomethingNew:"]
        rig.manager.owner = owner
        rig.load()
        table.pan(by: 50, velocity: 1)
        expectEqual(owner.received, ["didScroll the host", "didScroll the host", "didScroll the host"])
        expectEqual(rig.manager.forwardedSelectors, ["scrollViewDidSomethingNew:"])
        var heard: [Int] = []
        let token = rig.manager.onHost.didScroll { _ in heard.append(owner.received.count) }
        table.scroll(by: -10)
        expectEqual((heard, owner.received.count), ([3], 4))
        token.cancel()
        rig.manager.owner = nil
        expectEqual(rig.manager.implementedEvents, [])
        table.journal = HeadlessJournal()
        table.scroll(by: -10)
        expectEqual(table.journal["didScroll"], [])
        expectEqual(rig.manager.anomalies, [])
    }

    @Test("An owner that answers as the one before sets no slot again")
    func nothingNew() {
        let rig = SlotRig(table)
        let owners = [OwnDelegate(), OwnDelegate()]
        rig.manager.owner = owners[0]
        rig.load()
        let before = table.announcementsAsked
        rig.manager.owner = owners[1]
        expectEqual(table.announcementsAsked, before)
        expectFalse(table.needsReload)
    }

    @Test("An event of another protocol is not implemented, whatever the owner has")
    func otherProtocol() {
        let rig = SlotRig(table)
        let owner = OwnDelegate()
        owner.methods = ["canEditCell"]
        rig.manager.owner = owner
        let slots = DelegatePart.allCases.compactMap { (table.occupant(of: $0) as? any _SlotProxy)?.slot }
        expectEqual(slots.map(\.part), [.delegate, .dataSource])
        expectEqual(slots.map { $0.responds(to: "tableView:canEditRowAtIndexPath:") }, [false, true])
    }

    @Test("An owner that forwards to the manager's own proxy is asked once, and the closure is called once")
    func askedBack() {
        let wrapper = Wrapper()
        wrapper.methods = ["heightForCell", "didSelect"]
        table.delegate = wrapper
        let rig = SlotRig(table)
        var heard = 0
        rig.manager.on(model: Apple.self).didSelect.withoutCell { _, _ in heard += 1 }
        rig.manager.registerHeader(AppleHeader.self)
        // No mapping makes a view for it, so the owner is asked.
        rig.manager.items.setHeader(Pear())
        wrapper.target = table.delegate
        rig.load()
        expectEqual(table.send(\.heightForCell, at: [0, 0]), table.rowHeight)
        table.tap([0, 0])
        expectEqual(heard, 1)
        #expect(wrapper.passedOn > 1)
        #expect(wrapper.headersAsked > 0)
        expectNil(table.header(inSection: 0))
        expectFalse(table.perform("tableView:somethingNew:", on: .delegate))
        expectEqual(rig.manager.checkInvariants(), [])
    }

    @Test("What an owner asks about other rows while it answers is answered by the closures")
    func nestedQuestions() {
        let owner = Asking()
        let rig = SlotRig(table)
        rig.manager.register(PearCell.self) { $0.heightForCell { _, _ in 33 } }
        rig.manager.items.setItems([Apple(), Pear()])
        owner.table = table
        rig.manager.owner = owner
        rig.table.layoutIfNeeded()
        expectEqual(table.send(\.heightForCell, at: [0, 0]), 34)
    }

    /// Gives the first row the height of the second and one more.
    private final class Asking: TableOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(Asking.self) { me in
            me.heightForCell { me, call in
                guard call.indexPath == [0, 0], let next = me.table?.delegate else { return 44 }
                return next.ask(SharedCatalogue<E>.shared.events.heightForCell, (), view: nil, at: [0, 1]) + 1
            }
        }
        weak var table: HeadlessTable?
    }

    @Test("An object in a slot conforms to what its proxy conforms to, and to what the owner does")
    func conformance() throws {
        let rig = SlotRig(table)
        let slot = try #require((table.delegate as? any _SlotProxy)?.slot)
        expectTrue(slot.conforms(true) { _ in false })
        expectFalse(slot.conforms(false) { _ in true })
        let owner = OwnDelegate()
        rig.manager.owner = owner
        expectTrue(slot.conforms(false) { $0 === owner })
        expectFalse(slot.conforms(false) { _ in false })
        // An owner that asks the proxy in turn gets no as an answer.
        expectFalse(slot.conforms(false) { _ in slot.conforms(false) { _ in true } })
    }

    @Test("When an owner has died the table asks again, though no event comes or goes with it (R5, F35)")
    func deadOwner() {
        let rig = SlotRig(table)
        var owner: OwnDelegate? = OwnDelegate()
        owner?.methods = ["tableView:somethingNew:"]
        rig.manager.owner = owner
        rig.load()
        expectTrue(table.perform("tableView:somethingNew:", on: .delegate))
        let before = table.announcementsAsked[.delegate] ?? 0
        owner = nil
        expectEqual(rig.manager.implementedEvents, [])
        expectEqual(table.announcementsAsked[.delegate], before + 1)
        expectFalse(table.perform("tableView:somethingNew:", on: .delegate))
        expectEqual(rig.count(.lostOwner), 1)
        // It is found out once.
        expectEqual(rig.manager.implementedEvents, [])
        expectEqual(table.announcementsAsked[.delegate], before + 1)
    }

    @Test(
        "An owner is not told again what it sends back, whatever it was told in between, and by whichever method (F35)")
    func sentBack() {
        let rig = SlotRig(table)
        var heard = 0
        rig.manager.on(model: Apple.self).didSelect.withoutCell { _, _ in heard += 1 }
        let owner = Echo()
        rig.manager.owner = owner
        rig.load()
        table.send(\.didSelect, at: [0, 0])
        expectEqual((heard, owner.calls), (1, ["select"]))
        // Another call to the owner has begun and ended before the event comes back.
        owner.inside["select"] = { [table] in
            table.send(\.didHighlight, at: [0, 0])
            table.send(\.didSelect, at: [0, 0])
        }
        table.send(\.didSelect, at: [0, 0])
        expectEqual((heard, owner.calls), (2, ["select", "select", "highlight"]))
        // It comes back through another of the owner's methods.
        owner.inside["select"] = { [table] in table.send(\.didHighlight, at: [0, 0]) }
        owner.inside["highlight"] = { [table] in table.send(\.didSelect, at: [0, 0]) }
        table.send(\.didSelect, at: [0, 0])
        expectEqual((heard, owner.calls.suffix(2)), (3, ["select", "highlight"]))
        expectEqual(owner.calls.count, 5)
        // It is about another row, so it is another event.
        owner.inside["select"] = { [table] in table.send(\.didSelect, at: [0, 1]) }
        table.send(\.didSelect, at: [0, 0])
        expectEqual((heard, owner.calls.count), (5, 7))
        expectEqual(rig.manager.checkInvariants(), [])
    }

    @Test("An owner that forwards a notice about several rows back is told once, and so is each closure (F35)")
    func severalSentBack() {
        let former = Forwarding()
        table.prefetchDataSource = former
        let rig = SlotRig(table, apples: 50)
        var heard: [IndexPath] = []
        rig.manager.on(model: Apple.self).prefetch { _, path in heard.append(path) }
        former.target = table.prefetchDataSource
        for round in 1...2 {
            heard = []
            rig.load()
            expectEqual(former.calls, round)
            expectTrue(heard.count > 1 && heard.count == Set(heard).count)
            table.reloadData()
        }
        expectEqual(rig.manager.checkInvariants(), [])
    }

    /// Forwards what it is told about several rows to the object in the slot.
    private final class Forwarding: HeadlessSlotObject {
        weak var target: (any HeadlessSlotObject)?
        var calls = 0
        func responds(to event: DelegateEvent) -> Bool { event.name == "prefetch" }
        func tellSeveral(_ event: ItemNotice, at paths: [IndexPath]) {
            calls += 1
            if calls < 5 { target?.tellSeveral(event, at: paths) }
        }
    }

    /// Does something inside its own methods, once.
    private final class Echo: TableOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(Echo.self) { me in
            me.didSelect { me, _ in me.note("select") }
            me.didHighlight { me, _ in me.note("highlight") }
        }
        var calls: [String] = []
        var inside: [String: () -> Void] = [:]

        func note(_ call: String) {
            calls.append(call)
            inside.removeValue(forKey: call)?()
        }
    }
}
