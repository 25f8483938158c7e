import DeputyHeadless
import Foundation
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
        #expect(album.collection.press([0, 1])?.titles == ["Share"])
        #expect(album.collection.menuItems == [[0, 1], [0, 3]])
        #expect(album.items("highlightPreview") == [1, 3])
        album.collection.press([0, 2])
        #expect(album.items("dismissalPreview") == [1, 3])
        album.collection.pressBackground()
        #expect(asked == [[[0, 1], [0, 3]], [[0, 2]], []])
        #expect(album.count("contextMenuConfiguration") == 0 && album.count("previewForHighlightingContextMenu") == 0)
        #expect(album.collection.perform("Share") && album.collection.menu == nil)
    }

    @Test("Where none of the newer menu questions is announced the older ones are asked, of one item")
    func olderMenus() {
        let album = Album {
            $0.contextMenuConfiguration.withoutCell { _, _, path in path[1] == 0 ? nil : HeadlessMenu(["Old"]) }
        }
        album.manager.onHost.previewForHighlightingContextMenu { _ in HeadlessPreview("up") }
        album.manager.onHost.previewForDismissingContextMenu { _ in HeadlessPreview("down") }
        album.showAndForget()
        #expect(album.collection.press([0, 0]) == nil)
        #expect(album.collection.press([0, 1])?.titles == ["Old"])
        #expect(album.count("previewForHighlightingContextMenu") == 1)
        album.collection.closeMenu()
        #expect(album.count("previewForDismissingContextMenu") == 1)
        #expect(album.collection.pressBackground() == nil)
    }

    @Test("A preview of the newer kind alone rules the older menu out, though it gives none")
    func aNewerPreviewAlone() {
        let album = Album { mapping in
            mapping.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(["Old"]) }
            mapping.highlightPreview.withoutCell { _, _, _ in nil }
        }
        album.showAndForget()
        #expect(album.collection.press([0, 1]) == nil && album.lines.isEmpty)
    }

    @Test("Spreading an item asks for its scene")
    func scenes() {
        let album = Album { $0.sceneActivationConfiguration.withoutCell { _, photo, _ in HeadlessScene(photo.name) } }
        #expect(album.collection.spread([0, 2]) == HeadlessScene("P2"))
        #expect(Album().collection.spread([0, 2]) == nil)
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
        #expect(album.collection.perform("Copy"))
        #expect(isShown == [false])
    }
}
