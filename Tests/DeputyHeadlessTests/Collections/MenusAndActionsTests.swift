import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Menus, actions and editing of a collection, where a detail decides.
@MainActor
@Suite("Menus, primary actions and editing of a collection (F83)")
struct MenusAndActionsTests {
    @Test("A menu and a scene open where the finger is")
    func points() {
        var points: [CGPoint] = []
        let album = Album { mapping in
            mapping.sceneActivationConfiguration.withoutCell { point, photo, _ in
                points.append(point)
                return HeadlessScene(photo.name)
            }
        }
        album.manager.onHost.contextMenuConfigurationForItemsAtIndexPaths { _, point in
            points.append(point)
            return HeadlessMenu(["A"])
        }
        album.collection.press([0, 1], at: CGPoint(x: 1, y: 2))
        album.collection.pressBackground(at: CGPoint(x: 3, y: 4))
        album.collection.spread([0, 1], at: CGPoint(x: 5, y: 6))
        expectEqual(points, [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)])
    }

    @Test(
        "A preview of an item alone says that menus of several are known: no older question is asked but by the newer one, of one item (R6)",
        arguments: [0, 1])
    func previewsAlone(_ preview: Int) {
        let album = Album { mapping in
            mapping.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(["A"]) }
            if preview == 0 {
                mapping.highlightPreview.withoutCell { _, _, _ in nil }
            } else {
                mapping.dismissalPreview.withoutCell { _, _, _ in nil }
            }
        }
        expectEqual(album.collection.press([0, 1])?.titles, ["A"])
        expectEqual(album.count("contextMenuConfigurationForItemsAtIndexPaths"), 1)
        expectEqual(album.count("contextMenuConfiguration"), 1)
        expectNil(album.collection.pressBackground())
        expectEqual(album.count("contextMenuConfiguration"), 1)
    }

    @Test("When a menu closes, its items are at their current places")
    func menuItemsMove() {
        let album = Album { $0.dismissalPreview.withoutCell { _, _, _ in nil } }
        album.manager.onHost.contextMenuConfigurationForItemsAtIndexPaths { _, _ in HeadlessMenu(["A"]) }
        album.collection.press([0, 1])
        album.manager.items.insert(Photo(name: "new"), at: [0, 0])
        album.showAndForget()
        album.collection.closeMenu()
        expectEqual(album.items("dismissalPreview"), [2])
    }

    @Test("An item that a reload takes away from under the finger performs no action")
    func actionAfterAReload() {
        var performed = 0
        let album = Album { mapping in
            mapping.canPerformPrimaryAction.withoutCell { _, _ in true }
            mapping.performPrimaryAction.withoutCell { _, _ in performed += 1 }
        }
        album.collection.tap([0, 0])
        expectEqual(performed, 1)
        album.manager.on(model: Photo.self).didSelect.withoutCell { [unowned album] _, _ in
            album.manager.setNeedsUpdate()
            album.manager.flush()
        }
        album.collection.tap([0, 1])
        expectEqual(performed, 1)
    }

    @Test("Editing that has begun begins no second time")
    func editingTwice() {
        let album = Album { $0.canEdit { _, _ in true } }
        album.collection.beginEditing()
        let asked = album.count("canEdit")
        album.collection.beginEditing()
        expectTrue(asked > 0 && album.count("canEdit") == asked)
    }

    @Test("An event that is not about views of a kind is explained for the item")
    func explainingOtherEvents() {
        let album = Album { $0.didSelect.withoutCell { _, _ in } }
        album.manager.registerSupplementary(Badge.self, ofKind: "flag")
        let ofKind = album.manager.explain(\.didSelect, ofKind: "flag", at: [0, 1])
        expectEqual(ofKind.description, album.manager.explain(\.didSelect, at: [0, 1]).description)
        expectEqual(ofKind.answeredBy, .handler)
    }
}
