import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// When data is read, and what happens to a refresh that comes at a bad moment (F53).
@MainActor
@Suite("Refreshing a binder", .releasesRigs)
struct RefreshingTests {
    let list = BoundList()

    /// Binds the first section to notes that a test changes, and shows it.
    @discardableResult
    private func bind(
        _ models: @escaping @MainActor () -> [Note]
    ) -> SectionChain<SectionedTableBinder<HeadlessTables, Part>, NoteCell, Note> {
        list.binder.displayedSections = [.first]
        return list.binder.onSection(.first).bind(cellType: NoteCell.self, models: models)
    }

    @Test("F53: values are read once, closures at each refresh, each closure once for a refresh")
    func readings() {
        var readings: [String] = []
        func read(_ what: String) -> [Note] {
            readings.append(what)
            return notes(1)
        }
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { read("first") })
        list.binder.onSections(.second, .third).bind(
            cellType: NoteCell.self, models: { [.second: read("second")] })
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { section in read("\(section)") })
            .bind(headerTitles: { section in read("header of \(section)").first?.text })
        list.binder.sectionDisplayBehavior = .hidesSectionsWithNoData
        expectEqual(readings, [])
        list.show()
        expectEqual(
            readings.sorted(),
            [
                "first", "fourth", "header of first", "header of fourth", "header of second", "header of third",
                "second",
            ])
        readings = []
        list.refresh()
        expectEqual(readings.count, 7)
    }

    @Test("F53: before finish() nothing is read or shown, whatever is called")
    func beforeFinish() {
        var readings = 0
        bind {
            readings += 1
            return notes(1)
        }
        list.refresh()
        expectEqual(readings, 0)
        expectEqual(list.table.numberOfSections, 0)
        expectFalse(list.binder.hasFinishedBinding)
    }

    @Test("F53: finish() called again refreshes, and reports nothing twice")
    func finishTwice() {
        let models = Changing(notes(1))
        bind { models.value }
        list.show()
        models.value = notes(1, 2)
        list.show()
        expectEqual(list.rows, [["note 1", "note 2"]])
        expectEqual(list.anomalies, [])
    }

    // Braid: a refresh while the batch ran was lost.
    @Test(
        "F53: a refresh inside onDequeue, a height, a handler, a header or another refresh is neither lost nor endless",
        arguments: ["dequeue", "height", "tap", "header", "reading", "order", "display"])
    func refreshInside(_ place: String) {
        var models = notes(1)
        var refreshes = 0
        func once() {
            guard refreshes == 0, list.binder.hasFinishedBinding else { return }
            refreshes += 1
            models.append(Note(id: 2, text: "late"))
            list.binder.refresh()
        }
        let chain = list.binder.onSection(.first).bind(
            cellType: NoteCell.self,
            models: {
                defer { if place == "reading" { once() } }
                return models
            })
        switch place {
        case "dequeue": chain.onDequeue { _, _, _ in once() }
        case "height":
            chain.cellHeight { _, _ in
                once()
                return 44
            }
        case "tap": chain.onTapped { _, _, _ in once() }
        case "header":
            chain.bind(headerTitle: {
                once()
                return "title"
            })
        case "display": chain.willDisplay { _, _, _ in once() }
        default: break
        }
        list.binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData(orderingWith: { sections in
            if place == "order" { once() }
            return sections
        })
        list.show()
        list.table.tap([0, 0])
        for _ in 0..<5 { list.table.layoutIfNeeded() }
        expectEqual(refreshes, 1)
        expectEqual(list.rows, [["note 1", "late"]])
        expectFalse(list.binder.manager.isUpdatePending)
        expectEqual(list.anomalies, [])
        expectEqual(list.troubles, [])
    }

    @Test("F53: a refresh in every onDequeue that changes nothing comes to rest")
    func comesToRest() {
        bind { notes(1, 2) }.onDequeue { _, _, _ in list.binder.refresh() }
        list.show()
        let batches = list.table.updates.batches.count
        for _ in 0..<5 { list.table.layoutIfNeeded() }
        expectEqual(list.table.updates.batches.count, batches)
        expectFalse(list.binder.manager.isUpdatePending)
    }

    @Test("F53: data that is changed and refreshed at the end of the turn shows without a layout by hand")
    func endsWithTheTurn() async {
        let models = Changing(notes(1))
        bind { models.value }
        list.show()
        models.value = notes(1, 2)
        list.binder.refresh()
        await endOfTurn()
        expectEqual(list.table.numberOfItems(inSection: 0), 2)
    }

    @Test("R12: a refresh in every reading ends, and what was read last is shown")
    func endless() {
        var readings = 0
        list.binder.onSection(.first).bind(
            cellType: NoteCell.self,
            models: {
                readings += 1
                list.binder.refresh()
                return [Note(id: readings, text: "\(readings)")]
            })
        list.binder.displayedSections = [.first]
        list.show()
        for _ in 0..<5 { list.table.layoutIfNeeded() }
        expectEqual(readings, 8)
        expectEqual(list.rows, [["8"]])
        expectEqual(list.anomalies, [.endlessRefresh])
    }

    @Test("Objects whose ids have become the same are reported, though they are the very objects of before (F63)")
    func idsInPlace() {
        let (table, objects) = (HeadlessTable(height: 500), [Numbered(1), Numbered(2)])
        let binder = TableBinder(table, anomalyLog: quietLog())
        binder.onTable().bind(cellType: NumberedCell.self, models: { objects })
        binder.finish()
        table.layoutIfNeeded()
        expectEqual(binder.manager.anomalies, [])
        objects[1].id = 1
        binder.refresh()
        binder.manager.flush()
        expectEqual(binder.manager.anomalies.map(\.code), [.duplicateIdentifiers])
    }
}

private final class Numbered: Identifiable {
    var id: Int
    init(_ id: Int) { self.id = id }
}

private final class NumberedCell: HeadlessCell, Configurable {
    func configure(_ numbered: Numbered) { text = "\(numbered.id)" }
}
