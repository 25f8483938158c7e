import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

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
        expectEqual(rig.table.header(inSection: 0)?.text, "apple")
        expectEqual(rig.table.header(inSection: 1)?.text, "the owner's header")
        expectEqual(rig.table.footer(inSection: 0)?.text, "the owner's footer")
        rig.manager.owner = nil
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        expectEqual(rig.table.header(inSection: 0)?.text, "apple")
        expectNil(rig.table.header(inSection: 1))
        expectNil(rig.table.footer(inSection: 0))
    }

    @Test("The method is there only while a header is registered or the owner has it", arguments: ["Header", "Footer"])
    func needed(_ kind: String) throws {
        let selector = "tableView:viewFor\(kind)InSection:"
        let slot = try #require((rig.table.delegate as? any _SlotProxy)?.slot)
        expectFalse(slot.responds(to: selector))
        let token =
            kind == "Header"
            ? rig.manager.registerHeader(AppleHeader.self) : rig.manager.registerFooter(AppleHeader.self)
        expectTrue(slot.responds(to: selector))
        token.cancel()
        expectFalse(slot.responds(to: selector))
        let owner = Owner()
        owner.methods = [selector]
        rig.manager.owner = owner
        expectTrue(slot.responds(to: selector))
    }

    /// An owner that gives titles, and views where it is told to.
    private final class TitleOwner: OwnDelegate {
        var makesViews = false
        var titles: [String?] = []
        override func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? {
            makesViews ? HeadlessHeaderFooter() : nil
        }
        override func title(in table: HeadlessTable, headerInSection section: Int) -> String? {
            section < titles.count ? titles[section] : nil
        }
        override func title(in table: HeadlessTable, footerInSection section: Int) -> String? {
            section < titles.count ? titles[section].map { "under \($0)" } : nil
        }
    }

    @Test("An owner's titles are shown where the manager has neither text nor a view for the section (R3, F35)")
    func ownersTitles() {
        let owner = TitleOwner()
        owner.titles = ["zero", "one", "two", nil]
        rig.manager.owner = owner
        rig.manager.registerHeader(AppleHeader.self)
        rig.manager.items.setSections([
            ItemSection([Apple()], header: Apple()), ItemSection([Apple()], header: "the items'"),
            ItemSection([Apple()]), ItemSection([Apple()]),
        ])
        rig.load()
        expectEqual(rig.table.header(inSection: 0)?.text, "apple")
        expectNil(rig.table.header(inSection: 0)?.title, "no title is put on a mapping's view")
        expectEqual((0..<4).map { rig.table.header(inSection: $0)?.title }, [nil, "the items'", "two", nil])
        expectEqual(
            (0..<4).map { rig.table.footer(inSection: $0)?.title }, ["under zero", "under one", "under two", nil])
        expectNil(rig.table.header(inSection: 3), "no title, no room")
        rig.manager.owner = nil
        rig.table.reloadData()
        rig.table.layoutIfNeeded()
        expectNil(rig.table.header(inSection: 2))
        expectEqual(rig.table.header(inSection: 1)?.title, "the items'")
    }

    @Test("An owner's title is put on the owner's own view, as a table view does (R3)")
    func titleOnOwnersView() {
        let owner = TitleOwner()
        (owner.titles, owner.makesViews, owner.hasHeaders) = (["zero"], true, true)
        owner.methods = ["tableView:viewForHeaderInSection:"]
        rig.manager.owner = owner
        rig.table.reloadData()
        rig.load()
        expectEqual(rig.table.header(inSection: 0)?.title, "zero")
    }

    @Test("A data source that the table had before the manager gives its titles (R15)")
    func adoptedTitles() {
        let table = HeadlessTable()
        let former = TitleOwner()
        former.titles = ["former"]
        table.dataSource = former
        let rig = SlotRig(table)
        rig.load()
        expectEqual(table.header(inSection: 0)?.title, "former")
        rig.manager.items.setHeader("new")
        table.layoutIfNeeded()
        expectEqual(table.header(inSection: 0)?.title, "new")
    }
}
