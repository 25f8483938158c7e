import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Menus of items, and spreading them.
@MainActor
@Suite("Menus of the headless collection")
struct CollectionMenuTests {
    @Test("A menu is for the item pressed, for all that are selected, or for none of them")
    func menusOfSeveral() {
        let album = Album { mapping in
            mapping.highlightPreview.withoutCell { _, _, _ in HeadlessPreview("up") }
            mapping.dismissalPreview.withoutCell { _, _, _ in HeadlessPreview("down") }
            mapping.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(["Old"]) }
        }
        var asked: [[IndexPath]] = []
        album.manager.onHost.contextMenuConfigurationForItemsAtIndexPaths { paths, _ in
            asked.append(paths)
            return HeadlessMenu(["Share"])
        }
        album.manager.onHost.previewForHighlightingContextMenu { _ in HeadlessPreview("old") }
        album.collection.allowsMultipleSelection = true
        for item in [3, 1] { album.collection.selectItem(at: [0, item]) }
        album.showAndForget()
        expectEqual(album.collection.press([0, 1])?.titles, ["Share"])
        expectEqual(album.collection.menuItems, [[0, 1], [0, 3]])
        expectEqual(album.items("highlightPreview"), [1, 3])
        album.collection.press([0, 2])
        expectEqual(album.items("dismissalPreview"), [1, 3])
        album.collection.pressBackground()
        expectEqual(asked, [[[0, 1], [0, 3]], [[0, 2]], []])
        expectEqual(album.count("contextMenuConfiguration"), 0)
        expectEqual(album.count("previewForHighlightingContextMenu"), 0)
        expectTrue(album.collection.perform("Share"))
        expectNil(album.collection.menu)
    }

    @Test("Where none of the newer menu questions is announced the older ones are asked, of one item")
    func olderMenus() {
        let album = Album {
            $0.contextMenuConfiguration.withoutCell { _, _, path in path[1] == 0 ? nil : HeadlessMenu(["Old"]) }
        }
        album.manager.onHost.previewForHighlightingContextMenu { _ in HeadlessPreview("up") }
        album.manager.onHost.previewForDismissingContextMenu { _ in HeadlessPreview("down") }
        album.showAndForget()
        expectNil(album.collection.press([0, 0]))
        expectEqual(album.collection.press([0, 1])?.titles, ["Old"])
        expectEqual(album.count("previewForHighlightingContextMenu"), 1)
        album.collection.closeMenu()
        expectEqual(album.count("previewForDismissingContextMenu"), 1)
        expectNil(album.collection.pressBackground())
    }

    @Test("A preview of the newer kind alone leaves the older menu of an item, which the newer question asks for")
    func aNewerPreviewAlone() {
        let album = Album { mapping in
            mapping.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(["Old"]) }
            mapping.highlightPreview.withoutCell { _, _, _ in nil }
        }
        album.manager.onHost.previewForDismissingContextMenu { _ in HeadlessPreview("down") }
        album.showAndForget()
        expectEqual(album.collection.press([0, 1])?.titles, ["Old"])
        expectEqual(album.items("highlightPreview"), [1])
        album.collection.closeMenu()
        expectEqual(album.count("previewForDismissingContextMenu"), 1)
        album.collection.allowsMultipleSelection = true
        for item in [0, 1] { album.collection.selectItem(at: [0, item]) }
        expectNil(album.collection.press([0, 1]))
    }

    @Test("Spreading an item asks for its scene")
    func scenes() {
        let album = Album { $0.sceneActivationConfiguration.withoutCell { _, photo, _ in HeadlessScene(photo.name) } }
        expectEqual(album.collection.spread([0, 2]), HeadlessScene("P2"))
        expectNil(Album().collection.spread([0, 2]))
    }

    @Test("A menu has closed by the time its item runs (F83)")
    func closedBeforeTheItem() {
        var isShown: [Bool] = []
        weak var collection: HeadlessCollection?
        let album = Album { mapping in
            mapping.contextMenuConfiguration.withoutCell { _, _, _ in
                HeadlessMenu([HeadlessMenuItem("Copy") { isShown.append(collection?.menu != nil) }])
            }
        }
        collection = album.collection
        album.collection.press([0, 1])
        expectTrue(album.collection.perform("Copy"))
        expectEqual(isShown, [false])
    }
}
