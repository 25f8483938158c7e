import DeputyHeadless
import Foundation
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
            #expect(!shelf.table.performBatch(ChangeSet.Stage()) {})
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
            #expect(!isDue)
            #expect(shelf.table.exceptions.count == time)
        }
        #expect(shelf.table.exceptions[0].reason.contains("lays itself out"))
        #expect(shelf.table.updates.batches.isEmpty)
        shelf.table.layoutIfNeeded()
        #expect(shelf.table.visibleRows.count == 10)
        #expect(shelf.table.visibleRows.allSatisfy { shelf.table.cell(at: $0)?.text == shelf.titles[$0[1]] })
    }

    @Test("A collection refuses it too (F65)")
    func collection() {
        var isDue = false
        let album = Album()
        album.manager.on(PhotoCell.self).willDisplay { [unowned album] _, _, _ in
            guard isDue else { return }
            isDue = false
            #expect(!album.collection.performBatch(ChangeSet.Stage()) {})
        }
        album.showAndForget()
        isDue = true
        album.collection.scroll(by: 100)
        #expect(album.collection.exceptions.count == 1)
        album.collection.layoutIfNeeded()
        #expect(album.shown == Array(album.names[3..<15]))
    }
}
