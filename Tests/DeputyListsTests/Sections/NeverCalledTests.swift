import DeputyHeadless
import Foundation
import Testing

/// What of a chain is never called or never shown: said at its line, at the time and by looking (R12, R14, F82).
@MainActor
@Suite("Chains and closures that nothing can reach", .releasesRigs)
struct NeverCalledTests {
    let list = BoundList()
    var binder: SectionedTableBinder<Headless, Part> { list.binder }
    private var anomalies: [Anomaly] { binder.manager.anomalies }

    /// What is said once, at the time and by looking.
    private func only(_ code: String) throws -> Anomaly {
        #expect(anomalies.map(\.code.rawValue) == [code])
        #expect(binder.manager.validate() == anomalies)
        return try #require(anomalies.first)
    }

    // MARK: Classes

    @Test("R12, F82: a closure for another cell class than the chain's is reported at its line")
    func otherClass() throws {
        let lost = line() + 2
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
            .onEvent(from: StarCell.self) { row, _, _, _ in list.note("\(row)") }
        // Before anything is shown.
        #expect(list.anomalies == [.unboundHandler])
        binder.displayedSections = [.first]
        list.show()
        let anomaly = try only("unbound-handler")
        #expect(anomaly.site?.line == lost)
        #expect(anomaly.headline == "This closure for onEvent of onSection(.first) is never called.")
        #expect(anomaly.reason == "It takes StarCell, and the cells there are EntryCell.")
        #expect(anomaly.remedy == "To fix, bind StarCell there, or remove the closure.")
    }

    @Test("R12, F82: a closure for another cell class than its sections have is reported when the list is first shown")
    func otherClassElsewhere() throws {
        let lost = line() + 1
        binder.onSections(.first, .second).onEvent(from: StarCell.self) { _, row, _, _, _ in list.note("\(row)") }
        binder.onAllOtherSections().bind(cellType: EntryCell.self, models: { _ in notes(1) })
        list.show()
        binder.manager.flush()
        let anomaly = try only("unbound-handler")
        #expect(anomaly.site?.line == lost)
        #expect(anomaly.reason == "It takes StarCell, and the cells there are EntryCell.")
    }

    @Test("R12: a closure for several sections is not reported while one has its cell class")
    func otherClassInSome() {
        binder.onSections(.first, .second).onEvent(from: StarCell.self) { section, row, _, _, _ in
            list.note("\(section)")
        }
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
        binder.onSection(.second).bind(cellType: StarCell.self, models: notes(2))
        binder.displayedSections = [.first, .second]
        list.show()
        binder.manager.flush()
        (list.table.cell(at: [1, 0]) as? StarCell)?.emit(event: .starred)
        #expect(list.calls == ["second"])
        #expect(list.anomalies == [])
        #expect(binder.manager.validate() == [])
    }

    class BaseCell: HeadlessCell, Configurable, ViewEventEmitting {
        enum ViewEvent { case told }
        func configure(_ note: Note) { text = note.text }
    }
    final class SubCell: BaseCell {}

    @Test("R12, F42: a closure for a superclass or subclass of the cells, or beside a closure that makes them, is not reported")
    func relatedClasses() {
        binder.onSection(.first).bind(cellType: SubCell.self, models: notes(1))
            .onEvent(from: BaseCell.self) { row, _, _, _ in list.note("base \(row)") }
        binder.onSection(.second).bind(cellType: BaseCell.self, models: notes(2))
            .onEvent(from: SubCell.self) { _, _, _, _ in }
        binder.onSection(.third).bind(
            cellProvider: { table, _, _ in table.dequeue(SubCell.self) }, for: Note.self, models: notes(3).asClosure
        )
        .onEvent(from: SubCell.self) { _, _, _, _ in }
        binder.displayedSections = [.first, .second, .third]
        list.show()
        binder.manager.flush()
        #expect(list.anomalies == [])
        #expect(binder.manager.validate() == [])
        (list.table.cell(at: [0, 0]) as? SubCell)?.emit(event: .told)
        #expect(list.calls == ["base 0"])
    }

    // MARK: Sections

    @Test("R12, F82: a chain on all other sections is reported when none is left")
    func noOthers() throws {
        binder.onSections(.first, .second).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.onSections(.third, .fourth).bind(cellType: NoteCell.self, models: { _ in notes(2) })
        let begun = line() + 1
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(3) })
            .onTapped { _, _, _, _ in list.note("never") }
        list.show()
        let anomaly = try only("undisplayed-chain")
        #expect(anomaly.site?.line == begun)
        #expect(
            anomaly.headline
                == "No section is left for the cells of onAllOtherSections(), and no closure for them is called.")
        #expect(anomaly.reason == "Chains that name their sections bind the cells of each section.")
    }

    @Test("R12, F82: a lone closure on all other sections is reported when none is left, beside headers that are shown")
    func noOthersOfAKind() throws {
        binder.onSections(.first, .second, .third, .fourth).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.onAllOtherSections().bind(headerTitles: { section in "\(section)" })
        let begun = line() + 1
        binder.onAllOtherSections().onTapped { _, _, _, _ in list.note("never") }
        list.show()
        #expect(list.headers == ["first", "second", "third", "fourth"])
        let anomaly = try only("undisplayed-chain")
        #expect(anomaly.site?.line == begun)
    }

    /// A chain on all others that has nothing but one closure.
    private static let loneClosures:
        [(
            kind: String,
            add: @MainActor (SectionsChain<SectionedTableBinder<Headless, Part>, HeadlessCell, Any>) -> Void
        )] =
            [
                ("cells", { $0.onDequeue { _, _, _, _ in } }), ("cells", { $0.onNearEnd { _ in } }),
                ("headers", { $0.willDisplayHeader { _, _ in } }), ("footers", { $0.footerHeight { _ in 4 } }),
            ]

    @Test("R12, F82: a lone closure for cells, headers or footers of all other sections is reported when none is left", arguments: 0..<4)
    func noOthersForAClosure(_ index: Int) throws {
        let titles = Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0, Optional("title")) })
        binder.onSections(.first, .second, .third, .fourth)
            .bind(cellType: NoteCell.self, models: { _ in notes(1) })
            .bind(headerTitles: titles).bind(footerTitles: titles)
        let lone = Self.loneClosures[index]
        let begun = line() + 1
        lone.add(binder.onAllOtherSections())
        list.show()
        let anomaly = try only("undisplayed-chain")
        #expect(anomaly.site?.line == begun)
        #expect(anomaly.headline.hasPrefix("No section is left for the \(lone.kind) of onAllOtherSections()"))
        #expect(anomaly.remedy.hasPrefix("To fix, remove what is for \(lone.kind) from the chain"))
    }

    @Test("R12: a chain on all other sections is not reported while one is left, or where data may bring one")
    func someOthers() {
        binder.onSections(.first, .second, .third).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(3) }).onTapped { _, _, _, _ in }
        list.show()
        #expect(list.anomalies == [])
        #expect(binder.manager.validate() == [])

        let letters = SectionedTableBinder(HeadlessTable(), sectionedBy: String.self, anomalyLog: quietLog())
        letters.onSection("A").bind(cellType: NoteCell.self, models: notes(1))
        letters.onAllOtherSections().bind(cellType: NoteCell.self, models: { [:] }).onTapped { _, _, _, _ in }
        letters.finish()
        #expect(letters.manager.anomalies == [])
    }

    // MARK: Loading

    @Test(
        "R12, F58, F82: validate() finds onNearEnd of a section that is hidden while it is empty, as that never loads its first rows"
    )
    func hiddenWhileEmpty() throws {
        let models = Changing(notes())
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        binder.onSection(.second).bind(cellType: NoteCell.self, models: notes(2))
        let near = line() + 2
        binder.onSection(.first).bind(cellType: NoteCell.self, models: { models.value })
            .onNearEnd { list.note("load") }
        list.show()
        #expect(list.calls == [])
        #expect(list.anomalies == [])
        let finding = try #require(binder.manager.validate().first)
        #expect(binder.manager.validate().count == 1)
        #expect(finding.code == .undisplayedChain)
        #expect(finding.site?.line == near)
        #expect(
            finding.headline == "onNearEnd of onSection(.first) waits for a section that is hidden while it is empty.")
        models.value = notes(1)
        list.refresh()
        #expect(list.calls == ["load"])
        #expect(binder.manager.validate() == [])
    }

    @Test("R11, R12, F58: onNearEnd whose object is gone is not reported")
    func hiddenAndGone() {
        var object: Counter? = Counter()
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        binder.onSection(.first).bind(cellType: NoteCell.self, models: []).onNearEnd(weak: object!) { _ in }
        list.show()
        #expect(binder.manager.validate().map(\.code) == [.undisplayedChain])
        object = nil
        #expect(binder.manager.validate() == [])
    }

    @Test("R12, F58: onNearEnd of a section shown empty, or hidden for another reason, is not reported")
    func shownWhileEmpty() {
        binder.onSections(.first, .second).bind(cellType: NoteCell.self, models: { _ in [] })
            .onNearEnd { section in list.note("\(section)") }
        binder.sectionDisplayBehavior = .hidesSections { $0.section != .first }
        list.show()
        #expect(list.calls == ["first"])
        #expect(binder.manager.validate() == [])
        binder.sectionDisplayBehavior = .showsSections { [.second] }
        list.refresh()
        #expect(list.calls == ["first", "second"])
        #expect(binder.manager.validate() == [])
    }

    // MARK: Late

    // [P27]: a closure after finish() was taken in silence.
    @Test("R12, P27: a chain begun after finish() counts from the next refresh() on, and is reported once, at its line")
    func lateChain() throws {
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.displayedSections = [.first]
        list.show()
        let begun = line() + 1
        binder.onSection(.first)
            .bind(cellType: EntryCell.self, models: notes(2, 3)).bind(headerTitle: "late")
            .onTapped { row, _, note in list.note("late \(row) \(note.id)") }
        list.table.reloadData()
        list.table.layoutIfNeeded()
        #expect(list.rows == [["note 1"]])
        #expect(list.table.cell(at: [0, 0]) is NoteCell)
        #expect(list.headers == [nil])
        #expect(list.anomalies == [.lateBinding])
        let anomaly = try #require(anomalies.first)
        #expect(anomaly.site?.line == begun)
        #expect(anomaly.headline == "onSection(.first) was bound after finish().")
        #expect(
            anomaly.reason
                == "The list has its data. Data and views that are bound now count from the next refresh() on; closures at once."
        )
        list.refresh()
        #expect(list.rows == [["note 2", "note 3"]])
        #expect(list.table.cell(at: [0, 0]) is EntryCell)
        #expect(list.headers == ["late"])
        list.table.tap([0, 1])
        #expect(list.calls == ["late 1 3"])
        #expect(list.anomalies == [.lateBinding])
        #expect(list.troubles == [])
    }

    @Test("R12: a closure that is added after finish() counts at once, and is not reported")
    func lateClosures() {
        let chain = binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1, 2))
        binder.displayedSections = [.first]
        list.show()
        chain.didDeselect { row, _, _ in list.note("deselected \(row)") }
        binder.onSection(.first).onTapped { row, _, _ in list.note("tapped \(row)") }
        list.table.tap([0, 0])
        list.table.tap([0, 1])
        #expect(list.calls == ["tapped 0", "deselected 0", "tapped 1"])
        #expect(list.anomalies == [])
        #expect(binder.manager.validate() == [])
    }

    // MARK: What is said at the time is found by looking

    @Test("R12, F82: a title that one chain binds twice is found by validate()")
    func titleTwice() throws {
        let second = line() + 3
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .bind(headerTitle: "x")
            .bind(headerTitle: "y")
        binder.displayedSections = [.first]
        list.show()
        #expect(list.headers == ["x"])
        let anomaly = try only("bound-twice")
        #expect(anomaly.site?.line == second)
        #expect(anomaly.remedy == "To fix, remove one of the two.")
    }

    // MARK: Numbers

    @Test("R12, F52: a negative number of cells is taken for 0, and reported")
    func negativeCells() throws {
        let count = Changing(-2)
        let provider: @MainActor (HeadlessTable, Int) -> HeadlessCell = { table, _ in table.dequeue(PlainNoteCell.self)
        }
        let bound = line() + 1
        binder.onSection(.first).bind(cellProvider: provider, numberOfCells: { count.value })
        binder.displayedSections = [.first]
        list.show()
        #expect(list.table.numberOfRows(inSection: 0) == 0)
        #expect(list.anomalies.map(\.rawValue) == ["invalid-count"])
        let anomaly = try #require(anomalies.first)
        #expect(anomaly.site?.line == bound)
        #expect(anomaly.headline == "numberOfCells of onSection(.first) gave -2.")
        #expect(anomaly.reason == "A list cannot have fewer rows than none, so 0 is used.")
        #expect(anomaly.remedy == "To fix, give 0 or more.")
        count.value = 0
        list.refresh()
        count.value = 2
        list.refresh()
        #expect(list.table.numberOfRows(inSection: 0) == 2)
        #expect(anomalies.count == 1)
    }

    @Test("R12, F52: of numbers of cells for several sections only the negative one is taken for 0")
    func negativeCellsOfOne() {
        binder.onSections(.first, .second).bind(
            cellProvider: { table, _, _ in table.dequeue(PlainNoteCell.self) },
            numberOfCells: { [.first: -1, .second: 1] })
        binder.displayedSections = [.first, .second]
        list.show()
        #expect((0...1).map(list.table.numberOfRows) == [0, 1])
        #expect(list.anomalies.map(\.rawValue) == ["invalid-count"])
    }

    @Test("R12, F58: a distance of less than one row is taken for 1, and reported", arguments: [0, -3])
    func noDistance(_ rows: Int) throws {
        let table = HeadlessTable(height: 440)
        let binder = TableBinder(table, anomalyLog: quietLog())
        var calls = 0
        let near = line() + 2
        binder.onTable().bind(cellType: NoteCell.self, models: (1...30).map { Note(id: $0) })
            .onNearEnd(rows: rows) { calls += 1 }
        binder.finish()
        table.layoutIfNeeded()
        table.scroll(by: 44 * 19 - 1)
        #expect(calls == 0)
        table.scroll(by: 2)
        #expect(calls == 1)
        let anomaly = try #require(binder.manager.anomalies.first)
        #expect(binder.manager.anomalies == binder.manager.validate())
        #expect(anomaly.code.rawValue == "invalid-count")
        #expect(anomaly.site?.line == near)
        #expect(anomaly.headline == "onNearEnd(rows: \(rows)) of onTable() is for no row.")
        #expect(anomaly.reason == "The end is near at the last row at the latest, so 1 is used.")
        #expect(anomaly.remedy == "To fix, give 1 or more.")
    }
}
