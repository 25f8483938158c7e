// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import Foundation

/// UIKit's own names: the compiler says which of an event it is, and offers to write it.
extension CollectionEvents {
    @available(*, unavailable, renamed: "sizeForCell")
    public var sizeForItem: ItemQuestion<CGSize> { sizeForCell }
    @available(*, unavailable, renamed: "sizeForCell")
    public var sizeForItemAt: ItemQuestion<CGSize> { sizeForCell }
    @available(*, unavailable, renamed: "insetForSectionAtIndex")
    public var insetForSectionAt: HostQuestionWith<(layout: Kit.Layout, section: Int), Kit.EdgeInsets> {
        insetForSectionAtIndex
    }
    @available(*, unavailable, renamed: "minimumLineSpacingForSectionAtIndex")
    public var minimumLineSpacingForSectionAt: HostQuestionWith<(layout: Kit.Layout, section: Int), CGFloat> {
        minimumLineSpacingForSectionAtIndex
    }
    @available(*, unavailable, renamed: "minimumInteritemSpacingForSectionAtIndex")
    public var minimumInteritemSpacingForSectionAt: HostQuestionWith<(layout: Kit.Layout, section: Int), CGFloat> {
        minimumInteritemSpacingForSectionAtIndex
    }
    @available(*, unavailable, renamed: "referenceSizeForHeaderView")
    public var referenceSizeForHeaderInSection: ModelQuestion<SupplementaryHeaderScope, CGSize> {
        referenceSizeForHeaderView
    }
    @available(*, unavailable, renamed: "referenceSizeForFooterView")
    public var referenceSizeForFooterInSection: ModelQuestion<SupplementaryFooterScope, CGSize> {
        referenceSizeForFooterView
    }
    @available(*, unavailable, renamed: "transitionLayout")
    public var transitionLayoutForOldLayout:
        HostQuestionWith<(former: Kit.Layout, layout: Kit.Layout), Kit.TransitionLayout>
    {
        transitionLayout
    }
    @available(*, unavailable, renamed: "willDisplay")
    public var willDisplayCell: CellNotice { willDisplay }
    @available(*, unavailable, renamed: "didEndDisplaying")
    public var didEndDisplayingCell: CellNotice { didEndDisplaying }
    @available(*, unavailable, renamed: "willDisplaySupplementaryView")
    public var willDisplayHeaderView: ViewNotice<SupplementaryScope> { willDisplaySupplementaryView }
    @available(*, unavailable, renamed: "willDisplaySupplementaryView")
    public var willDisplayFooterView: ViewNotice<SupplementaryScope> { willDisplaySupplementaryView }
    @available(*, unavailable, renamed: "didEndDisplayingSupplementaryView")
    public var didEndDisplayingHeaderView: ViewNotice<SupplementaryScope> {
        didEndDisplayingSupplementaryView
    }
    @available(*, unavailable, renamed: "didEndDisplayingSupplementaryView")
    public var didEndDisplayingFooterView: ViewNotice<SupplementaryScope> {
        didEndDisplayingSupplementaryView
    }
    @available(*, unavailable, renamed: "shouldHighlight")
    public var shouldHighlightItemAt: CellQuestion<Bool> { shouldHighlight }
    @available(*, unavailable, renamed: "didHighlight")
    public var didHighlightItemAt: CellNotice { didHighlight }
    @available(*, unavailable, renamed: "didUnhighlight")
    public var didUnhighlightItemAt: CellNotice { didUnhighlight }
    @available(*, unavailable, renamed: "shouldSelect")
    public var shouldSelectItem: CellQuestion<Bool> { shouldSelect }
    @available(*, unavailable, renamed: "shouldSelect")
    public var shouldSelectItemAt: CellQuestion<Bool> { shouldSelect }
    @available(*, unavailable, renamed: "shouldDeselect")
    public var shouldDeselectItemAt: CellQuestion<Bool> { shouldDeselect }
    @available(*, unavailable, renamed: "didSelect")
    public var didSelectItem: CellNotice { didSelect }
    @available(*, unavailable, renamed: "didSelect")
    public var didSelectItemAt: CellNotice { didSelect }
    @available(*, unavailable, renamed: "didDeselect")
    public var didDeselectItem: CellNotice { didDeselect }
    @available(*, unavailable, renamed: "didDeselect")
    public var didDeselectItemAt: CellNotice { didDeselect }
    @available(*, unavailable, renamed: "canEdit")
    public var canEditItem: ItemQuestion<Bool> { canEdit }
    @available(*, unavailable, renamed: "canEdit")
    public var canEditItemAt: ItemQuestion<Bool> { canEdit }
    @available(*, unavailable, renamed: "canMove")
    public var canMoveItem: CellQuestion<Bool> { canMove }
    @available(*, unavailable, renamed: "canMove")
    public var canMoveItemAt: CellQuestion<Bool> { canMove }
    @available(*, unavailable, renamed: "moveItemAtTo")
    public var moveItem: HostNoticeWith<(source: IndexPath, destination: IndexPath)> { moveItemAtTo }
    @available(*, unavailable, renamed: "moveItemAtTo")
    public var moveItemAt: HostNoticeWith<(source: IndexPath, destination: IndexPath)> { moveItemAtTo }
    @available(*, unavailable, renamed: "canFocus")
    public var canFocusItem: CellQuestion<Bool> { canFocus }
    @available(*, unavailable, renamed: "canFocus")
    public var canFocusItemAt: CellQuestion<Bool> { canFocus }
    @available(*, unavailable, renamed: "contextMenuConfigurationForItemsAtIndexPaths")
    public var contextMenuConfigurationForItems:
        HostQuestionWith<(indexPaths: [IndexPath], point: CGPoint), Kit.MenuConfiguration?>
    {
        contextMenuConfigurationForItemsAtIndexPaths
    }
    @available(*, unavailable, renamed: "contextMenuConfigurationForItemsAtIndexPaths")
    public var contextMenuConfigurationForItemsAt:
        HostQuestionWith<(indexPaths: [IndexPath], point: CGPoint), Kit.MenuConfiguration?>
    {
        contextMenuConfigurationForItemsAtIndexPaths
    }
    @available(*, unavailable, renamed: "prefetch")
    public var prefetchItems: ItemNotice { prefetch }
    @available(*, unavailable, renamed: "prefetch")
    public var prefetchItemsAt: ItemNotice { prefetch }
    @available(*, unavailable, renamed: "cancelPrefetch")
    public var cancelPrefetchingForItems: ItemNotice { cancelPrefetch }
    @available(*, unavailable, renamed: "cancelPrefetch")
    public var cancelPrefetchingForItemsAt: ItemNotice { cancelPrefetch }
}

/// UIKit's methods that are not events: the compiler says what decides about them.
extension CollectionEvents {
    @available(*, unavailable, message: "cells are made from mappings: 'manager.register(PhotoCell.self)'")
    public var cellForItem: CellNotice { fatalError() }
    @available(*, unavailable, message: "cells are made from mappings: 'manager.register(PhotoCell.self)'")
    public var cellForItemAt: CellNotice { fatalError() }
    @available(
        *, unavailable,
        message: "views are made from mappings: 'registerHeader', 'registerFooter', 'registerSupplementary(…, ofKind:)'"
    )
    public var viewForSupplementaryElementOfKind: ViewNotice<SupplementaryScope> { fatalError() }
    @available(*, unavailable, message: "the items decide: 'manager.items.setSections(…)'")
    public var numberOfSections: HostQuestion<Int> { fatalError() }
    @available(*, unavailable, message: "the items decide: 'manager.items.setItems(…)'")
    public var numberOfItemsInSection: HostQuestionWith<Int, Int> { fatalError() }
}
