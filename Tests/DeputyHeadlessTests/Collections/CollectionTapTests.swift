import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Taps and selection, in a collection view's order.
@MainActor
@Suite("Taps on the headless collection")
struct CollectionTapTests {
    /// An album whose taps are all announced.
    private func album(_ count: Int = 30, _ body: @MainActor (PhotoMapping) -> Void = { _ in }) -> Album {
        let album = Album(count) { mapping in
            mapping.shouldHighlight.withoutCell { _, _ in true }
            mapping.didHighlight.withoutCell { _, _ in }
            mapping.didUnhighlight.withoutCell { _, _ in }
            mapping.didSelect.withoutCell { _, _ in }
            mapping.didDeselect.withoutCell { _, _ in }
            body(mapping)
        }
        album.showAndForget()
        return album
    }

    @Test("A tap asks and tells in order; the highlight ends last")
    func tap() {
        let album = album {
            $0.shouldSelect.withoutCell { _, _ in true }
            $0.shouldDeselect.withoutCell { _, _ in true }
        }
        expectTrue(album.collection.tap([0, 2]))
        expectEqual(
            album.lines,
            [
                "ask shouldHighlight [0, 2] → true", "tell didHighlight [0, 2]", "ask shouldSelect [0, 2] → true",
                "tell didSelect [0, 2]", "tell didUnhighlight [0, 2]",
            ])
        expectEqual(album.collection.selectedItems, [[0, 2]])
        expectEqual(album.collection.cell(at: [0, 2])?.isSelected, true)
    }

    @Test(
        "Where one item can be selected, the other is deselected without a question, before the notice of the new one")
    func singleSelection() {
        let album = album { $0.shouldDeselect.withoutCell { _, _ in false } }
        album.collection.tap([0, 2])
        album.collection.journal = HeadlessJournal()
        album.collection.tap([0, 3])
        expectEqual(
            album.lines,
            [
                "ask shouldHighlight [0, 3] → true", "tell didHighlight [0, 3]", "tell didDeselect [0, 2]",
                "tell didSelect [0, 3]", "tell didUnhighlight [0, 3]",
            ])
        album.collection.journal = HeadlessJournal()
        album.collection.tap([0, 3])
        expectEqual(album.items("didSelect"), [3], "it is selected again")
        expectEqual(album.count("didDeselect"), 0, "it is selected again")
    }

    @Test(
        "Where several can be, a tap on a selected item deselects it, if shouldDeselect says so",
        arguments: [true, false])
    func multipleSelection(allows: Bool) {
        let album = album {
            $0.shouldSelect.withoutCell { _, _ in true }
            $0.shouldDeselect.withoutCell { _, _ in allows }
        }
        album.collection.allowsMultipleSelection = true
        album.collection.tap([0, 2])
        album.collection.tap([0, 3])
        expectEqual(album.collection.selectedItems, [[0, 2], [0, 3]])
        album.collection.journal = HeadlessJournal()
        expectEqual(album.collection.tap([0, 2]), allows)
        var expected = [
            "ask shouldHighlight [0, 2] → true", "tell didHighlight [0, 2]", "ask shouldDeselect [0, 2] → \(allows)",
        ]
        if allows { expected.append("tell didDeselect [0, 2]") }
        expectEqual(album.lines, expected + ["tell didUnhighlight [0, 2]"])
        expectEqual(album.collection.selectedItems, (allows ? [[0, 3]] : [[0, 2], [0, 3]]))
    }

    @Test("What may not be highlighted, or selected, is not; without selection nothing is asked")
    func refusals() {
        let album = Album {
            $0.shouldHighlight.withoutCell { _, path in path[1] != 0 }
            $0.didUnhighlight.withoutCell { _, _ in }
            $0.shouldSelect.withoutCell { _, path in path[1] != 1 }
            $0.didSelect.withoutCell { _, _ in }
        }
        album.showAndForget()
        expectFalse(album.collection.tap([0, 0]))
        expectEqual(album.lines, ["ask shouldHighlight [0, 0] → false"])
        album.collection.journal = HeadlessJournal()
        expectFalse(album.collection.tap([0, 1]))
        expectEqual(album.lines.suffix(2), ["ask shouldSelect [0, 1] → false", "tell didUnhighlight [0, 1]"])
        album.collection.allowsSelection = false
        album.collection.journal = HeadlessJournal()
        expectFalse(album.collection.tap([0, 2]))
        expectEmpty(album.lines)
    }

    @Test(
        "A primary action selects its item alone and is performed after, also if it may not be selected",
        arguments: [true, false])
    func primaryAction(selects: Bool) {
        let album = album {
            $0.shouldSelect.withoutCell { _, _ in selects }
            $0.canPerformPrimaryAction.withoutCell { _, _ in true }
            $0.performPrimaryAction.withoutCell { _, _ in }
        }
        album.collection.allowsMultipleSelection = true
        album.collection.selectItem(at: [0, 5])
        album.collection.tap([0, 1])
        let told = album.lines.dropFirst(2)
        expectEqual(
            Array(told),
            ["ask canPerformPrimaryAction [0, 1] → true", "ask shouldSelect [0, 1] → \(selects)"]
                + (selects ? ["tell didDeselect [0, 5]", "tell didSelect [0, 1]"] : [])
                + ["tell performPrimaryAction [0, 1]", "tell didUnhighlight [0, 1]"])
    }

    @Test(
        "A tap stays on the item the finger touched, and ends unnoticed if a reload takes it away",
        arguments: [true, false])
    func changesDuringATap(reloads: Bool) {
        var change: () -> Void = {}
        let album = Album {
            $0.didHighlight.withoutCell { _, _ in change() }
            $0.didSelect.withoutCell { _, _ in }
            $0.didUnhighlight.withoutCell { _, _ in }
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
        expectNotEqual(album.collection.tap([0, 2]), reloads)
        expectEqual(album.items("didSelect"), (reloads ? [] : [3]))
        expectEqual(album.items("didUnhighlight"), (reloads ? [] : [3]))
    }

    @Test("Two fingers turn several selections on, not editing, and select what they come over")
    func twoFingers() {
        let album = album { $0.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true } }
        album.manager.onHost.didEndMultipleSelectionInteraction {}
        album.showAndForget()
        expectTrue(album.collection.selectItems(from: [0, 1], through: [0, 3]))
        expectEqual(album.items("didSelect"), [1, 2, 3])
        expectTrue(album.collection.allowsMultipleSelection)
        expectFalse(album.collection.isEditing)
        expectEqual(album.lines.last, "tell didEndMultipleSelectionInteraction")
        expectFalse(Album().collection.selectItems(from: [0, 1], through: [0, 3]), "no answer says that it may begin")
    }

    @Test("canEdit is asked of what has a cell as editing begins, and of what is made later")
    func editing() {
        let album = Album { $0.canEdit { _, _ in true } }
        album.showAndForget()
        expectEqual(album.count("canEdit"), 0)
        album.collection.beginEditing()
        expectEqual(album.items("canEdit"), Array(0..<18))
        album.collection.journal = HeadlessJournal()
        album.collection.scroll(by: 100)
        expectEqual(album.items("canEdit"), [18, 19, 20])
        expectTrue(album.collection.isEditing)
        album.collection.endEditing()
        expectFalse(album.collection.isEditing)
    }

    @Test("Two fingers turn several selections on for editing alone where that is when they come")
    func twoFingersWhileEditing() {
        let album = album { $0.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true } }
        album.collection.beginEditing()
        expectTrue(album.collection.selectItems(from: [0, 1], through: [0, 3]))
        expectTrue(album.collection.allowsMultipleSelectionDuringEditing)
        expectFalse(album.collection.allowsMultipleSelection)
        expectEqual(album.collection.selectedItems.sorted(), [[0, 1], [0, 2], [0, 3]])
        album.collection.endEditing()
        expectTrue(album.collection.selectItems(from: [0, 5], through: [0, 6]))
        expectTrue(album.collection.allowsMultipleSelection)
    }
}
