package import Deputy

extension DelegateEvent {
    /// The first tvOS whose lists send the event; nil for one that tvOS does not have, which is never sent there.
    package var sinceTVOS: String? {
        switch facts.part {
        case .drag, .drop: nil
        case .delegate, .dataSource, .prefetching:
            Television.missing.contains(selector) ? nil : Television.later[selector] ?? firstSinceNine
        }
    }

    /// The first tvOS is 9.0, and its methods are those of iOS 9.
    private var firstSinceNine: String {
        (Int(facts.since.prefix { $0 != "." }) ?? 0) < 9 ? "9.0" : facts.since
    }
}

/// Availability on tvOS in Apple's headers, by selector; dragging and dropping are missing completely.
private enum Television {
    static let missing: Set<String> = [
        "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
        "tableView:editActionsForRowAtIndexPath:",
        "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        "tableView:willBeginEditingRowAtIndexPath:",
        "tableView:didEndEditingRowAtIndexPath:",
        "tableView:selectionFollowsFocusForRowAtIndexPath:",
        "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
        "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
        "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
        "tableViewDidEndMultipleSelectionInteraction:",
        "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
        "collectionView:selectionFollowsFocusForItemAtIndexPath:",
        "collectionView:shouldSpringLoadItemAtIndexPath:withContext:",
        "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
        "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:",
        "collectionViewDidEndMultipleSelectionInteraction:",
        "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
        "collectionView:sceneActivationConfigurationForItemAtIndexPath:point:",
        "collectionView:contextMenuConfigurationForItemAtIndexPath:point:",
        "collectionView:previewForHighlightingContextMenuWithConfiguration:",
        "collectionView:previewForDismissingContextMenuWithConfiguration:",
    ]

    /// The methods that tvOS has since another version than iOS.
    static let later: [String: String] = [
        "tableView:contextMenuConfigurationForRowAtIndexPath:point:": "17.0",
        "tableView:previewForHighlightingContextMenuWithConfiguration:": "17.0",
        "tableView:previewForDismissingContextMenuWithConfiguration:": "17.0",
        "tableView:willDisplayContextMenuWithConfiguration:animator:": "17.0",
        "tableView:willEndContextMenuInteractionWithConfiguration:animator:": "17.0",
        "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:": "17.0",
        "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:": "17.0",
        "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:": "17.0",
        "collectionView:willDisplayContextMenuWithConfiguration:animator:": "17.0",
        "collectionView:willEndContextMenuInteractionWithConfiguration:animator:": "17.0",
        "indexTitlesForCollectionView:": "10.2",
        "collectionView:indexPathForIndexTitle:atIndex:": "10.2",
    ]
}
