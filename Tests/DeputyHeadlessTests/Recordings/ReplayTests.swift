import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Replaying a recording (F90)")
struct ReplayTests {
    @Test("A random session, read from its text and replayed on another list, is as recorded, entry by entry")
    func randomSessions() throws {
        for seed in Cases.seeds(ofSteps: 4) {
            try check(TableSession.self, seed)
            try check(CollectionSession.self, seed)
        }
    }

    private func check<S: Session>(_: S.Type, _ seed: UInt64) throws {
        var random = SeededRandom(seed)
        let recording = record(S.self, seed, &random)
        expectEqual(recording.dropped, 0)
        let read = try EventRecording(recording.text)
        expectEqual(read, recording, "seed \(seed): its text has all of it")
        let other = S(seed, isMutated: false)
        let replay = other.list.replay(read) { other.changeData($0) }
        expectTrue(replay.isAsRecorded, "seed \(seed): \(replay)")
    }

    private func record<S: Session>(_: S.Type, _ seed: UInt64, _ random: inout SeededRandom, changingData: Bool = true)
        -> EventRecording
    {
        let session = S(seed, isMutated: false)
        session.manager.startRecording(last: 1_000_000)
        session.run(&random, steps: 12, changingData: changingData)
        return session.manager.stopRecording()!
    }

    @Test("To record changes nothing: what a random session is asked and told is the same without")
    func recordingChangesNothing() {
        for seed in Cases.seeds(ofSteps: 4) {
            checkUnrecorded(TableSession.self, seed)
            checkUnrecorded(CollectionSession.self, seed)
        }
    }

    private func checkUnrecorded<S: Session>(_: S.Type, _ seed: UInt64) {
        let journals = [true, false].map { isRecorded in
            var random = SeededRandom(seed)
            let session = S(seed, isMutated: false)
            if isRecorded { session.manager.startRecording(last: 100) }
            session.run(&random, steps: 12)
            return session.list.journal
        }
        expectEqual(journals[0], journals[1], "seed \(seed)")
    }

    @Test(
        "A closure that does something else is noticed in sessions that show what it did, and in no session that does not call it"
    )
    func mutatedRegistry() throws {
        var (called, noticed) = (0, 0)
        for seed in Cases.seeds(ofSteps: 4) {
            var random = SeededRandom(seed)
            let recording = record(CollectionSession.self, seed, &random, changingData: false)
            let other = CollectionSession(seed, isMutated: true)
            let replay = other.list.replay(recording)
            let calls = recording.lines.contains { $0.hasPrefix("tell didSelect") && $0.contains(#"1"), by"#) }
            if calls { called += 1 }
            if !replay.isAsRecorded { noticed += 1 }
            expectTrue(calls || replay.isAsRecorded, "seed \(seed): \(replay)")
        }
        // In the others the item is lifted at the end, so the list has not got the change.
        expectTrue(noticed * 2 > called || !Cases.areMany, "\(noticed) of \(called)")
    }

    @Test("The first difference is shown, with what came before it")
    func firstDifference() throws {
        func shelf(refusing refused: IndexPath?) -> Shelf {
            Shelf(3) { mapping in mapping.willSelect.withoutCell { _, path in path == refused ? nil : path } }
        }
        let (shelf, other) = (shelf(refusing: nil), shelf(refusing: [0, 0]))
        shelf.manager.startRecording()
        for row in [1, 2, 0] { shelf.table.tap([0, row]) }
        let recording = shelf.manager.stopRecording()!
        let replay = other.table.replay(recording)
        expectFalse(replay.isAsRecorded)
        expectNil(replay.problem)
        let lines = "\(replay)".split(separator: "\n")
        try #require(lines.count == 6)
        expectEqual(lines[0], "The first difference is at entry 6 of 6:")
        expectEqual(lines[1], "          gesture tap [0, 2]")
        expectTrue(lines[2].hasPrefix("          ask willSelect [0, 2]"))
        expectEqual(lines[3], "          gesture tap [0, 0]")
        expectTrue(
            lines[4].hasPrefix(#"recorded: ask willSelect [0, 0] of #3 Book(title: "Book 0") → [0, 0], by the handler"#)
        )
        expectTrue(
            lines[5].hasPrefix(#"replayed: ask willSelect [0, 0] of #3 Book(title: "Book 0") → nil, by the handler"#))
    }

    @Test("A recording of another list, of other data, or without its beginning says so")
    func problems() throws {
        let shelf = Shelf(3)
        shelf.manager.startRecording(last: 1)
        shelf.table.reloadData()
        shelf.table.layoutIfNeeded()
        let cut = shelf.manager.stopRecording()!
        let shelves = [Shelf(3), Shelf(2)]
        let album = Album(3)
        expectEqual(
            shelves[0].table.replay(cut).problem?.hasPrefix("The recording does not begin at its beginning: "), true)
        shelf.manager.startRecording()
        shelf.table.tap([0, 0])
        let tap = shelf.manager.stopRecording()!
        expectEqual(
            shelves[1].table.replay(tap).problem,
            "At its beginning the recorded list had [3] items by section, and this one had [2].")
        expectEqual(
            album.collection.replay(tap).problem,
            "The recording is of a list with TableEvents, and this one has CollectionEvents.")
        expectEqual(HeadlessTable().replay(tap).problem, "This list has no manager.")
        let empty = try EventRecording(#"{"recording":1,"host":"HeadlessTable","events":"TableEvents","items":[9]}"#)
        let replay = shelves[0].table.replay(empty)
        expectEqual(replay.expected, replay.actual, "nothing differs but the beginning")
        expectFalse(replay.isAsRecorded, "nothing differs but the beginning")
    }

    @Test("Data that the test does not change in its turn is a difference, not an endless wait")
    func missingUpdates() {
        let session = TableSession(1)
        session.manager.startRecording()
        session.changeData(0)
        session.changeData(1)
        let recording = session.manager.stopRecording()!
        var asked: [Int] = []
        let other = TableSession(1)
        let replay = other.list.replay(recording) { asked.append($0) }
        expectFalse(replay.isAsRecorded)
        expectEqual(asked, [0, 1])
    }

    @Test(
        "A recording with gestures that are not possible, not known or nowhere is replayed as far as it goes",
        arguments: [
            #"{"gesture":"tap","places":[[9,9]]}"#, #"{"gesture":"tap","places":[[]]}"#, #"{"gesture":"tap"}"#,
            #"{"gesture":"tap","places":[[0]]}"#, #"{"gesture":"tap","places":[[-1,-9223372036854775808]]}"#,
            #"{"gesture":"selectSeveral","places":[[0,0],[7,1]]}"#, #"{"gesture":"selectSeveral","places":[[0,0]]}"#,
            #"{"gesture":"move","places":[[0,0]]}"#, #"{"gesture":"move","places":[[0,0],[],[0,1]]}"#,
            #"{"gesture":"moveOver","places":[[5,5]]}"#, #"{"gesture":"endMove"}"#, #"{"gesture":"tapIndexTitle"}"#,
            #"{"gesture":"tapIndexTitle","argument":"x"}"#, #"{"gesture":"scrollBy","argument":"nan"}"#,
            #"{"gesture":"scrollBy","argument":"inf"}"#, #"{"gesture":"scrollTo","places":[[0,0,0]]}"#,
            #"{"gesture":"drop","argument":"a\nb","places":[[0,1]]}"#, #"{"gesture":"perform","argument":"None"}"#,
            #"{"gesture":"swipe","places":[[0,1]],"argument":"upward"}"#, #"{"gesture":"somersault"}"#,
            #"{"batch":"","changes":["+ [0, 0]"]}"#, #"{"reload":""}"#, #"{"slot":"delegate"}"#,
        ])
    func impossible(_ line: String) throws {
        let text = #"{"recording":1,"host":"HeadlessTable","events":"TableEvents","items":[12,5]}"# + "\n" + line
        let recording = try EventRecording(text)
        expectEqual(recording.lines.count, 1)
        let session = TableSession(1)
        session.list.replay(recording)
        session.list.layoutIfNeeded()
        expectTrue(session.list.exceptions.count <= 1 && session.list.numberOfItems(inSection: 0) == 12)
    }

    @Test(
        "From what a list view asked and told, the gestures are found: those that a headless list would have recorded")
    func foundGestures() throws {
        let session = traced(1)
        session.manager.startRecording()
        let table = session.table
        table.tap([0, 0])
        table.tap([0, 1])
        table.tapAccessory([0, 0])
        table.swipe([0, 0], .trailing)
        table.endSwipe()
        table.delete([0, 10])
        table.beginEditing()
        table.move([0, 2], through: [[0, 4]], to: [0, 5])
        table.move([0, 3], to: [0, 1])
        table.endEditing()
        table.insert(try #require(session.manager.items.indexPath(of: Book(title: "new one"))))
        table.swipe([0, 0], .leading)
        table.endSwipe()
        table.press([0, 3])
        table.closeMenu()
        table.tap([0, 2])
        table.layoutIfNeeded()
        let recording = session.manager.stopRecording()!
        let asOnDevice = EventRecording(
            host: "UITableView", catalogue: recording.catalogue, itemCounts: recording.itemCounts,
            entries: recording.withoutGestures.entries.map { entry in
                var entry = entry
                entry.item?.number = 40
                if entry.name == "leadingSwipeActionsConfiguration" { entry.answer = "UISwipeActionsConfiguration" }
                return entry
            })
        let other = traced(1)
        let replay = other.list.replay(asOnDevice)
        expectTrue(replay.isAsRecorded, "\(replay)")
        // Whether a list view was editing leaves no trace.
        expectEqual(replay.recording.gestures, recording.gestures.filter { !$0.hasSuffix("Editing") })
    }

    /// A table of which everything is announced that tells gestures from each other.
    private func traced(_ seed: UInt64) -> TableSession {
        let session = TableSession(seed)
        session.manager.on(BookCell.self).didEndEditing.withoutCell { _, _ in }
        session.manager.on(BookCell.self).targetIndexPathForMove.withoutCell { proposed, _, _ in proposed }
        session.manager.onHost.willEndContextMenuInteraction { _, _ in }
        session.manager.on(BookCell.self).leadingSwipeActionsConfiguration.withoutCell { _, _ in
            HeadlessSwipeActions([HeadlessSwipeAction("Keep") { $0(true) }])
        }
        session.manager.items.append(Book(title: "new one"))
        session.table.layoutIfNeeded()
        return session
    }

    @Test("In a list of several selections, and in a collection, taps are found, also where only deselecting is told")
    func foundTaps() {
        let session = CollectionSession(3)
        session.manager.startRecording()
        for path: IndexPath in [[0, 3], [0, 5], [0, 3], [0, 6], [0, 3]] { session.list.tap(path) }
        let recording = session.manager.stopRecording()!
        let other = CollectionSession(3)
        let replay = other.list.replay(recording.withoutGestures)
        expectTrue(replay.isAsRecorded, "\(replay)")
        let shelves = (0..<2).map { _ in
            Shelf(3) { mapping in
                mapping.didSelect.withoutCell { _, _ in }
                mapping.didDeselect.withoutCell { _, _ in }
            }
        }
        shelves[0].manager.startRecording()
        for path: IndexPath in [[0, 0], [0, 1], [0, 1], [0, 2]] { shelves[0].table.tap(path) }
        let taps = shelves[0].manager.stopRecording()!
        // The first of a tap's notices is about the row that is deselected.
        let found = shelves[1].table.replay(taps.withoutGestures).recording.gestures
        expectEqual(found, taps.gestures)
        expectEqual(found.count, 4)
    }

    @Test("What another gesture comes between is not one tap, though the second continues where the first ended")
    func tapsApart() throws {
        func shelf() -> Shelf {
            Shelf(3) { mapping in
                mapping.didDeselect.withoutCell { _, _ in }
                mapping.accessoryButtonTapped.withoutCell { _, _ in }
            }
        }
        let (recorded, other) = (shelf(), shelf())
        recorded.table.tap([0, 0])
        recorded.manager.startRecording()
        recorded.table.tap([0, 1])
        recorded.table.tapAccessory([0, 0])
        recorded.table.tap([0, 2])
        let recording = try #require(recorded.manager.stopRecording())
        // Which row was tapped is not told, only which one was deselected.
        expectEqual(
            other.table.replay(recording.withoutGestures).recording.gestures,
            ["gesture tap [0, 0]", "gesture tapAccessory [0, 0]", "gesture tap [0, 1]"])
    }

    @Test("The events that gestures send are events of the catalogues")
    func eventsOfGestures() {
        let names = Set(SharedCatalogue<TableEvents<HeadlessTables>>.shared.all.map(\.name))
            .union(SharedCatalogue<CollectionEvents<HeadlessCollections>>.shared.all.map(\.name))
        expectEqual(EventRecording.Entry.eventsOfGestures.subtracting(names), [])
    }
}

extension EventRecording {
    /// Its gestures, as lines.
    fileprivate var gestures: [String] { lines.filter { $0.hasPrefix("gesture") } }

    /// The same without them, as a list view's recording is.
    fileprivate var withoutGestures: EventRecording {
        EventRecording(
            host: host, catalogue: catalogue, itemCounts: itemCounts, entries: entries.filter { $0.kind != .gesture })
    }
}
