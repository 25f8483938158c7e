import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What handlers do while a table reloads: its old rows are on their way out, and the new ones are not there yet.
@MainActor
@Suite("Acting while a list reloads")
struct ActingInReloadsTests {
    @Test("Whatever didEndDisplaying does in a reload, only the new rows are on screen afterwards (F83)")
    func random() {
        for seed in Cases.seeds(ofSteps: 6) where !random(seed) { return }
    }

    private func random(_ seed: UInt64) -> Bool {
        var random = SeededRandom(seed)
        let shelf = Shelf(Int.random(in: 0..<30, using: &random))
        let table = shelf.table
        table.keepsJournal = false
        table.keepsAnimating = Bool.random(using: &random)
        table.estimatedRowHeight = Bool.random(using: &random) ? 0 : HeadlessTable.automaticDimension
        var acts = 0
        shelf.manager.on(BookCell.self).canEditCell { _, _ in true }
        shelf.manager.on(model: Book.self).heightForCell { book, _ in CGFloat(20 + book.title.utf8.count % 3 * 20) }
        shelf.manager.on(BookCell.self).didEndDisplaying { [unowned table] _, _, path in
            guard acts > 0 else { return }
            acts -= 1
            // Drawn before: what is done may come back here.
            let (act, distance) = (
                Int.random(in: 0..<7, using: &random), CGFloat.random(in: -300...300, using: &random)
            )
            Self.act(act, on: table, at: path, distance)
        }
        for step in 0..<6 {
            shelf.manager.items.setItems(
                (0..<Int.random(in: 0..<30, using: &random)).map { Book(title: "\(step) \($0)") })
            acts = Int.random(in: 0..<4, using: &random)
            if Bool.random(using: &random) { table.scroll(by: CGFloat.random(in: -400...400, using: &random)) }
            if Bool.random(using: &random) { table.reloadData() } else { shelf.manager.setNeedsUpdate() }
            shelf.manager.flush()
            acts = 0
            table.layoutIfNeeded()
            guard isRight(shelf, "seed \(seed), step \(step)") else { return false }
        }
        return true
    }

    private static func act(_ act: Int, on table: HeadlessTable, at path: IndexPath, _ distance: CGFloat) {
        switch act {
        case 0: table.layoutIfNeeded()
        case 1: table.scroll(by: distance)
        case 2: table.scroll(to: path)
        case 3: table.beginEditing()
        case 4: table.endEditing()
        case 5: table.reloadData()
        default: table.tap(path)
        }
    }

    private func isRight(_ shelf: Shelf, _ seed: String) -> Bool {
        let (table, titles) = (shelf.table, shelf.titles)
        let shown = table.visibleItems.map { table.cell(at: $0)?.text }
        // What is on screen is one piece, and fills the window where there is enough.
        let (first, last) = (table.visibleItems.first?[1] ?? 0, table.visibleItems.last?[1] ?? -1)
        let isPiece = shown.count == last - first + 1
        let isFull = table.contentHeight >= table.height || shown.count == titles.count
        let isRight =
            table.itemCounts == shelf.manager.items.sections.map(\.items.count) && isPiece && isFull
            && shown == table.visibleItems.map { titles[$0[1]] } && table.exceptions.isEmpty
        expectTrue(isRight, "\(seed): \(shown) of \(titles), \(table.exceptions)")
        return isRight
    }

    @Test(
        "What a closure selects while a reload takes rows off is not selected after it (F83)", arguments: [false, true])
    func selecting(isCollection: Bool) {
        var selects = false
        func check<Kit: HeadlessKit>(_ list: HeadlessList<Kit>) {
            list.selectItem(at: [0, 1])
            expectEqual(list.selectedItems, [[0, 1]])
            selects = true
            list.reloadData()
            list.layoutIfNeeded()
            expectEqual(list.selectedItems, [])
            expectEqual(list.visibleItems.filter { list.cell(at: $0)?.isSelected == true }, [])
        }
        if isCollection {
            let album = Album(3)
            album.manager.on(PhotoCell.self).didEndDisplaying { [unowned album] _, _, _ in
                if selects { album.collection.selectItem(at: [0, 2]) }
            }
            album.collection.layoutIfNeeded()
            check(album.collection)
        } else {
            let shelf = Shelf()
            shelf.manager.on(BookCell.self).didEndDisplaying { [unowned shelf] _, _, _ in
                if selects { shelf.table.selectItem(at: [0, 2]) }
            }
            shelf.table.layoutIfNeeded()
            check(shelf.table)
        }
    }
}
