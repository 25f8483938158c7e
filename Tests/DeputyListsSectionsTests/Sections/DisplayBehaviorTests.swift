import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Which sections are shown, and in which order (F56, F57).
@MainActor
@Suite("Hiding and ordering sections")
struct DisplayBehaviorTests {
    let list = BoundList()
    let book = Notebook.tenNotes

    /// Binds every section's rows, and a header for the second.
    private func bind(_ list: BoundList) {
        let book = book
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { section in book(section) })
        list.binder.onSection(.second).bind(headerTitle: "two")
    }

    @Test("F56: sections set by hand are shown in that order, and another order moves them")
    func byHand() {
        bind(list)
        expectEqual(list.binder.displayedSections, Part.allCases)
        list.binder.displayedSections = [.second, .first]
        list.show()
        expectEqual(list.rows.map(\.count), [2, 1])
        list.table.updates = HeadlessUpdates()
        list.binder.displayedSections = [.first, .third, .second]
        list.table.layoutIfNeeded()
        expectEqual(list.rows.map(\.count), [1, 3, 2])
        // One comes, and one of those that have changed places goes and comes.
        expectEqual(list.table.updates.reloads, 0)
        expectEqual(list.table.updates.batches.flatMap(\.stage.insertedSections).count, 2)
        let cell = list.table.cell(at: [0, 0])
        list.binder.displayedSections = [.second, .first, .third]
        list.table.layoutIfNeeded()
        expectEqual(list.rows.map(\.count), [2, 1, 3])
        expectEqual(list.table.updates.batches.last?.stage.movedSections.count, 1)
        expectTrue(list.keeps(cell, 1, 0))
        expectEqual(list.anomalies, [])
    }

    // Braid: reading gave what was shown last, so of two sections appended in a turn one was lost.
    @Test("F56: reading displayedSections gives what was set, before finish() and after; appending twice adds two")
    func readBack() {
        bind(list)
        list.binder.displayedSections = [.first]
        expectEqual(list.binder.displayedSections, [.first])
        list.show()
        list.binder.displayedSections.append(.third)
        list.binder.displayedSections.append(.second)
        expectEqual(list.binder.displayedSections, [.first, .third, .second])
        list.table.layoutIfNeeded()
        expectEqual(list.rows.map(\.count), [1, 3, 2])
    }

    @Test("F56: sections without rows are hidden, also with a header, and come and go with their data")
    func noCellData() {
        bind(list)
        list.binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData(orderingWith: { $0.reversed() })
        list.show()
        expectEqual(list.binder.displayedSections, [.fourth, .third, .second, .first])
        (book.notes[.second], book.notes[.fourth]) = ([], [])
        list.table.updates = HeadlessUpdates()
        list.refresh()
        expectEqual(list.binder.displayedSections, [.third, .first])
        expectEqual(list.rows.map(\.count), [3, 1])
        expectEqual(list.table.updates.batches.map(\.stage.deletedSections), [[0, 2]])
        book.notes[.second] = notes(2)
        list.refresh()
        expectEqual(list.rows.map(\.count), [3, 1, 1])
        expectEqual(list.headers, [nil, "two", nil])
        expectEqual(list.troubles, [])
    }

    @Test("F56: sections without anything are hidden; one that has only a header or a footer stays")
    func noData() {
        bind(list)
        list.binder.onSection(.third).bind(footerTitle: "three")
        list.binder.sectionDisplayBehavior = .hidesSectionsWithNoData
        book.notes = [.first: notes(1)]
        list.show()
        expectEqual(list.binder.displayedSections, [.first, .second, .third])
        expectEqual(list.headers, [nil, "two", nil])
        expectEqual(list.footers, [nil, nil, "three"])
    }

    @Test("F56: sections with anything may be ordered by a closure too")
    func noDataInAnotherOrder() {
        bind(list)
        list.binder.sectionDisplayBehavior = .hidesSectionsWithNoData(orderingWith: { $0.reversed() })
        book.notes = [.first: notes(1), .third: notes(2)]
        list.show()
        expectEqual(list.binder.displayedSections, [.third, .second, .first])
    }

    @Test("F56: an app's own predicate hides sections; the rest keep their declared order")
    func predicate() {
        bind(list)
        var seen: [String] = []
        list.binder.sectionDisplayBehavior = .hidesSections { contents in
            seen.append("\(contents.section) \(contents.numberOfRows) \(contents.hasHeader) \(contents.hasFooter)")
            return contents.numberOfRows % 2 == 0
        }
        list.show()
        expectEqual(list.binder.displayedSections, [.first, .third])
        expectEqual(
            seen, ["first 1 false false", "second 2 true false", "third 3 false false", "fourth 4 false false"])
    }

    // Braid: an order that drops, repeats and invents sections was used as it came.
    @Test("F56: an order may drop and add sections; what it repeats is shown once, and reported")
    func wildOrder() {
        bind(list)
        list.binder.sectionDisplayBehavior = .hidesSections(
            where: { $0.section == .fourth }, orderingWith: { _ in [.third, .first, .third, .fourth] })
        list.show()
        expectEqual(list.binder.displayedSections, [.third, .first, .fourth])
        expectEqual(list.rows.map(\.count), [3, 1, 4])
        expectEqual(list.anomalies, [.repeatedSections])
        expectEqual(list.troubles, [])
    }

    @Test(
        "F56: without following, sections given by a closure are read at each refresh; one named twice is shown once, and reported"
    )
    func showsSections() {
        let parts = Changing<[Part]>([.second, .first])
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        list.binder.sectionDisplayBehavior = .showsSections { parts.value }
        list.show()
        expectEqual(list.binder.displayedSections, [.second, .first])
        parts.value = [.fourth, .fourth]
        expectEqual(list.binder.displayedSections, [.second, .first])
        list.refresh()
        expectEqual(list.binder.displayedSections, [.fourth])
        expectEqual(list.anomalies, [.repeatedSections])
    }

    @Test("F56: the behaviour can change while the list is shown, and back to the sections set by hand")
    func changingBehavior() {
        bind(list)
        list.binder.displayedSections = [.fourth, .first]
        list.show()
        book.notes[.first] = []
        list.binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        list.table.layoutIfNeeded()
        expectEqual(list.rows.map(\.count), [2, 3, 4])
        list.binder.sectionDisplayBehavior = .manuallyManaged
        list.table.layoutIfNeeded()
        expectEqual(list.rows.map(\.count), [4, 0])
    }

    @Test("F56: sections that can be compared are shown in their order, others as they were named and came")
    func naturalOrder() {
        let table = HeadlessTable(height: 2_000)
        let numbers = SectionedTableBinder(table, sectionedBy: Int.self, anomalyLog: quietLog())
        numbers.onSections(10, 9).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        numbers.onAllOtherSections().bind(cellType: NoteCell.self, models: { [100: notes(2), 20: notes(3)] })
        numbers.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        numbers.finish()
        expectEqual(numbers.displayedSections, [9, 10, 20, 100])
        numbers.sectionDisplayBehavior = .manuallyManaged
        expectEqual(numbers.displayedSections, [10, 9, 20, 100])
    }

    // Braid: two chains for all other sections reset each other's data, and data for others' sections changed them.
    @Test("F51: data of other chains changes nothing, at once and after refreshes")
    func othersData() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        list.binder.onAllOtherSections().bind(
            cellType: NoteCell.self, models: { [.first: notes(9), .second: notes(2), .third: notes(3, 4)] })
        list.binder.onAllOtherSections().bind(cellType: PlainNoteCell.self, for: Note.self, models: { [.second: []] })
        list.binder.displayedSections = [.first, .second, .third]
        list.show()
        for _ in 0..<3 {
            expectEqual(list.rows, [["note 1"], ["note 2"], ["note 3", "note 4"]])
            list.refresh()
        }
        expectEqual(Set(list.anomalies), [.unknownSections, .boundTwice])
    }
}
