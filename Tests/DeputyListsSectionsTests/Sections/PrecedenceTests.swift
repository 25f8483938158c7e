import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Which chain is told, asked, or handed a cell: the first that names the section, else the one on all others; one on any
/// section besides (F51, F55).
@MainActor
@Suite("Precedence of chains", .releasesRigs)
struct PrecedenceTests {
    let list = BoundList()

    /// Binds every section by a chain on all others.
    @discardableResult
    private func bindOthers() -> ManySectionsChain<SectionedTableBinder<HeadlessTables, Part>, NoteCell, Note> {
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
    }

    // Braid: a named handler was ignored where the chain on all others had bound the data.
    @Test(
        "F51: a chain that names a section goes first, whichever chain bound its data, for notices, questions and onDequeue"
    )
    func namedGoesFirst() {
        bindOthers()
            .onTapped { section, _, _, _ in list.note("others tap \(section)") }
            .onDequeue { section, _, _, _ in list.note("others dequeue \(section)") }
            .cellHeight { _, _, _ in 10 }
        list.binder.onSection(.second)
            .onTapped { row, _, _ in list.note("named tap") }
            .onDequeue { row, _, _ in list.note("named dequeue") }
            .cellHeight { _, _ in 99 }
        list.show()
        expectEqual(
            list.takeCalls(),
            [
                "others dequeue first", "named dequeue", "others dequeue third", "others dequeue fourth",
            ])
        expectEqual(list.table.contentHeight, 129)
        list.table.tap([1, 0])
        list.table.tap([2, 0])
        expectEqual(list.takeCalls(), ["named tap", "others tap third"])
        expectEqual(list.anomalies, [])
    }

    @Test("F51, R6: a closure about moves in one section gives the rows of the others no reorder control")
    func presence() {
        bindOthers()
        list.binder.onSection(.second).moveRowTo.withoutCell { _, _, _ in }
        list.show()
        expectEqual([0, 1, 2].map { list.table.send(\.canMove, at: [$0, 0]) }, [false, true, false])
        expectEqual(list.anomalies, [])
    }

    @Test(
        "F55: heights of headers and footers come from the chain that names the section, else from others, else any"
    )
    func headerHeights() {
        for part in [ViewKind.header, .footer] {
            let list = BoundList()
            func height(_ section: Int) -> CGFloat? {
                part == .header
                    ? list.table.send(\.heightForHeader, at: section) : list.table.send(\.heightForFooter, at: section)
            }
            func estimate(_ section: Int) -> CGFloat? {
                part == .header
                    ? list.table.send(\.estimatedHeightForHeader, at: section)
                    : list.table.send(\.estimatedHeightForFooter, at: section)
            }
            if part == .header {
                list.binder.onAllOtherSections().bind(headerTitles: { section in "\(section)" })
                    .headerHeight { _ in 20 }.estimatedHeaderHeight { _ in 21 }
                list.binder.onSection(.second).headerHeight { 77 }.estimatedHeaderHeight { 78 }
                list.binder.onSection(.third).bind(headerTitle: "third")
                list.binder.onAnySection().headerHeight { _ in 6 }.estimatedHeaderHeight { _ in 7 }
            } else {
                list.binder.onAllOtherSections().bind(footerTitles: { section in "\(section)" })
                    .footerHeight { _ in 20 }.estimatedFooterHeight { _ in 21 }
                list.binder.onSection(.second).footerHeight { 77 }.estimatedFooterHeight { 78 }
                list.binder.onSection(.third).bind(footerTitle: "third")
                list.binder.onAnySection().footerHeight { _ in 6 }.estimatedFooterHeight { _ in 7 }
            }
            list.show()
            expectEqual((0...3).map(height), [20, 77, 6, 20])
            expectEqual((0...3).map(estimate), [21, 78, 7, 21])
        }
    }

    // Braid: registering again overwrote, without a word.
    @Test("F51, F82: of two closures of one chain the first counts, and the other is reported at its line")
    func firstClosureWins() {
        let begun = line() + 1
        bindOthers()
            .onTapped { _, _, _, _ in list.note("tap 1") }
            .onTapped { _, _, _, _ in list.note("tap 2") }
            .onDequeue { _, _, _, _ in list.note("dequeue 1") }
            .onDequeue { _, _, _, _ in list.note("dequeue 2") }
        list.binder.displayedSections = [.first]
        list.show()
        list.table.tap([0, 0])
        expectEqual(list.calls, ["dequeue 1", "tap 1"])
        expectEqual(list.anomalies, [.silentHandler, .silentHandler])
        let reported = list.binder.manager.anomalies
        expectEqual(Set(reported.compactMap(\.site?.line)), [begun + 2, begun + 4])
        expectEqual(Set(list.binder.manager.validate()), Set(reported))
    }

    @Test(
        "F51: of two chains that name a section the first counts, whichever bound the cells, and the other is reported")
    func firstChainWins() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .onTapped { _, _, _ in list.note("tap 1") }.onDequeue { _, _, _ in list.note("dequeue 1") }
            .cellHeight { _, _ in 10 }
        list.binder.onSection(.first)
            .onTapped { _, _, _ in list.note("tap 2") }.onDequeue { _, _, _ in list.note("dequeue 2") }
            .cellHeight { _, _ in 20 }
        list.binder.onSections(.first, .second)
            .onTapped { section, _, _, _ in list.note("tap 3 \(section)") }
        list.binder.onSection(.second).bind(cellType: NoteCell.self, models: notes(1))
            .onTapped { _, _, _ in list.note("tap 4") }
        list.binder.displayedSections = [.first, .second]
        list.show()
        list.table.tap([0, 0])
        list.table.tap([1, 0])
        expectEqual(list.calls, ["dequeue 1", "tap 1", "tap 3 second"])
        expectEqual(list.table.contentHeight, 54)
        list.binder.manager.flush()
        // Tap 2, dequeue 2, height 20 and tap 4 are never called; tap 3 is, in its second section.
        expectEqual(list.anomalies, Array(repeating: .silentHandler, count: 4))
    }

    @Test("F51: a mapping that is the manager's own has none of the chains' closures")
    func ownMapping() {
        list.binder.manager.register(PlainNoteCell.self, for: Note.self) { mapping in
            mapping.condition = .where { note, _ in note.id == 2 }
        } configure: { _, _, _ in
        }
        list.binder.onSection(.first).onTapped { row, _, _ in list.note("named \(row)") }
        list.binder.onAnySection().onTapped { _, row, _ in list.note("any \(row)") }
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1, 2) })
        list.binder.displayedSections = [.first]
        list.show()
        expectTrue(list.table.cell(at: [0, 1]) is PlainNoteCell)
        for row in 0...1 { list.table.tap([0, row]) }
        expectEqual(list.calls, ["named 0", "any 0"])
    }

    @Test("F51: of two chains on all other sections the first counts, also where only the second bound the cells")
    func firstOthersWin() {
        list.binder.onAllOtherSections().onTapped { section, _, _, _ in list.note("tap 1 \(section)") }
            .onDequeue { section, _, _, _ in list.note("dequeue 1 \(section)") }
        bindOthers().onTapped { _, _, _, _ in list.note("tap 2") }.cellHeight { _, _, _ in 10 }
        list.binder.onAllOtherSections().cellHeight { _, _, _ in 20 }
            .willDisplay { _, _, path in list.note("display \(list.binder.section(at: path)!)") }
        list.binder.displayedSections = [.first]
        list.show()
        list.table.tap([0, 0])
        expectEqual(list.calls, ["dequeue 1 first", "display first", "tap 1 first"])
        expectEqual(list.table.contentHeight, 10)
    }

    @Test(
        "F51: a closure may come before the bind, without the types, and is called before those added later"
    )
    func closureBeforeTheBind() {
        list.binder.onSection(.first)
            .onTapped { row, cell, model in list.note("first \(row) \(cell.text) \(model is Note)") }
            .onDequeue { row, cell, _ in list.note("dequeue \(row)") }
            .cellHeight { row, _ in 10 }
            .bind(cellType: NoteCell.self, models: notes(1))
            .onTapped { _, _, _ in list.note("never") }
        list.binder.onAllOtherSections()
            .onTapped { section, row, cell, model in list.note("\(section) \(row) \(model is Note)") }
            .cellHeight { _, _, _ in 20 }
            .bind(cellType: NoteCell.self, models: { _ in notes(2) })
        list.binder.displayedSections = [.first, .second]
        list.show()
        list.table.tap([0, 0])
        list.table.tap([1, 0])
        expectEqual(list.calls, ["dequeue 0", "first 0 note 1 true", "second 0 true"])
        expectEqual(list.table.contentHeight, 30)
        list.binder.manager.flush()
        expectEqual(list.anomalies, [.silentHandler])
    }

    // Braid: what cells emitted in sections of the chain on all others reached no closure.
    @Test("F55: what a cell emits reaches the chain on all others, a named one first")
    func emitted() {
        list.binder.onAllOtherSections().bind(cellType: EntryCell.self, models: { _ in notes(1) })
            .onEvent(from: EntryCell.self) { section, row, _, event, note in
                list.note("others \(section) \(row) \(event) \(note.id)")
            }
        list.binder.onSection(.second).onEvent(from: EntryCell.self) { row, _, event, _ in
            list.note("named \(row) \(event)")
        }
        list.show()
        for section in 0...1 { (list.table.cell(at: [section, 0]) as? EntryCell)?.enter("a") }
        expectEqual(list.calls, ["others first 0 entered(\"a\") 1", "named 0 entered(\"a\")"])
    }

    // Braid: matching was by exact class.
    @Test("F55: a closure for a class gets what a subclass emits; one for another class does not")
    func subclasses() {
        final class SpecialEntryCell: EntryCell {}
        list.binder.onSection(.first).bind(
            cellProvider: { table, _, _ in table.dequeue(SpecialEntryCell.self) }, for: Note.self,
            models: { notes(1) }
        )
        .onEvent(from: OtherEntryCell.self) { _, _, _, _ in list.note("other") }
        .onEvent(from: EntryCell.self) { _, _, event, _ in list.note("\(event)") }
        list.binder.displayedSections = [.first]
        list.show()
        (list.table.cell(at: [0, 0]) as? EntryCell)?.enter("a")
        expectEqual(list.calls, ["entered(\"a\")"])
        expectEqual(list.anomalies, [])
    }

    @Test("F51: two chains may bind cells, headers and footers of one section, and a closure finds its own")
    func oneSectionOfSeveralChains() {
        bindOthers().headerHeight { _ in 30 }
        list.binder.onSection(.first).bind(headerTitle: "One")
        list.binder.onSections(.first, .second).bind(footerTitles: [.first: "1", .second: "2"])
        list.binder.displayedSections = [.first, .second]
        list.show()
        expectEqual(list.headers, ["One", nil])
        expectEqual(list.footers, ["1", "2"])
        expectEqual(list.rows, [["note 1"], ["note 1"]])
        // The header of the first section is the named chain's.
        expectEqual(list.table.send(\.heightForHeader, at: 0), HeadlessTable.automaticDimension)
    }
}

private final class OtherEntryCell: HeadlessCell, ViewEventEmitting {
    enum ViewEvent { case other }

    @Test("Uses of cells that another chain binds begin in the sections of the closure's chain only (F45, F57)")
    func usesOfOthersCells() {
        let list = BoundList()
        var begun: [Int] = []
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { $0 == .second ? notes(2) : notes(1) })
        list.binder.onSection(.second).whileInUse { _, _, model, _ in begun.append((model as? Note)?.id ?? 0) }
        list.show()
        expectEqual(begun, [2])
        expectEqual(list.anomalies, [])
    }
}
