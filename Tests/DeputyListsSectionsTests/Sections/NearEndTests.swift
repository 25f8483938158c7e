import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// Loading more where the end of a section is near (F58, F100).
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
        var load: (Feed) throws -> Void = { _ in }

        init(_ rows: Int, within distance: Int = 2) {
            self.rows = rows
            binder = TableBinder(table, anomalyLog: quietLog())
            binder.onTable().bind(
                cellProvider: { table, _ in table.dequeue(PlainNoteCell.self) },
                numberOfCells: { [weak self] in self?.rows ?? 0 }
            )
            .onNearEnd(rows: distance, weak: self) { feed in
                feed.calls += 1
                try feed.load(feed)
            }
            binder.finish()
            table.layoutIfNeeded()
        }

        var pages: ListPages { binder.pages()! }

        func show(_ rows: Int) async {
            self.rows = rows
            binder.refresh()
            await table.rest()
        }

        /// How often more was wanted, after all turns that this may take.
        func count() async -> Int {
            await table.rest()
            return calls
        }
    }

    @Test(
        "F58: it is called once when one of the last rows comes on screen, however often that is", arguments: [1, 3, 5])
    func once(_ distance: Int) async {
        let feed = Feed(30, within: distance)
        expectEqual(await feed.count(), 0)
        feed.table.scroll(by: 44 * CGFloat(20 - distance) - 1)
        expectEqual(await feed.count(), 0)
        feed.table.scroll(by: 2)
        expectEqual(await feed.count(), 1)
        feed.table.scroll(to: [0, 0])
        feed.table.scroll(to: [0, 29])
        feed.binder.refresh()
        expectEqual(await feed.count(), 1)
        await feed.show(60)
        expectEqual(feed.calls, 1)
        feed.table.scroll(to: [0, 59])
        expectEqual(await feed.count(), 2)
    }

    // Braid: only one row counted, so a jump over it missed the end.
    @Test("F58: a jump to the last row does not miss it")
    func jump() async {
        let feed = Feed(100, within: 5)
        feed.table.scroll(to: [0, 99])
        expectEqual(await feed.count(), 1)
    }

    // Braid: never, where the section had fewer rows.
    @Test("F58: a section with fewer rows than the distance is near its end from the start", arguments: [0, 1, 3])
    func fewRows(_ rows: Int) async { expectEqual(await Feed(rows, within: 5).count(), 1) }

    @Test("F58, F100: while a row is held, the list does not show the data of now, so its end is judged afterwards")
    func heldRow() async {
        let table = HeadlessTable(height: 440)
        let binder = TableBinder(table, anomalyLog: quietLog())
        let models = Changing((0..<30).map { Note(id: $0) })
        var calls = 0
        binder.onTable().bind(cellType: NoteCell.self, models: { models.value }).onNearEnd(rows: 2) { calls += 1 }
        binder.manager.on(model: Note.self).moveRowTo.withoutCell { destination, _, source in
            models.value.insert(models.value.remove(at: source.row), at: destination.row)
        }
        binder.finish()
        await table.rest()
        table.beginEditing()
        expectTrue(table.beginMove([0, 0]))
        models.value += (30..<60).map { Note(id: $0) }
        binder.refresh()
        table.scroll(to: [0, 29])
        await table.rest()
        expectEqual(calls, 0)
        table.endMove()
        await table.rest()
        expectEqual(calls, 0)
        table.scroll(to: [0, 59])
        await until(calls, is: 1)
    }

    @Test("F58: it is called when a change brings rows on screen near the end, though none comes on screen")
    func growth() async {
        let feed = Feed(4)
        expectEqual(await feed.count(), 1)
        await feed.show(5)
        expectEqual(feed.calls, 2)
        await feed.show(40)
        expectEqual(feed.calls, 2)
        await feed.show(8)
        expectEqual(feed.calls, 3)
    }

    @Test("F58: a section that grew or shrank and came back asks for more again", arguments: [20, 60])
    func countComesBack(_ rows: Int) async {
        let feed = Feed(30)
        feed.table.scroll(to: [0, 29])
        expectEqual(await feed.count(), 1)
        feed.table.scroll(to: [0, 0])
        await feed.show(rows)
        await feed.show(30)
        expectEqual(feed.calls, 1)
        feed.table.scroll(to: [0, 29])
        expectEqual(await feed.count(), 2)
    }

    @Test(
        "F58: as many other rows are other rows, so a search asks for more; the same rows again, in any order, do not")
    func asManyOtherRows() async {
        let (list, collection) = (BoundList(), HeadlessCollection(height: 800))
        let album = CollectionBinder(collection, anomalyLog: quietLog())
        var found = notes(1, 2, 3)
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { found }).onNearEnd { list.note("table") }
        list.binder.displayedSections = [.first]
        album.onCollection().bind(cellType: NoteItemCell.self, models: { found }).onNearEnd { list.note("collection") }
        func show(_ rows: [Note]) async -> [String] {
            found = rows
            list.refresh()
            album.refresh()
            await collection.rest()
            return list.takeCalls().sorted()
        }
        list.show()
        album.finish()
        await collection.rest()
        expectEqual(list.takeCalls().sorted(), ["collection", "table"])
        expectEqual(await show(notes(4, 5, 6)), ["collection", "table"])
        expectEqual(await show(notes(4, 5, 6)), [])
        expectEqual(await show([Note(id: 4, text: "edited"), Note(id: 5, text: ""), Note(id: 6, text: "edited")]), [])
        expectEqual(await show(notes(4, 6, 5)), [])
        expectEqual(await show([]), ["collection", "table"])
        expectEqual(await show([]), [])
        expectEqual(list.anomalies, [])
    }

    @Test("F58, R10: it is called when the update that brings the row on screen is over")
    func afterTheUpdate() async {
        let feed = Feed(4)
        await feed.table.rest()
        var order: [String] = []
        feed.binder.manager.didUpdate = { _ in order.append("updated") }
        feed.load = { _ in order.append("load") }
        await feed.show(5)
        expectEqual(order, ["updated", "load"])
    }

    @Test("F58: a section whose cells no chain binds is at its end too, for the chain on all others")
    func unboundSection() async {
        let list = BoundList()
        list.binder.onAllOtherSections().bind(headerTitles: { _ in "title" })
            .onNearEnd { section in list.note("\(section)") }
        list.binder.displayedSections = [.second]
        list.show()
        await until(list.calls, is: ["second"])
    }

    @Test("F58: what is loaded at once may fill the screen, page by page, and it stops when the screen is full")
    func fillsTheScreen() async {
        let feed = Feed(0)
        feed.load = { feed in
            feed.rows += 3
            feed.binder.refresh()
        }
        await feed.table.rest(40)
        expectEqual(feed.rows, 12)
        expectEmpty(feed.table.exceptions)
    }

    @Test("F58, F100: after a load that failed, again() calls it again for the same rows, also from inside the closure")
    func again() async {
        let feed = Feed(3)
        feed.load = { _ in throw PageDesk.Offline() }
        expectEqual(await feed.count(), 1)
        expectEqual(feed.pages.state, .failed(PageDesk.Offline()))
        feed.load = { feed in if feed.calls < 5 { feed.pages.again() } }
        feed.pages.again()
        expectEqual(await feed.count(), 5)
        expectEqual(feed.pages.state, .waiting)
    }

    @Test("F58: a list that is off screen loads nothing until it is shown")
    func offScreen() async {
        let feed = Feed(30)
        await feed.table.rest()
        feed.table.isOnScreen = false
        // As long as nobody lays it out.
        feed.rows = 1
        feed.binder.refresh()
        await beat()
        expectEqual(feed.calls, 0)
        feed.pages.again()
        await beat()
        expectEqual(feed.calls, 0)
        feed.table.isOnScreen = true
        expectEqual(await feed.count(), 1)
    }

    @Test(
        "F58, F100: again() calls nothing while the list is off screen, though its rows are laid out, but when it is back"
    )
    func againOffScreen() async {
        let feed = Feed(3)
        expectEqual(await feed.count(), 1)
        feed.table.isOnScreen = false
        feed.pages.again()
        await beat()
        expectEqual(feed.calls, 1)
        feed.table.isOnScreen = true
        expectEqual(await feed.count(), 2)
        expectEmpty(feed.table.exceptions)
    }

    @Test("F58, F100: each section has its own end and pages, and the closure of several sections gets the section")
    func sections() async {
        let list = BoundList()
        let (book, desk) = (Notebook.tenNotes, PageDesk())
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { book(.first) })
            .onNearEnd { return try await desk.load("first") }
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { section in book(section) })
            .onNearEnd(rows: 1) { section in return try await desk.load("\(section)") }
        list.show()
        await list.table.rest()
        expectEqual(desk.sections, ["first", "second", "third", "fourth"])
        expectEqual(desk.most, 4)
        desk.fail()
        desk.answer(.ended)
        desk.answer()
        await list.table.rest()
        expectEqual(
            Part.allCases.map { list.binder.pages(of: $0)?.state },
            [.failed(PageDesk.Offline()), .ended, .waiting, .loading])
        expectNil(list.binder.pages(.start, of: .first))
        for part in Part.allCases { book.notes[part]?.append(Note(id: 100 + desk.calls, text: "")) }
        list.refresh()
        await list.table.rest()
        expectEqual(desk.sections.suffix(1), ["third"])
        expectEqual(desk.calls, 5)
        book.notes[.third] = []
        list.refresh()
        list.binder.pages(of: .second)?.again()
        await until(desk.calls, is: 6)
        expectEqual(desk.sections.suffix(1), ["second"])
        expectSame(list.binder.pages(of: .first), list.binder.pages(of: .first))
    }

    @Test("F100: a section that has gone and comes back with its id begins anew")
    func sectionComesBack() async {
        let list = BoundList()
        let (book, desk) = (Notebook.tenNotes, PageDesk())
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { section in book(section) })
            .onNearEnd(rows: 1) { section in return try await desk.load("\(section)") }
        list.binder.displayedSections = [.first]
        list.show()
        await list.table.rest()
        desk.answer(.ended)
        await list.table.rest()
        expectEqual(list.binder.pages(of: .first)?.state, .ended)
        list.binder.displayedSections = []
        list.refresh()
        await list.table.rest()
        list.binder.displayedSections = [.first]
        list.refresh()
        await list.table.rest()
        expectEqual(desk.sections, ["first", "first"])
        // What it loads is of no use when it has gone.
        let pages = list.binder.pages(of: .first)
        expectEqual(pages?.state, .loading)
        list.binder.displayedSections = []
        list.refresh()
        await until(desk.cancelled, is: 1)
        await list.table.rest()
        // Whoever has its pages hears of it again when it is back.
        expectEqual(pages?.state, .waiting)
        list.binder.displayedSections = [.first]
        list.refresh()
        await list.table.rest()
        expectEqual(pages?.state, .loading)
        expectSame(list.binder.pages(of: .first), pages)
    }

    @Test("F100: the pages of a section that was not shown yet are its pages when it comes")
    func askedBeforeShown() async {
        let list = BoundList()
        let (book, desk) = (Notebook.tenNotes, PageDesk())
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { section in book(section) })
            .onNearEnd(rows: 1) { section in return try await desk.load("\(section)") }
        list.binder.displayedSections = [.second]
        list.show()
        let pages = list.binder.pages(of: .first)
        var told: [ListPages.State] = []
        pages?.didChange = { told.append($0) }
        await list.table.rest()
        list.binder.displayedSections = [.first, .second]
        list.refresh()
        await list.table.rest()
        expectEqual(told, [.loading])
        expectSame(list.binder.pages(of: .first), pages)
    }

    @Test(
        "F100: what was loaded hears that its binder has gone a turn later, when the property that held it can be read")
    func toldLater() async {
        var list: BoundList? = BoundList()
        let desk = PageDesk()
        list!.binder.onSection(.first).bind(cellType: NoteCell.self, models: { notes(1) })
            .onNearEnd { return try await desk.load() }
        list!.show()
        await until(desk.calls, is: 1)
        let pages = list!.binder.pages(of: .first)
        var told: [ListPages.State] = []
        pages?.didChange = { told.append($0) }
        list = nil
        expectEqual(told, [])
        await until(desk.cancelled, is: 1)
        expectEqual(told, [.ended])
    }

    @Test("F100: the binder's own is for the list as a whole, and what is loaded ends with the binder")
    func binder() async {
        var list: BoundList? = BoundList()
        let (desk, manager) = (PageDesk(), list!.binder.manager)
        let whole = list!.binder.onNearEnd(rows: 1) { return try await desk.load("all") }
        list!.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
            .onNearEnd { section in return try await desk.load("\(section)") }
        list!.show()
        await until(desk.calls, is: 5)
        let pages = list!.binder.pages(of: .first)
        expectEqual([whole.state, pages?.state], [.loading, .loading])
        list = nil
        await until(desk.cancelled, is: 4)
        expectEqual([whole.state, pages?.state], [.loading, .ended])
        withExtendedLifetime(manager) {}
    }

    @Test("F58, F31: willDisplay is announced for it, and nothing where no chain has such a closure")
    func announced() {
        let feed = Feed(3)
        expectContains(feed.binder.manager.implementedEvents, "willDisplay")
        let list = BoundList()
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        list.show()
        expectEqual(list.binder.manager.implementedEvents, [])
    }

    @Test("F58, F31: willDisplay stays announced for it when the scope of a use that needed it too is cancelled")
    func besideScopes() async {
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
        await until(calls.count, is: Part.allCases.count)
    }
}

private final class NoteItemCell: HeadlessCollectionCell, Configurable {
    func configure(_ note: Note) { text = note.text }
}
