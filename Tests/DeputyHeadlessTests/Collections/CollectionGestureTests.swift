import DeputyHeadless
import Foundation
import Testing

/// Gestures on items, in a collection view's order.
@MainActor
@Suite("Gestures on a collection")
struct CollectionGestureTests {
    /// An album whose taps are all announced.
    private func album(_ count: Int = 30, _ body: @MainActor (PhotoMapping) -> Void = { _ in }) -> Album {
        let album = Album(count) { mapping in
            mapping.shouldHighlight { _, _ in true }
            mapping.didHighlight { _, _ in }
            mapping.didUnhighlight { _, _ in }
            mapping.didSelect { _, _ in }
            mapping.didDeselect { _, _ in }
            body(mapping)
        }
        album.showAndForget()
        return album
    }

    @Test("A tap asks and tells in order; the highlight ends last")
    func tap() {
        let album = album {
            $0.shouldSelect { _, _ in true }
            $0.shouldDeselect { _, _ in true }
        }
        #expect(album.collection.tap([0, 2]))
        #expect(
            album.lines == [
                "ask shouldHighlight [0, 2] → true", "tell didHighlight [0, 2]", "ask shouldSelect [0, 2] → true",
                "tell didSelect [0, 2]", "tell didUnhighlight [0, 2]",
            ])
        #expect(album.collection.selectedItems == [[0, 2]] && album.collection.cell(at: [0, 2])?.isSelected == true)
    }

    @Test("Where one item can be selected, the other is deselected unasked, before the new one is told")
    func singleSelection() {
        let album = album { $0.shouldDeselect { _, _ in false } }
        album.collection.tap([0, 2])
        album.collection.journal = Journal()
        album.collection.tap([0, 3])
        #expect(
            album.lines == [
                "ask shouldHighlight [0, 3] → true", "tell didHighlight [0, 3]", "tell didDeselect [0, 2]",
                "tell didSelect [0, 3]", "tell didUnhighlight [0, 3]",
            ])
        album.collection.journal = Journal()
        album.collection.tap([0, 3])
        #expect(album.items("didSelect") == [3] && album.count("didDeselect") == 0, "it is selected again")
    }

    @Test(
        "Where several can be, a tap on a selected item deselects it, if shouldDeselect says so",
        arguments: [true, false])
    func multipleSelection(allows: Bool) {
        let album = album {
            $0.shouldSelect { _, _ in true }
            $0.shouldDeselect { _, _ in allows }
        }
        album.collection.allowsMultipleSelection = true
        album.collection.tap([0, 2])
        album.collection.tap([0, 3])
        #expect(album.collection.selectedItems == [[0, 2], [0, 3]])
        album.collection.journal = Journal()
        #expect(album.collection.tap([0, 2]) == allows)
        var expected = [
            "ask shouldHighlight [0, 2] → true", "tell didHighlight [0, 2]", "ask shouldDeselect [0, 2] → \(allows)",
        ]
        if allows { expected.append("tell didDeselect [0, 2]") }
        #expect(album.lines == expected + ["tell didUnhighlight [0, 2]"])
        #expect(album.collection.selectedItems == (allows ? [[0, 3]] : [[0, 2], [0, 3]]))
    }

    @Test("What may not be highlighted, or selected, is not; without selection nothing is asked")
    func refusals() {
        let album = Album {
            $0.shouldHighlight { _, path in path[1] != 0 }
            $0.didUnhighlight { _, _ in }
            $0.shouldSelect { _, path in path[1] != 1 }
            $0.didSelect { _, _ in }
        }
        album.showAndForget()
        #expect(!album.collection.tap([0, 0]))
        #expect(album.lines == ["ask shouldHighlight [0, 0] → false"])
        album.collection.journal = Journal()
        #expect(!album.collection.tap([0, 1]))
        #expect(album.lines.suffix(2) == ["ask shouldSelect [0, 1] → false", "tell didUnhighlight [0, 1]"])
        album.collection.allowsSelection = false
        album.collection.journal = Journal()
        #expect(!album.collection.tap([0, 2]) && album.lines.isEmpty)
    }

    @Test(
        "A primary action selects its item alone and is performed after, also if it may not be selected",
        arguments: [true, false])
    func primaryAction(selects: Bool) {
        let album = album {
            $0.shouldSelect { _, _ in selects }
            $0.canPerformPrimaryAction { _, _ in true }
            $0.performPrimaryAction { _, _ in }
        }
        album.collection.allowsMultipleSelection = true
        album.collection.selectItem(at: [0, 5])
        album.collection.tap([0, 1])
        let told = album.lines.dropFirst(2)
        #expect(
            Array(told) == ["ask canPerformPrimaryAction [0, 1] → true", "ask shouldSelect [0, 1] → \(selects)"]
                + (selects ? ["tell didDeselect [0, 5]", "tell didSelect [0, 1]"] : [])
                + ["tell performPrimaryAction [0, 1]", "tell didUnhighlight [0, 1]"])
    }

    @Test(
        "A tap stays on the item the finger touched, and ends without a word if a reload takes it away",
        arguments: [true, false])
    func changesDuringATap(reloads: Bool) {
        var change: () -> Void = {}
        let album = Album {
            $0.didHighlight { _, _ in change() }
            $0.didSelect { _, _ in }
            $0.didUnhighlight { _, _ in }
        }
        change = { [unowned album] in
            if reloads {
                album.collection.reloadData()
                album.collection.layoutIfNeeded()
            } else {
                album.manager.items.insert(Photo(name: "new"), at: [0, 0])
                album.manager.flush()
            }
        }
        #expect(album.collection.tap([0, 2]) != reloads)
        #expect(album.items("didSelect") == (reloads ? [] : [3]))
        #expect(album.items("didUnhighlight") == (reloads ? [] : [3]))
    }

    @Test("Two fingers turn several selections on, not editing, and select what they come over")
    func twoFingers() {
        let album = album { $0.shouldBeginMultipleSelectionInteraction { _, _ in true } }
        album.manager.didEndMultipleSelectionInteraction {}
        album.showAndForget()
        #expect(album.collection.selectItems(from: [0, 1], through: [0, 3]))
        #expect(album.items("didSelect") == [1, 2, 3])
        #expect(album.collection.allowsMultipleSelection && !album.collection.isEditing)
        #expect(album.lines.last == "tell didEndMultipleSelectionInteraction")
        #expect(!Album().collection.selectItems(from: [0, 1], through: [0, 3]), "nobody says that it may begin")
    }

    @Test("canEdit is asked of what has a cell as editing begins, and of what is made later")
    func editing() {
        let album = Album { $0.canEdit { _, _ in true } }
        album.showAndForget()
        #expect(album.count("canEdit") == 0)
        album.collection.beginEditing()
        #expect(album.items("canEdit") == Array(0..<18))
        album.collection.journal = Journal()
        album.collection.scroll(by: 100)
        #expect(album.items("canEdit") == [18, 19, 20])
        #expect(album.collection.isEditing)
        album.collection.endEditing()
        #expect(!album.collection.isEditing)
    }

    // MARK: Menus

    @Test("A menu is for the item pressed, for all that are selected, or for none of them")
    func menusOfSeveral() {
        let album = Album { mapping in
            mapping.highlightPreview { _, _, _ in HeadlessPreview("up") }
            mapping.dismissalPreview { _, _, _ in HeadlessPreview("down") }
            mapping.contextMenuConfiguration { _, _, _ in HeadlessMenu(["Old"]) }
        }
        var asked: [[IndexPath]] = []
        album.manager.contextMenuConfigurationForItemsAtIndexPaths { paths, _ in
            asked.append(paths)
            return HeadlessMenu(["Share"])
        }
        album.manager.previewForHighlightingContextMenu { _ in HeadlessPreview("old") }
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
        let album = Album { $0.contextMenuConfiguration { _, _, path in path[1] == 0 ? nil : HeadlessMenu(["Old"]) } }
        album.manager.previewForHighlightingContextMenu { _ in HeadlessPreview("up") }
        album.manager.previewForDismissingContextMenu { _ in HeadlessPreview("down") }
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
            mapping.contextMenuConfiguration { _, _, _ in HeadlessMenu(["Old"]) }
            mapping.highlightPreview { _, _, _ in nil }
        }
        album.showAndForget()
        #expect(album.collection.press([0, 1]) == nil && album.lines.isEmpty)
    }

    @Test("Spreading an item asks for its scene")
    func scenes() {
        let album = Album { $0.sceneActivationConfiguration { _, photo, _ in HeadlessScene(photo.name) } }
        #expect(album.collection.spread([0, 2]) == HeadlessScene("P2"))
        #expect(Album().collection.spread([0, 2]) == nil)
    }

    // MARK: Moving

    /// An album whose items follow a move.
    private func movable(_ count: Int = 6, _ body: @MainActor (PhotoMapping) -> Void = { _ in }) -> Album {
        let album = Album(count, body)
        album.manager.moveItemAtTo { [unowned album] in album.manager.items.move($0, to: $1) }
        album.showAndForget()
        return album
    }

    @Test("A move asks canMove once, the target at each change, and tells in the end; the data follows")
    func moves() {
        let album = movable {
            $0.canMove { _, _ in true }
            $0.targetIndexPathForMovingItem { proposed, _, _ in proposed }
        }
        let (first, before) = (album.collection.cell(at: [0, 0]), album.manager.anomalies.count)
        #expect(album.collection.move([0, 0], through: [[0, 1], [0, 1]], to: [0, 4]))
        #expect(
            album.lines.filter { !$0.contains("cellFor") } == [
                "ask canMove [0, 0] → true", "ask targetIndexPathForMovingItem [0, 0] → [0, 1]",
                "ask targetIndexPathForMovingItem [0, 0] → [0, 4]", "tell moveItemAtTo",
            ])
        #expect(album.names == ["P1", "P2", "P3", "P4", "P0", "P5"])
        album.collection.layoutIfNeeded()
        #expect(album.shown == album.names && album.collection.cell(at: [0, 4]) === first)
        #expect(album.collection.exceptions.isEmpty)
        #expect(album.manager.anomalies.count == before, "the move itself is no anomaly")
    }

    @Test("As soon as an item was moved and the data has followed, everything is where the layout puts it")
    func movedItemsAreLaidOut() {
        let album = movable()
        album.manager.items.setSections(
            [0, 3].map { first in ItemSection((0..<3).map { Photo(name: "P\(first + $0)") }) })
        album.collection.layoutIfNeeded()
        #expect(album.collection.contentHeight == 200)
        #expect(album.collection.move([0, 0], to: [1, 0]))
        // Two items are one line, and four are two.
        #expect(album.collection.contentHeight == 300)
    }

    @Test("The newer question about the target is asked alone, with the place of before and the place proposed")
    func newerTargets() {
        var asked: [[Int]] = []
        let album = movable {
            $0.targetIndexPathForMovingItem { _, _, _ in [0, 5] }
            $0.targetIndexPathForMoveFromItem { current, proposed, _, source in
                asked.append([source[1], current[1], proposed[1]])
                return proposed
            }
        }
        #expect(album.collection.move([0, 0], through: [[0, 1]], to: [0, 3]))
        #expect(asked == [[0, 0, 1], [0, 1, 3]])
        #expect(album.count("targetIndexPathForMovingItem") == 0)
    }

    @Test("Nothing is lifted unless moveItemAtTo is announced and canMove allows it; a cancelled move tells nobody")
    func refusedMoves() {
        #expect(!Album().collection.move([0, 0], to: [0, 1]))
        let album = movable { $0.canMove { _, path in path[1] != 0 } }
        #expect(!album.collection.beginMove([0, 0]) && album.collection.beginMove([0, 1]))
        #expect(album.collection.hasUncommittedUpdates && album.collection.moveOver([0, 3]))
        album.collection.cancelMove()
        #expect(album.count("moveItemAtTo") == 0 && !album.collection.hasUncommittedUpdates)
    }

    @Test("A target that is no place raises, and the item goes back")
    func badTargets() {
        let album = movable { $0.targetIndexPathForMovingItem { _, _, _ in [3, 0] } }
        #expect(!album.collection.move([0, 0], to: [0, 1]))
        #expect(
            album.collection.exceptions.first?.reason
                == "attempt to move the item at [0, 0] to [3, 0], where there is no place for it")
        #expect(album.names.first == "P0")
    }

    @Test("Sending the notice of a move moves the item first")
    func sentMoves() {
        let album = movable()
        album.collection.send(\.moveItemAtTo, with: ([0, 0], [0, 2]))
        album.collection.layoutIfNeeded()
        #expect(album.shown == ["P1", "P2", "P0", "P3", "P4", "P5"] && album.names == album.shown)
    }

    // MARK: Drawing

    @Test("The drawing is a grid: a line for each line of items, marks for selection and focus")
    func drawing() {
        let album = Album(5)
        album.flow.headerReferenceSize = CGSize(width: 0, height: 20)
        album.manager.items.setSections([ItemSection((0..<5).map { Photo(name: "P\($0)") }, header: "Album")])
        album.collection.layoutIfNeeded()
        album.collection.selectItem(at: [0, 1])
        #expect(album.collection.focus([0, 3]))
        #expect(
            album.collection.drawing(width: 24) == """
                ╭──────────────────────────╮
                │ Album                    │
                │   P0    ▸ P1      P2     │
                │ ◦ P3      P4             │
                ╰──────────────────────────╯
                """)
    }
}
