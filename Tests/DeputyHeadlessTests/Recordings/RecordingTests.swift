import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("What is recorded of a list (F89)")
struct RecordingTests {
    /// What a shelf of three books records of a closure, without what it asks for its layout.
    private func recorded(
        _ shelf: Shelf, leavingOutTexts: Bool = false, _ body: (Shelf) -> Void
    ) -> [String] {
        shelf.manager.startRecording(leavingOutTexts: leavingOutTexts)
        body(shelf)
        return shelf.manager.stopRecording()?.lines ?? ["no recording"]
    }

    @Test("A tap: the gesture, then each question with its answer and each notice, with what answered or received it")
    func tap() {
        let shelf = Shelf(3) { mapping in
            mapping.willSelect.withoutCell { _, path in path }
            mapping.didSelect.withoutCell { _, _ in }
        }
        let owner = Owner()
        shelf.manager.owner = owner
        expectEqual(
            recorded(shelf) { $0.table.tap([0, 1]) },
            [
                "gesture tap [0, 1]",
                #"ask shouldHighlight [0, 1] of #1 Book(title: "Book 1") → true, by the owner Owner"#,
                #"ask willSelect [0, 1] of #1 Book(title: "Book 1") → [0, 1], by the handler at DeputyHeadlessTests/RecordingTests.swift"#,
                #"tell didSelect [0, 1] of #1 Book(title: "Book 1"), by the handler at DeputyHeadlessTests/RecordingTests.swift"#,
            ])
    }

    @Test(
        "A question that only a row of another kind answers has the default's answer; a notice says that nothing received it"
    )
    func defaults() {
        let shelf = Shelf(3)
        shelf.manager.register(OtherCell.self) { mapping in
            mapping.heightForCell { _, _ in 10 }
            mapping.didHighlight.withoutCell { _, _ in }
        }
        shelf.table.layoutIfNeeded()
        let lines = recorded(shelf) { $0.table.tap([0, 0]) }
        expectEqual(
            lines,
            [
                "gesture tap [0, 0]", #"tell didHighlight [0, 0] of #1 Book(title: "Book 0"), by nothing"#,
            ])
        let heights = recorded(shelf) {
            $0.table.reloadData()
            $0.table.layoutIfNeeded()
        }
        expectContains(heights, #"ask heightForCell [0, 0] of #1 Book(title: "Book 0") → 44.0, by the default"#)
    }

    @Test("Loading, cells, batches with their stages and reloads are in it, in order")
    func loading() {
        let shelf = Shelf(2)
        let lines = recorded(shelf) { shelf in
            shelf.manager.items.append(Book(title: "C"))
            shelf.manager.items.remove(at: [0, 0])
            shelf.table.layoutIfNeeded()
            shelf.table.isOnScreen = false
            shelf.manager.items.append(Book(title: "D"))
            shelf.table.layoutIfNeeded()
        }
        // The counts are asked to check the batch, and again to lay out what has come.
        let counts = ["ask numberOfSections → 1", "ask numberOfItems section 0 → 2"]
        expectEqual(
            lines,
            ["batch: − [0, 0], + [0, 1]"] + counts + counts + [
                "ask cell [0, 1] → BookCell", "reload", "ask numberOfSections → 1", "ask numberOfItems section 0 → 3",
                "ask cell [0, 0] → BookCell", "ask cell [0, 1] → BookCell", "ask cell [0, 2] → BookCell",
            ])
    }

    @Test("A swipe that a reload closes is not recorded as one that a person closes")
    func swipeClosedByReload() {
        let shelf = Shelf(2) { mapping in
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
            mapping.didEndEditing.withoutCell { _, _ in }
        }
        let lines = recorded(shelf) { shelf in
            shelf.table.swipe([0, 0], .trailing)
            shelf.table.reloadData()
        }
        expectEqual(lines.filter { $0.hasPrefix("gesture") }, ["gesture swipe [0, 0] (trailing)"])
        expectTrue(lines.contains { $0.hasPrefix("tell didEndEditing [0, 0]") })
    }

    @Test("A slot that is set again, lost or given back is in it")
    func slots() {
        let shelf = Shelf(2)
        let lines = recorded(shelf) { shelf in
            shelf.manager.on(BookCell.self).didSelect.withoutCell { _, _ in }
            let other = Owner()
            shelf.table.delegate = other
            withExtendedLifetime(other) { shelf.manager.flush() }
            expectFalse(shelf.manager.responds(to: \.didSelect))
            shelf.manager.detach()
        }
        expectEqual(
            lines.filter { $0.hasPrefix("slot") },
            [
                "slot delegate (set again)", "slot delegate (lost)", "slot dataSource (given back)",
            ])
    }

    @Test("What a cell emits is in it, with what heard it")
    func emitted() throws {
        let shelf = Shelf(2)
        shelf.manager.register(TellingCell.self)
        shelf.manager.items.setItems([3])
        shelf.table.layoutIfNeeded()
        let lines = try recorded(shelf) { shelf in
            try #require(shelf.table.cell(at: [0, 0]) as? TellingCell).emit(event: 7)
        }
        expectEqual(lines, ["emit onEvent [0, 0] (7) of #1 Int 3, by nothing"])
    }

    @Test("Of an object there is its type, also where it prints something else")
    func objects() throws {
        let shelf = Shelf(0)
        shelf.manager.register(TokenCell.self)
        shelf.manager.items.setItems([UInt8(1)])
        shelf.table.layoutIfNeeded()
        let lines = try recorded(shelf) { shelf in
            try #require(shelf.table.cell(at: [0, 0]) as? TokenCell).emit(event: TokenCell.Token())
        }
        expectEqual(lines, ["emit onEvent [0, 0] (Token) of #1 UInt8 1, by nothing"])
    }

    @Test("A view that leaves the screen has no number: its item may be elsewhere; an editing style is one word")
    func leavingAndStyles() {
        let shelf = Shelf(2) { mapping in
            mapping.didEndDisplaying { _, _, _ in }
            mapping.editingStyle { _, _ in .insert }
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
        }
        let lines = recorded(shelf) {
            $0.table.insert([0, 0])
            $0.manager.items.remove(at: [0, 0])
            $0.table.layoutIfNeeded()
        }
        expectTrue(lines.contains { $0.hasPrefix("ask editingStyle [0, 0]") && $0.contains("→ insert, by") })
        expectTrue(lines.contains { $0.hasPrefix("tell commitEditingStyle [0, 0] (insert) of #1") })
        expectTrue(lines.contains { $0.hasPrefix(#"tell didEndDisplaying [0, 0] of Book(title: "Book 0"), by"#) })
    }

    @Test("What was pending comes before a gesture that shows it first; a gesture that a handler makes is none")
    func order() {
        let shelf = Shelf(3) { mapping in mapping.didHighlight.withoutCell { _, _ in } }
        shelf.manager.on(BookCell.self).didSelect(weak: shelf) { shelf, _, _, _ in shelf.table.scroll(by: 1) }
        let lines = recorded(shelf) {
            $0.manager.items.append(Book(title: "Later"))
            $0.table.tap([0, 3])
            $0.table.send(\.didSelect, at: [0, 0])
        }
        expectEqual(lines.first, "batch: + [0, 3]")
        expectEqual(lines.filter { $0.hasPrefix("gesture") }, ["gesture tap [0, 3]"])
    }

    private func recorded(_ shelf: Shelf, _ body: (Shelf) throws -> Void) rethrows -> [String] {
        shelf.manager.startRecording()
        try body(shelf)
        return shelf.manager.stopRecording()?.lines ?? []
    }

    @Test("Without texts neither an item's description nor a text that was answered is in it")
    func withoutTexts() {
        let shelf = Shelf(2) { mapping in
            mapping.didSelect.withoutCell { _, _ in }
            mapping.heightForCell { _, _ in 20 }
            mapping.titleForDeleteConfirmationButton.withoutCell { book, _ in "Burn \(book.title)" }
            mapping.commitEditingStyle.withoutCell { _, _, _ in }
        }
        let lines = recorded(shelf, leavingOutTexts: true) {
            $0.table.delete([0, 1])
            $0.table.endSwipe()
            $0.table.tap([0, 0])
        }
        expectNotContains(lines.joined(), "Book 1")
        expectNotContains(lines.joined(), "Burn")
        expectTrue(lines.contains { $0.hasPrefix("tell didSelect [0, 0] of #2 Book, by the handler") })
        expectTrue(lines.contains { $0.hasPrefix("tell commitEditingStyle [0, 1] (delete) of #1 Book") })
    }

    @Test("An item has the same number wherever it goes, and another one another")
    func numbers() {
        let shelf = Shelf(3) { mapping in mapping.didSelect.withoutCell { _, _ in } }
        let lines = recorded(shelf) { shelf in
            shelf.table.tap([0, 2])
            shelf.manager.items.move([0, 2], to: [0, 0])
            shelf.table.tap([0, 0])
            shelf.table.tap([0, 2])
        }
        expectEqual(
            lines.filter { $0.hasPrefix("tell") }.map { $0.prefix(44) },
            [
                #"tell didSelect [0, 2] of #1 Book(title: "Boo"#, #"tell didSelect [0, 0] of #1 Book(title: "Boo"#,
                #"tell didSelect [0, 2] of #2 Book(title: "Boo"#,
            ])
    }

    @Test("An address, which differs in each run, is not in it; long descriptions are cut")
    func descriptions() {
        struct Place: CustomStringConvertible { var description: String { "at 0x7ffe12ab, and\non" } }
        struct Long: CustomStringConvertible { var description: String { String(repeating: "long ", count: 1_000) } }
        let shelf = Shelf(0)
        shelf.manager.register(HeadlessCell.self, for: Place.self) { mapping in
            mapping.didSelect.withoutCell { _, _ in }
        } configure: { _, _, _ in
        }
        shelf.manager.register(HeadlessCell.self, for: Long.self) { mapping in
            mapping.didSelect.withoutCell { _, _ in }
        } configure: { _, _, _ in
        }
        shelf.manager.items.setItems([Place(), Long()] as [Any])
        let lines = recorded(shelf) {
            $0.table.tap([0, 0])
            $0.table.tap([0, 1])
        }.filter { $0.hasPrefix("tell") }
        expectEqual(lines.first?.hasPrefix("tell didSelect [0, 0] of #1 Place at 0x…, and on, by"), true)
        expectTrue(lines.last?.contains("…, by the handler") == true && (lines.last?.count ?? 0) < 250)
    }

    @Test(
        "Only the last are kept, and how many came before them is known; a notice that was dropped is completed nowhere"
    )
    func bounded() {
        let shelf = Shelf(9)
        // Of another file than the other closure, so that a line which is completed by mistake shows.
        shelf.manager.on(BookCell.self).willSelect.withoutCell(fileID: "App/Rules.swift", line: 1) { _, path in
            path == [0, 0] ? path : nil
        }
        shelf.manager.on(BookCell.self).didSelect(weak: shelf) { shelf, _, _, path in
            for row in 1...52 { shelf.table.tap([0, row % 7 + 1]) }
        }
        shelf.manager.startRecording(last: 10)
        shelf.table.tap([0, 0])
        let recording = shelf.manager.recording
        // Before them: the gesture, the question and the notice of the first tap, and the questions of 42 others.
        expectEqual(recording?.lines.count, 10)
        expectEqual(recording?.dropped, 45)
        expectEqual(recording?.lines.map { $0.prefix(21) }, (43...52).map { "ask willSelect [0, \($0 % 7 + 1)]" })
        expectEqual(recording?.lines.allSatisfy { $0.hasSuffix(", by the handler at App/Rules.swift") }, true)
        shelf.manager.startRecording(last: 0)
        shelf.table.tap([0, 1])
        expectEqual(shelf.manager.recording?.lines.count, 1, "at least one is kept")
    }

    @Test("A notice that was dropped before something received it leaves the kept ones as they are")
    func droppedNotice() {
        for limit in 4...9 {
            let shelf = Shelf(9)
            shelf.manager.register(OtherCell.self) { $0.didHighlight.withoutCell { _, _ in } }
            shelf.manager.on(BookCell.self).didSelect(weak: shelf) { shelf, _, _, path in
                guard path == [0, 0] else { return }
                for row in 1...20 { shelf.table.tap([0, row % 7 + 1]) }
            }
            shelf.manager.startRecording(last: limit)
            shelf.table.tap([0, 0])
            let notices = shelf.manager.recording?.lines.filter { $0.hasPrefix("tell didHighlight") } ?? []
            expectFalse(notices.isEmpty)
            expectTrue(notices.allSatisfy { $0.hasSuffix("by nothing") })
        }
    }

    @Test("The end of a recording leaves that of another manager of the table, which took it over")
    func anotherManager() {
        let shelf = Shelf(2)
        shelf.manager.startRecording()
        let log = AnomalyLog()
        log.sink = { _ in }
        let second = TableManager(shelf.table, anomalyLog: log)
        second.register(BookCell.self)
        second.items.setItems([Book(title: "C")])
        shelf.table.layoutIfNeeded()
        second.startRecording()
        shelf.manager.stopRecording()
        shelf.table.tap([0, 0])
        expectEqual(second.stopRecording()?.lines.first, "gesture tap [0, 0]")
    }

    @Test("What comes in a later turn of the main actor stands after a line of its own")
    func turns() async throws {
        let shelf = Shelf(3) { mapping in mapping.didSelect.withoutCell { _, _ in } }
        shelf.manager.startRecording()
        shelf.table.tap([0, 0])
        shelf.table.tap([0, 1])
        for row in [2, 0] {
            for _ in 0..<3 { await Task.yield() }
            shelf.table.tap([0, row])
        }
        let recording = try #require(shelf.manager.recording)
        try expectEqual(EventRecording(recording.text), recording)
        let text = shelf.manager.recording?.description.split(separator: "\n").map { $0.prefix(18) }
        expectEqual(
            text,
            [
                "gesture tap [0, 0]", "tell didSelect [0,", "gesture tap [0, 1]", "tell didSelect [0,",
                "— a later turn",
                "gesture tap [0, 2]", "tell didSelect [0,", "— a later turn", "gesture tap [0, 0]",
                "tell didSelect [0,",
            ])
    }

    @Test("Nothing is recorded before it begins and after it ends; to begin again forgets what was recorded")
    func beginningAndEnd() {
        let shelf = Shelf(3) { mapping in mapping.didSelect.withoutCell { _, _ in } }
        expectNil(shelf.manager.recording)
        expectNil(shelf.manager.stopRecording())
        shelf.manager.startRecording()
        shelf.table.tap([0, 0])
        shelf.manager.startRecording()
        expectEqual(shelf.manager.recording?.lines, [])
        shelf.table.tap([0, 0])
        expectEqual(shelf.manager.stopRecording()?.lines.count, 2)
        shelf.table.tap([0, 0])
        expectNil(shelf.manager.recording)
    }

    @Test("A question is in the recording that there is when it is answered; a notice in the one when it was sent")
    func changedByHandlers() {
        var manager: TableManager<HeadlessTables>?
        let shelf = Shelf(3) { mapping in
            mapping.shouldHighlight.withoutCell { _, _ in
                manager?.startRecording()
                return true
            }
            mapping.didHighlight.withoutCell { _, _ in manager?.startRecording() }
            mapping.didUnhighlight.withoutCell { _, _ in }
        }
        manager = shelf.manager
        shelf.manager.startRecording()
        shelf.table.send(\.shouldHighlight, at: [0, 0])
        expectEqual(shelf.manager.recording?.lines.map { $0.prefix(19) }, ["ask shouldHighlight"])
        shelf.table.send(\.didHighlight, at: [0, 0])
        expectEqual(shelf.manager.recording?.lines, [])
        manager = nil
        shelf.table.send(\.didUnhighlight, at: [0, 0])
        expectEqual(shelf.manager.recording?.lines.map { $0.prefix(19) }, ["tell didUnhighlight"])
    }

    @Test("A report ends with the last hundred lines of what is recorded")
    func report() {
        let shelf = Shelf(3) { mapping in mapping.didSelect.withoutCell { _, _ in } }
        expectNotContains(shelf.manager.report().description, "Recorded")
        shelf.manager.startRecording()
        for _ in 0..<80 { shelf.table.tap([0, 0]) }
        shelf.table.tap([0, 2])
        let lines = shelf.manager.report().description.split(separator: "\n")
        let start = lines.firstIndex(of: "Recorded last")
        expectEqual(start.map { lines.count - $0 }, 101)
        expectEqual(lines.dropLast().last, "  gesture tap [0, 2]")
        shelf.manager.startRecording()
        expectTrue(shelf.manager.report().description.hasSuffix("Recorded last: none"))
    }

    @Test("A recording of the last entries keeps the numbers of their items, and of not many others")
    func boundedNumbers() throws {
        let shelf = Shelf(200) { mapping in
            mapping.willDisplay.withoutCell { _, _ in }
            mapping.didSelect.withoutCell { _, _ in }
        }
        shelf.manager.startRecording(last: 20)
        let recorder = try #require(shelf.manager.dispatcher.recorder)
        for row in 1..<200 {
            shelf.table.scroll(to: [0, row])
            for place in [row - 1, row] { shelf.table.tap([0, place]) }
            let items = recorder.recording.entries.compactMap(\.item)
            expectTrue(items.count > 1 && Set(items.map(\.number)).count == Set(items.map(\.text)).count)
        }
        let numbers = try #require(Mirror(reflecting: recorder).descendant("numbers") as? [UInt64: Int])
        #expect(numbers.count < 50)
    }

    @Test("A dispatcher without a list is recorded, too")
    func dispatcher() {
        let host = HeadlessTable()
        let dispatcher = EventDispatcher<TableEvents<HeadlessTables>>(host: host)
        dispatcher.onHost.dragSessionDidEnd { _ in }
        dispatcher.startRecording()
        dispatcher.tell(\.dragSessionDidEnd, HeadlessDragSession())
        let lines = dispatcher.stopRecording()?.lines
        expectEqual(lines?.count, 1)
        expectEqual(lines?[0].hasPrefix("tell dragSessionDidEnd (HeadlessDragSession("), true)
        expectEqual(lines?[0].contains(" of "), false, "the host is no item")
    }

    @Test("A manager that goes while it records, and one that comes after it, leave no trace in each other")
    func comingAndGoing() {
        let table = HeadlessTable()
        var first: TableManager<HeadlessTables>? = TableManager(table)
        first?.startRecording()
        weak let gone = first
        first = nil
        expectNil(gone)
        let second = TableManager(table)
        second.register(BookCell.self) { mapping in mapping.didSelect.withoutCell { _, _ in } }
        second.items.setItems([Book(title: "A")])
        second.startRecording()
        table.tap([0, 0])
        expectEqual(second.recording?.lines.contains("gesture tap [0, 0]"), true)
        let third = TableManager(table)
        third.startRecording()
        second.stopRecording()
        table.beginEditing()
        expectEqual(third.recording?.lines.contains("gesture beginEditing"), true, "the second ended only its own")
    }
}

private final class OtherCell: HeadlessCell, Configurable {
    func configure(_ number: Int) {}
}

private final class TellingCell: HeadlessCell, Configurable, ViewEventEmitting {
    func configure(_ number: Int) {}
    typealias ViewEvent = Int
}

private final class TokenCell: HeadlessCell, Configurable, ViewEventEmitting {
    final class Token: CustomStringConvertible { let description = "something else" }
    func configure(_ number: UInt8) {}
    typealias ViewEvent = Token
}

/// Implements one question, and no other.
private final class Owner: HeadlessTableDelegate {
    func responds(to event: DelegateEvent) -> Bool { event.name == "shouldHighlight" }
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer { event.fallback(EventSituation(host: nil, argument: argument, position: position)) }
}
