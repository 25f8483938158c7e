import DeputyHeadless
import Foundation
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Comparing elsewhere (F62)")
struct ApplyInBackgroundTests {
    let table: HeadlessTable
    let manager: TableManager<HeadlessTables>
    private var items: ItemStore { manager.items }

    init() { (table, manager) = textTable() }

    @Test("What changes while a comparison runs elsewhere is not overlooked (F62)")
    func changedMeanwhile() async {
        let gate = Gate()
        items.setItems([Gated(id: 1, content: "old", gate: gate)])
        manager.flush()
        async let applied: Void = items.applyInBackground(items: [Gated(id: 1, content: "old", gate: gate)])
        while !gate.isReached { await Task.yield() }
        // The comparison is under way, and finds that nothing changes; then something does, and is shown.
        items.replace(at: [0, 0], with: Gated(id: 1, content: "new", gate: gate))
        manager.flush()
        #expect(table.cell(at: [0, 0])?.text == "new")
        gate.open()
        await applied
        manager.flush()
        #expect(items.item(at: [0, 0], as: Gated.self)?.content == "old")
        #expect(table.cell(at: [0, 0])?.text == "old")
    }

    @Test("Items applied in the background keep the cells of what stays, without a reload (F62)")
    func inBackground() async {
        let board = Board([(0..<2_000).map { thing($0) }])
        let cell = board.cell(0, 5)
        let new = (5..<2_000).map { thing($0, $0 == 7 ? 1 : 0) } + [thing(9_999)]
        await board.items.applyInBackground(items: new)
        board.endTurn()
        #expect(board.items.items(inSection: 0) as? [Thing] == new)
        #expect(board.table.itemCounts == [1_996])
        #expect(board.keeps(cell, 0, 0))
        #expect(board.cell(0, 2)?.text == "7'1")
        #expect(board.table.updates.reloads == 0)

        await board.items.applyInBackground(items: things(1, 2), inSection: 3)
        board.endTurn()
        #expect(board.table.itemCounts == [1_996, 0, 0, 2])
        #expect(board.manager.checkInvariants() == [])
    }
}

/// An item whose comparison waits at a gate.
private struct Gated: Identifiable, Equatable, Sendable, CustomStringConvertible {
    let id: Int
    let content: String
    let gate: Gate
    var description: String { content }

    static func == (a: Self, b: Self) -> Bool {
        a.gate.pass()
        return a.content == b.content
    }
}

/// Stops whoever passes until it is opened. Its state is only touched under its lock.
private final class Gate: @unchecked Sendable {
    private let lock = NSCondition()
    private var wasReached = false
    private var isOpen = false

    var isReached: Bool { lock.withLock { wasReached } }

    func pass() {
        lock.withLock {
            wasReached = true
            while !isOpen { lock.wait() }
        }
    }

    func open() {
        lock.withLock {
            isOpen = true
            lock.broadcast()
        }
    }
}
