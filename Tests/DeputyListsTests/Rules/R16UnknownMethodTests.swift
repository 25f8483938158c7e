import DeputyHeadless
import Foundation
import Testing

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
        #expect(!table.perform("tableView:somethingNew:", on: part))
        let owner = OwnDelegate()
        owner.methods = ["tableView:somethingNew:"]
        rig.manager.owner = owner
        #expect(table.perform("tableView:somethingNew:", on: part))
        #expect(owner.received == ["tableView:somethingNew:"])
        #expect(rig.manager.forwardedSelectors == ["tableView:somethingNew:"])
        rig.manager.owner = nil
        #expect(!table.perform("tableView:somethingNew:", on: part))
        #expect(rig.manager.forwardedSelectors == [])
    }

    @Test("An owner that answers as the one before sets no slot again")
    func nothingNew() {
        let rig = SlotRig(table)
        let owners = [OwnDelegate(), OwnDelegate()]
        rig.manager.owner = owners[0]
        rig.load()
        let before = table.announcementsAsked
        rig.manager.owner = owners[1]
        #expect(table.announcementsAsked == before)
        #expect(!table.needsReload)
    }

    @Test("An event of another protocol is not implemented, whatever the owner has")
    func otherProtocol() {
        let rig = SlotRig(table)
        let owner = OwnDelegate()
        owner.methods = ["canEditCell"]
        rig.manager.owner = owner
        let slots = DelegatePart.allCases.compactMap { (table.occupant(of: $0) as? any SlotProxy)?.slot }
        #expect(slots.map(\.part) == [.delegate, .dataSource])
        #expect(slots.map { $0.responds(to: "tableView:canEditRowAtIndexPath:") } == [false, true])
    }

    @Test("An owner that forwards to the manager's own proxy is asked once, and the closure is called once")
    func askedBack() {
        let wrapper = Wrapper()
        wrapper.methods = ["heightForCell", "didSelect"]
        table.delegate = wrapper
        let rig = SlotRig(table)
        var heard = 0
        rig.manager.didSelect(for: Apple.self) { _, _ in heard += 1 }
        rig.manager.registerHeader(AppleHeader.self)
        // No mapping makes a view for it, so the owner is asked.
        rig.manager.items.setHeader(Pear())
        wrapper.target = table.delegate
        rig.load()
        #expect(table.send(\.heightForCell, at: [0, 0]) == table.rowHeight)
        table.tap([0, 0])
        #expect(heard == 1)
        #expect(wrapper.passedOn > 1)
        #expect(wrapper.headersAsked > 0)
        #expect(table.header(inSection: 0) == nil)
        #expect(!table.perform("tableView:somethingNew:", on: .delegate))
        #expect(rig.manager.checkInvariants() == [])
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
        #expect(table.send(\.heightForCell, at: [0, 0]) == 34)
    }

    /// Gives the first row the height of the second and one more.
    private final class Asking: TableOwner {
        typealias Kit = Headless
        static let methods = OwnerMethods(Asking.self) { me in
            me.heightForCell { me, _, path in
                guard path == [0, 0], let next = me.table?.delegate else { return 44 }
                return next.ask(Catalogue<E>.shared.events.heightForCell, (), view: nil, at: [0, 1]) + 1
            }
        }
        weak var table: HeadlessTable?
    }

    @Test("An object in a slot conforms to what its proxy conforms to, and to what the owner does")
    func conformance() throws {
        let rig = SlotRig(table)
        let slot = try #require((table.delegate as? any SlotProxy)?.slot)
        #expect(slot.conforms(true) { _ in false })
        #expect(!slot.conforms(false) { _ in true })
        let owner = OwnDelegate()
        rig.manager.owner = owner
        #expect(slot.conforms(false) { $0 === owner })
        #expect(!slot.conforms(false) { _ in false })
        // An owner that asks the proxy in turn gets no as an answer.
        #expect(!slot.conforms(false) { _ in slot.conforms(false) { _ in true } })
    }
}
