import DeputyHeadless
import Foundation

/// A table on which every event is announced and answered so that each flow goes on.
final class EverythingTable: Everything, HeadlessTableDelegate, HeadlessTableDataSource {
    private let table = HeadlessTable(height: 400)
    private let manager: TableManager<HeadlessTables>
    private var accepts = true

    private override init(but silent: Set<String> = []) {
        manager = TableManager(table)
        super.init(but: silent)
        manager.anomalyLog.sink = { _ in }
        manager.register(HeadlessCell.self, for: Int.self) { mapping in
            mapping.itemsForBeginningDragSession.withoutCell { _, _, _ in [HeadlessDragItem("row")] }
            mapping.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(["Open"]) }
            mapping.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true }
            mapping.leadingSwipeActionsConfiguration.withoutCell { _, _ in HeadlessSwipeActions(["Pin"]) }
        } configure: { cell, number, _ in
            cell.text = "\(number)"
        }
        manager.registerHeader(HeadlessHeaderFooter.self, for: String.self) { view, text, _ in view.text = text }
        manager.registerFooter(HeadlessHeaderFooter.self, for: String.self) { view, text, _ in view.text = text }
        manager.onHost.sectionIndexTitles { ["A", "B"] }
        manager.onHost.dropSessionDidUpdate { [unowned self] _, _ in accepts ? .copy : .forbidden }
        manager.items.setSections([
            ItemSection([1, 2], header: "A", footer: "a"), ItemSection(Array(0..<40), header: "B", footer: "b"),
        ])
        proxy = table.delegate
        for part in DelegatePart.allCases { HeadlessTables.setOccupant(self, of: part, in: table) }
        table.layoutIfNeeded()
        table.reloadData()
    }

    /// What is sent in the course of a gesture, and of those that end it.
    static func sent(by gesture: String) -> Set<String> {
        let stage = EverythingTable()
        guard gesture != "layoutIfNeeded()" else { return stage.sent }
        stage.table.journal = HeadlessJournal()
        stage.perform(gesture)
        // Where both are announced, the old actions are never asked for.
        guard gesture == "swipe(_:_:)" else { return stage.sent }
        let old = EverythingTable(but: ["trailingSwipeActionsConfiguration"])
        old.table.swipe([0, 0], .trailing)
        return stage.sent.union(old.sent)
    }

    private var sent: Set<String> { Set(table.journal.entries.map(\.event)) }

    private func perform(_ gesture: String) {
        switch gesture {
        case "scroll(to:)":
            table.scroll(to: [1, 20])
            table.scroll(to: [0, 0])
        case "tap(_:)":
            table.tap([0, 0])
            table.tap([0, 1])
        case "tapAccessory(_:)": table.tapAccessory([0, 0])
        case "selectItems(from:through:)":
            table.allowsMultipleSelectionDuringEditing = true
            table.selectItems(from: [0, 0], through: [0, 1])
        case "beginEditing()": table.beginEditing()
        case "delete(_:)": table.delete([0, 0])
        case "move(_:through:to:)":
            table.beginEditing()
            table.move([0, 0], to: [0, 1])
            table.endEditing()
        case "swipe(_:_:)":
            table.swipe([0, 0], .leading)
            table.swipe([0, 0], .trailing)
            table.endSwipe()
        case "press(_:)":
            table.press([0, 0])
            table.closeMenu()
            table.press([0, 0])
            table.tapPreview()
        case "focus(_:)":
            table.selectionFollowsFocus = true
            table.focus()
            table.focus([0, 0])
        case "scroll(by:animated:)": table.scroll(by: 10, animated: true)
        case "pan(by:velocity:)": table.pan(by: 10, velocity: 0.1)
        case "scrollToTop()": table.scrollToTop()
        case "tapIndexTitle(_:)": table.tapIndexTitle(0)
        case "drag(_:)":
            table.drag([0, 0])
            table.addToDrag([0, 1])
            table.isSpringLoaded = true
            table.hover(over: [0, 1])
            table.drop(at: nil)
        case "drop(at:)":
            table.drop(HeadlessDragSession([.init("x")]), at: [0, 0])
            accepts = false
            table.drop(HeadlessDragSession([.init("x")]), at: [0, 0])
        default: break
        }
    }

    private var real: (any HeadlessTableDelegate & HeadlessTableDataSource)? {
        proxy as? any HeadlessTableDelegate & HeadlessTableDataSource
    }
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
    func tableWillAct(_ table: HeadlessTable) { real?.tableWillAct(table) }
}
