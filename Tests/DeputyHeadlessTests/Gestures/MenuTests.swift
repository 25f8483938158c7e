import DeputyHeadless
import Foundation
import Testing

/// Menus of rows, from the press to the end.
@MainActor
@Suite("Menus of the headless table")
struct MenuTests {
    /// A shelf whose every row has a menu of these items.
    private func shelf(_ items: [HeadlessMenuItem] = ["Copy"]) -> Shelf {
        let shelf = Shelf { mapping in mapping.contextMenuConfiguration { _, _, _ in HeadlessMenu(items) } }
        shelf.manager.willDisplayContextMenu { _, _ in }
        shelf.manager.willPerformPreviewAction { _, _ in }
        shelf.manager.willEndContextMenuInteraction { _, _ in }
        return shelf
    }

    private func told(_ shelf: Shelf) -> [String] { shelf.lines.filter { $0.hasPrefix("tell") } }

    @Test("A second press closes the first menu before it shows its own (F83)")
    func secondPress() {
        let shelf = shelf()
        shelf.table.press([0, 0])
        shelf.table.press([0, 1])
        #expect(
            told(shelf) == [
                "tell willDisplayContextMenu", "tell willEndContextMenuInteraction", "tell willDisplayContextMenu",
            ])
        #expect(shelf.table.menu?.titles == ["Copy"])
    }

    @Test("A tap on the preview performs its action, and ends the menu (F83)")
    func previewTapped() {
        let shelf = shelf()
        shelf.table.press([0, 0])
        #expect(shelf.table.tapPreview())
        #expect(
            told(shelf) == [
                "tell willDisplayContextMenu", "tell willPerformPreviewAction", "tell willEndContextMenuInteraction",
            ])
        #expect(shelf.table.menu == nil)
        #expect(!shelf.table.tapPreview())
        #expect(!shelf.table.perform("Copy"))
    }

    @Test("A menu without items is not shown, and nobody is told (F83)")
    func emptyMenu() {
        let shelf = shelf([])
        #expect(shelf.table.press([0, 0]) == nil)
        #expect(shelf.table.menu == nil)
        #expect(told(shelf) == [])
    }
}
