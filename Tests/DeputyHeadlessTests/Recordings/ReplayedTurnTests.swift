import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What a recording has of gestures and changes of one turn, and of what is dropped.
@MainActor
@Suite("Replaying what happened in one turn (F89, F90)")
struct ReplayedTurnTests {
    /// A list whose tapped items go, and whose items can be dragged.
    private func list<Kit: TestedKit>(_ kit: Kit.Type) -> (HeadlessList<Kit>, ListManager<Kit>) {
        let (list, manager) = Kit.shown(9)
        Kit.removeTapped(manager)
        manager.onHost.performDropWithCoordinator { [unowned manager] drop in
            for item in drop.session.items { manager.items.append(Kit.item(item.text)) }
        }
        manager.onHost.dropSessionDidUpdate { _, _ in .copy }
        // The closures came after the load, so the list loads again, before any recording begins.
        list.layoutIfNeeded()
        return (list, manager)
    }

    private func replays<Kit: TestedKit>(
        _ kit: Kit.Type, _ what: String = "", _ act: (HeadlessList<Kit>) -> Void
    ) throws -> [String] {
        let ((recorded, manager), (other, otherManager)) = (list(kit), list(kit))
        defer { withExtendedLifetime(otherManager) {} }
        manager.startRecording()
        act(recorded)
        recorded.layoutIfNeeded()
        let recording = try #require(manager.stopRecording())
        try expectEqual(EventRecording(recording.text), recording)
        let replay = other.replay(try EventRecording(recording.text))
        expectTrue(replay.isAsRecorded, "\(kit) \(what): \(replay)")
        return recording.lines
    }

    @Test("A batch that a tap causes comes before the next gesture of the turn, whichever that is")
    func gesturesOfOneTurn() throws {
        func check<Kit: TestedKit>(_ kit: Kit.Type) throws {
            let gestures: [(String, (HeadlessList<Kit>) -> Void)] = [
                ("scrollTo", { $0.scroll(to: [0, 7]) }), ("scrollBy", { $0.scroll(by: 30) }),
                ("beginEditing", { $0.beginEditing() }), ("endEditing", { $0.endEditing() }),
                ("drag", { _ = $0.drag([0, 0]) }), ("beginMove", { _ = $0.beginMove([0, 0]) }),
                ("endMove", { _ = $0.endMove() }), ("focus", { $0.focus([0, 1]) }), ("tap", { $0.tap([0, 1]) }),
                ("press", { _ = $0.press([0, 0]) }),
                ("drop", { $0.drop(HeadlessDragSession([.init("x")]), at: [0, 0]) }),
            ]
            for (name, act) in gestures {
                let lines = try replays(kit, name) {
                    $0.tap([0, 1])
                    act($0)
                }
                let batch = try #require(lines.firstIndex { $0.hasPrefix("batch") })
                #expect(
                    batch < lines.firstIndex { $0.hasPrefix("gesture \(name)") && !$0.hasSuffix("tap [0, 1]") } ?? 99)
            }
        }
        try check(HeadlessTables.self)
        try check(HeadlessCollections.self)
    }

    @Test(
        "What is dropped comes back whole: texts with line breaks, empty ones, one that reads like an array, and none")
    func dropped() throws {
        let drops = [["one"], ["a\nb", "c"], ["", "\r\n"], [""], [], ["two", "three"], [#"["x"]"#], ["\n"]]
        for texts in drops {
            let drag = HeadlessDragSession(texts.map { HeadlessDragItem($0) })
            for lines in [
                try replays(HeadlessTables.self, "\(texts)") { $0.drop(drag, at: [0, 0]) },
                try replays(HeadlessCollections.self, "\(texts)") { $0.drop(drag, at: [0, 0]) },
            ] { expectEqual(lines.contains { $0.hasPrefix("batch: + [0, 9]") }, !texts.isEmpty) }
        }
        // As recordings always had it, where that is enough.
        let shelf = Shelf(1)
        shelf.manager.startRecording()
        shelf.table.drop(HeadlessDragSession([.init("two"), .init("three")]), at: [0, 0])
        expectEqual(shelf.manager.stopRecording()?.lines.first, "gesture drop [0, 0] (two\nthree)")
    }

    @Test("Without texts there is neither an action's title nor what was dropped")
    func withoutTexts() throws {
        let (list, manager) = list(HeadlessTables.self)
        manager.startRecording(leavingOutTexts: true)
        list.drop(HeadlessDragSession([HeadlessDragItem("secret")]), at: [0, 0])
        list.perform("secret")
        list.scroll(by: 3)
        let recording = try #require(manager.stopRecording())
        expectNotContains(recording.text, "secret")
        expectEqual(
            recording.lines.filter { $0.hasPrefix("gesture") },
            [
                "gesture drop [0, 0] ()", "gesture perform ()", "gesture scrollBy (3.0)",
            ])
        try expectEqual(EventRecording(recording.text), recording)
    }

    @Test("A change in the turn of a gesture that changes the data is one update with it; the problem says so")
    func joinedUpdates() throws {
        let ((recorded, manager), (other, otherManager)) = (list(HeadlessTables.self), list(HeadlessTables.self))
        manager.startRecording()
        recorded.tap([0, 1])
        manager.items.append(HeadlessTables.item("in the same turn"))
        recorded.layoutIfNeeded()
        let recording = try #require(manager.stopRecording())
        var calls = 0
        let replay = other.replay(recording) { _ in
            calls += 1
            otherManager.items.append(HeadlessTables.item("in the same turn"))
        }
        expectFalse(replay.isAsRecorded, "\(recording)")
        expectEqual(calls, 0, "\(recording)")
        expectEqual(
            replay.problem,
            "The recorded list was updated in another way (batch: − [0, 1], + [0, 8]). Changes of one turn are one update, so the update closure is not called for a change in the turn of a gesture that changes the data too. To fix, register the handler that makes it."
        )
    }

    @Test("A recording of the former format, whose handlers have lines, is read and compared without them")
    func formerFormat() throws {
        let ((recorded, manager), (other, otherManager)) = (list(HeadlessTables.self), list(HeadlessTables.self))
        defer { withExtendedLifetime(otherManager) {} }
        manager.startRecording()
        recorded.tap([0, 1])
        recorded.layoutIfNeeded()
        let recording = try #require(manager.stopRecording())
        let former = recording.text.replacingOccurrences(of: #".swift","#, with: #".swift:41","#)
        expectNotEqual(former, recording.text)
        try expectEqual(EventRecording(former), recording)
        let replay = other.replay(try EventRecording(former))
        expectTrue(replay.isAsRecorded, "\(replay)")
        let others = try EventRecording(former.replacingOccurrences(of: ".swift:41", with: ".swift:4x"))
        expectNotEqual(others, recording)
    }

    @Test("A handler may begin another recording, or end the one that is on, while it is called")
    func beginningInANotice() throws {
        for isBegun in [true, false] {
            let shelf = Shelf(3)
            shelf.manager.on(BookCell.self).didSelect.withoutCell { [unowned shelf] _, _ in
                if isBegun { shelf.manager.startRecording(last: 2) } else { shelf.manager.stopRecording() }
            }
            shelf.manager.startRecording()
            shelf.table.tap([0, 1])
            expectEqual(shelf.manager.recording?.lines, (isBegun ? [] : nil))
            shelf.table.scroll(by: 1)
            expectEqual(shelf.manager.stopRecording()?.lines, (isBegun ? ["gesture scrollBy (1.0)"] : nil))
        }
    }
}

/// A kit of which a list of books or photos is shown.
@MainActor
private protocol TestedKit: HeadlessKit {
    static func shown(_ count: Int) -> (HeadlessList<Self>, ListManager<Self>)
    static func item(_ text: String) -> Any
    static func removeTapped(_ manager: ListManager<Self>)
}

extension HeadlessTables: TestedKit {
    fileprivate static func shown(_ count: Int) -> (HeadlessList<Self>, ListManager<Self>) {
        let shelf = Shelf(count)
        return (shelf.table, shelf.manager)
    }
    fileprivate static func item(_ text: String) -> Any { Book(title: text) }
    fileprivate static func removeTapped(_ manager: ListManager<Self>) {
        manager.on(model: Book.self).didSelect.withoutCell { [unowned manager] _, path in manager.items.remove(at: path)
        }
        manager.on(model: Book.self).moveRowTo.withoutCell { _, _, _ in }
    }
}

extension HeadlessCollections: TestedKit {
    fileprivate static func shown(_ count: Int) -> (HeadlessList<Self>, ListManager<Self>) {
        let album = Album(count)
        return (album.collection, album.manager)
    }
    fileprivate static func item(_ text: String) -> Any { Photo(name: text) }
    fileprivate static func removeTapped(_ manager: ListManager<Self>) {
        manager.on(model: Photo.self).didSelect.withoutCell { [unowned manager] _, path in
            manager.items.remove(at: path)
        }
        manager.onHost.moveItemAtTo { _, _ in }
    }
}
