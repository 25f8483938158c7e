import DeputyHeadless
import Foundation
import Observation
import Testing

/// What a screen shows, for a binder to follow.
@MainActor @Observable
final class Screen {
    var notes: [Note] = []
    var title: String? = "none"
    var titles: [Part: String?] = [:]
    var parts: [Part] = [.first]
    var isHidden = false
    var unread = 0
}

/// A binder that follows refreshes by itself (F76).
@MainActor
@Suite("A binder that follows a model (F76)", .releasesRigs)
struct FollowingBinderTests {
    let list = BoundList()
    let screen = Screen()

    /// Binds the first section to the screen's notes, and shows it.
    @discardableResult
    private func bind(
        _ models: (@MainActor () -> [Note])? = nil
    ) -> SectionChain<SectionedTableBinder<Headless, Part>, NoteCell, Note> {
        list.binder.displayedSections = [.first]
        return list.binder.onSection(.first).bind(
            cellType: NoteCell.self, models: models ?? { [screen] in screen.notes })
    }

    /// Ends the turn, and lays the table out as it would do.
    private func endTurn(_ count: Int = 1) async {
        await turns(count)
        list.table.layoutIfNeeded()
    }

    @Test(
        "F76, F52: the models of every chain are followed, however they are bound, in one animated update for a turn",
        arguments: CellStyle.allCases)
    func models(_ style: CellStyle) async {
        let book = Notebook.tenNotes
        list.bind(style, to: book) { _, _ in }
        list.show()
        list.binder.follow()
        await endTurn()
        let first = list.table.cell(at: [0, 0])
        list.table.updates = HeadlessUpdates()
        book.change()
        book.notes[.first]?.append(Note(id: 12, text: "note 12"))
        #expect(list.rows.map(\.count) == [1, 2, 3, 4])
        await endTurn()
        let expected = [
            ["note 1", "note 11", "note 12"], ["note 2", "changed 3"], ["note 5", "note 6"],
            ["changed 8", "note 9", "changed 10"],
        ]
        // A number says nothing of what is shown for it.
        if style == .count {
            #expect(list.rows.map(\.count) == expected.map(\.count))
        } else {
            #expect(list.rows == expected)
        }
        #expect(list.table.cell(at: [0, 0]) === first)
        if first is NoteCell { #expect(list.keeps(first, 0, 0)) }
        #expect(list.table.updates.reloads == 0)
        // What a closure makes is shown again in a batch of its own, and so are numbers that went to another section.
        #expect(list.table.updates.batches.count == (style == .provider || style == .count ? 2 : 1))
        #expect(list.anomalies == [])
        #expect(list.troubles == [])
    }

    @Test("F76, F54: titles and view models of headers and footers are followed, of one section and of several")
    func headers() async {
        let notes = notes(1)
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: notes)
            .bind(headerTitle: { [screen] in screen.title })
            .bind(footerType: PartHeader.self, viewModel: { [screen] in "\(screen.unread) unread" })
        list.binder.onSections(.second, .third).bind(cellType: NoteCell.self, models: { _ in notes })
            .bind(headerTitles: { [screen] in screen.titles })
            .bind(footerTitles: { [screen] part in part == .second ? "\(screen.unread)" : nil })
        list.binder.displayedSections = [.first, .second, .third]
        list.show()
        list.binder.follow()
        screen.title = "new"
        screen.titles = [.third: "third"]
        screen.unread = 2
        await endTurn()
        #expect(list.headers == ["new", nil, "third"])
        #expect(list.footers == ["2 unread", "2", nil])
        screen.title = nil
        await endTurn()
        #expect(list.headers == [nil, nil, "third"])
    }

    @Test("F76, F56: closures that hide and order sections are followed, and so are sections given by a closure")
    func sections() async {
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        list.binder.sectionDisplayBehavior = .hidesSections(
            where: { [screen] contents in screen.isHidden && contents.section == .first },
            orderingWith: { [screen] in screen.unread == 0 ? $0 : $0.reversed() })
        list.show()
        list.binder.follow()
        screen.isHidden = true
        await endTurn()
        #expect(list.binder.displayedSections == [.second, .third, .fourth])
        screen.unread = 1
        await endTurn()
        #expect(list.binder.displayedSections == [.fourth, .third, .second])
        list.binder.sectionDisplayBehavior = .showsSections { [screen] in screen.parts }
        await endTurn()
        #expect(list.binder.displayedSections == [.first])
        let kept = list.table.cell(at: [0, 0]) as? NoteCell
        let reuses = kept?.reuses
        screen.parts = [.third, .first]
        await endTurn()
        #expect(list.binder.displayedSections == [.third, .first])
        #expect(list.table.cell(at: [1, 0]) === kept && kept?.reuses == reuses)
        #expect(list.table.numberOfSections == 2)
        #expect(list.troubles == [])
    }

    @Test(
        "F56: without following, sections given by a closure are read at each refresh; one named twice is shown once, and reported"
    )
    func showsSections() {
        let parts = Changing<[Part]>([.second, .first])
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        list.binder.sectionDisplayBehavior = .showsSections { parts.value }
        list.show()
        #expect(list.binder.displayedSections == [.second, .first])
        parts.value = [.fourth, .fourth]
        #expect(list.binder.displayedSections == [.second, .first])
        list.refresh()
        #expect(list.binder.displayedSections == [.fourth])
        #expect(list.anomalies == [.repeatedSections])
    }

    @Test("F76: it reads once for all changes of a turn, and not for what no closure has read")
    func readings() async {
        var readings = 0
        bind { [screen] in
            readings += 1
            return screen.notes
        }.bind(headerTitle: { [screen] in screen.title })
        list.show()
        list.binder.follow()
        #expect(readings == 2)
        screen.unread = 1
        await endTurn()
        #expect(readings == 2)
        screen.notes = notes(1)
        screen.title = "one"
        screen.notes = notes(1, 2)
        await endTurn()
        #expect(readings == 3)
        screen.notes = notes(1)
        list.refresh()
        #expect(readings == 4)
        await endTurn()
        #expect(readings == 4)
        #expect(list.rows == [["note 1"]])
    }

    @Test("F76: without follow() a binder reads only when it is told to; values are read once in any case")
    func notFollowed() async {
        bind()
        list.show()
        screen.notes = notes(1)
        await endTurn()
        #expect(list.rows == [[]])
        list.refresh()
        #expect(list.rows == [["note 1"]])
        let other = BoundList()
        other.binder.onSection(.first).bind(cellType: NoteCell.self, models: screen.notes)
        other.binder.displayedSections = [.first]
        other.show()
        other.binder.follow()
        screen.notes = []
        await turns()
        #expect(other.rows == [["note 1"]])
    }

    @Test("F76: it may be asked to follow before it is finished, and inside a handler")
    func whenever() async {
        bind().onTapped { [list] _, _, _ in list.binder.follow() }
        list.binder.follow()
        screen.notes = notes(1)
        await turns()
        #expect(list.table.numberOfSections == 0)
        list.show()
        screen.notes = notes(1, 2)
        await endTurn()
        #expect(list.rows == [["note 1", "note 2"]])
        let other = BoundList()
        other.binder.onSection(.first).bind(cellType: NoteCell.self, models: { [screen] in screen.notes })
            .onTapped { [weak binder = other.binder] _, _, _ in binder?.follow() }
        other.binder.displayedSections = [.first]
        other.show()
        other.table.tap([0, 0])
        screen.notes = notes(3)
        await turns()
        other.table.layoutIfNeeded()
        #expect(other.rows == [["note 3"]])
    }

    @Test("F76, F9: its token ends the following, also while a change waits to be read; a new one reads that change")
    func tokenEnds() async {
        bind()
        list.show()
        let token = list.binder.follow()
        screen.notes = notes(1)
        await endTurn()
        #expect(list.rows == [["note 1"]])
        screen.notes = notes(1, 2)
        token.cancel()
        await endTurn()
        #expect(list.rows == [["note 1"]])
        list.binder.follow()
        await endTurn()
        #expect(list.rows == [["note 1", "note 2"]])
        screen.notes = notes(3)
        await endTurn()
        #expect(list.rows == [["note 3"]])
    }

    @Test("F76, F9: of several tokens the last that is cancelled ends the following")
    func severalTokens() async {
        bind()
        list.show()
        let (first, second) = (list.binder.follow(), list.binder.follow())
        first.cancel()
        screen.notes = notes(1)
        await endTurn()
        #expect(list.rows == [["note 1"]])
        second.cancel()
        screen.notes = notes(1, 2)
        await endTurn()
        #expect(list.rows == [["note 1"]])
    }

    @Test("F76, F9: the following ends with the object that its token lives with")
    func livesWith() async {
        bind()
        list.show()
        var object: Counter? = Counter()
        list.binder.follow().live(with: object!)
        screen.notes = notes(1)
        await endTurn()
        #expect(list.rows == [["note 1"]])
        object = nil
        screen.notes = []
        await endTurn()
        #expect(list.rows == [["note 1"]])
    }

    @Test("F76: what changes while it reads, in a handler, in a hook of the update or in another task is not missed")
    func nothingIsMissed() async {
        // The second closure changes what the first has read.
        var isDue = false
        bind().onTapped { [screen] row, _, _ in screen.notes.remove(at: row) }
        list.binder.onSection(.first).bind(headerTitle: { [screen] in
            if isDue {
                isDue = false
                screen.notes.append(Note(id: 9, text: "note 9"))
            }
            return screen.title
        })
        list.show()
        list.binder.follow()
        isDue = true
        screen.notes = notes(1)
        screen.title = "read"
        await endTurn(2)
        #expect(list.rows == [["note 1", "note 9"]])
        list.table.tap([0, 0])
        await endTurn()
        #expect(list.rows == [["note 9"]])
        list.binder.manager.didUpdate = { [screen] _ in
            if screen.notes.count == 2 { screen.notes.removeFirst() }
        }
        Task { [screen] in screen.notes = notes(7, 8) }
        await endTurn(4)
        await endTurn(2)
        #expect(list.rows == [["note 8"]])
        #expect(list.anomalies == [])
        #expect(list.troubles == [])
    }

    @Test("F76: a closure that writes what it reads is read once, and one that reads nothing at each refresh only")
    func closuresOfAllKinds() async {
        var readings = 0
        bind { [screen] in
            readings += 1
            screen.notes.append(Note(id: readings, text: "note \(readings)"))
            return screen.notes
        }
        list.show()
        list.binder.follow()
        let before = readings
        await endTurn(5)
        #expect(readings == before)
        let plain = Changing(notes(1))
        let other = BoundList()
        other.binder.onSection(.first).bind(cellType: NoteCell.self, models: { plain.value })
        other.binder.displayedSections = [.first]
        other.show()
        other.binder.follow()
        plain.value = notes(1, 2)
        await turns()
        #expect(other.rows == [["note 1"]])
        other.refresh()
        #expect(other.rows == [["note 1", "note 2"]])
        #expect(list.anomalies + other.anomalies == [])
    }

    @Test(
        "F76: closures that change one another's models are slowed down and reported; in the end the last value is shown"
    )
    func endless() async throws {
        var readings = 0
        let goesOn = Changing(true)
        bind { [screen] in
            readings += 1
            if goesOn.value { screen.unread = readings }
            return screen.notes
        }
        list.binder.onSection(.first).bind(headerTitle: { [screen] in
            if goesOn.value { screen.notes = [Note(id: readings, text: "note")] }
            return "\(screen.unread)"
        })
        list.show()
        let line = UInt(#line + 1)
        list.binder.follow()
        while list.anomalies.isEmpty, readings < 1_000 { await turns() }
        #expect(list.anomalies == [.endlessWork])
        #expect(list.binder.manager.anomalies.first?.site?.line == line)
        #expect(readings > 50)
        goesOn.value = false
        screen.notes = notes(5)
        try await Task.sleep(nanoseconds: 300_000_000)
        list.table.layoutIfNeeded()
        #expect(list.rows == [["note 5"]])
    }

    @Test("F76: a model that is held weakly may die; nothing is kept, and its rows go at the next refresh()")
    func modelDies() async {
        var model: Screen? = Screen()
        weak let gone = model
        model?.notes = notes(1)
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: \.notes, of: model!)
            .bind(headerTitle: { [screen] in screen.title })
        list.binder.displayedSections = [.first]
        list.show()
        list.binder.follow()
        model?.notes = notes(1, 2)
        await endTurn()
        #expect(list.rows == [["note 1", "note 2"]])
        model = nil
        screen.title = "alone"
        await endTurn()
        #expect(gone == nil)
        #expect(list.rows == [["note 1", "note 2"]])
        list.refresh()
        #expect(list.rows == [[]])
    }

    @Test("F76: a binder that follows is let go, and so is what its closures captured")
    func released() async {
        weak var binder: AnyObject?
        weak var captured: Counter?
        do {
            let list = BoundList()
            let counter = Counter()
            captured = counter
            list.binder.onSection(.first).bind(
                cellType: NoteCell.self,
                models: { [screen] in
                    counter()
                    return screen.notes
                })
            list.show()
            list.binder.follow()
            binder = list.binder
            screen.notes = notes(1)
            await turns()
        }
        screen.notes = notes(1, 2)
        await turns(3)
        #expect(binder == nil)
        #expect(captured == nil)
    }

    @Test("F76: a collection's binder follows as well")
    func collection() async {
        let collection = HeadlessCollection(width: 300, height: 1_000)
        let binder = CollectionBinder(collection)
        binder.onCollection().bind(
            cellType: BoundCollectionTests.TileCell.self, models: { [screen] in screen.notes })
        binder.finish()
        binder.follow()
        collection.layoutIfNeeded()
        screen.notes = notes(1, 2)
        await turns()
        collection.layoutIfNeeded()
        #expect((0..<2).map { collection.cell(at: [0, $0])?.text } == ["note 1", "note 2"])
        #expect(collection.updates.batches.count == 1)
    }
}
