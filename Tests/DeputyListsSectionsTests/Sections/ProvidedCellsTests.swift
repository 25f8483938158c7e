import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Cells that a closure of a chain makes (F52).
@MainActor
@Suite("Cells that a closure makes", .releasesRigs)
struct ProvidedCellsTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    @Test("F52: a closure makes the cells, of any class, for models or for a number of rows")
    func provider() {
        binder.onSection(.first).bind(
            cellProvider: { table, row, note in
                let cell: HeadlessCell = note.id == 1 ? table.dequeue(NoteCell.self) : table.dequeue(PlainNoteCell.self)
                cell.text = "\(type(of: cell)) \(row)"
                return cell
            }, for: Note.self, models: { notes(1, 2) })
        binder.onSection(.second).bind(
            cellProvider: { table, row in
                let cell = table.dequeue(PlainNoteCell.self)
                cell.text = "row \(row)"
                return cell
            }, numberOfCells: { 2 })
        binder.displayedSections = [.first, .second]
        list.show()
        expectEqual(list.rows, [["NoteCell 0", "PlainNoteCell 1"], ["row 0", "row 1"]])
        expectEqual(list.anomalies, [])
        expectEqual(list.table.exceptions, [])
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
        expectTrue(list.table.cell(at: [0, 0]) is NoteCell)
        models.value[0].text = ""
        list.refresh()
        expectTrue(list.table.cell(at: [0, 0]) is PlainNoteCell)
        expectEqual(list.troubles, [])
    }

    /// What the cell comes from that a closure makes where its class was another before.
    enum Source: CaseIterable { case code, nib, prototype }

    @Test(
        "F52: a closure is called in requests of the list only, and once more for a cell of another class",
        arguments: EachKit.allCases, Source.allCases)
    func otherClassWithoutRequest(_ list: EachKit, _ source: Source) {
        func check<Kit: TestKit>(
            _: Kit.Type, _ make: @escaping @MainActor (Kit.List, Kit.ProviderPosition, Bool) -> Kit.Cell
        ) {
            let list = Kit.makeList(height: 440)
            let (name, binder) = ("\(Kit.PearCell.self)", Kit.makeBinder(list))
            if source == .nib { list.nibs = [HeadlessNib(name, Kit.PearCell.self)] }
            if source == .prototype {
                list.register(Kit.PearCell.self as! HeadlessView.Type, identifier: "pear")
                binder.manager.register(Kit.PearCell.self, prototype: "pear")
            }
            let models = Changing(notes(1))
            var asked = 0
            binder.onSection(.first).bind(
                cellProvider: { list, position, note in
                    asked += 1
                    return make(list, position, note.text == "pear")
                }, for: Note.self, models: { models.value })
            binder.displayedSections = [.first]
            binder.finish()
            list.layoutIfNeeded()
            asked = 0
            models.value[0].text = "pear"
            binder.refresh()
            binder.manager.flush()
            list.layoutIfNeeded()
            expectTrue(list.cell(at: [0, 0]) is Kit.PearCell)
            // Only the list makes a prototype, so its rows are reloaded at once.
            expectEqual(asked, source == .prototype ? 1 : 2)
            expectEqual(list.exceptions, [])
            expectEqual(binder.manager.anomalies, [])
        }
        switch list {
        case .tables:
            check(HeadlessTables.self) { table, _, isPear in
                isPear ? table.dequeue(PearCell.self) : table.dequeue(PlainNoteCell.self)
            }
        case .collections:
            check(HeadlessCollections.self) { list, path, isPear in
                isPear ? list.dequeue(PearItemCell.self, for: path) : list.dequeue(AppleItemCell.self, for: path)
            }
        }
    }

    @Test("F52: rows of a closure may be reconfigured by the app itself", arguments: EachKit.allCases)
    func reconfiguredByTheApp(_ list: EachKit) {
        func check<Kit: TestKit>(
            _: Kit.Type, _ make: @escaping @MainActor (Kit.List, Kit.ProviderPosition) -> Kit.Cell
        ) {
            let (list, look) = (Kit.makeList(height: 440), Changing("a"))
            let binder = Kit.makeBinder(list)
            binder.onSection(.first).bind(
                cellProvider: { list, position, _ in
                    let cell = make(list, position)
                    cell.text = look.value
                    return cell
                }, for: Note.self, models: { notes(1, 2) })
            binder.displayedSections = [.first]
            binder.finish()
            list.layoutIfNeeded()
            let cell = list.cell(at: [0, 1])
            look.value = "b"
            list.reconfigureItems(at: [[0, 1]])
            expectSame(list.cell(at: [0, 1]), cell)
            expectEqual([0, 1].map { list.cell(at: [0, $0])?.text }, ["a", "b"])
            expectEqual(list.exceptions, [])
            expectEqual(binder.manager.anomalies, [])
        }
        switch list {
        case .tables: check(HeadlessTables.self) { table, _ in table.dequeue(PearCell.self) }
        case .collections: check(HeadlessCollections.self) { list, path in list.dequeue(PearItemCell.self, for: path) }
        }
    }

    @Test(
        "F52: the rows of a closure that gets some cells from a registration of its own are reloaded when they change",
        arguments: EachKit.allCases)
    func ownRegistrations(_ list: EachKit) {
        func check<Kit: TestKit>(
            _: Kit.Type, _ path: @escaping @MainActor (Kit.ProviderPosition) -> IndexPath,
            _ make: @escaping @MainActor (Kit.List, IndexPath) -> Kit.Cell
        ) {
            let list = Kit.makeList(height: 440)
            list.register(Kit.AppleCell.self as! HeadlessView.Type, identifier: "ad")
            let (binder, models) = (Kit.makeBinder(list), Changing(notes(1, 2)))
            binder.onSection(.first).bind(
                cellProvider: { list, position, note in
                    let path = path(position)
                    return note.text == "ad"
                        ? Kit.dequeueCell(identifier: "ad", in: list, at: path) : make(list, path)
                }, for: Note.self, models: { models.value })
            binder.displayedSections = [.first]
            models.value[1].text = "ad"
            binder.finish()
            list.layoutIfNeeded()
            for isAd in [true, false, true] {
                models.value[0].text = isAd ? "ad" : "a post"
                binder.refresh()
                binder.manager.flush()
                list.layoutIfNeeded()
                expectEqual(list.cell(at: [0, 0]) is Kit.AppleCell, isAd)
            }
            expectEqual(list.updates.reconfigured, [])
            expectEqual(list.exceptions, [])
            expectEqual(binder.manager.anomalies, [])
        }
        switch list {
        case .tables:
            check(HeadlessTables.self, { [0, $0] }) { table, path in table.dequeue(PearCell.self, for: path) }
        case .collections:
            check(HeadlessCollections.self, { $0 }) { list, path in list.dequeue(PearItemCell.self, for: path) }
        }
    }

    /// A cell that no list can show where it is asked for.
    enum Unfit: CaseIterable { case ofOtherList, ofOtherRow, notTheDequeued }

    @Test(
        "R12: a cell of another list or row, or another one than was dequeued, is not shown, and reported",
        arguments: EachKit.allCases, Unfit.allCases)
    func unfitCells(_ list: EachKit, _ unfit: Unfit) {
        func check<Kit: TestKit>(
            _: Kit.Type, _ make: @escaping @MainActor (Kit.List, Kit.ProviderPosition) -> Kit.Cell
        ) {
            let other = ListBoard<Kit>([things(1)])
            other.endTurn()
            let (list, isUnfit) = (Kit.makeList(height: 440), Changing(false))
            let (binder, models) = (Kit.makeBinder(list), Changing(notes(1, 2)))
            binder.onSection(.first).bind(
                cellProvider: { list, position, note in
                    guard isUnfit.value, note.id == 2 else { return make(list, position) }
                    switch unfit {
                    case .ofOtherList: return other.list.cell(at: [0, 0])!
                    case .ofOtherRow: return list.cell(at: [0, 0])!
                    case .notTheDequeued:
                        _ = make(list, position)
                        return list.cell(at: [0, 0])!
                    }
                }, for: Note.self, models: { models.value })
            binder.displayedSections = [.first]
            binder.finish()
            list.layoutIfNeeded()
            isUnfit.value = true
            // The row is reconfigured first, and keeps its cell.
            models.value[1].text = "changed"
            binder.refresh()
            binder.manager.flush()
            list.layoutIfNeeded()
            list.layoutIfNeeded()
            let cells = [0, 1].map { list.cell(at: [0, $0]) }
            expectNotSame(cells[0], cells[1])
            expectNotSame(cells[1], other.list.cell(at: [0, 0]))
            expectEqual(list.exceptions, [])
            expectEqual(binder.manager.anomalies.map(\.code), [.takenCell])
            // It shows a cell again when its closure makes one.
            isUnfit.value = false
            models.value[1].text = "once more"
            binder.refresh()
            binder.manager.flush()
            list.layoutIfNeeded()
            expectEqual(type(of: list.cell(at: [0, 1])!) == type(of: list.cell(at: [0, 0])!), true)
            expectEqual(binder.manager.anomalies.count, 1)
            withExtendedLifetime(other) {}
        }
        switch list {
        case .tables: check(HeadlessTables.self) { table, _ in table.dequeue(PearCell.self) }
        case .collections: check(HeadlessCollections.self) { list, path in list.dequeue(PearItemCell.self, for: path) }
        }
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
        expectEqual(list.takeCalls(), [])
        try #require(list.table.cell(at: [0, 0]) as? EntryCell).enter("a")
        expectEqual(list.takeCalls(), ["entered 0"])
        expectEqual(list.anomalies, [])
        expectEqual(list.troubles, [])
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
            for path in table.visibleItems {
                let cell = table.cell(at: path)
                expectEqual((path[1] % 2 == 0), (cell is NoteCell))
                if let cell { cells.insert(ObjectIdentifier(cell)) }
            }
        }
        #expect(cells.count < 12)
        expectEqual(binder.manager.anomalies, [])
    }
}
