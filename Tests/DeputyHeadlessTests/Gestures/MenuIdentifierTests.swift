import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// The identifier of a menu, by which a preview knows what it is for.
@MainActor
@Suite("The identifier of a menu (F98)")
struct MenuIdentifierTests {
    /// What was asked and told, with the identifier of its menu.
    private final class Heard {
        var lines: [String] = []
        func note(_ name: String, _ menu: HeadlessMenu) { lines.append("\(name) \(menu.identifier ?? "nothing")") }
    }

    private static func menu(_ path: IndexPath) -> HeadlessMenu {
        HeadlessMenu(["Copy"], identifier: path == [0, 2] ? nil : "\(path[1])")
    }

    private static let shown = ["highlight 1", "display 1"]
    private static let closed = ["dismiss 1", "end 1"]
    private static let performed = ["perform 1", "end 1"]

    @Test("A table's previews and notices get the menu that was answered", arguments: [false, true])
    func table(tapsPreview: Bool) {
        let heard = Heard()
        let shelf = Shelf { mapping in mapping.contextMenuConfiguration.withoutCell { _, _, path in Self.menu(path) } }
        let host = shelf.manager.onHost
        host.previewForHighlightingContextMenu { menu in
            heard.note("highlight", menu)
            return (menu.identifier as? String).map { HeadlessPreview($0) }
        }
        host.previewForDismissingContextMenu { menu in
            heard.note("dismiss", menu)
            return nil
        }
        host.willDisplayContextMenu { menu, _ in heard.note("display", menu) }
        host.willPerformPreviewAction { menu, _ in heard.note("perform", menu) }
        host.willEndContextMenuInteraction { menu, _ in heard.note("end", menu) }
        expectEqual(shelf.table.press([0, 1])?.identifier as? String, "1")
        if tapsPreview { expectTrue(shelf.table.tapPreview()) } else { shelf.table.closeMenu() }
        expectEqual(heard.lines, Self.shown + (tapsPreview ? Self.performed : Self.closed))
        expectEqual(
            shelf.table.journal["previewForHighlightingContextMenu"].map(\.answer), ["HeadlessPreview(name: \"1\")"])
        heard.lines = []
        shelf.table.press([0, 2])
        expectEqual(heard.lines, ["highlight nothing", "display nothing"])
    }

    @Test("So do a collection's, those of the older and of the newer kind", arguments: [false, true], [false, true])
    func collection(isNewer: Bool, tapsPreview: Bool) {
        let heard = Heard()
        let album = Album { mapping in
            mapping.contextMenuConfiguration.withoutCell { _, _, path in Self.menu(path) }
            guard isNewer else { return }
            mapping.highlightPreview.withoutCell { menu, _, _ in
                heard.note("highlight", menu)
                return nil
            }
            mapping.dismissalPreview.withoutCell { menu, _, _ in
                heard.note("dismiss", menu)
                return nil
            }
        }
        let host = album.manager.onHost
        if !isNewer {
            host.previewForHighlightingContextMenu { menu in
                heard.note("highlight", menu)
                return nil
            }
            host.previewForDismissingContextMenu { menu in
                heard.note("dismiss", menu)
                return nil
            }
        }
        host.willDisplayContextMenu { menu, _ in heard.note("display", menu) }
        host.willPerformPreviewAction { menu, _ in heard.note("perform", menu) }
        host.willEndContextMenuInteraction { menu, _ in heard.note("end", menu) }
        expectEqual(album.collection.press([0, 1])?.identifier as? String, "1")
        if tapsPreview { expectTrue(album.collection.tapPreview()) } else { album.collection.closeMenu() }
        expectEqual(heard.lines, Self.shown + (tapsPreview ? Self.performed : Self.closed))
    }

    @Test("Menus are equal if their identifiers and titles are")
    func equality() {
        expectEqual(HeadlessMenu(["Copy"], identifier: 1), HeadlessMenu(["Copy"], identifier: 1))
        expectNotEqual(HeadlessMenu(["Copy"], identifier: 1), HeadlessMenu(["Copy"], identifier: 2))
        expectNotEqual(HeadlessMenu(["Copy"], identifier: 1), HeadlessMenu(["Copy"]))
        expectNotEqual(HeadlessMenu(["Copy"], identifier: 1), HeadlessMenu(["Cut"], identifier: 1))
        expectEqual(HeadlessMenu(["Copy"]), HeadlessMenu(["Copy"]))
    }
}
