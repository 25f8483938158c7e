import DeputyHeadless
import Foundation
import Testing

/// When data is read, and what happens to a refresh that comes at a bad moment (F53).
@MainActor
@Suite("Refreshing a binder", .releasesRigs)
struct RefreshingTests {
    let list = BoundList()

    /// Binds the first section to notes that a test changes, and shows it.
    @discardableResult
    private func bind(
        _ models: @escaping @MainActor () -> [Note]
    ) -> SectionChain<SectionedTableBinder<Headless, Part>, NoteCell, Note> {
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
        #expect(readings == [])
        list.show()
        #expect(
            readings.sorted() == [
                "first", "fourth", "header of first", "header of fourth", "header of second", "header of third",
                "second",
            ])
        readings = []
        list.refresh()
        #expect(readings.count == 7)
    }

    @Test("F53: before finish() nothing is read or shown, whatever is called")
    func beforeFinish() {
        var readings = 0
        bind {
            readings += 1
            return notes(1)
        }
        list.refresh()
        #expect(readings == 0)
        #expect(list.table.numberOfSections == 0)
        #expect(!list.binder.hasFinishedBinding)
    }

    // [P26]
    @Test("F53, P26: finish() called again refreshes, and reports nothing twice")
    func finishTwice() {
        let models = Changing(notes(1))
        bind { models.value }
        list.show()
        models.value = notes(1, 2)
        list.show()
        #expect(list.rows == [["note 1", "note 2"]])
        #expect(list.anomalies == [])
    }

    // [P34]: a refresh while the batch ran was lost.
    @Test(
        "F53, P34: a refresh inside onDequeue, a height, a handler, a header or another refresh is neither lost nor endless",
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
        #expect(refreshes == 1)
        #expect(list.rows == [["note 1", "late"]])
        #expect(!list.binder.manager.isUpdatePending)
        #expect(list.anomalies == [])
        #expect(list.troubles == [])
    }

    @Test("F53: a refresh in every onDequeue that changes nothing comes to rest")
    func comesToRest() {
        bind { notes(1, 2) }.onDequeue { _, _, _ in list.binder.refresh() }
        list.show()
        let batches = list.table.updates.batches.count
        for _ in 0..<5 { list.table.layoutIfNeeded() }
        #expect(list.table.updates.batches.count == batches)
        #expect(!list.binder.manager.isUpdatePending)
    }

    @Test("F53: data that is changed and refreshed at the end of the turn shows without a layout by hand")
    func endsWithTheTurn() async {
        let models = Changing(notes(1))
        bind { models.value }
        list.show()
        models.value = notes(1, 2)
        list.binder.refresh()
        await endOfTurn()
        #expect(list.table.numberOfRows(inSection: 0) == 2)
    }

    // [P10]: a row that had moved reported its old number, and another row's model.
    @Test("F55, P10: what is emitted between refresh and the batch is about the current section, row and model")
    func emittedMeanwhile() {
        let entries = Changing<[Part: [Note]]>([.first: notes(1), .second: notes(2)])
        list.binder.onAllOtherSections().bind(cellType: EntryCell.self, models: { entries.value })
            .onEvent(from: EntryCell.self) { section, row, _, _, note in list.note("\(section) \(row) \(note.id)") }
        list.binder.displayedSections = [.first, .second]
        list.show()
        let cell = list.table.cell(at: [1, 0]) as? EntryCell
        entries.value[.second] = notes(3, 2)
        list.binder.displayedSections = [.second]
        cell?.enter("a")
        #expect(list.takeCalls() == ["second 1 2"])
        list.table.layoutIfNeeded()
        cell?.enter("a")
        #expect(list.takeCalls() == ["second 1 2"])
    }

    // [P35]
    @Test("F55, P35, P36: what a cell off screen emits arrives, at once and in order")
    func emittedOffScreen() throws {
        // Ten low rows and then high ones, so that few of the low ones' cells are used again.
        list.binder.onSection(.first).bind(cellType: EntryCell.self, models: { (0..<40).map { Note(id: $0) } })
            .onEvent(from: EntryCell.self) { row, _, event, note in list.note("\(row) \(event) \(note.id)") }
            .cellHeight { row, _ in row < 10 ? 100 : 1_000 }
        list.binder.displayedSections = [.first]
        list.show()
        let shown = (0..<10).map { list.table.cell(at: [0, $0]) as? EntryCell }
        list.table.scroll(to: [0, 30])
        let usedAgain = list.table.visibleRows.map { list.table.cell(at: $0) }
        let row = try #require(shown.indices.first { row in !usedAgain.contains { $0 === shown[row] } })
        #expect(list.table.cell(at: [0, row]) == nil)
        shown[row]?.enter("a")
        shown[row]?.enter("b")
        #expect(list.calls == ["\(row) entered(\"a\") \(row)", "\(row) entered(\"b\") \(row)"])
    }

    @Test("R8, F55: for a cell that leaves with its section the closure of that section's chain is called")
    func leavingWithTheSection() {
        bind { notes(1) }.didEndDisplaying { row, _, note in list.note("first \(row) \(note.id)") }
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(5) })
            .didEndDisplaying { section, row, _, note in list.note("\(section) \(row) \(note.id)") }
        list.binder.displayedSections = [.second, .first, .third]
        list.show()
        list.binder.displayedSections = [.first, .third]
        list.table.layoutIfNeeded()
        #expect(list.takeCalls() == ["second 0 5"])
        list.binder.displayedSections = [.third]
        list.table.layoutIfNeeded()
        #expect(list.takeCalls() == ["first 0 1"])
    }

    // [P4b]
    @Test("F62, P4b: an item that goes to a section of another class gets that class's cell")
    func crossesSections() {
        let first = Changing(notes(1, 2))
        let second = Changing(notes(3))
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { first.value })
            .onTapped { row, _, note in list.note("first \(row) \(note.id)") }
        list.binder.onSection(.second).bind(cellType: EntryCell.self, models: { second.value })
            .onTapped { row, _, note in list.note("second \(row) \(note.id)") }
        list.binder.displayedSections = [.first, .second]
        list.show()
        second.value.append(first.value.removeFirst())
        list.refresh()
        #expect(list.rows == [["note 2"], ["note 3", "note 1"]])
        #expect(list.table.cell(at: [1, 1]) is EntryCell)
        list.table.tap([1, 1])
        #expect(list.calls == ["second 1 1"])
        #expect(list.troubles == [])
    }

    // [P5]: in a section that moved every row was shown again.
    @Test("F62, P5: a section that moves keeps its cells")
    func movedSection() {
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1, 2) })
        list.binder.displayedSections = [.first, .second]
        list.show()
        let cells = (0...1).map { list.table.cell(at: [0, $0]) }
        list.binder.displayedSections = [.second, .first]
        list.table.layoutIfNeeded()
        for row in 0...1 { #expect(list.keeps(cells[row], 1, row)) }
        #expect(list.table.updates.reconfigured == [])
    }

    // [P23]
    @Test("F66, P23: animations can be turned off, and nothing is reloaded for that")
    func withoutAnimations() {
        let models = Changing(notes(1))
        bind { models.value }
        list.show()
        list.binder.manager.animations = .off
        list.table.updates = HeadlessUpdates()
        models.value = notes(1, 2)
        list.refresh()
        #expect(list.table.updates.batches.map(\.animations) == [.off])
        #expect(list.rows == [["note 1", "note 2"]])
    }
}
