/// A gesture of a headless list, with the events that it sends.
struct Flow {
    let gesture: String
    let events: [String]
}

extension ListKind {
    /// The flows of the headless list; no event is in two of them.
    var flows: [Flow] {
        (self == .tables ? Self.ofTables : Self.ofCollections).split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            let name = words.prefix { $0 != "=" }
            return Flow(gesture: name.joined(separator: " "), events: Array(words.dropFirst(name.count + 1)))
        }
    }

    private static let ofTables = """
        layoutIfNeeded() = willDisplay willDisplayHeaderView willDisplayFooterView heightForCell heightForHeader \
            heightForFooter estimatedHeightForCell estimatedHeightForHeader estimatedHeightForFooter \
            indentationLevelForCell sectionIndexTitles
        scroll(to:) = didEndDisplaying didEndDisplayingHeaderView didEndDisplayingFooterView prefetch \
            cancelPrefetch
        tap(_:) = shouldHighlight didHighlight didUnhighlight willSelect willDeselect didSelect didDeselect \
            canPerformPrimaryAction performPrimaryAction
        tapAccessory(_:) = accessoryButtonTapped
        selectItems(from:through:) = shouldBeginMultipleSelectionInteraction \
            didBeginMultipleSelectionInteraction didEndMultipleSelectionInteraction
        beginEditing() = canEditCell editingStyle shouldIndentWhileEditing
        delete(_:) = commitEditingStyle titleForDeleteConfirmationButton
        move(_:through:to:) = canMove targetIndexPathForMove moveRowTo
        swipe(_:_:) = leadingSwipeActionsConfiguration trailingSwipeActionsConfiguration editActions \
            willBeginEditing didEndEditing
        press(_:) = contextMenuConfiguration previewForHighlightingContextMenu willDisplayContextMenu \
            previewForDismissingContextMenu willEndContextMenuInteraction willPerformPreviewAction
        tapIndexTitle(_:) = sectionForSectionIndexTitle
        \(ofBoth)
        """

    private static let ofCollections = """
        layoutIfNeeded() = willDisplay willDisplaySupplementaryView sizeForCell insetForSectionAtIndex \
            minimumLineSpacingForSectionAtIndex minimumInteritemSpacingForSectionAtIndex \
            referenceSizeForHeaderView referenceSizeForFooterView indexTitles
        scroll(to:) = didEndDisplaying didEndDisplayingSupplementaryView prefetch cancelPrefetch
        tap(_:) = shouldHighlight didHighlight didUnhighlight shouldSelect didSelect shouldDeselect didDeselect \
            canPerformPrimaryAction performPrimaryAction
        selectItems(from:through:) = shouldBeginMultipleSelectionInteraction \
            didBeginMultipleSelectionInteraction didEndMultipleSelectionInteraction
        beginEditing() = canEdit
        move(_:through:to:) = canMove targetIndexPathForMoveFromItem targetIndexPathForMovingItem moveItemAtTo
        press(_:) = contextMenuConfigurationForItemsAtIndexPaths highlightPreview dismissalPreview \
            contextMenuConfiguration previewForHighlightingContextMenu previewForDismissingContextMenu \
            willDisplayContextMenu willEndContextMenuInteraction willPerformPreviewAction
        spread(_:) = sceneActivationConfiguration
        tapIndexTitle(_:) = indexPathForIndexTitle
        transition(to:) = transitionLayout targetContentOffsetForProposedContentOffset
        \(ofBoth)
        """

    private static let ofBoth = """
        scroll(by:animated:) = didScroll didEndScrollingAnimation
        pan(by:velocity:) = willBeginDragging willEndDragging didEndDragging willBeginDecelerating didEndDecelerating
        scrollToTop() = shouldScrollToTop didScrollToTop
        focus(_:) = canFocus shouldUpdateFocus didUpdateFocus indexPathForPreferredFocusedView \
            selectionFollowsFocus
        drag(_:) = itemsForBeginningDragSession itemsForAddingToDragSession dragPreviewParameters \
            dragSessionWillBegin dragSessionDidEnd dragSessionAllowsMoveOperation \
            dragSessionIsRestrictedToDraggingApplication shouldSpringLoad
        drop(at:) = performDropWithCoordinator canHandleDropSession dropSessionDidEnter dropSessionDidUpdate \
            dropSessionDidExit dropSessionDidEnd dropPreviewParameters
        """
}
