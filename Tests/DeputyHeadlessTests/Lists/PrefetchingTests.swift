import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Prefetching in the headless table (F83)")
struct PrefetchingTests {
    /// Ten of a hundred rows are on screen.
    private func shelf(_ count: Int = 100, from row: Int = 0) -> Shelf {
        let shelf = Shelf(count)
        if row > 0 { shelf.table.scroll(to: [0, row]) }
        shelf.manager.on(model: Book.self).prefetch { _, _ in }
        shelf.manager.on(model: Book.self).cancelPrefetch { _, _ in }
        shelf.table.journal = HeadlessJournal()
        return shelf
    }

    /// What was told, by row: `+10` for prefetch, `-10` for cancel.
    private func told(_ shelf: Shelf) -> [Int] {
        defer { shelf.table.journal = HeadlessJournal() }
        return shelf.table.journal.entries.compactMap { entry in
            guard case .row(let path) = entry.place else { return nil }
            return entry.event == "prefetch" ? path[1] : entry.event == "cancelPrefetch" ? -path[1] : nil
        }
    }

    @Test("A layout asks for the ten rows below the first ones, without any scrolling, and once (F83)")
    func afterTheFirstLayout() {
        let shelf = shelf()
        shelf.table.layoutIfNeeded()
        expectEqual(told(shelf), Array(10...19))
        shelf.table.layoutIfNeeded()
        expectEqual(told(shelf), [])
    }

    @Test("Before it is known where to, both sides are asked for in turn, the nearest first (F83)")
    func bothSides() {
        let shelf = shelf(from: 50)
        shelf.table.reloadData()
        shelf.table.layoutIfNeeded()
        expectEqual(told(shelf), [60, 49, 61, 48, 62, 47, 63, 46, 64, 45])
    }

    @Test("Scrolling down asks for the ten below, scrolling up for the ten above, upwards (F83)")
    func direction() {
        let shelf = shelf(from: 40)
        shelf.table.scroll(by: 44)
        expectEqual(told(shelf), Array(51...60))
        shelf.table.scroll(by: 44)
        expectEqual(told(shelf), [61])
        shelf.table.scroll(by: -44)
        expectEqual(told(shelf), [40, 39, 38, 37, 36, 35, 34, 33, 32, 31])
        // A layout in which nothing was scrolled looks the same way.
        shelf.table.layoutIfNeeded()
        expectEqual(told(shelf), [])
    }

    @Test("Rows more than fifteen away are cancelled, before others are asked for (F83)")
    func cancelling() {
        let shelf = shelf(from: 40)
        shelf.table.scroll(by: 44)
        _ = told(shelf)
        // Rows 35 to 44 are on screen: 51 to 59 are within fifteen rows of them, 60 is not.
        shelf.table.scroll(to: [0, 35])
        expectEqual(told(shelf), [-60, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25])
        shelf.table.scroll(to: [0, 80])
        expectEqual(told(shelf).prefix(21).map { $0 < 0 }, Array(repeating: true, count: 19) + [false, false])
    }

    @Test("What comes on screen is forgotten: it is neither cancelled nor asked for again (F83)")
    func comingOnScreen() {
        let shelf = shelf()
        shelf.table.layoutIfNeeded()
        _ = told(shelf)
        shelf.table.scroll(to: [0, 10])
        expectEqual(told(shelf), Array(20...29))
        // Far away what is not on screen yet is cancelled, and what was on screen is not.
        shelf.table.scroll(to: [0, 60])
        expectEqual(told(shelf), (20...29).map { -$0 } + Array(70...79))
    }

    @Test("Prefetching comes when the list is idle: after a gesture, not in its layout, and after animations (F83)")
    func whenIdle() {
        let shelf = shelf()
        shelf.manager.on(BookCell.self).didSelect { _, _, _ in }
        shelf.table.layoutIfNeeded()
        shelf.table.journal = HeadlessJournal()
        shelf.table.tap([0, 40])
        let names = shelf.table.journal.entries.map(\.event)
        #expect(names.firstIndex(of: "didSelect") ?? 999 < names.firstIndex(of: "prefetch") ?? -1)
        shelf.table.keepsAnimating = true
        shelf.table.journal = HeadlessJournal()
        shelf.table.scroll(to: [0, 70])
        shelf.table.layoutIfNeeded()
        expectEqual(told(shelf), [])
        shelf.table.endAnimations()
        expectEqual(told(shelf).filter { $0 > 0 }, Array(80...89))
    }

    @Test("What was asked for goes with its row when a person moves one, so that only what came in is asked for (F83)")
    func movedRows() {
        let shelf = shelf()
        shelf.manager.on(BookCell.self).moveRowTo { [unowned shelf] destination, _, _, source in
            shelf.manager.items.move(source, to: destination)
        }
        shelf.table.layoutIfNeeded()
        _ = told(shelf)
        shelf.table.beginEditing()
        expectTrue(shelf.table.move([0, 0], to: [0, 15]))
        shelf.table.layoutIfNeeded()
        expectEqual(shelf.table.journal["prefetch"].map(\.place), [.row([0, 15])])
        expectEqual(shelf.table.journal["cancelPrefetch"], [])
    }

    @Test("A reload cancels everything that still exists; a batch cancels everything (F83)")
    func reloadsAndBatches() {
        let shelf = shelf()
        shelf.table.layoutIfNeeded()
        _ = told(shelf)
        shelf.table.reloadData()
        expectEqual(told(shelf), (10...19).map { -$0 })
        shelf.table.layoutIfNeeded()
        expectEqual(told(shelf), Array(10...19))

        shelf.manager.items.remove(at: [0, 0])
        shelf.manager.flush()
        expectEqual(told(shelf), (10...19).map { -$0 })
        shelf.table.layoutIfNeeded()
        expectEqual(told(shelf), Array(10...19))

        shelf.manager.items.setItems((0..<12).map { Book(title: "New \($0)") })
        shelf.manager.flush()
        expectEqual(told(shelf), [-10, -11])
    }

    @Test("The ends of the data, and sections without rows, end it too (F83)")
    func sections() {
        let shelf = shelf()
        let books = (0..<6).map { Book(title: "\($0)") as Any }
        shelf.manager.items.setSections([ItemSection(books), ItemSection(), ItemSection(books), ItemSection(books)])
        shelf.table.layoutIfNeeded()
        expectEqual(
            shelf.table.journal["prefetch"].map(\.place),
            [.row([2, 4]), .row([2, 5])]
                + (0..<6).map { .row([3, $0]) })
        shelf.table.scroll(by: 1_000)
        shelf.table.journal = HeadlessJournal()
        shelf.table.scroll(by: -88)
        // The first section is off screen now, and its rows are the only ones above.
        expectEqual(shelf.table.visibleItems.first, [2, 0])
        expectEqual(shelf.table.journal["prefetch"].map(\.place), (0..<6).reversed().map { .row([0, $0]) })
    }

    @Test("Scrolling by nothing is no change of direction: what was asked for stays asked for (F83)")
    func scrollingByNothing() {
        let shelf = shelf(from: 50)
        shelf.table.scroll(by: -44)
        shelf.table.layoutIfNeeded()
        expectContains(told(shelf), 48)
        shelf.table.scroll(by: 0)
        shelf.table.layoutIfNeeded()
        expectEqual(told(shelf), [])
        shelf.table.scroll(by: -44)
        shelf.table.layoutIfNeeded()
        expectTrue(told(shelf).allSatisfy { (0..<48).contains($0) })
    }
}
