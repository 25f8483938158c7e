import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Loading more where the end of a section is near (F58).
@MainActor
@Suite("Loading more at the end", .releasesRigs)
struct NearEndTests {
    /// A table of so many rows, ten of them on screen, that notes when more is wanted.
    @MainActor
    final class Feed {
        let table = HeadlessTable(height: 440)
        let binder: TableBinder<HeadlessTables>
        var rows: Int
        var calls = 0
        /// What is done when more is wanted.
        var load: (Feed) -> Void = { _ in }

        init(_ rows: Int, within distance: Int = 2) {
            self.rows = rows
            binder = TableBinder(table, anomalyLog: quietLog())
            binder.onTable().bind(
                cellProvider: { table, _ in table.dequeue(PlainNoteCell.self) },
                numberOfCells: { [weak self] in self?.rows ?? 0 }
            )
            .onNearEnd(rows: distance) { [weak self] in
                guard let self else { return }
                calls += 1
                load(self)
            }
            binder.finish()
            table.layoutIfNeeded()
        }

        func show(_ rows: Int) {
            self.rows = rows
            binder.refresh()
            table.layoutIfNeeded()
        }
    }

    @Test(
        "F58: it is called once when one of the last rows comes on screen, however often that is", arguments: [1, 3, 5])
    func once(_ distance: Int) {
        let feed = Feed(30, within: distance)
        expectEqual(feed.calls, 0)
        feed.table.scroll(by: 44 * CGFloat(20 - distance) - 1)
        expectEqual(feed.calls, 0)
        feed.table.scroll(by: 2)
        expectEqual(feed.calls, 1)
        feed.table.scroll(to: [0, 0])
        feed.table.scroll(to: [0, 29])
        feed.binder.refresh()
        feed.table.layoutIfNeeded()
        expectEqual(feed.calls, 1)
        feed.show(60)
        expectEqual(feed.calls, 1)
        feed.table.scroll(to: [0, 59])
        expectEqual(feed.calls, 2)
    }

    // Braid: only one row counted, so a jump over it missed the end.
    @Test("F58: a jump to the last row does not miss it")
    func jump() {
        let feed = Feed(100, within: 5)
        feed.table.scroll(to: [0, 99])
        expectEqual(feed.calls, 1)
    }

    // Braid: never, where the section had fewer rows.
    @Test("F58: a section with fewer rows than the distance is near its end from the start", arguments: [0, 1, 3])
    func fewRows(_ rows: Int) {
        expectEqual(Feed(rows, within: 5).calls, 1)
    }

    @Test("F58: while a row is held, the end is that of the rows that the list shows, whatever the data has by now")
    func heldRow() {
        let table = HeadlessTable(height: 440)
        let binder = TableBinder(table, anomalyLog: quietLog())
        let models = Changing((0..<30).map { Note(id: $0) })
        var calls = 0
        binder.onTable().bind(cellType: NoteCell.self, models: { models.value }).onNearEnd(rows: 2) { calls += 1 }
        binder.manager.on(model: Note.self).moveRowTo.withoutCell { _, _, _ in }
        binder.finish()
        table.layoutIfNeeded()
        table.beginEditing()
        expectTrue(table.beginMove([0, 0]))
        models.value.removeFirst(20)
        binder.refresh()
        table.scroll(to: [0, 15])
        expectEqual(calls, 0)
        table.scroll(to: [0, 29])
        expectEqual(calls, 1)
    }

    @Test("F58: it is called when a change brings rows on screen near the end, though none comes on screen")
    func growth() {
        let feed = Feed(4)
        expectEqual(feed.calls, 1)
        feed.show(5)
        expectEqual(feed.calls, 2)
        feed.show(40)
        expectEqual(feed.calls, 2)
        feed.show(8)
        expectEqual(feed.calls, 3)
    }

    @Test("F58: a section that grew or shrank and came back asks for more again", arguments: [20, 60])
    func countComesBack(_ rows: Int) {
        let feed = Feed(30)
        feed.table.scroll(to: [0, 29])
        expectEqual(feed.calls, 1)
        feed.table.scroll(to: [0, 0])
        feed.show(rows)
        feed.show(30)
        expectEqual(feed.calls, 1)
        feed.table.scroll(to: [0, 29])
        expectEqual(feed.calls, 2)
    }

    @Test(
        "F58: as many other rows are another end, so a search during a load asks for more; the same rows again do not")
    func asManyOtherRows() {
        let (list, collection) = (BoundList(), HeadlessCollection(height: 800))
        let album = CollectionBinder(collection, anomalyLog: quietLog())
        var found = notes(1, 2, 3)
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { found }).onNearEnd { list.note("table") }
        list.binder.displayedSections = [.first]
        album.onCollection().bind(cellType: NoteItemCell.self, models: { found }).onNearEnd { list.note("collection") }
        func show(_ rows: [Note]) -> [String] {
            found = rows
            list.refresh()
            album.refresh()
            collection.layoutIfNeeded()
            return list.takeCalls()
        }
        list.show()
        album.finish()
        collection.layoutIfNeeded()
        expectEqual(list.takeCalls(), ["table", "collection"])
        expectEqual(show(notes(4, 5, 6)), ["table", "collection"])
        expectEqual(show(notes(4, 5, 6)), [])
        expectEqual(show([Note(id: 4, text: "edited"), Note(id: 5, text: ""), Note(id: 6, text: "edited")]), [])
        expectEqual(show(notes(4, 6, 5)), ["table", "collection"])
        expectEqual(show([]), ["table", "collection"])
        expectEqual(show([]), [])
    }

    @Test("F58, R10: it is called when the update that brings the row on screen is over")
    func afterTheUpdate() {
        let feed = Feed(4)
        var order: [String] = []
        feed.binder.manager.didUpdate = { _ in order.append("updated") }
        feed.load = { _ in order.append("load") }
        feed.show(5)
        expectEqual(order, ["updated", "load"])
    }

    @Test("F58: a section whose cells no chain binds is at its end too, for the chain on all others")
    func unboundSection() {
        let list = BoundList()
        list.binder.onAllOtherSections().bind(headerTitles: { _ in "title" })
            .onNearEnd { section in list.note("\(section)") }
        list.binder.displayedSections = [.second]
        list.show()
        expectEqual(list.calls, ["second"])
    }

    @Test("F58: what is loaded at once may fill the screen, page by page, and it stops when the screen is full")
    func fillsTheScreen() {
        let feed = Feed(0)
        feed.load = { feed in
            feed.rows += 3
            feed.binder.refresh()
        }
        feed.binder.loadAgain()
        for _ in 0..<10 { feed.table.layoutIfNeeded() }
        expectEqual(feed.rows, 12)
        expectEmpty(feed.table.exceptions)
    }

    @Test("F58: after a load that failed, loadAgain() calls it again for the same rows, also from inside the closure")
    func again() {
        let feed = Feed(3)
        feed.binder.loadAgain()
        expectEqual(feed.calls, 2)
        feed.load = { feed in if feed.calls < 5 { feed.binder.loadAgain() } }
        feed.binder.loadAgain()
        expectEqual(feed.calls, 5)
    }

    @Test("F58: a list that is off screen loads nothing until it is shown")
    func offScreen() {
        let feed = Feed(30)
        feed.table.isOnScreen = false
        // As long as nobody lays it out.
        feed.rows = 1
        feed.binder.refresh()
        feed.binder.manager.flush()
        expectEqual(feed.calls, 0)
        feed.binder.loadAgain()
        expectEqual(feed.calls, 0)
        feed.table.isOnScreen = true
        feed.table.layoutIfNeeded()
        expectEqual(feed.calls, 1)
    }

    @Test("F58: loadAgain() calls nothing while the list is off screen, though its rows are laid out")
    func againOffScreen() {
        let feed = Feed(3)
        expectEqual(feed.calls, 1)
        feed.table.isOnScreen = false
        feed.binder.loadAgain()
        expectEqual(feed.calls, 1)
        feed.table.isOnScreen = true
        feed.binder.loadAgain()
        expectEqual(feed.calls, 2)
    }

    @Test("F58: each section has its own end, and the closure of several sections gets the section")
    func sections() {
        let list = BoundList()
        let book = Notebook.tenNotes
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { book(.first) })
            .onNearEnd { list.note("first") }
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { section in book(section) })
            .onNearEnd(rows: 1) { section in list.note("\(section)") }
        list.show()
        expectEqual(list.takeCalls(), ["first", "second", "third", "fourth"])
        book.notes[.third]?.append(Note(id: 12, text: ""))
        list.refresh()
        expectEqual(list.takeCalls(), ["third"])
        book.notes[.third] = []
        list.refresh()
        expectEqual(list.takeCalls(), ["third"])
    }

    @Test("F58, F31: willDisplay is announced for it, and nothing where no chain has such a closure")
    func announced() {
        expectContains(Feed(3).binder.manager.implementedEvents, "willDisplay")
        let list = BoundList()
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        list.show()
        expectEqual(list.binder.manager.implementedEvents, [])
    }

    @Test("F58, F31: willDisplay stays announced for it when the scope of a use that needed it too is cancelled")
    func besideScopes() {
        let list = BoundList()
        let (calls, book) = (Counter(), Notebook.tenNotes)
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { part in book(part) })
            .onNearEnd { _ in calls() }
        var token: EventRegistration?
        list.binder.manager.register(PlainNoteCell.self, for: Int.self) { mapping in
            token = mapping.whileInUse { _, _, _, _ in }
        } configure: { _, _, _ in
        }
        expectEqual(list.binder.manager.implementedEvents, ["willDisplay", "didEndDisplaying"])
        token?.cancel()
        expectEqual(list.binder.manager.implementedEvents, ["willDisplay"])
        list.show()
        expectEqual(calls.count, Part.allCases.count)
    }
}

private final class NoteItemCell: HeadlessCollectionCell, Configurable {
    func configure(_ note: Note) { text = note.text }
}
