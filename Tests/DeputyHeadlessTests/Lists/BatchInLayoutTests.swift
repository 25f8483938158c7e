import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// A batch that is performed in the middle of the list's own layout, which a list view does not survive.
@MainActor
@Suite("Batches in the middle of a layout")
struct BatchInLayoutTests {
    @Test(
        "A table refuses a batch in its layout, and shows the new data after it (F65)",
        arguments: ["willDisplay", "didEndDisplaying", "height"])
    func table(_ moment: String) {
        let shelf = Shelf()
        var isDue = false
        let act = { [unowned shelf] in
            guard isDue else { return }
            isDue = false
            expectFalse(shelf.table.performBatch(ChangeSet.Stage()) {})
        }
        switch moment {
        case "willDisplay": shelf.manager.on(BookCell.self).willDisplay { _, _, _ in act() }
        case "didEndDisplaying": shelf.manager.on(BookCell.self).didEndDisplaying { _, _, _ in act() }
        default:
            shelf.manager.on(model: Book.self).heightForCell { _, _ in
                act()
                return 44
            }
        }
        shelf.showAndForget()
        for time in 1...3 {
            isDue = true
            shelf.table.scroll(by: 44)
            expectFalse(isDue)
            expectEqual(shelf.table.exceptions.count, time)
        }
        expectEqual(shelf.table.exceptions.first?.reason.contains("lays itself out"), true)
        expectEmpty(shelf.table.updates.batches)
        shelf.table.layoutIfNeeded()
        expectEqual(shelf.table.visibleItems.count, 10)
        expectTrue(shelf.table.visibleItems.allSatisfy { shelf.table.cell(at: $0)?.text == shelf.titles[$0[1]] })
    }

    @Test("A collection refuses it too (F65)")
    func collection() {
        var isDue = false
        let album = Album()
        album.manager.on(PhotoCell.self).willDisplay { [unowned album] _, _, _ in
            guard isDue else { return }
            isDue = false
            expectFalse(album.collection.performBatch(ChangeSet.Stage()) {})
        }
        album.showAndForget()
        isDue = true
        album.collection.scroll(by: 100)
        expectEqual(album.collection.exceptions.count, 1)
        album.collection.layoutIfNeeded()
        expectEqual(album.shown, Array(album.names[3..<15]))
    }

    @Test("A table refuses to fill cells again in its layout, as that ends with a batch, and shows everything after it")
    func reconfiguringInATable() {
        let shelf = Shelf()
        var isDue = false
        shelf.manager.on(BookCell.self).willDisplay { [unowned shelf] _, _, _ in
            guard isDue else { return }
            isDue = false
            shelf.table.reconfigureItems(at: [[0, 1]])
        }
        shelf.showAndForget()
        for time in 1...2 {
            isDue = true
            shelf.table.scroll(by: 44)
            expectFalse(isDue)
            expectEqual(shelf.table.exceptions.count, time)
        }
        expectEqual(shelf.table.exceptions.first?.reason.contains("lays itself out"), true)
        expectEqual(shelf.table.updates.reconfigured, [])
        shelf.table.layoutIfNeeded()
        expectTrue(shelf.table.visibleItems.allSatisfy { shelf.table.cell(at: $0)?.text == shelf.titles[$0[1]] })
    }

    @Test("A collection refuses that too")
    func reconfiguringInACollection() {
        let album = Album()
        var isDue = false
        album.manager.on(PhotoCell.self).willDisplay { [unowned album] _, _, _ in
            guard isDue else { return }
            isDue = false
            album.collection.reconfigureItems(at: [[0, 4]])
        }
        album.showAndForget()
        isDue = true
        album.collection.scroll(by: 100)
        expectFalse(isDue)
        expectEqual(album.collection.exceptions.count, 1)
        expectEqual(album.collection.updates.reconfigured, [])
        album.collection.layoutIfNeeded()
        expectEqual(album.shown, Array(album.names[3..<15]))
    }

    @Test("A reload that waits is done before cells are filled again, and there are none then")
    func reloadsFirst() {
        let shelf = Shelf()
        shelf.showAndForget()
        let source = shelf.table.dataSource
        for time in 1...2 {
            shelf.table.dataSource = nil
            shelf.table.dataSource = source
            let reloads = shelf.table.updates.reloads
            shelf.table.reconfigureItems(at: [[0, 0]])
            expectEqual(shelf.table.updates.reloads, reloads + 1)
            expectEqual(shelf.table.updates.reconfigured.count, time)
            shelf.table.layoutIfNeeded()
        }
        let album = Album()
        album.showAndForget()
        let reloads = album.collection.updates.reloads
        album.collection.reloadData()
        album.collection.reconfigureItems(at: [[0, 0]])
        expectEqual(album.collection.updates.reloads, reloads + 1)
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.updates.reloads, reloads + 1)
        expectEqual(shelf.table.exceptions, [])
        expectEqual(album.collection.exceptions, [])
    }
}
