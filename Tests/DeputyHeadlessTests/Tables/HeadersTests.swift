import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Heights of headers, and the room that the headers and footers of two grouped sections have then.
private let rooms: [(CGFloat?, room: CGFloat)] = [(nil, 72), (0, 72), (.leastNormalMagnitude, 36), (50, 136)]

@MainActor
@Suite("Headers and footers of the headless table (F83)")
struct HeadersTests {
    let table = HeadlessTable(height: 300)
    let manager: TableManager<HeadlessTables>
    let owner = DisplayOwner()

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(BookCell.self)
        manager.owner = owner
    }

    private func show(_ sections: [ItemSection]) {
        manager.items.setSections(sections)
        table.layoutIfNeeded()
    }

    private func books(_ count: Int) -> [Any] { (0..<count).map { Book(title: "\($0)") } }

    @Test(
        "A grouped table has room above and below each section, also for a height of 0, and none for the least one (F83)",
        arguments: rooms)
    func grouped(_ height: CGFloat?, room: CGFloat) {
        let table = HeadlessTable(height: 440, isGrouped: true)
        let manager = TableManager(table)
        manager.register(BookCell.self)
        if let height { manager.registerHeader(TitleHeader.self) { $0.heightForHeader { _, _ in height } } }
        let section = ItemSection([Book(title: "A")], header: height.map { _ in "Title" })
        manager.items.setSections([section, section])
        table.layoutIfNeeded()
        expectEqual(table.contentHeight, 2 * 44 + room)
        expectEqual(table.header(inSection: 0)?.text, height.map { $0 == .leastNormalMagnitude ? nil : "Title" } ?? nil)
        expectNil(table.footer(inSection: 0))
        expectEqual(manager.anomalies, [])
        // A walk over the window ends, though there is room that no view fills.
        table.journal = HeadlessJournal()
        table.layoutIfNeeded()
        expectEqual(table.journal.lines, [])
    }

    @Test("They come and go after the rows, section by section (F83)")
    func afterTheRows() {
        manager.on(BookCell.self).willDisplay { _, _, _ in }
        manager.on(BookCell.self).didEndDisplaying { _, _, _ in }
        show([
            ItemSection(books(2), header: "a", footer: "b"), ItemSection(books(2), header: "c"),
            ItemSection(books(9)),
        ])
        expectEqual(
            table.journal.entries.filter { $0.event != "cellForRow" }.map { "\($0.event) \($0.place)" },
            [
                "willDisplay [0, 0]", "willDisplay [0, 1]", "willDisplay [1, 0]", "willDisplay [1, 1]",
                "willDisplay [2, 0]", "willDisplayHeaderView section 0", "willDisplayFooterView section 0",
                "willDisplayHeaderView section 1",
            ])
        table.journal = HeadlessJournal()
        table.scroll(to: [1, 1])
        table.scroll(to: [0, 1])
        #expect(
            table.journal.entries.filter { $0.event != "cellForRow" }.map { "\($0.event) \($0.place)" } == [
                "didEndDisplaying [0, 0]", "didEndDisplaying [0, 1]", "didEndDisplaying [1, 0]",
                "willDisplay [2, 1]", "willDisplay [2, 2]", "willDisplay [2, 3]", "willDisplay [2, 4]",
                "willDisplay [2, 5]",
                "didEndDisplayingHeaderView section 0", "didEndDisplayingFooterView section 0",
                "didEndDisplayingHeaderView section 1",
                // Back again: what is below leaves from the end, and new rows above come upwards.
                "didEndDisplaying [2, 5]", "didEndDisplaying [2, 4]", "didEndDisplaying [2, 3]",
                "willDisplay [1, 0]", "willDisplay [0, 1]",
                "willDisplayFooterView section 0", "willDisplayHeaderView section 1",
            ])
    }

    @Test("A title is a header of the table's own, with the notices of any other (F83)")
    func titles() {
        show([ItemSection(books(1), header: "Books", footer: "The end")])
        expectEqual(owner.shown, ["Books 0", "The end 0"])
        expectEqual(table.header(inSection: 0)?.title, "Books")
        expectEqual(manager.anomalies, [])
    }

    @Test("A view wins over a title, and the title is asked for as well and put on it (F83)")
    func viewAndTitle() {
        let table = HeadlessTable()
        let delegate = TitledHeaders()
        (table.delegate, table.dataSource) = (delegate, delegate)
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual((table.header(inSection: 0)?.text, table.header(inSection: 0)?.title), ("view", "title"))
        expectEqual((table.footer(inSection: 0)?.text, table.footer(inSection: 0)?.title), ("", "title"))
        expectEqual(delegate.asked, ["view", "title", "view", "title"])
        expectContains(table.drawing(width: 8), "│ title    │")
    }

    @Test("A header that ends where the window begins is off screen; one that reaches in by a point is not (F83)")
    func headerAtTheTop() {
        show([ItemSection(books(20), header: "a")])
        table.scroll(by: 27)
        expectNotNil(table.header(inSection: 0))
        table.scroll(by: 1)
        expectNil(table.header(inSection: 0))
    }

    @Test("One handler for one header's height leaves the others as they are: the table chooses (R6)")
    func heightsOfOthers() {
        manager.registerHeader(NumberHeader.self) { $0.heightForHeader { _, _ in 50 } }
        show([ItemSection(books(1), header: 1), ItemSection(books(1), header: "text"), ItemSection(books(1))])
        expectEqual(table.journal["heightForHeader"].map(\.answer), ["50.0", "-1.0", "-1.0"])
        // 50, a row, 28 for the text, a row, nothing, a row.
        expectEqual(table.contentHeight, 210)
    }

    @Test("A table that has heights of its own gives these to sections that have headers and footers (R6)")
    func ownHeights() {
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (10, 20)
        let sections = [ItemSection(books(1), header: "a", footer: "b"), ItemSection(books(1))]
        show(sections)
        expectEqual(table.contentHeight, 118)
        // The same as when it is asked, and no closure answers for the section.
        manager.registerHeader(NumberHeader.self) { $0.heightForHeader { _, _ in 99 } }
        manager.registerFooter(NumberHeader.self) { $0.heightForFooter { _, _ in 99 } }
        table.journal = HeadlessJournal()
        show(sections)
        expectEqual(table.journal["heightForHeader"].map(\.answer), ["10.0", "-1.0"])
        expectEqual(table.journal["heightForFooter"].map(\.answer), ["20.0", "-1.0"])
        expectEqual(table.contentHeight, 118)
    }

    @Test("An estimated height is replaced as the header or footer comes on screen, and moves the rest (F83)")
    func estimates() {
        manager.registerHeader(NumberHeader.self) { mapping in
            mapping.estimatedHeightForHeader { _, _ in 10 }
            mapping.heightForHeader { _, _ in 100 }
        }
        manager.registerFooter(NumberHeader.self) { mapping in
            mapping.estimatedHeightForFooter { _, _ in 10 }
            mapping.heightForFooter { _, _ in 60 }
        }
        show([ItemSection(books(1), header: 1, footer: 2), ItemSection(books(9), header: 3, footer: 4)])
        expectEqual(table.journal["heightForHeader"].map(\.place), [.section(0), .section(1)])
        // 100 + 44 + 60 are shown, and 96 of the second header.
        expectEqual(table.visibleItems, [[0, 0]])
        expectEqual(table.journal["heightForFooter"].map(\.place), [.section(0)])
    }

    @Test(
        "A number of the table's own is for sections with a model, and for all of a grouped table; else it is automatic"
    )
    func theRule() {
        for (own, hasModel, isGrouped, height) in [
            (10, true, false, 10), (10, false, false, -1), (10, false, true, 10), (10, true, true, 10),
            (0, true, false, 0), (-1, true, false, -1), (-1, false, true, -1),
        ] as [(CGFloat, Bool, Bool, CGFloat)] {
            expectEqual(
                unansweredSectionHeight(own: own, isGrouped: isGrouped, automatic: -1, hasView: hasModel), height)
        }
    }

    @Test("A header without height is never asked for")
    func noHeight() {
        manager.registerHeader(NumberHeader.self) { mapping in
            mapping.heightForHeader { _, _ in 0 }
            mapping.willDisplayHeaderView { _, _, _ in }
        }
        show([ItemSection(books(1), header: 1)])
        expectNil(table.header(inSection: 0))
        expectEqual(table.journal["willDisplayHeaderView"], [])
    }
}

private final class NumberHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ number: Int) { text = "header \(number)" }
}

/// A header with a view and a title, and a footer whose view is empty.
@MainActor
private final class TitledHeaders: HeadlessTableDelegate, HeadlessTableDataSource {
    private(set) var asked: [String] = []
    func responds(to event: DelegateEvent) -> Bool { false }
    func numberOfSections(in table: HeadlessTable) -> Int { 1 }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { 1 }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell { HeadlessCell() }
    func hasHeader(in table: HeadlessTable, section: Int) -> Bool { true }
    func hasFooter(in table: HeadlessTable, section: Int) -> Bool { true }
    func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? {
        asked.append("view")
        let view = HeadlessHeaderFooter()
        view.text = "view"
        return view
    }
    func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter? {
        asked.append("view")
        return HeadlessHeaderFooter()
    }
    func title(in table: HeadlessTable, headerInSection section: Int) -> String? {
        asked.append("title")
        return "title"
    }
    func title(in table: HeadlessTable, footerInSection section: Int) -> String? {
        asked.append("title")
        return "title"
    }
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer { event.fallback(EventSituation(host: nil, argument: argument, position: position)) }
    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {}
}
