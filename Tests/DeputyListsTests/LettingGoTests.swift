import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("What is let go (F9, F10)")
struct LettingGoTests {
    @Test("A handler that captures its table leaks nothing before a cell is shown (F10)")
    func capturedTableIsFreedUnshown() {
        weak var gone: HeadlessTable?
        do {
            let table = HeadlessTable()
            let manager = TableManager(table)
            manager.items.setItems([1])
            gone = table
            manager.register(IntCell.self) { m in m.didSelect { _, _, _ in _ = table.isEditing } }
        }
        #expect(gone == nil)
    }

    @Test("A handler that captures its table leaks nothing after cells were shown (F10)")
    func capturedTableIsFreed() {
        weak var gone: HeadlessTable?
        do {
            let (table, manager) = intTable()
            gone = table
            manager.register(IntCell.self) { m in m.didSelect { _, _, _ in _ = table.isEditing } }
            table.layoutIfNeeded()
        }
        #expect(gone == nil)
    }

    @Test("A handler that captures the item store leaks nothing (F10)")
    func capturedStoreIsFreed() {
        weak var gone: Probe?
        weak var store: ItemStore?
        do {
            let (table, manager) = intTable()
            let probe = Probe()
            gone = probe
            let items = manager.items
            store = items
            manager.register(IntCell.self) { m in
                m.didSelect { _, _, path in
                    probe.hits += 1
                    items.remove(at: path)
                }
            }
            table.tap([0, 0])
        }
        #expect(gone == nil)
        #expect(store == nil)
    }

    @Test("A manager whose handlers capture nothing is freed (F10)")
    func nothingCapturedIsFreed() {
        weak var gone: Probe?
        do {
            let table = HeadlessTable()
            let manager = TableManager(table)
            manager.items.setItems([1])
            let probe = Probe()
            gone = probe
            manager.register(IntCell.self) { m in m.didSelect { _, _, path in probe.hits += 1 } }
            table.tap([0, 0])
        }
        #expect(gone == nil)
    }

    @Test("The handlers of a dead manager are freed while its table lives (F10)")
    func deadManagersHandlers() {
        let table = HeadlessTable()
        weak var gone: Probe?
        do {
            let manager = TableManager(table)
            let probe = Probe()
            gone = probe
            manager.items.setItems([1])
            manager.register(IntCell.self) { m in m.didSelect { _, _, _ in probe.hits += 1 } }
            table.layoutIfNeeded()
        }
        #expect(gone == nil)
    }

    @Test("A token that its own handler captures leaks nothing (F9)")
    func tokenCapturedByItsHandler() {
        weak var gone: Probe?
        do {
            let (table, manager) = intTable()
            let probe = Probe()
            gone = probe
            manager.register(IntCell.self)
            var token: Registration?
            token = manager.didSelect(IntCell.self) { _, _, _ in
                probe.hits += 1
                token?.cancel()
            }
            table.layoutIfNeeded()
        }
        #expect(gone == nil)
    }

    @Test("A mapping that its own handler captures leaks nothing (F10)")
    func mappingCapturedByItsHandler() {
        weak var gone: Probe?
        do {
            let (table, manager) = intTable()
            let probe = Probe()
            gone = probe
            manager.register(IntCell.self) { m in
                m.didSelect { _, _, _ in
                    probe.hits += 1
                    m.condition = .section(0)
                }
            }
            table.layoutIfNeeded()
        }
        #expect(gone == nil)
    }

    @Test("A mapping kept beyond its manager takes handlers without harm (R12)")
    func mappingOutlivesManager() {
        var later: (() -> Void)?
        do {
            let table = HeadlessTable()
            let manager = TableManager(table)
            manager.items.setItems([1])
            manager.register(IntCell.self) { m in
                later = {
                    m.didSelect { _, _, _ in }
                    m.condition = .section(1)
                }
            }
            table.layoutIfNeeded()
        }
        later?()
    }
}
