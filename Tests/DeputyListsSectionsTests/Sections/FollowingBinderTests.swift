import DeputyHeadless
import DeputySections
import Foundation
import Observation
import TestSupport
import Testing

@testable import ListTestSupport

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
    func bind(
        _ models: (@MainActor () -> [Note])? = nil
    ) -> SectionChain<SectionedTableBinder<HeadlessTables, Part>, NoteCell, Note> {
        list.binder.displayedSections = [.first]
        return list.binder.onSection(.first).bind(
            cellType: NoteCell.self, models: models ?? { [screen] in screen.notes })
    }

    /// Ends the turn, and lays the table out as it would do.
    func endTurn(_ count: Int = 1) async {
        for _ in 0..<count { await beat() }
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
        expectEqual(list.rows.map(\.count), [1, 2, 3, 4])
        await endTurn()
        let expected = [
            ["note 1", "note 11", "note 12"], ["note 2", "changed 3"], ["note 5", "note 6"],
            ["changed 8", "note 9", "changed 10"],
        ]
        // A number says nothing of what is shown for it.
        if style == .count {
            expectEqual(list.rows.map(\.count), expected.map(\.count))
        } else {
            expectEqual(list.rows, expected)
        }
        expectSame(list.table.cell(at: [0, 0]), first)
        if first is NoteCell { expectTrue(list.keeps(first, 0, 0)) }
        expectEqual(list.table.updates.reloads, 0)
        // Numbers that went to another section are shown again in a batch of their own.
        expectEqual(list.table.updates.batches.count, (style == .count ? 2 : 1))
        expectEqual(list.anomalies, [])
        expectEqual(list.troubles, [])
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
        expectEqual(list.headers, ["new", nil, "third"])
        expectEqual(list.footers, ["2 unread", "2", nil])
        screen.title = nil
        await endTurn()
        expectEqual(list.headers, [nil, nil, "third"])
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
        expectEqual(list.binder.displayedSections, [.second, .third, .fourth])
        screen.unread = 1
        await endTurn()
        expectEqual(list.binder.displayedSections, [.fourth, .third, .second])
        list.binder.sectionDisplayBehavior = .showsSections { [screen] in screen.parts }
        await endTurn()
        expectEqual(list.binder.displayedSections, [.first])
        let kept = list.table.cell(at: [0, 0]) as? NoteCell
        let reuses = kept?.reuses
        screen.parts = [.third, .first]
        await endTurn()
        expectEqual(list.binder.displayedSections, [.third, .first])
        expectSame(list.table.cell(at: [1, 0]), kept)
        expectEqual(kept?.reuses, reuses)
        expectEqual(list.table.numberOfSections, 2)
        expectEqual(list.troubles, [])
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
        await until((0..<2).map { collection.cell(at: [0, $0])?.text }, is: ["note 1", "note 2"])
        expectEqual(collection.updates.batches.count, 1)
    }
}
