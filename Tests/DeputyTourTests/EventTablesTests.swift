import DeputyHeadless
import Foundation
import Testing

@testable import deputy_tour

@MainActor
@Suite("The tables of the documentation (F26)")
struct EventTablesTests {
    @Test("Docs/Events.md is what the catalogue makes it; if not, run swift run deputy-tour events > Docs/Events.md")
    func pageIsFresh() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Docs/Events.md"), encoding: .utf8)
        #expect(page == eventTables() + "\n")
    }

    @Test("Every event that the page says a gesture sends is sent by it, and by none before it (F83)")
    func gesturesSendTheirEvents() {
        var sent: [String: Set<String>] = [:]
        for (gesture, _) in flows { sent[gesture] = perform(gesture) }
        for (gesture, events) in flows {
            for event in events { #expect(sent[gesture]?.contains(event) == true, "\(event) by \(gesture)") }
        }
        #expect(Set(flows.flatMap(\.events)).count == flows.flatMap(\.events).count)
        let bySend = Catalogue<TableEvents<Headless>>.shared.all.map(\.name).filter { flow(of: $0) == "`send`" }
        #expect(bySend == ["shouldShowMenu", "canPerformAction", "performAction"])
    }

    /// What a table on which everything is announced sends in the course of a gesture, and of those that end it.
    private func perform(_ gesture: String) -> Set<String> {
        let stage = EverythingTable()
        let table = stage.table
        if gesture == "layoutIfNeeded()" { return stage.sent }
        table.journal = Journal()
        switch gesture {
        case "scroll(to:)":
            table.scroll(to: [1, 20])
            table.scroll(to: [0, 0])
        case "tap(_:)":
            table.tap([0, 0])
            table.tap([0, 1])
        case "tapAccessory(_:)": table.tapAccessory([0, 0])
        case "selectRows(from:through:)":
            table.allowsMultipleSelectionDuringEditing = true
            table.selectRows(from: [0, 0], through: [0, 1])
        case "beginEditing()": table.beginEditing()
        case "delete(_:)": table.delete([0, 0])
        case "move(_:through:to:)": table.move([0, 0], to: [0, 1])
        case "swipe(_:_:)":
            table.swipe([0, 0], .leading)
            table.swipe([0, 0], .trailing)
            table.endSwipe()
            // Where both are announced, the old actions are never asked for.
            let old = EverythingTable(but: "trailingSwipeActionsConfiguration")
            old.table.swipe([0, 0], .trailing)
            return stage.sent.union(old.sent)
        case "press(_:)":
            table.press([0, 0])
            table.closeMenu()
            table.press([0, 0])
            table.tapPreview()
        case "focus(_:)":
            table.selectionFollowsFocus = true
            table.focus()
            table.focus([0, 0])
        case "tapIndexTitle(_:)": table.tapIndexTitle(0)
        case "drag(_:)":
            table.drag([0, 0])
            table.addToDrag([0, 1])
            table.hover(over: [0, 1])
            table.drop(at: nil)
        case "drop(at:)":
            table.drop(HeadlessDragSession([.init("x")]), at: [0, 0])
            stage.accepts = false
            table.drop(HeadlessDragSession([.init("x")]), at: [0, 0])
        default: break
        }
        return stage.sent
    }
}

/// A table on which every event is announced and answered so that each flow goes on.
@MainActor
private final class EverythingTable: HeadlessTableDelegate, HeadlessTableDataSource {
    let table = HeadlessTable(height: 400)
    let manager: TableManager<Headless>
    var accepts = true
    private let silent: String?

    /// - Parameter silent: the event that is not announced.
    init(but silent: String? = nil) {
        self.silent = silent
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(HeadlessCell.self, for: Int.self) { mapping in
            mapping.itemsForBeginningDragSession { _, _, _ in [HeadlessDragItem("row")] }
            mapping.contextMenuConfiguration { _, _, _ in HeadlessMenu(["Open"]) }
            mapping.shouldBeginMultipleSelectionInteraction { _, _ in true }
            mapping.leadingSwipeActionsConfiguration { _, _ in HeadlessSwipeActions(["Pin"]) }
        } configure: { cell, number, _ in
            cell.text = "\(number)"
        }
        manager.registerHeader(HeadlessHeaderFooter.self, for: String.self) { view, text, _ in view.text = text }
        manager.registerFooter(HeadlessHeaderFooter.self, for: String.self) { view, text, _ in view.text = text }
        manager.sectionIndexTitles { ["A", "B"] }
        manager.dropSessionDidUpdate { [unowned self] _, _ in accepts ? .copy : .forbidden }
        manager.items.setSections([
            ItemSection([1, 2], header: "A", footer: "a"), ItemSection(Array(0..<40), header: "B", footer: "b"),
        ])
        real = table.delegate as? any HeadlessTableDelegate & HeadlessTableDataSource
        for part in DelegatePart.allCases { Headless.setOccupant(self, of: part, in: table) }
        table.layoutIfNeeded()
        table.reloadData()
    }

    var sent: Set<String> { Set(table.journal.entries.map(\.event)) }

    // Says yes to everything, and passes everything on.
    private weak var real: (any HeadlessTableDelegate & HeadlessTableDataSource)?
    func responds(to event: Event) -> Bool { event.name != silent }
    func numberOfSections(in table: HeadlessTable) -> Int { real?.numberOfSections(in: table) ?? 0 }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int {
        real?.table(table, numberOfRowsInSection: section) ?? 0
    }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        real?.table(table, cellForRowAt: indexPath) ?? HeadlessCell()
    }
    func table(_ table: HeadlessTable, headerInSection section: Int) -> HeadlessHeaderFooter? {
        real?.table(table, headerInSection: section)
    }
    func table(_ table: HeadlessTable, footerInSection section: Int) -> HeadlessHeaderFooter? {
        real?.table(table, footerInSection: section)
    }
    func hasHeader(in table: HeadlessTable, section: Int) -> Bool { true }
    func hasFooter(in table: HeadlessTable, section: Int) -> Bool { true }
    func title(in table: HeadlessTable, headerInSection section: Int) -> String? { nil }
    func title(in table: HeadlessTable, footerInSection section: Int) -> String? { nil }
    func tellSeveral(_ event: ItemsNotice, at paths: [IndexPath]) { real?.tellSeveral(event, at: paths) }
    func tableWillAct(_ table: HeadlessTable) { real?.tableWillAct(table) }

    func ask<Scope: EventScope, Argument, Answer, OwnerArguments>(
        _ event: Question<Scope, Argument, Answer, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        real?.ask(event, argument, view: view, at: position)
            ?? event.fallback(Situation(host: table, argument: argument, position: position))
    }

    func tell<Scope: EventScope, Argument, OwnerArguments>(
        _ event: Notice<Scope, Argument, OwnerArguments>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {
        real?.tell(event, argument, view: view, at: position)
    }
}
