import DeputyHeadless
import Foundation
import Testing

/// What goes wrong with chains: said with the chain's line and what to do, nothing lost, nothing trapping (F50 to F57, R12).
@MainActor
@Suite("Mistakes with chains", .releasesRigs)
struct MistakesTests {
    let list = BoundList()
    var binder: SectionedTableBinder<Headless, Part> { list.binder }

    private func only(_ code: Anomaly.Code) throws -> Anomaly {
        #expect(list.anomalies == [code])
        return try #require(list.binder.manager.anomalies.first)
    }

    // [P37]: the second chain's data drove the first one's cells.
    @Test("R12, P37: of two binds of a section the first counts; the second is reported with both lines")
    func boundTwice() throws {
        let first = line() + 1
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        let second = line() + 1
        binder.onSections(.first, .second).bind(
            cellType: PlainNoteCell.self, for: Note.self, models: { [.first: notes(2, 3), .second: notes(4)] })
        binder.displayedSections = [.first, .second]
        list.show()
        for _ in 0...1 {
            #expect(list.table.numberOfRows(inSection: 0) == 1)
            #expect(list.table.cell(at: [0, 0]) is NoteCell)
            #expect(list.table.cell(at: [1, 0]) is PlainNoteCell)
            list.refresh()
        }
        let anomaly = try #require(binder.manager.anomalies.first { $0.code == .boundTwice })
        #expect(anomaly.site?.line == second)
        #expect(anomaly.headline.hasPrefix("This binds the cells of section first again, after "))
        #expect(anomaly.headline.contains(":\(first)"))
        #expect(binder.manager.validate().filter { $0.code == .boundTwice } == [anomaly])
    }

    @Test("R12: one chain that binds cells twice keeps the first, and closures of the second's types are skipped")
    func boundTwiceOnOneChain() throws {
        let second = line() + 2
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .bind(cellType: PlainNoteCell.self, for: Draft.self, models: [])
            .onTapped { _, _, draft in list.note("never \(draft.text)") }
        binder.displayedSections = [.first]
        list.show()
        list.table.tap([0, 0])
        #expect(list.rows == [["note 1"]])
        #expect(list.calls == [])
        let anomaly = try #require(binder.manager.anomalies.first)
        #expect(anomaly.code == .boundTwice)
        #expect(anomaly.site?.line == second)
    }

    @Test("R12: a bind after finish() on a chain that was begun before is reported at the line of the bind")
    func lateBind() throws {
        let chain = binder.onSection(.first)
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.displayedSections = [.first]
        list.show()
        let late = line() + 1
        chain.bind(cellType: NoteCell.self, models: notes(2))
        list.refresh()
        #expect(list.rows == [["note 2"]])
        #expect(try only(.lateBinding).site?.line == late)
    }

    // [P19]: not a word.
    @Test(
        "R12, P19: a section that is shown and bound by no chain is empty, and found by validate() until it is not shown any more"
    )
    func unbound() throws {
        binder.onSections(.first, .second).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.onSection(.third).onTapped { _, _, _ in }
        binder.displayedSections = [.first, .third]
        list.show()
        #expect(list.rows == [["note 1"], []])
        #expect(list.anomalies.filter { $0 != .unboundHandler } == [.unboundSection])
        #expect(binder.manager.validate().map(\.code).contains(.unboundSection))
        #expect(
            binder.manager.anomalies.first { $0.code == .unboundSection }?.headline
                == "Section third is to be shown, and no chain binds anything to it.")
        binder.displayedSections = [.first]
        list.table.layoutIfNeeded()
        #expect(!binder.manager.validate().map(\.code).contains(.unboundSection))
    }

    @Test("R12: a chain none of whose sections is shown is reported at its line")
    func undisplayed() throws {
        let hidden = line() + 1
        binder.onSections(.third, .fourth).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.onSections(.first, .second).bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.displayedSections = [.first]
        list.show()
        let anomaly = try only(.undisplayedChain)
        #expect(anomaly.site?.line == hidden)
        #expect(anomaly.headline == "Nothing that onSections(.third, .fourth) binds is shown.")
        #expect(binder.manager.validate() == [anomaly])
    }

    @Test("R12: where a rule decides which sections are shown, a chain left out of those set by hand is not reported")
    func undisplayedUnderARule() {
        binder.onSection(.third).bind(cellType: NoteCell.self, models: notes(1))
        binder.displayedSections = [.first]
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        list.show()
        #expect(list.rows == [["note 1"]])
        #expect(list.anomalies == [])
        #expect(binder.manager.validate() == [])
    }

    @Test("R12: data for sections that are not a chain's is not shown, but reported, for rows and for headers")
    func unknownSections() throws {
        binder.onSection(.third).bind(cellType: NoteCell.self, models: notes(3)).bind(headerTitle: "three")
        binder.onSections(.first, .second).bind(
            cellType: NoteCell.self, models: [.first: notes(1), .fourth: notes(9), .third: notes(8)]
        )
        .bind(headerTitles: [.first: "one", .third: "no"])
        binder.displayedSections = [.first, .third]
        list.show()
        #expect(list.rows == [["note 1"], ["note 3"]])
        #expect(list.headers == ["one", "three"])
        let anomaly = try only(.unknownSections)
        #expect(anomaly.headline == "onSections(.first, .second) has data for fourth, third, which it does not bind.")
    }

    @Test("R12: a refresh in every reading ends, and what was read last is shown")
    func endless() {
        var readings = 0
        binder.onSection(.first).bind(
            cellType: NoteCell.self,
            models: {
                readings += 1
                list.binder.refresh()
                return [Note(id: readings, text: "\(readings)")]
            })
        binder.displayedSections = [.first]
        list.show()
        for _ in 0..<5 { list.table.layoutIfNeeded() }
        #expect(readings == 8)
        #expect(list.rows == [["8"]])
        #expect(list.anomalies == [.endlessRefresh])
    }

    @Test("R12: an order set by hand is reported and ignored where a rule orders sections")
    func unusedOrder() throws {
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        binder.displayedSections = [.second]
        list.show()
        #expect(list.rows.count == 4)
        #expect(try only(.unusedSectionOrder).headline.hasPrefix("displayedSections was set"))
        binder.sectionDisplayBehavior = .manuallyManaged
        #expect(binder.displayedSections == Part.allCases)
    }

    @Test("R12: a section that is named twice is shown where it is named first, and reported")
    func repeated() throws {
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
        binder.displayedSections = [.second, .first, .second]
        #expect(binder.displayedSections == [.second, .first])
        list.show()
        #expect(list.rows.count == 2)
        #expect(
            try only(.repeatedSections).headline == "The sections to be shown name second more than once.")
    }

    @Test(
        "F52, F55: of cells that a closure makes, those of another class than an event's closure takes are not for it")
    func otherClassOfProvidedCells() throws {
        binder.onSection(.first).bind(
            cellProvider: { table, row, _ in
                row == 0 ? table.dequeue(EntryCell.self) : table.dequeue(StarCell.self)
            }, for: Note.self, models: notes(1, 2).asClosure
        )
        .onEvent(from: EntryCell.self) { row, _, _, _ in list.note("entered \(row)") }
        binder.displayedSections = [.first]
        list.show()
        try #require(list.table.cell(at: [0, 1]) as? StarCell).emit(event: .starred)
        #expect(list.takeCalls() == [])
        try #require(list.table.cell(at: [0, 0]) as? EntryCell).enter("a")
        #expect(list.takeCalls() == ["entered 0"])
        #expect(list.anomalies == [])
        #expect(list.troubles == [])
    }

    @Test("F52: cells that a closure makes are reused by class")
    func providedCellsAreReused() {
        let table = HeadlessTable(height: 88)
        let binder = TableBinder(table, anomalyLog: quietLog())
        binder.onTable().bind(
            cellProvider: { table, row, note in
                row % 2 == 0 ? table.dequeue(NoteCell.self) : table.dequeue(PlainNoteCell.self)
            }, for: Note.self, models: { (0..<40).map { Note(id: $0) } })
        binder.finish()
        table.layoutIfNeeded()
        var cells: Set<ObjectIdentifier> = []
        for row in 0..<40 {
            table.scroll(to: [0, row])
            for path in table.visibleRows {
                let cell = table.cell(at: path)
                #expect((path[1] % 2 == 0) == (cell is NoteCell))
                if let cell { cells.insert(ObjectIdentifier(cell)) }
            }
        }
        #expect(cells.count < 12)
        #expect(binder.manager.anomalies == [])
    }

    @Test("F52: a change of content that needs a cell of another class gets one")
    func otherClass() {
        let models = Changing(notes(1))
        binder.onSection(.first).bind(
            cellProvider: { table, _, note in
                note.text.isEmpty ? table.dequeue(PlainNoteCell.self) : table.dequeue(NoteCell.self)
            }, for: Note.self, models: { models.value })
        binder.displayedSections = [.first]
        list.show()
        #expect(list.table.cell(at: [0, 0]) is NoteCell)
        models.value[0].text = ""
        list.refresh()
        #expect(list.table.cell(at: [0, 0]) is PlainNoteCell)
        #expect(list.troubles == [])
    }

    @Test("F33, F51: explain names the chain and its line, for cells, closures and headers")
    func explain() {
        let begun = line() + 1
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1)).onTapped { _, _, _ in }
        binder.onSection(.second).onTapped { _, _, _ in }
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(2) })
        binder.onAnySection().onTapped { _, _, _ in }
        let header = line() + 1
        binder.onSection(.third).bind(headerTitle: "three").headerHeight { 30 }
        list.show()
        let first = "\(binder.manager.explain(\.didSelect, at: [0, 0]))"
        #expect(first.contains(":\(begun)"))
        #expect(!first.contains("onSection(.first)"))
        let second = "\(binder.manager.explain(\.didSelect, at: [1, 0]))"
        #expect(second.contains("it holds only in the sections of onSection(.first)"))
        #expect(second.contains(":\(begun + 1)"))
        let third = "\(binder.manager.explain(\.didSelect, at: [2, 0]))"
        #expect(third.contains("it holds only in the sections of onSection(.second)"))
        #expect(binder.manager.explain(\.didSelect, at: [0, 0]).answeredBy == .handler)
        #expect(binder.manager.explain(\.didSelect, at: [2, 0]).answeredBy == .handler)
        let ofHeader = binder.manager.explain(\.heightForHeader, inSection: 2)
        #expect(ofHeader.answeredBy == .handler)
        #expect("\(ofHeader)".contains(":\(header)"))
    }
}
