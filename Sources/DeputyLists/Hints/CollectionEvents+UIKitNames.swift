// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import Foundation

/// UIKit's own names: the compiler says which of an event it is, and offers to write it.
extension CollectionEvents {
    @available(*, unavailable, renamed: "sizeForCell")
    @_alwaysEmitIntoClient public var sizeForItem: ItemQuestion<CGSize> { sizeForCell }
    @available(*, unavailable, renamed: "sizeForCell")
    @_alwaysEmitIntoClient public var sizeForItemAt: ItemQuestion<CGSize> { sizeForCell }
    @available(*, unavailable, renamed: "insetForSectionAtIndex")
    @_alwaysEmitIntoClient public var insetForSectionAt:
        HostQuestionWith<(layout: Kit.Layout, section: Int), Kit.EdgeInsets>
    {
        insetForSectionAtIndex
    }
    @available(*, unavailable, renamed: "minimumLineSpacingForSectionAtIndex")
    @_alwaysEmitIntoClient public var minimumLineSpacingForSectionAt:
        HostQuestionWith<(layout: Kit.Layout, section: Int), CGFloat>
    {
        minimumLineSpacingForSectionAtIndex
    }
    @available(*, unavailable, renamed: "minimumInteritemSpacingForSectionAtIndex")
    @_alwaysEmitIntoClient public var minimumInteritemSpacingForSectionAt:
        HostQuestionWith<(layout: Kit.Layout, section: Int), CGFloat>
    {
        minimumInteritemSpacingForSectionAtIndex
    }
    @available(*, unavailable, renamed: "referenceSizeForHeaderView")
    @_alwaysEmitIntoClient public var referenceSizeForHeaderInSection: ModelQuestion<SupplementaryHeaderScope, CGSize> {
        referenceSizeForHeaderView
    }
    @available(*, unavailable, renamed: "referenceSizeForFooterView")
    @_alwaysEmitIntoClient public var referenceSizeForFooterInSection: ModelQuestion<SupplementaryFooterScope, CGSize> {
        referenceSizeForFooterView
    }
    @available(*, unavailable, renamed: "transitionLayout")
    @_alwaysEmitIntoClient public var transitionLayoutForOldLayout:
        HostQuestionWith<(former: Kit.Layout, layout: Kit.Layout), Kit.TransitionLayout>
    {
        transitionLayout
    }
    @available(*, unavailable, renamed: "willDisplay")
    @_alwaysEmitIntoClient public var willDisplayCell: CellNotice { willDisplay }
    @available(*, unavailable, renamed: "didEndDisplaying")
    @_alwaysEmitIntoClient public var didEndDisplayingCell: CellNotice { didEndDisplaying }
    @available(*, unavailable, renamed: "willDisplaySupplementaryView")
    @_alwaysEmitIntoClient public var willDisplayHeaderView: ViewNotice<SupplementaryScope> {
        willDisplaySupplementaryView
    }
    @available(*, unavailable, renamed: "willDisplaySupplementaryView")
    @_alwaysEmitIntoClient public var willDisplayFooterView: ViewNotice<SupplementaryScope> {
        willDisplaySupplementaryView
    }
    @available(*, unavailable, renamed: "didEndDisplayingSupplementaryView")
    @_alwaysEmitIntoClient public var didEndDisplayingHeaderView: ViewNotice<SupplementaryScope> {
        didEndDisplayingSupplementaryView
    }
    @available(*, unavailable, renamed: "didEndDisplayingSupplementaryView")
    @_alwaysEmitIntoClient public var didEndDisplayingFooterView: ViewNotice<SupplementaryScope> {
        didEndDisplayingSupplementaryView
    }
    @available(*, unavailable, renamed: "shouldHighlight")
    @_alwaysEmitIntoClient public var shouldHighlightItemAt: CellQuestion<Bool> { shouldHighlight }
    @available(*, unavailable, renamed: "didHighlight")
    @_alwaysEmitIntoClient public var didHighlightItemAt: CellNotice { didHighlight }
    @available(*, unavailable, renamed: "didUnhighlight")
    @_alwaysEmitIntoClient public var didUnhighlightItemAt: CellNotice { didUnhighlight }
    @available(*, unavailable, renamed: "shouldSelect")
    @_alwaysEmitIntoClient public var shouldSelectItem: CellQuestion<Bool> { shouldSelect }
    @available(*, unavailable, renamed: "shouldSelect")
    @_alwaysEmitIntoClient public var shouldSelectItemAt: CellQuestion<Bool> { shouldSelect }
    @available(*, unavailable, renamed: "shouldDeselect")
    @_alwaysEmitIntoClient public var shouldDeselectItemAt: CellQuestion<Bool> { shouldDeselect }
    @available(*, unavailable, renamed: "didSelect")
    @_alwaysEmitIntoClient public var didSelectItem: CellNotice { didSelect }
    @available(*, unavailable, renamed: "didSelect")
    @_alwaysEmitIntoClient public var didSelectItemAt: CellNotice { didSelect }
    @available(*, unavailable, renamed: "didDeselect")
    @_alwaysEmitIntoClient public var didDeselectItem: CellNotice { didDeselect }
    @available(*, unavailable, renamed: "didDeselect")
    @_alwaysEmitIntoClient public var didDeselectItemAt: CellNotice { didDeselect }
    @available(*, unavailable, renamed: "canEdit")
    @_alwaysEmitIntoClient public var canEditItem: ItemQuestion<Bool> { canEdit }
    @available(*, unavailable, renamed: "canEdit")
    @_alwaysEmitIntoClient public var canEditItemAt: ItemQuestion<Bool> { canEdit }
    @available(*, unavailable, renamed: "canMove")
    @_alwaysEmitIntoClient public var canMoveItem: CellQuestion<Bool> { canMove }
    @available(*, unavailable, renamed: "canMove")
    @_alwaysEmitIntoClient public var canMoveItemAt: CellQuestion<Bool> { canMove }
    @available(*, unavailable, renamed: "moveItemAtTo")
    @_alwaysEmitIntoClient public var moveItem: HostNoticeWith<(source: IndexPath, destination: IndexPath)> {
        moveItemAtTo
    }
    @available(*, unavailable, renamed: "moveItemAtTo")
    @_alwaysEmitIntoClient public var moveItemAt: HostNoticeWith<(source: IndexPath, destination: IndexPath)> {
        moveItemAtTo
    }
    @available(*, unavailable, renamed: "canFocus")
    @_alwaysEmitIntoClient public var canFocusItem: CellQuestion<Bool> { canFocus }
    @available(*, unavailable, renamed: "canFocus")
    @_alwaysEmitIntoClient public var canFocusItemAt: CellQuestion<Bool> { canFocus }
    @available(*, unavailable, renamed: "contextMenuConfigurationForItemsAtIndexPaths")
    @_alwaysEmitIntoClient public var contextMenuConfigurationForItems:
        HostQuestionWith<(indexPaths: [IndexPath], point: CGPoint), Kit.MenuConfiguration?>
    {
        contextMenuConfigurationForItemsAtIndexPaths
    }
    @available(*, unavailable, renamed: "contextMenuConfigurationForItemsAtIndexPaths")
    @_alwaysEmitIntoClient public var contextMenuConfigurationForItemsAt:
        HostQuestionWith<(indexPaths: [IndexPath], point: CGPoint), Kit.MenuConfiguration?>
    {
        contextMenuConfigurationForItemsAtIndexPaths
    }
    @available(*, unavailable, renamed: "prefetch")
    @_alwaysEmitIntoClient public var prefetchItems: ItemNotice { prefetch }
    @available(*, unavailable, renamed: "prefetch")
    @_alwaysEmitIntoClient public var prefetchItemsAt: ItemNotice { prefetch }
    @available(*, unavailable, renamed: "cancelPrefetch")
    @_alwaysEmitIntoClient public var cancelPrefetchingForItems: ItemNotice { cancelPrefetch }
    @available(*, unavailable, renamed: "cancelPrefetch")
    @_alwaysEmitIntoClient public var cancelPrefetchingForItemsAt: ItemNotice { cancelPrefetch }
}

/// UIKit's methods that are not events: the compiler says what decides about them.
extension CollectionEvents {
    @available(*, unavailable, message: "cells are made from mappings: 'manager.register(PhotoCell.self)'")
    @_alwaysEmitIntoClient public var cellForItem: CellNotice { fatalError() }
    @available(*, unavailable, message: "cells are made from mappings: 'manager.register(PhotoCell.self)'")
    @_alwaysEmitIntoClient public var cellForItemAt: CellNotice { fatalError() }
    @available(
        *, unavailable,
        message: "views are made from mappings: 'registerHeader', 'registerFooter', 'registerSupplementary(…, ofKind:)'"
    )
    @_alwaysEmitIntoClient public var viewForSupplementaryElementOfKind: ViewNotice<SupplementaryScope> { fatalError() }
    @available(*, unavailable, message: "the items decide: 'manager.items.setSections(…)'")
    @_alwaysEmitIntoClient public var numberOfSections: HostQuestion<Int> { fatalError() }
    @available(*, unavailable, message: "the items decide: 'manager.items.setItems(…)'")
    @_alwaysEmitIntoClient public var numberOfItemsInSection: HostQuestionWith<Int, Int> { fatalError() }
}
