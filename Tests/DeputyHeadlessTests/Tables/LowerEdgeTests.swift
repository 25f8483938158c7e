import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("What begins at the lower edge of the window (F83)")
struct LowerEdgeTests {
    @Test(
        "A footer that begins at the edge is not on screen, nor is what follows; one that begins above it is",
        arguments: [9, 10])
    func edge(count: Int) {
        let shelf = Shelf(count)
        shelf.manager.registerFooter(TitleHeader.self)
        shelf.manager.items.setFooter("The end")
        shelf.manager.items.insertSection(ItemSection([Book(title: "behind")]), at: 1)
        shelf.table.layoutIfNeeded()
        // The window is 440 high, and a row 44.
        expectNotNil(shelf.table.cell(at: [0, count - 1]))
        expectEqual((shelf.table.footer(inSection: 0) != nil), (count == 9))
        expectEqual((shelf.table.cell(at: [1, 0]) != nil), (count == 9))
    }
}
