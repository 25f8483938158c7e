public import Deputy
public import Foundation

/// The events of a collection's delegate, flow layout, data source, drag, drop and prefetching protocols, one declaration
/// each.
///
/// Registration, `responds(to:)`, `explain` and the tables in the documentation are derived from these lines. A doc
/// comment says when the host asks, how often, and the default; then the closure, UIKit's method, the
/// events that decide whether this one is sent (*gated by*), and those this one decides about (*gates*). Methods that are not
/// events (how many items there are, which cell an item has) are decided by the items and the mappings: see
/// `_NonEventMethods`.
///
/// The closures are those of a place of `Post`, with a header `title` and a footer `note`. After `withoutCell` or
/// `withoutView` a closure gets no cell or view, and is also called without one on screen. Two arguments are one tuple, `event`.
public struct CollectionEvents<Kit: CollectionKit>: _ListEvents {
    // MARK: Display

    /// Tells that a cell is about to be shown.
    ///
    /// Once each time an item comes on screen; its cell may have been filled some time before, or be the same as before.
    /// The cell is shown with or without a handler.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `collectionView:willDisplayCell:forItemAtIndexPath:`
    public let willDisplay = ListEvent<Kit>.willDisplay(
        "collectionView:willDisplayCell:forItemAtIndexPath:", .since("8.0"))

    /// Tells that a header, a footer or another supplementary view is about to be shown.
    ///
    /// Once each time it comes on screen; a mapping's closures get its own views only. An owner that lists its methods gets
    /// the kind too, for the views that the manager made.
    ///
    /// - Closure: `{ view, title, indexPath in … }`
    /// - UIKit: `collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:`
    public let willDisplaySupplementaryView = ViewNotice<SupplementaryScope>(
        "willDisplaySupplementaryView",
        "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", .since("8.0"), moment: .appearing)

    /// Tells that a cell has left the screen.
    ///
    /// Once each time, also when its item was deleted, reloaded or moved off screen. That comes when the animation has ended: after
    /// the new cells were asked for and shown, and after what later updates tell. Until then the cell is not used for another item,
    /// and what is tied to its use goes on. The handler gets the item the cell was shown with, and its place in the data. If it is
    /// gone, that is where the collection had it.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `collectionView:didEndDisplayingCell:forItemAtIndexPath:`
    public let didEndDisplaying = ListEvent<Kit>.didEndDisplaying(
        "collectionView:didEndDisplayingCell:forItemAtIndexPath:")

    /// Tells that a header, a footer or another supplementary view has left the screen.
    ///
    /// Once each time; the handler gets the model the view was shown with.
    ///
    /// - Closure: `{ view, title, indexPath in … }`
    /// - UIKit: `collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:`
    public let didEndDisplayingSupplementaryView = ViewNotice<SupplementaryScope>(
        "didEndDisplayingSupplementaryView",
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", .since("6.0"),
        moment: .disappearing)

    // MARK: Flow layout

    /// Asks for the size of an item, in points, before its cell exists.
    ///
    /// For every item each time a flow layout is prepared, and not by other layouts; by default the size that
    /// the layout has for all items. Do not set the layout's `estimatedItemSize` beside it: cells may then no longer size themselves.
    /// While a person moves an item, a collection view asks with the places as they look then (openradar 25235459), where the data still
    /// has other items: let sizes depend on the section, or register none beside `moveItemAtTo`.
    ///
    /// - Closure: `{ post, indexPath in … }`, which answers `CGSize`
    /// - UIKit: `collectionView:layout:sizeForItemAtIndexPath:`
    public let sizeForCell = ItemQuestion<CGSize>(
        "sizeForCell", "collectionView:layout:sizeForItemAtIndexPath:", .since("6.0"),
        default: .list("the layout's item size", Kit.self, gone: { CGSize() }) { collection, situation in
            Kit.itemSize(of: situation.layout(of: collection, Kit.self))
        })

    /// Asks for the space around the items of a section, in points.
    ///
    /// For every section each time a flow layout is prepared, with the layout and the section; by default the
    /// inset that the layout has for all sections.
    ///
    /// - Closure: `{ event in … }`, which answers `EdgeInsets`;
    ///   `event` has `layout` and `section`
    /// - UIKit: `collectionView:layout:insetForSectionAtIndex:`
    public let insetForSectionAtIndex = HostQuestionWith<(layout: Kit.Layout, section: Int), Kit.EdgeInsets>(
        "insetForSectionAtIndex", "collectionView:layout:insetForSectionAtIndex:", .since("6.0").ofLayout,
        default: .init("the layout's section inset") { Kit.sectionInset(of: $0.argument.0) })

    /// Asks for the space between the lines of a section, in points.
    ///
    /// For every section each time a flow layout is prepared, with the layout and the section; by default the
    /// spacing that the layout has for all sections.
    ///
    /// - Closure: `{ event in … }`, which answers `CGFloat`;
    ///   `event` has `layout` and `section`
    /// - UIKit: `collectionView:layout:minimumLineSpacingForSectionAtIndex:`
    public let minimumLineSpacingForSectionAtIndex = HostQuestionWith<(layout: Kit.Layout, section: Int), CGFloat>(
        "minimumLineSpacingForSectionAtIndex", "collectionView:layout:minimumLineSpacingForSectionAtIndex:",
        .since("6.0").ofLayout,
        default: .init("the layout's line spacing") { Kit.minimumLineSpacing(of: $0.argument.0) })

    /// Asks for the least space between the items of a line, in points.
    ///
    /// For every section each time a flow layout is prepared, with the layout and the section; by default the
    /// spacing that the layout has for all sections.
    ///
    /// - Closure: `{ event in … }`, which answers `CGFloat`;
    ///   `event` has `layout` and `section`
    /// - UIKit: `collectionView:layout:minimumInteritemSpacingForSectionAtIndex:`
    public let minimumInteritemSpacingForSectionAtIndex = HostQuestionWith<(layout: Kit.Layout, section: Int), CGFloat>(
        "minimumInteritemSpacingForSectionAtIndex", "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:",
        .since("6.0").ofLayout,
        default: .init("the layout's item spacing") { Kit.minimumInteritemSpacing(of: $0.argument.0) })

    /// Asks for the size of a section's header, in points, before its view exists.
    ///
    /// For every section each time a flow layout is prepared; one that scrolls down takes the height, one that scrolls
    /// sideways the width. By default the layout's own size where the section has a header, else zero, which
    /// means no header.
    ///
    /// - Closure: `{ title, indexPath in … }`, which answers `CGSize`
    /// - UIKit: `collectionView:layout:referenceSizeForHeaderInSection:`
    public let referenceSizeForHeaderView = ModelQuestion<SupplementaryHeaderScope, CGSize>(
        "referenceSizeForHeaderView", "collectionView:layout:referenceSizeForHeaderInSection:", .since("6.0"),
        default: .referenceSize("the layout's header size, if there is a header", Kit.self) {
            Kit.headerReferenceSize(of: $0)
        })

    /// Asks for the size of a section's footer, in points, before its view exists.
    ///
    /// For every section each time a flow layout is prepared; one that scrolls down takes the height, one that scrolls
    /// sideways the width. By default the layout's own size where the section has a footer, else zero, which
    /// means no footer.
    ///
    /// - Closure: `{ note, indexPath in … }`, which answers `CGSize`
    /// - UIKit: `collectionView:layout:referenceSizeForFooterInSection:`
    public let referenceSizeForFooterView = ModelQuestion<SupplementaryFooterScope, CGSize>(
        "referenceSizeForFooterView", "collectionView:layout:referenceSizeForFooterInSection:", .since("6.0"),
        default: .referenceSize("the layout's footer size, if there is a footer", Kit.self) {
            Kit.footerReferenceSize(of: $0)
        })

    // MARK: Layout

    /// Asks for the layout on the way from one layout to another.
    ///
    /// Once per transition that a person drives, with the former layout first; by default a plain one.
    ///
    /// - Closure: `{ event in … }`, which answers `TransitionLayout`;
    ///   `event` has `former` and `layout`
    /// - UIKit: `collectionView:transitionLayoutForOldLayout:newLayout:`
    public let transitionLayout = HostQuestionWith<(former: Kit.Layout, layout: Kit.Layout), Kit.TransitionLayout>(
        "transitionLayout", "collectionView:transitionLayoutForOldLayout:newLayout:", .since("7.0").ofLayout,
        default: .init("a plain one") { Kit.transitionLayout(from: $0.argument.0, to: $0.argument.1) })

    /// Asks where the content goes when the layout changes or a change is animated.
    ///
    /// Once each time, with the proposed offset, in points; by default that one.
    ///
    /// - Closure: `{ point in … }`, which answers `CGPoint`
    /// - UIKit: `collectionView:targetContentOffsetForProposedContentOffset:`
    public let targetContentOffsetForProposedContentOffset = HostQuestionWith<CGPoint, CGPoint>(
        "targetContentOffsetForProposedContentOffset",
        "collectionView:targetContentOffsetForProposedContentOffset:", .since("9.0").ofLayout,
        default: .init("the proposed offset") { $0.argument })

    // MARK: Highlighting and selection

    /// Asks whether an item may be highlighted.
    ///
    /// Once per touch-down, before selection; by default it may. An item that may not is neither selected nor
    /// deselected.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `collectionView:shouldHighlightItemAtIndexPath:`
    /// - Gates: `didHighlight`, `didUnhighlight`, `shouldSelect`, `didSelect`, `shouldDeselect`
    public let shouldHighlight = ListEvent<Kit>.shouldHighlight("collectionView:shouldHighlightItemAtIndexPath:")

    /// Tells that an item was highlighted.
    ///
    /// Once per touch-down.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `collectionView:didHighlightItemAtIndexPath:`
    /// - Gated by: `shouldHighlight`
    public let didHighlight = ListEvent<Kit>.didHighlight("collectionView:didHighlightItemAtIndexPath:")

    /// Tells that an item is no longer highlighted.
    ///
    /// Once per touch-up, after `didSelect` or `didDeselect`.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `collectionView:didUnhighlightItemAtIndexPath:`
    /// - Gated by: `shouldHighlight`
    public let didUnhighlight = ListEvent<Kit>.didUnhighlight("collectionView:didUnhighlightItemAtIndexPath:")

    /// Asks whether a tap selects an item.
    ///
    /// Once per tap on an item that is not selected, or in a collection with a single selection; by default it
    /// does.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `collectionView:shouldSelectItemAtIndexPath:`
    /// - Gated by: `shouldHighlight`
    /// - Gates: `didSelect`
    public let shouldSelect = CellQuestion<Bool>(
        "shouldSelect", "collectionView:shouldSelectItemAtIndexPath:",
        .since("6.0").gated(by: "shouldHighlight"), default: .yes)

    /// Asks whether a tap on a selected item deselects it.
    ///
    /// Once per such tap, in a collection with several selections only; by default it does. In one with a single
    /// selection the former item is deselected without this question.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `collectionView:shouldDeselectItemAtIndexPath:`
    /// - Gated by: `shouldHighlight`
    public let shouldDeselect = CellQuestion<Bool>(
        "shouldDeselect", "collectionView:shouldDeselectItemAtIndexPath:",
        .since("6.0").gated(by: "shouldHighlight"), default: .yes)

    /// Tells that the user selected an item.
    ///
    /// Once per tap, after `shouldSelect`; never for a selection made in code.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `collectionView:didSelectItemAtIndexPath:`
    /// - Gated by: `shouldHighlight`, `shouldSelect`
    public let didSelect = ListEvent<Kit>.didSelect(
        "collectionView:didSelectItemAtIndexPath:", .since("6.0"), after: "shouldSelect")

    /// Tells that the user deselected an item.
    ///
    /// Once per item: after `shouldDeselect` for a tap on a selected one, without a question if a collection with a single
    /// selection selects another.
    /// It also comes for an item that has scrolled away, where only closures `withoutCell` are called.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `collectionView:didDeselectItemAtIndexPath:`
    public let didDeselect = CellNotice(
        "didDeselect", "collectionView:didDeselectItemAtIndexPath:", .since("6.0").offScreen)

    /// Asks whether a tap performs the item's primary action.
    ///
    /// Where `performPrimaryAction` is announced, and no selection is extended; by default yes for an
    /// item with a closure for it, unless the collection is editing.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `collectionView:canPerformPrimaryActionForItemAtIndexPath:`
    /// - Gates: `performPrimaryAction`
    public let canPerformPrimaryAction = ListEvent<Kit>.canPerformPrimaryAction(
        "collectionView:canPerformPrimaryActionForItemAtIndexPath:")

    /// Tells that the item's primary action is to be performed.
    ///
    /// Once per tap, after `shouldSelect` and `didSelect`, also if the item may not be selected.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `collectionView:performPrimaryActionForItemAtIndexPath:`
    /// - Gated by: `canPerformPrimaryAction`
    public let performPrimaryAction = ListEvent<Kit>.performPrimaryAction(
        "collectionView:performPrimaryActionForItemAtIndexPath:")

    /// Asks whether dragging with two fingers begins to select several items.
    ///
    /// Once per gesture, in a collection that scrolls one way only; by default no.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:`
    /// - Gates: `didBeginMultipleSelectionInteraction`, `didEndMultipleSelectionInteraction`
    public let shouldBeginMultipleSelectionInteraction = ListEvent<Kit>.shouldBeginMultipleSelectionInteraction(
        "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:")

    /// Tells that selecting several items has begun.
    ///
    /// Once per gesture; several items can be selected from then on.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `collectionView:didBeginMultipleSelectionInteractionAtIndexPath:`
    /// - Gated by: `shouldBeginMultipleSelectionInteraction`
    public let didBeginMultipleSelectionInteraction = ListEvent<Kit>.didBeginMultipleSelectionInteraction(
        "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:")

    /// Tells that selecting several items has ended.
    ///
    /// Once per gesture; several items can still be selected.
    ///
    /// - Closure: `{ … }`
    /// - UIKit: `collectionViewDidEndMultipleSelectionInteraction:`
    /// - Gated by: `shouldBeginMultipleSelectionInteraction`
    public let didEndMultipleSelectionInteraction = ListEvent<Kit>.didEndMultipleSelectionInteraction(
        "collectionViewDidEndMultipleSelectionInteraction:")

    // MARK: Editing

    /// Asks whether an item may be edited, which decides whether a list cell shows its accessories of editing.
    ///
    /// Whenever the collection is editing, or begins to; by default it may.
    ///
    /// - Closure: `{ post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `collectionView:canEditItemAtIndexPath:`
    public let canEdit = ItemQuestion<Bool>(
        "canEdit", "collectionView:canEditItemAtIndexPath:", .since("14.0"), default: .yes)

    // MARK: Moving

    /// Asks whether an item may be dragged to another position.
    ///
    /// Once when moving it begins; by default yes if there is a closure for `moveItemAtTo`.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `collectionView:canMoveItemAtIndexPath:`
    /// - Gated by: `moveItemAtTo`
    /// - Gates: `targetIndexPathForMoveFromItem`, `targetIndexPathForMovingItem`, `moveItemAtTo`
    public let canMove = ListEvent<Kit>.canMove(
        "collectionView:canMoveItemAtIndexPath:", .part(.dataSource).since("9.0"), with: "moveItemAtTo")

    /// Asks where a dragged item may land, with its current and its proposed position first.
    ///
    /// Each time the proposed position changes; by default where `targetIndexPathForMovingItem` says, else where it was proposed.
    /// The cell and the item are those of the position that the drag began at. All positions are the collection's, also where the data has
    /// changed meanwhile.
    ///
    /// - Closure: `{ event, cell, post, source in … }`, which answers `IndexPath`;
    ///   `event` has `current` and `proposed`
    /// - UIKit: `collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:`
    /// - Gated by: `canMove`
    public let targetIndexPathForMoveFromItem = CellQuestionWith<
        (current: IndexPath, proposed: IndexPath), IndexPath
    >(
        "targetIndexPathForMoveFromItem",
        "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
        .since("15.0").gated(by: "canMove").ofShownPlaces, default: .olderTarget(Kit.self))

    /// Asks where a dragged item may land, with the proposed position first.
    ///
    /// Where `targetIndexPathForMoveFromItem` is not answered, which is announced with it: what a collection asks itself has come to name
    /// the current position instead of the first (UICollectionView.h since iOS 15). By default where it was proposed.
    ///
    /// - Closure: `{ proposed, cell, post, source in … }`, which answers `IndexPath`
    /// - UIKit: `collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:`
    /// - Gated by: `canMove`
    public let targetIndexPathForMovingItem = CellQuestionWith<IndexPath, IndexPath>(
        "targetIndexPathForMovingItem",
        "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:",
        .since("9.0").deprecated("15.0").gated(by: "canMove").ofShownPlaces
            .beside(["targetIndexPathForMoveFromItem"]), default: .init("the proposed place") { $0.argument })

    /// Tells that the user dragged an item to another position.
    ///
    /// Once per move; the handler changes the data. Items can be moved only while this is announced.
    ///
    /// - Closure: `{ event in … }`;
    ///   `event` has `source` and `destination`
    /// - UIKit: `collectionView:moveItemAtIndexPath:toIndexPath:`
    /// - Gated by: `canMove`
    /// - Gates: `canMove`
    public let moveItemAtTo = HostNoticeWith<(source: IndexPath, destination: IndexPath)>(
        "moveItemAtTo", "collectionView:moveItemAtIndexPath:toIndexPath:",
        .part(.dataSource).since("9.0").gated(by: "canMove"), moment: .moving)

    // MARK: Menus

    /// Asks whether a long press shows the old editing menu.
    ///
    /// Once per press; by default no.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `collectionView:shouldShowMenuForItemAtIndexPath:`
    /// - Gates: `canPerformAction`
    public let shouldShowMenu = ListEvent<Kit>.shouldShowMenu(
        "collectionView:shouldShowMenuForItemAtIndexPath:", since: "6.0")

    /// Asks whether the old editing menu offers an action.
    ///
    /// Once per action, with the action and its sender first; by default no.
    ///
    /// - Closure: `{ event, cell, post, indexPath in … }`, which answers `Bool`;
    ///   `event` has `action` and `sender`
    /// - UIKit: `collectionView:canPerformAction:forItemAtIndexPath:withSender:`
    /// - Gated by: `shouldShowMenu`
    /// - Gates: `performAction`
    public let canPerformAction = ListEvent<Kit>.canPerformAction(
        "collectionView:canPerformAction:forItemAtIndexPath:withSender:", since: "6.0")

    /// Tells that an action of the old editing menu was chosen.
    ///
    /// Once per choice, with the action and its sender first.
    ///
    /// - Closure: `{ event, cell, post, indexPath in … }`;
    ///   `event` has `action` and `sender`
    /// - UIKit: `collectionView:performAction:forItemAtIndexPath:withSender:`
    /// - Gated by: `canPerformAction`
    public let performAction = ListEvent<Kit>.performAction(
        "collectionView:performAction:forItemAtIndexPath:withSender:", since: "6.0")

    /// Asks for the context menu of one item, of several, or of the space between them.
    ///
    /// Once per press, with the index paths (several for a press on one of several selected items, none for a press
    /// between items) and the place of the touch, in points of the collection's coordinates; if the answer is nil, no menu is
    /// shown. By default that of `contextMenuConfiguration` for a single item. It and the questions about its previews are announced
    /// together.
    ///
    /// - Closure: `{ event in … }`, which answers `Menu?`;
    ///   `event` has `indexPaths` and `point`
    /// - UIKit: `collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:`
    /// - Gates: `highlightPreview`, `dismissalPreview`, `willPerformPreviewAction`, `willDisplayContextMenu`,
    ///   `willEndContextMenuInteraction`
    public let contextMenuConfigurationForItemsAtIndexPaths = HostQuestionWith<
        (indexPaths: [IndexPath], point: CGPoint), Kit.MenuConfiguration?
    >(
        "contextMenuConfigurationForItemsAtIndexPaths",
        "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:",
        Self.ofSeveral(beside: ["highlightPreview", "dismissalPreview"]), default: .olderMenu(Kit.self))

    /// Asks what is lifted up when a menu is shown, for each of its items.
    ///
    /// Once per item, with the menu first; if the answer is nil, the whole cell. By default that of
    /// `previewForHighlightingContextMenu`, for a menu of `contextMenuConfiguration`.
    ///
    /// - Closure: `{ menu, cell, post, indexPath in … }`, which answers `Preview?`
    /// - UIKit: `collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:`
    /// - Gated by: `contextMenuConfigurationForItemsAtIndexPaths`, or `contextMenuConfiguration`
    public let highlightPreview = CellQuestionWith<Kit.MenuConfiguration, Kit.TargetedPreview?>(
        "highlightPreview", "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:",
        Self.ofPreviews(beside: "dismissalPreview"),
        default: .olderPreview("previewForHighlightingContextMenu", isShown: true, Kit.self))

    /// Asks what a menu goes back to when it is closed, for each of its items.
    ///
    /// Once per item, with the menu first; if the answer is nil, the whole cell. By default that of
    /// `previewForDismissingContextMenu`, for a menu of `contextMenuConfiguration`.
    ///
    /// - Closure: `{ menu, cell, post, indexPath in … }`, which answers `Preview?`
    /// - UIKit: `collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:`
    /// - Gated by: `contextMenuConfigurationForItemsAtIndexPaths`, or `contextMenuConfiguration`
    public let dismissalPreview = CellQuestionWith<Kit.MenuConfiguration, Kit.TargetedPreview?>(
        "dismissalPreview", "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:",
        Self.ofPreviews(beside: "highlightPreview"),
        default: .olderPreview("previewForDismissingContextMenu", isShown: false, Kit.self))

    /// Asks for the context menu of one item.
    ///
    /// Once per press, with the place of the touch first, in points of the collection's coordinates; if the answer is nil
    /// or missing, no menu is shown. Since iOS 16, while `contextMenuConfigurationForItemsAtIndexPaths`,
    /// `highlightPreview` or `dismissalPreview` is announced, only where those leave a single item unanswered.
    ///
    /// - Closure: `{ point, cell, post, indexPath in … }`, which answers `Menu?`
    /// - UIKit: `collectionView:contextMenuConfigurationForItemAtIndexPath:point:`
    /// - Gates: `previewForHighlightingContextMenu`, `previewForDismissingContextMenu`
    public let contextMenuConfiguration = ListEvent<Kit>.contextMenuConfiguration(
        "collectionView:contextMenuConfigurationForItemAtIndexPath:point:", Self.untilPreviews)

    /// Asks what is lifted up when a menu of one item is shown.
    ///
    /// Once per menu; if the answer is nil or missing, the whole cell. Since iOS 16, while
    /// `contextMenuConfigurationForItemsAtIndexPaths`, `highlightPreview` or `dismissalPreview` is announced, only where those
    /// leave a single item unanswered.
    ///
    /// - Closure: `{ menu in … }`, which answers `Preview?`
    /// - UIKit: `collectionView:previewForHighlightingContextMenuWithConfiguration:`
    /// - Gated by: `contextMenuConfiguration`
    public let previewForHighlightingContextMenu = ListEvent<Kit>.previewForHighlightingContextMenu(
        "collectionView:previewForHighlightingContextMenuWithConfiguration:", Self.untilPreviews)

    /// Asks what a menu of one item goes back to when it is closed.
    ///
    /// Once per menu; if the answer is nil or missing, the whole cell. Since iOS 16, while
    /// `contextMenuConfigurationForItemsAtIndexPaths`, `highlightPreview` or `dismissalPreview` is announced, only where those
    /// leave a single item unanswered.
    ///
    /// - Closure: `{ menu in … }`, which answers `Preview?`
    /// - UIKit: `collectionView:previewForDismissingContextMenuWithConfiguration:`
    /// - Gated by: `contextMenuConfiguration`
    public let previewForDismissingContextMenu = ListEvent<Kit>.previewForDismissingContextMenu(
        "collectionView:previewForDismissingContextMenuWithConfiguration:", Self.untilPreviews)

    /// Tells that the user tapped a menu's preview.
    ///
    /// Once per tap.
    ///
    /// - Closure: `{ event in … }`;
    ///   `event` has `menu` and `animator`
    /// - UIKit: `collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:`
    /// - Gated by: `contextMenuConfigurationForItemsAtIndexPaths`, or `contextMenuConfiguration`
    public let willPerformPreviewAction = ListEvent<Kit>.willPerformPreviewAction(
        "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
        after: "contextMenuConfigurationForItemsAtIndexPaths", or: "contextMenuConfiguration")

    /// Tells that a menu is about to be shown.
    ///
    /// Once per menu.
    ///
    /// - Closure: `{ event in … }`;
    ///   `event` has `menu` and `animator`
    /// - UIKit: `collectionView:willDisplayContextMenuWithConfiguration:animator:`
    /// - Gated by: `contextMenuConfigurationForItemsAtIndexPaths`, or `contextMenuConfiguration`
    public let willDisplayContextMenu = ListEvent<Kit>.willDisplayContextMenu(
        "collectionView:willDisplayContextMenuWithConfiguration:animator:", since: "13.2",
        after: "contextMenuConfigurationForItemsAtIndexPaths", or: "contextMenuConfiguration")

    /// Tells that a menu is about to be closed.
    ///
    /// Once per menu.
    ///
    /// - Closure: `{ event in … }`;
    ///   `event` has `menu` and `animator`
    /// - UIKit: `collectionView:willEndContextMenuInteractionWithConfiguration:animator:`
    /// - Gated by: `contextMenuConfigurationForItemsAtIndexPaths`, or `contextMenuConfiguration`
    public let willEndContextMenuInteraction = ListEvent<Kit>.willEndContextMenuInteraction(
        "collectionView:willEndContextMenuInteractionWithConfiguration:animator:", since: "13.2",
        after: "contextMenuConfigurationForItemsAtIndexPaths", or: "contextMenuConfiguration")

    /// Asks for the scene that an item opens in when it is spread with two fingers.
    ///
    /// Once per gesture, with its centre first, in points of the collection's coordinates; if the answer is nil or missing, none.
    ///
    /// - Closure: `{ point, cell, post, indexPath in … }`, which answers `Scene?`
    /// - UIKit: `collectionView:sceneActivationConfigurationForItemAtIndexPath:point:`
    public let sceneActivationConfiguration = CellQuestionWith<
        CGPoint, Kit.SceneActivationConfiguration?
    >(
        "sceneActivationConfiguration", "collectionView:sceneActivationConfigurationForItemAtIndexPath:point:",
        .since("15.0"), default: .init("no scene") { _ in nil })

    // MARK: Focus

    /// Asks whether an item can have focus.
    ///
    /// When focus might move there; by default the collection decides: where it allows focus at all, an item that
    /// is selected, or may be selected and highlighted, and holds nothing that can have focus itself. `shouldHighlight`
    /// is asked for that.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `collectionView:canFocusItemAtIndexPath:`
    public let canFocus = ListEvent<Kit>.canFocus("collectionView:canFocusItemAtIndexPath:")

    /// Asks whether focus may move.
    ///
    /// Once per focus update, for the collection as a whole; by default it may.
    ///
    /// - Closure: `{ context in … }`, which answers `Bool`
    /// - UIKit: `collectionView:shouldUpdateFocusInContext:`
    /// - Gates: `didUpdateFocus`
    public let shouldUpdateFocus = ListEvent<Kit>.shouldUpdateFocus("collectionView:shouldUpdateFocusInContext:")

    /// Tells that focus has moved.
    ///
    /// Once per focus update.
    ///
    /// - Closure: `{ event in … }`;
    ///   `event` has `context` and `coordinator`
    /// - UIKit: `collectionView:didUpdateFocusInContext:withAnimationCoordinator:`
    /// - Gated by: `shouldUpdateFocus`
    public let didUpdateFocus = ListEvent<Kit>.didUpdateFocus(
        "collectionView:didUpdateFocusInContext:withAnimationCoordinator:")

    /// Asks which item has focus first.
    ///
    /// When focus comes to the collection and no item is selected; if the answer is nil or missing, the collection
    /// chooses.
    ///
    /// After an update that left focus at another item, the manager answers with the place that its item has now, and asks neither closure
    /// nor owner: these say where focus begins, and a person would be sent there by each reload.
    ///
    /// - Closure: `{ … }`, which answers `IndexPath?`
    /// - UIKit: `indexPathForPreferredFocusedViewInCollectionView:`
    public let indexPathForPreferredFocusedView = ListEvent<Kit>.indexPathForPreferredFocusedView(
        "indexPathForPreferredFocusedViewInCollectionView:")

    /// Asks whether an item is selected when it gets focus.
    ///
    /// Once per focus update, while the collection's own setting is on; by default that setting.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `collectionView:selectionFollowsFocusForItemAtIndexPath:`
    public let selectionFollowsFocus = ListEvent<Kit>.selectionFollowsFocus(
        "collectionView:selectionFollowsFocusForItemAtIndexPath:")

    // MARK: Index

    /// Asks for the titles of the index at the collection's side.
    ///
    /// On each reload; if the answer is nil or missing, there is no index.
    ///
    /// - Closure: `{ … }`, which answers `[String]?`
    /// - UIKit: `indexTitlesForCollectionView:`
    /// - Gates: `indexPathForIndexTitle`
    public let indexTitles = HostQuestion<[String]?>(
        "indexTitles", "indexTitlesForCollectionView:", .part(.dataSource).since("14.0").ofLayout,
        default: .init("no index") { _ in nil })

    /// Asks which item a title of the index leads to, or which section, by an index path of one number.
    ///
    /// Once per touch, with the title and its index first; by default the section of the same number.
    ///
    /// - Closure: `{ event in … }`, which answers `IndexPath`;
    ///   `event` has `title` and `index`
    /// - UIKit: `collectionView:indexPathForIndexTitle:atIndex:`
    /// - Gated by: `indexTitles`
    public let indexPathForIndexTitle = HostQuestionWith<(title: String, index: Int), IndexPath>(
        "indexPathForIndexTitle", "collectionView:indexPathForIndexTitle:atIndex:",
        .part(.dataSource).since("14.0").gated(by: "indexTitles", openByDefault: false),
        default: .init("the section of the same number") { IndexPath(index: $0.argument.1) })

    // MARK: Scrolling

    /// The events of ``ScrollEvents``.
    public let _scrolling = _ScrollEventList<Kit>()

    // MARK: Dragging

    /// Asks whether a drag that rests over an item opens it.
    ///
    /// Once per item, if the collection's `isSpringLoaded` is true; by default yes.
    ///
    /// - Closure: `{ context, cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `collectionView:shouldSpringLoadItemAtIndexPath:withContext:`
    public let shouldSpringLoad = ListEvent<Kit>.shouldSpringLoad(
        "collectionView:shouldSpringLoadItemAtIndexPath:withContext:", default: .yes)

    /// Asks which items of a drag an item of the collection carries.
    ///
    /// Once per drag; if there are none or no answer, no drag begins, unless the item may be moved within the
    /// collection.
    ///
    /// - Closure: `{ session, cell, post, indexPath in … }`, which answers `[DragItem]`
    /// - UIKit: `collectionView:itemsForBeginningDragSession:atIndexPath:`
    /// - Gates: `itemsForAddingToDragSession`, `dragPreviewParameters`, `dragSessionWillBegin`, `dragSessionDidEnd`,
    ///   `dragSessionAllowsMoveOperation`, `dragSessionIsRestrictedToDraggingApplication`
    public let itemsForBeginningDragSession = ListEvent<Kit>.itemsForBeginningDragSession(
        "collectionView:itemsForBeginningDragSession:atIndexPath:")

    /// Asks which items an item tapped during a drag adds to it.
    ///
    /// Once per tap, with the drag and the place of the touch first, in points of the collection's coordinates; by default
    /// none.
    ///
    /// - Closure: `{ event, cell, post, indexPath in … }`, which answers `[DragItem]`;
    ///   `event` has `session` and `point`
    /// - UIKit: `collectionView:itemsForAddingToDragSession:atIndexPath:point:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveItemAtTo`
    public let itemsForAddingToDragSession = ListEvent<Kit>.itemsForAddingToDragSession(
        "collectionView:itemsForAddingToDragSession:atIndexPath:point:", orMovedBy: "moveItemAtTo")

    /// Asks how a dragged item looks.
    ///
    /// As it is lifted, and again if the drag is cancelled, which headless lists leave out; if the answer is nil or missing, the whole cell is
    /// shown.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `PreviewParameters?`
    /// - UIKit: `collectionView:dragPreviewParametersForItemAtIndexPath:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveItemAtTo`
    public let dragPreviewParameters = ListEvent<Kit>.dragPreviewParameters(
        "collectionView:dragPreviewParametersForItemAtIndexPath:", orMovedBy: "moveItemAtTo")

    /// Tells that a drag is about to begin.
    ///
    /// Once per drag.
    ///
    /// - Closure: `{ session in … }`
    /// - UIKit: `collectionView:dragSessionWillBegin:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveItemAtTo`
    public let dragSessionWillBegin = ListEvent<Kit>.dragSessionWillBegin(
        "collectionView:dragSessionWillBegin:", orMovedBy: "moveItemAtTo")

    /// Tells that a drag has ended, wherever it ended.
    ///
    /// Once per drag.
    ///
    /// - Closure: `{ session in … }`
    /// - UIKit: `collectionView:dragSessionDidEnd:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveItemAtTo`
    public let dragSessionDidEnd = ListEvent<Kit>.dragSessionDidEnd(
        "collectionView:dragSessionDidEnd:", orMovedBy: "moveItemAtTo")

    /// Asks whether a drag may move its items rather than copy them.
    ///
    /// Once per drag; by default it may.
    ///
    /// - Closure: `{ session in … }`, which answers `Bool`
    /// - UIKit: `collectionView:dragSessionAllowsMoveOperation:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveItemAtTo`
    public let dragSessionAllowsMoveOperation = ListEvent<Kit>.dragSessionAllowsMoveOperation(
        "collectionView:dragSessionAllowsMoveOperation:", orMovedBy: "moveItemAtTo")

    /// Asks whether a drag stays within this app.
    ///
    /// Once per drag; by default it may leave.
    ///
    /// - Closure: `{ session in … }`, which answers `Bool`
    /// - UIKit: `collectionView:dragSessionIsRestrictedToDraggingApplication:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveItemAtTo`
    public let dragSessionIsRestrictedToDraggingApplication =
        ListEvent<Kit>.dragSessionIsRestrictedToDraggingApplication(
            "collectionView:dragSessionIsRestrictedToDraggingApplication:", orMovedBy: "moveItemAtTo")

    // MARK: Dropping

    /// Tells that something was dropped on the collection.
    ///
    /// Once per drop; the handler changes the data. Here changes take effect at once, and `flush()` brings them to the
    /// collection at once, so that an item is there before the coordinator drops something on it.
    ///
    /// - Closure: `{ coordinator in … }`
    /// - UIKit: `collectionView:performDropWithCoordinator:`
    /// - Gated by: `canHandleDropSession`, `dropSessionDidUpdate`
    public let performDropWithCoordinator = ListEvent<Kit>.performDropWithCoordinator(
        "collectionView:performDropWithCoordinator:")

    /// Asks whether the collection accepts anything of a drag.
    ///
    /// Once per drag over the collection; by default it does.
    ///
    /// - Closure: `{ session in … }`, which answers `Bool`
    /// - UIKit: `collectionView:canHandleDropSession:`
    /// - Gates: `performDropWithCoordinator`, `dropSessionDidEnter`, `dropSessionDidUpdate`, `dropSessionDidExit`,
    ///   `dropSessionDidEnd`, `dropPreviewParameters`
    public let canHandleDropSession = ListEvent<Kit>.canHandleDropSession("collectionView:canHandleDropSession:")

    /// Tells that a drag has come over the collection.
    ///
    /// Once each time.
    ///
    /// - Closure: `{ session in … }`
    /// - UIKit: `collectionView:dropSessionDidEnter:`
    /// - Gated by: `canHandleDropSession`
    public let dropSessionDidEnter = ListEvent<Kit>.dropSessionDidEnter("collectionView:dropSessionDidEnter:")

    /// Asks what would happen if the drag were dropped here.
    ///
    /// Often, while it moves, with the drag and the item it is over, nil for none; by default nothing would.
    ///
    /// - Closure: `{ event in … }`, which answers `DropProposal`;
    ///   `event` has `session` and `indexPath`
    /// - UIKit: `collectionView:dropSessionDidUpdate:withDestinationIndexPath:`
    /// - Gated by: `canHandleDropSession`
    /// - Gates: `performDropWithCoordinator`
    public let dropSessionDidUpdate = ListEvent<Kit>.dropSessionDidUpdate(
        "collectionView:dropSessionDidUpdate:withDestinationIndexPath:")

    /// Tells that a drag has left the collection.
    ///
    /// Once each time.
    ///
    /// - Closure: `{ session in … }`
    /// - UIKit: `collectionView:dropSessionDidExit:`
    /// - Gated by: `canHandleDropSession`
    public let dropSessionDidExit = ListEvent<Kit>.dropSessionDidExit("collectionView:dropSessionDidExit:")

    /// Tells that a drag that was over the collection has ended, wherever it ended.
    ///
    /// Once per drag.
    ///
    /// - Closure: `{ session in … }`
    /// - UIKit: `collectionView:dropSessionDidEnd:`
    /// - Gated by: `canHandleDropSession`
    public let dropSessionDidEnd = ListEvent<Kit>.dropSessionDidEnd("collectionView:dropSessionDidEnd:")

    /// Asks how the preview of something dropped looks that goes to a new item.
    ///
    /// For each `coordinator.drop(_:toItemAt:)`, and for no placeholder, which has its own parameters; if the answer is nil or missing, the
    /// whole cell is shown.
    ///
    /// - Closure: `{ indexPath in … }`, which answers `PreviewParameters?`
    /// - UIKit: `collectionView:dropPreviewParametersForItemAtIndexPath:`
    /// - Gated by: `canHandleDropSession`
    public let dropPreviewParameters = ListEvent<Kit>.dropPreviewParameters(
        "collectionView:dropPreviewParametersForItemAtIndexPath:")

    // MARK: Prefetching

    /// Tells that items will be needed soon.
    ///
    /// A handler is called for each item, the owner once for all; not every item is prefetched before it is shown.
    ///
    /// - Closure: `{ post, indexPath in … }`
    /// - UIKit: `collectionView:prefetchItemsAtIndexPaths:`
    public let prefetch = ListEvent<Kit>.prefetch("collectionView:prefetchItemsAtIndexPaths:")

    /// Tells that items announced by `prefetch` will not be needed after all.
    ///
    /// A handler is called for each item, the owner once for all.
    ///
    /// - Closure: `{ post, indexPath in … }`
    /// - UIKit: `collectionView:cancelPrefetchingForItemsAtIndexPaths:`
    public let cancelPrefetch = ListEvent<Kit>.cancelPrefetch(
        "collectionView:cancelPrefetchingForItemsAtIndexPaths:")

    /// Makes the descriptors; `SharedCatalogue.shared` does it once.
    public init() {}

    /// The methods of a collection's protocols that are not events.
    public static var _nonEventMethods: [_NonEventMethods.Method] { _NonEventMethods.ofCollections }
}
