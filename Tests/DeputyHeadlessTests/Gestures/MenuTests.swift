import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Menus of rows, from the press to the end.
@MainActor
@Suite("Menus of the headless table")
struct MenuTests {
    /// A shelf whose every row has a menu of these items.
    private func shelf(_ items: [HeadlessMenuItem] = ["Copy"]) -> Shelf {
        let shelf = Shelf { mapping in mapping.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(items) } }
        shelf.manager.onHost.willDisplayContextMenu { _, _ in }
        shelf.manager.onHost.willPerformPreviewAction { _, _ in }
        shelf.manager.onHost.willEndContextMenuInteraction { _, _ in }
        return shelf
    }

    private func told(_ shelf: Shelf) -> [String] { shelf.lines.filter { $0.hasPrefix("tell") } }

    @Test("A second press closes the first menu before it shows its own (F83)")
    func secondPress() {
        let shelf = shelf()
        shelf.table.press([0, 0])
        shelf.table.press([0, 1])
        expectEqual(
            told(shelf),
            [
                "tell willDisplayContextMenu", "tell willEndContextMenuInteraction", "tell willDisplayContextMenu",
            ])
        expectEqual(shelf.table.menu?.titles, ["Copy"])
    }

    @Test("A tap on the preview performs its action, and ends the menu (F83)")
    func previewTapped() {
        let shelf = shelf()
        shelf.table.press([0, 0])
        expectTrue(shelf.table.tapPreview())
        expectEqual(
            told(shelf),
            [
                "tell willDisplayContextMenu", "tell willPerformPreviewAction", "tell willEndContextMenuInteraction",
            ])
        expectNil(shelf.table.menu)
        expectFalse(shelf.table.tapPreview())
        expectFalse(shelf.table.perform("Copy"))
    }

    @Test("A menu's item runs when it is tapped, after the menu has closed; a menu without items is not shown (F83)")
    func menus() {
        var copied = 0
        let shelf = Shelf { mapping in
            mapping.contextMenuConfiguration.withoutCell { _, _, path in
                HeadlessMenu(path == [0, 0] ? [] : [HeadlessMenuItem("Copy") { copied += 1 }, "Share"])
            }
        }
        expectNil(shelf.table.press([0, 0]))
        expectEqual(shelf.table.press([0, 1])?.titles, ["Copy", "Share"])
        expectFalse(shelf.table.perform("Sell"))
        expectEqual(copied, 0)
        expectTrue(shelf.table.perform("Copy"))
        expectEqual(copied, 1)
        expectNil(shelf.table.menu)
        expectFalse(shelf.table.perform("Copy"))
    }

    @Test("A menu has closed, and told so, by the time its item runs; the item may show the next one (F83)")
    func closedBeforeTheItem() {
        var isShown: Bool?
        var told: [String] = []
        let copy = Later()
        let shelf = shelf([HeadlessMenuItem("Copy") { copy.action() }])
        copy.action = { [unowned shelf] in
            isShown = shelf.table.menu != nil
            told = self.told(shelf)
            shelf.table.press([0, 1])
        }
        shelf.table.press([0, 0])
        expectTrue(shelf.table.perform("Copy"))
        expectEqual(isShown, false)
        expectEqual(told, ["tell willDisplayContextMenu", "tell willEndContextMenuInteraction"])
        expectNotNil(shelf.table.menu)
    }

    /// What a test says an item does, when there is a table.
    @MainActor
    private final class Later { var action: () -> Void = {} }
}
