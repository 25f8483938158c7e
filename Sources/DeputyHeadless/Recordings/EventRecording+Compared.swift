import DeputyLists
import DeputyRecording

/// What of a recording is compared with its replay.
extension EventRecording {
    /// The lines to compare: all, or only those that a person causes, whatever fits on the screen.
    func comparedLines(all: Bool) -> [String] {
        all ? lines : entries.lazy.filter(\.isOfGesture).map { $0.withoutKit.description }
    }
}

extension EventRecording.Entry {
    /// Whether a gesture causes it, or it updates the list; what a list asks for its layout differs with its size.
    var isOfGesture: Bool {
        switch kind {
        case .emit, .batch, .reload: true
        case .gesture, .slot: false
        case .ask, .tell: Self.eventsOfGestures.contains(name)
        }
    }

    /// The events of both catalogues that only a gesture sends.
    package static let eventsOfGestures: Set<String> = [
        "shouldHighlight", "didHighlight", "didUnhighlight", "canPerformPrimaryAction", "performPrimaryAction",
        "willSelect", "didSelect", "willDeselect", "didDeselect", "shouldSelect", "shouldDeselect",
        "shouldBeginMultipleSelectionInteraction", "didBeginMultipleSelectionInteraction",
        "didEndMultipleSelectionInteraction", "accessoryButtonTapped", "sectionForSectionIndexTitle",
        "indexPathForIndexTitle",
        "commitEditingStyle", "willBeginEditing", "didEndEditing", "editActions", "leadingSwipeActionsConfiguration",
        "trailingSwipeActionsConfiguration", "titleForDeleteConfirmationButton",
        "moveRowTo", "moveItemAtTo", "targetIndexPathForMove", "targetIndexPathForMovingItem",
        "targetIndexPathForMoveFromItem",
        "contextMenuConfiguration", "contextMenuConfigurationForItemsAtIndexPaths", "willDisplayContextMenu",
        "willEndContextMenuInteraction", "willPerformPreviewAction", "performAction", "sceneActivationConfiguration",
        "itemsForBeginningDragSession", "itemsForAddingToDragSession", "dragSessionWillBegin", "dragSessionDidEnd",
        "canHandleDropSession", "dropSessionDidEnter", "dropSessionDidExit", "dropSessionDidEnd",
        "performDropWithCoordinator",
        "shouldSpringLoad", "shouldUpdateFocus", "didUpdateFocus",
    ]

    /// The entry without what depends on the kit and on what was on screen before: objects, and the number of its item.
    fileprivate var withoutKit: EventRecording.Entry {
        var entry = self
        entry.item?.number = nil
        entry.argument = argument.map(Self.plain)
        entry.answer = answer.map(Self.plain)
        return entry
    }

    /// A text that is the same for every kit: that of a number, a place, a choice; any other value is an object.
    private static func plain(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isNumber || "[](), .-".contains($0) }
        return isPlain || ["true", "false", "nil", "delete", "insert", "none"].contains(text) ? text : "an object"
    }
}
