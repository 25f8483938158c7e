import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// A text field in a cell that a closure makes keeps the keyboard while its row changes (F52, F76).
@MainActor
@Suite("The keyboard in cells that a closure makes", .releasesRigs)
struct KeyboardTests {
    final class Tile: HeadlessCollectionCell {}
    final class OtherTile: HeadlessCollectionCell {}

    /// Makes a cell of another class for a note that says so.
    private static func cell(in table: HeadlessTable, _ text: String) -> HeadlessCell {
        let cell: HeadlessCell = text == "other" ? table.dequeue(PlainNoteCell.self) : table.dequeue(NoteCell.self)
        cell.text = text
        return cell
    }

    private static func cell(
        in collection: HeadlessCollection, _ text: String, at path: IndexPath
    ) -> HeadlessCollectionCell {
        let cell: HeadlessCollectionCell =
            text == "other" ? collection.dequeue(OtherTile.self, for: path) : collection.dequeue(Tile.self, for: path)
        cell.text = text
        return cell
    }

    @Test("F52: each change of its row fills the cell where it is, and the keyboard stays", arguments: EachKit.allCases)
    func keepsTheKeyboard(_ list: EachKit) {
        func check<Kit: TestKit>(
            _: Kit.Type, _ make: @escaping @MainActor (Kit.List, Kit.ProviderPosition, String) -> Kit.Cell
        ) {
            let list = Kit.makeList(height: 440)
            let binder = Kit.makeBinder(list)
            let models = Changing(notes(1, 2))
            var filled: [String] = []
            binder.onSection(.first)
                .bind(
                    cellProvider: { list, position, note in make(list, position, note.text) }, for: Note.self,
                    models: { models.value }
                )
                .onDequeue { row, cell, _ in filled.append("\(row) \(cell.text)") }
            binder.displayedSections = [.first]
            binder.finish()
            list.layoutIfNeeded()
            (list.updates, filled) = (HeadlessUpdates(), [])
            let cell = list.cell(at: [0, 0])
            cell?.isFirstResponder = true
            for text in ["n", "ne"] {
                models.value[0].text = text
                binder.refresh()
                binder.manager.flush()
                list.layoutIfNeeded()
                expectSame(list.cell(at: [0, 0]), cell)
                expectEqual(cell?.text, text)
            }
            expectEqual(cell?.isFirstResponder, true)
            expectEqual(filled, ["0 n", "0 ne"])
            expectEqual(list.updates.reconfigured, [[[0, 0]], [[0, 0]]])
            expectEqual(list.updates.batches, [])
            expectEqual(list.updates.reloads, 0)
            // With rows before it as well.
            models.value = notes(3) + [Note(id: 1, text: "new"), Note(id: 2, text: "other")]
            binder.refresh()
            binder.manager.flush()
            list.layoutIfNeeded()
            expectSame(list.cell(at: [0, 1]), cell)
            expectEqual(cell?.isFirstResponder, true)
            expectEqual((0...2).map { list.cell(at: [0, $0])?.text }, ["note 3", "new", "other"])
            expectEqual(list.exceptions, [])
            expectEqual(binder.manager.anomalies, [])
        }
        switch list {
        case .tables: check(HeadlessTables.self) { table, _, text in Self.cell(in: table, text) }
        case .collections: check(HeadlessCollections.self) { list, path, text in Self.cell(in: list, text, at: path) }
        }
    }

    @Test("F52: a cell of another class takes the keyboard, and other rows keep theirs", arguments: EachKit.allCases)
    func otherClass(_ list: EachKit) {
        func check<Kit: TestKit>(
            _: Kit.Type, _ make: @escaping @MainActor (Kit.List, Kit.ProviderPosition, String) -> Kit.Cell
        ) {
            let list = Kit.makeList(height: 440)
            let binder = Kit.makeBinder(list)
            let models = Changing(notes(1, 2))
            binder.onSection(.first).bind(
                cellProvider: { list, position, note in make(list, position, note.text) }, for: Note.self,
                models: { models.value })
            binder.displayedSections = [.first]
            binder.finish()
            list.layoutIfNeeded()
            let cells = [0, 1].map { list.cell(at: [0, $0]) }
            for cell in cells { cell?.isFirstResponder = true }
            list.updates = HeadlessUpdates()
            models.value[0].text = "other"
            models.value[1].text = "b"
            binder.refresh()
            binder.manager.flush()
            list.layoutIfNeeded()
            expectNotSame(list.cell(at: [0, 0]), cells[0])
            expectSame(list.cell(at: [0, 1]), cells[1])
            expectEqual([0, 1].map { list.cell(at: [0, $0])?.text }, ["other", "b"])
            expectEqual([0, 1].map { list.cell(at: [0, $0])?.isFirstResponder }, [false, true])
            expectEqual(list.updates.reconfigured, [[[0, 0], [0, 1]]])
            expectEqual(list.updates.batches.map(\.stage.reloadedItems), [[[0, 0]]])
            expectEqual(list.exceptions, [])
            expectEqual(binder.manager.anomalies, [])
        }
        switch list {
        case .tables: check(HeadlessTables.self) { table, _, text in Self.cell(in: table, text) }
        case .collections: check(HeadlessCollections.self) { list, path, text in Self.cell(in: list, text, at: path) }
        }
    }

    @Test("F76: so it is where the closure reads a model that changes", arguments: EachKit.allCases)
    func followedModel(_ list: EachKit) async {
        func check<Kit: TestKit>(
            _: Kit.Type, _ make: @escaping @MainActor (Kit.List, Kit.ProviderPosition, String) -> Kit.Cell
        ) async {
            let list = Kit.makeList(height: 440)
            let binder = Kit.makeBinder(list)
            let songs = [Song(1), Song(2)]
            binder.onSection(.first).bind(
                cellProvider: { list, position, song in make(list, position, song.title) }, for: Song.self,
                models: { songs })
            binder.displayedSections = [.first]
            binder.finish()
            list.layoutIfNeeded()
            list.updates = HeadlessUpdates()
            let cell = list.cell(at: [0, 0])
            cell?.isFirstResponder = true
            for title in ["b", "c"] {
                songs[0].title = title
                await until(cell?.text, is: title)
            }
            expectSame(list.cell(at: [0, 0]), cell)
            expectEqual(cell?.isFirstResponder, true)
            expectEqual(list.updates.batches, [])
            songs[0].title = "other"
            await until(list.cell(at: [0, 0])?.text, is: "other")
            expectNotSame(list.cell(at: [0, 0]), cell)
            songs[0].title = "d"
            await until(list.cell(at: [0, 0])?.text, is: "d")
            expectEqual(list.exceptions, [])
            expectEqual(binder.manager.anomalies, [])
        }
        switch list {
        case .tables: await check(HeadlessTables.self) { table, _, text in Self.cell(in: table, text) }
        case .collections:
            await check(HeadlessCollections.self) { list, path, text in Self.cell(in: list, text, at: path) }
        }
    }

    @Test("F52: a closure that makes a cell without the table is called once for each change of its row")
    func ownCellsOnce() {
        let list = BoundList()
        let models = Changing(notes(1))
        var made: [String] = []
        list.binder.onSection(.first).bind(
            cellProvider: { _, _, note in
                made.append(note.text)
                return NoteCell()
            }, for: Note.self, models: { models.value })
        list.binder.displayedSections = [.first]
        list.show()
        for text in ["b", "c"] {
            models.value[0].text = text
            list.refresh()
        }
        expectEqual(made, ["note 1", "b", "c"])
        expectEqual(list.troubles, [])
    }
}
