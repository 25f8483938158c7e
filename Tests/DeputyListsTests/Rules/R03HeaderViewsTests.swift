import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Who makes views of headers: the mappings, then the owner (R3, F35)")
struct HeaderViewsTests {
    private final class Owner: OwnDelegate {
        override func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? {
            view("header")
        }
        override func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter? {
            view("footer")
        }
        private func view(_ text: String) -> HeadlessHeaderFooter {
            let view = HeadlessHeaderFooter()
            view.text = "the owner's \(text)"
            return view
        }
    }

    let rig = SlotRig()

    @Test("A mapping's view comes before the owner's, which comes where no mapping makes one (R3, F35)")
    func order() {
        let owner = Owner()
        owner.methods = ["tableView:viewForHeaderInSection:", "tableView:viewForFooterInSection:"]
        owner.hasHeaders = true
        rig.manager.owner = owner
        rig.manager.registerHeader(AppleHeader.self)
        rig.manager.items.setSections([ItemSection([Apple()], header: Apple()), ItemSection([Apple()])])
        rig.load()
        #expect(rig.table.header(inSection: 0)?.text == "apple")
        #expect(rig.table.header(inSection: 1)?.text == "the owner's header")
        #expect(rig.table.footer(inSection: 0)?.text == "the owner's footer")
        rig.manager.owner = nil
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        #expect(rig.table.header(inSection: 0)?.text == "apple")
        #expect(rig.table.header(inSection: 1) == nil)
        #expect(rig.table.footer(inSection: 0) == nil)
    }

    @Test("The method is there only while a header is registered or the owner has it", arguments: ["Header", "Footer"])
    func needed(_ kind: String) throws {
        let selector = "tableView:viewFor\(kind)InSection:"
        let slot = try #require((rig.table.delegate as? any SlotProxy)?.slot)
        #expect(!slot.responds(to: selector))
        let token =
            kind == "Header"
            ? rig.manager.registerHeader(AppleHeader.self) : rig.manager.registerFooter(AppleHeader.self)
        #expect(slot.responds(to: selector))
        token.cancel()
        #expect(!slot.responds(to: selector))
        let owner = Owner()
        owner.methods = [selector]
        rig.manager.owner = owner
        #expect(slot.responds(to: selector))
    }
}
