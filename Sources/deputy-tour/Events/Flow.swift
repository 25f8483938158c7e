/// A gesture of a headless list, with the events that it sends.
struct Flow: Sendable {
    let gesture: String
    let events: [String]

    init(_ gesture: String, _ events: [String]) {
        self.gesture = gesture
        self.events = events
    }
}

extension ListKind {
    /// The flows of the headless list; no event is in two of them.
    var flows: [Flow] {
        switch self {
        case .tables: Self.ofTables + Self.ofBoth
        case .collections: Self.ofCollections + Self.ofBoth
        }
    }

    private static let ofTables = [
        Flow(
            "layoutIfNeeded()",
            [
                "willDisplay", "willDisplayHeaderView", "willDisplayFooterView", "heightForCell", "heightForHeader",
                "heightForFooter", "estimatedHeightForCell", "estimatedHeightForHeader", "estimatedHeightForFooter",
                "indentationLevelForCell", "accessoryType", "sectionIndexTitles",
            ]),
        Flow(
            "scroll(to:)",
            [
                "didEndDisplaying", "didEndDisplayingHeaderView", "didEndDisplayingFooterView", "prefetch",
                "cancelPrefetch",
            ]),
        Flow(
            "tap(_:)",
            [
                "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "willDeselect", "didSelect",
                "didDeselect", "canPerformPrimaryAction", "performPrimaryAction",
            ]),
        Flow("tapAccessory(_:)", ["accessoryButtonTapped"]),
        Flow(
            "selectItems(from:through:)",
            [
                "shouldBeginMultipleSelectionInteraction", "didBeginMultipleSelectionInteraction",
                "didEndMultipleSelectionInteraction",
            ]),
        Flow("beginEditing()", ["canEditCell", "editingStyle", "shouldIndentWhileEditing"]),
        Flow("delete(_:)", ["commitEditingStyle", "titleForDeleteConfirmationButton"]),
        Flow("move(_:through:to:)", ["canMove", "targetIndexPathForMove", "moveRowTo"]),
        Flow(
            "swipe(_:_:)",
            [
                "leadingSwipeActionsConfiguration", "trailingSwipeActionsConfiguration", "editActions",
                "willBeginEditing", "didEndEditing",
            ]),
        Flow(
            "press(_:)",
            [
                "contextMenuConfiguration", "previewForHighlightingContextMenu", "willDisplayContextMenu",
                "previewForDismissingContextMenu", "willEndContextMenuInteraction", "willPerformPreviewAction",
            ]),
        Flow("tapIndexTitle(_:)", ["sectionForSectionIndexTitle"]),
    ]

    private static let ofCollections = [
        Flow(
            "layoutIfNeeded()",
            [
                "willDisplay", "willDisplaySupplementaryView", "sizeForCell", "insetForSectionAtIndex",
                "minimumLineSpacingForSectionAtIndex", "minimumInteritemSpacingForSectionAtIndex",
                "referenceSizeForHeaderView", "referenceSizeForFooterView", "indexTitles",
            ]),
        Flow("scroll(to:)", ["didEndDisplaying", "didEndDisplayingSupplementaryView", "prefetch", "cancelPrefetch"]),
        Flow(
            "tap(_:)",
            [
                "shouldHighlight", "didHighlight", "didUnhighlight", "shouldSelect", "didSelect", "shouldDeselect",
                "didDeselect", "canPerformPrimaryAction", "performPrimaryAction",
            ]),
        Flow(
            "selectItems(from:through:)",
            [
                "shouldBeginMultipleSelectionInteraction", "didBeginMultipleSelectionInteraction",
                "didEndMultipleSelectionInteraction",
            ]),
        Flow("beginEditing()", ["canEdit"]),
        Flow(
            "move(_:through:to:)",
            ["canMove", "targetIndexPathForMoveFromItem", "targetIndexPathForMovingItem", "moveItemAtTo"]),
        Flow(
            "press(_:)",
            [
                "contextMenuConfigurationForItemsAtIndexPaths", "highlightPreview", "dismissalPreview",
                "contextMenuConfiguration", "previewForHighlightingContextMenu", "previewForDismissingContextMenu",
                "willDisplayContextMenu", "willEndContextMenuInteraction", "willPerformPreviewAction",
            ]),
        Flow("spread(_:)", ["sceneActivationConfiguration"]),
        Flow("tapIndexTitle(_:)", ["indexPathForIndexTitle"]),
        Flow("transition(to:)", ["transitionLayout", "targetContentOffsetForProposedContentOffset"]),
    ]

    private static let ofBoth = [
        Flow(
            "focus(_:)",
            [
                "canFocus", "shouldUpdateFocus", "didUpdateFocus", "indexPathForPreferredFocusedView",
                "selectionFollowsFocus",
            ]),
        Flow(
            "drag(_:)",
            [
                "itemsForBeginningDragSession", "itemsForAddingToDragSession", "dragPreviewParameters",
                "dragSessionWillBegin", "dragSessionDidEnd", "dragSessionAllowsMoveOperation",
                "dragSessionIsRestrictedToDraggingApplication", "shouldSpringLoad",
            ]),
        Flow(
            "drop(at:)",
            [
                "performDropWithCoordinator", "canHandleDropSession", "dropSessionDidEnter", "dropSessionDidUpdate",
                "dropSessionDidExit", "dropSessionDidEnd", "dropPreviewParameters",
            ]),
    ]
}
