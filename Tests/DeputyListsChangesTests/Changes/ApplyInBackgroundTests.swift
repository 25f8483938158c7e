import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
// One after the other, because a comparison that waits keeps a thread of the few that there are.
@Suite("Comparing elsewhere (F62)", .serialized)
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
        expectEqual(table.cell(at: [0, 0])?.text, "new")
        gate.open()
        await applied
        manager.flush()
        expectEqual(items.item(at: [0, 0], as: Gated.self)?.content, "old")
        expectEqual(table.cell(at: [0, 0])?.text, "old")
    }

    @Test(
        "The last call wins, though an older one is ready later; other sections do not overtake it (F62)",
        arguments: 0..<5)
    func lastCallWins(_ other: Int) async {
        let (old, new) = (Gate(), Gate())
        new.open()
        items.setItems([Gated(id: 1, content: "first", gate: new)])
        var completions = 0
        async let older: Void = items.applyInBackground(items: [Gated(id: 1, content: "older", gate: old)]) {
            completions += 1
        }
        while !old.isReached { await Task.yield() }
        let last = [Gated(id: 1, content: "last", gate: new)]
        switch other {
        case 0: await items.applyInBackground(items: last)
        case 1: items.apply(items: last)
        case 2: items.setItems(last)
        case 3: items.setSections([ItemSection(last)])
        default: items.removeAll()
        }
        items.setItems([Gated(id: 7, content: "second section", gate: new)], inSection: 1)
        old.open()
        await older
        manager.flush()
        expectEqual(items.item(at: [0, 0], as: Gated.self)?.content, (other == 4 ? nil : "last"))
        expectEqual(completions, 0)
    }

    @Test("What is set in another section meanwhile does not overtake it (F62)")
    func otherSections() async {
        let (gate, open) = (Gate(), Gate())
        open.open()
        items.setSections([[Gated(id: 1, content: "first", gate: open)], [Gated(id: 2, content: "other", gate: open)]])
        async let applied: Void = items.applyInBackground(items: [Gated(id: 1, content: "new", gate: gate)])
        while !gate.isReached { await Task.yield() }
        items.setItems([Gated(id: 3, content: "set", gate: open)], inSection: 1)
        gate.open()
        await applied
        expectEqual(items.item(at: [0, 0], as: Gated.self)?.content, "new")
        expectEqual(items.item(at: [1, 0], as: Gated.self)?.content, "set")
    }

    @Test("A task that was cancelled changes nothing (F62)")
    func cancelled() async {
        let gate = Gate()
        let items = items
        items.setItems([Gated(id: 1, content: "first", gate: gate)])
        var completions = 0
        let task = Task {
            await items.applyInBackground(items: [Gated(id: 1, content: "cancelled", gate: gate)]) { completions += 1 }
        }
        while !gate.isReached { await Task.yield() }
        task.cancel()
        gate.open()
        await task.value
        manager.flush()
        expectEqual(items.item(at: [0, 0], as: Gated.self)?.content, "first")
        expectEqual(completions, 0)
    }

    @Test("Items applied in the background keep the cells of what stays, without a reload (F62)")
    func inBackground() async {
        let board = Board([(0..<2_000).map { thing($0) }])
        let cell = board.cell(0, 5)
        let new = (5..<2_000).map { thing($0, $0 == 7 ? 1 : 0) } + [thing(9_999)]
        await board.items.applyInBackground(items: new)
        board.endTurn()
        expectEqual(board.items.items(inSection: 0) as? [Thing], new)
        expectEqual(board.table.itemCounts, [1_996])
        expectTrue(board.keeps(cell, 0, 0))
        expectEqual(board.cell(0, 2)?.text, "7'1")
        expectEqual(board.table.updates.reloads, 0)

        await board.items.applyInBackground(items: things(1, 2), inSection: 3)
        board.endTurn()
        expectEqual(board.table.itemCounts, [1_996, 0, 0, 2])
        expectEqual(board.manager.checkInvariants(), [])
    }
}

/// An item that waits at its gate where it is compared with a former one.
private struct Gated: Identifiable, Equatable, Sendable, CustomStringConvertible {
    let id: Int
    let content: String
    let gate: Gate
    var description: String { content }

    static func == (a: Self, b: Self) -> Bool {
        b.gate.pass()
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
