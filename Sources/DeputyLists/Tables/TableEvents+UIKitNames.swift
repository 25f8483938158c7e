// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import Foundation

/// UIKit's own names: the compiler says which of an event it is, and offers to write it.
extension TableEvents {
    @available(*, unavailable, renamed: "heightForCell")
    public var heightForRow: ItemQuestion<CGFloat> { heightForCell }
    @available(*, unavailable, renamed: "heightForCell")
    public var heightForRowAt: ItemQuestion<CGFloat> { heightForCell }
    @available(*, unavailable, renamed: "estimatedHeightForCell")
    public var estimatedHeightForRow: ItemQuestion<CGFloat> { estimatedHeightForCell }
    @available(*, unavailable, renamed: "estimatedHeightForCell")
    public var estimatedHeightForRowAt: ItemQuestion<CGFloat> { estimatedHeightForCell }
    @available(*, unavailable, renamed: "heightForHeader")
    public var heightForHeaderInSection: HeaderQuestion<CGFloat> { heightForHeader }
    @available(*, unavailable, renamed: "estimatedHeightForHeader")
    public var estimatedHeightForHeaderInSection: HeaderQuestion<CGFloat> { estimatedHeightForHeader }
    @available(*, unavailable, renamed: "heightForFooter")
    public var heightForFooterInSection: FooterQuestion<CGFloat> { heightForFooter }
    @available(*, unavailable, renamed: "estimatedHeightForFooter")
    public var estimatedHeightForFooterInSection: FooterQuestion<CGFloat> { estimatedHeightForFooter }
    @available(*, unavailable, renamed: "indentationLevelForCell")
    public var indentationLevelForRow: ItemQuestion<Int> { indentationLevelForCell }
    @available(*, unavailable, renamed: "indentationLevelForCell")
    public var indentationLevelForRowAt: ItemQuestion<Int> { indentationLevelForCell }
    @available(*, unavailable, renamed: "canEditCell")
    public var canEditRow: ItemQuestion<Bool> { canEditCell }
    @available(*, unavailable, renamed: "canEditCell")
    public var canEditRowAt: ItemQuestion<Bool> { canEditCell }
    @available(*, unavailable, renamed: "shouldHighlight")
    public var shouldHighlightRow: CellQuestion<Bool> { shouldHighlight }
    @available(*, unavailable, renamed: "shouldHighlight")
    public var shouldHighlightRowAt: CellQuestion<Bool> { shouldHighlight }
    @available(*, unavailable, renamed: "canMove")
    public var canMoveRow: CellQuestion<Bool> { canMove }
    @available(*, unavailable, renamed: "canMove")
    public var canMoveRowAt: CellQuestion<Bool> { canMove }
    @available(*, unavailable, renamed: "canFocus")
    public var canFocusRow: CellQuestion<Bool> { canFocus }
    @available(*, unavailable, renamed: "canFocus")
    public var canFocusRowAt: CellQuestion<Bool> { canFocus }
    @available(*, unavailable, renamed: "shouldIndentWhileEditing")
    public var shouldIndentWhileEditingRowAt: CellQuestion<Bool> { shouldIndentWhileEditing }
    @available(*, unavailable, renamed: "didSelect")
    public var didSelectRow: CellNotice { didSelect }
    @available(*, unavailable, renamed: "didSelect")
    public var didSelectRowAt: CellNotice { didSelect }
    @available(*, unavailable, renamed: "didDeselect")
    public var didDeselectRow: CellNotice { didDeselect }
    @available(*, unavailable, renamed: "didDeselect")
    public var didDeselectRowAt: CellNotice { didDeselect }
    @available(*, unavailable, renamed: "didHighlight")
    public var didHighlightRow: CellNotice { didHighlight }
    @available(*, unavailable, renamed: "didHighlight")
    public var didHighlightRowAt: CellNotice { didHighlight }
    @available(*, unavailable, renamed: "didUnhighlight")
    public var didUnhighlightRow: CellNotice { didUnhighlight }
    @available(*, unavailable, renamed: "didUnhighlight")
    public var didUnhighlightRowAt: CellNotice { didUnhighlight }
    @available(*, unavailable, renamed: "accessoryButtonTapped")
    public var accessoryButtonTappedForRowWith: CellNotice { accessoryButtonTapped }
    @available(*, unavailable, renamed: "willBeginEditing")
    public var willBeginEditingRowAt: CellNotice { willBeginEditing }
    @available(*, unavailable, renamed: "didEndEditing")
    public var didEndEditingRowAt: CellNotice { didEndEditing }
    @available(*, unavailable, renamed: "willSelect")
    public var willSelectRow: CellQuestion<IndexPath?> { willSelect }
    @available(*, unavailable, renamed: "willSelect")
    public var willSelectRowAt: CellQuestion<IndexPath?> { willSelect }
    @available(*, unavailable, renamed: "willDeselect")
    public var willDeselectRow: CellQuestion<IndexPath?> { willDeselect }
    @available(*, unavailable, renamed: "willDeselect")
    public var willDeselectRowAt: CellQuestion<IndexPath?> { willDeselect }
    @available(*, unavailable, renamed: "editingStyle")
    public var editingStyleForRow: ItemQuestion<Kit.EditingStyle> { editingStyle }
    @available(*, unavailable, renamed: "editingStyle")
    public var editingStyleForRowAt: ItemQuestion<Kit.EditingStyle> { editingStyle }
    @available(*, unavailable, renamed: "leadingSwipeActionsConfiguration")
    public var leadingSwipeActionsConfigurationForRowAt: CellQuestion<Kit.SwipeActions?> {
        leadingSwipeActionsConfiguration
    }
    @available(*, unavailable, renamed: "trailingSwipeActionsConfiguration")
    public var trailingSwipeActionsConfigurationForRowAt: CellQuestion<Kit.SwipeActions?> {
        trailingSwipeActionsConfiguration
    }
    @available(*, unavailable, renamed: "willDisplay")
    public var willDisplayCell: CellNotice { willDisplay }
    @available(*, unavailable, renamed: "didEndDisplaying")
    public var didEndDisplayingCell: CellNotice { didEndDisplaying }
    @available(*, unavailable, renamed: "prefetch")
    public var prefetchRows: ItemNotice { prefetch }
    @available(*, unavailable, renamed: "prefetch")
    public var prefetchRowsAt: ItemNotice { prefetch }
    @available(*, unavailable, renamed: "cancelPrefetch")
    public var cancelPrefetchingForRows: ItemNotice { cancelPrefetch }
    @available(*, unavailable, renamed: "cancelPrefetch")
    public var cancelPrefetchingForRowsAt: ItemNotice { cancelPrefetch }
    @available(*, unavailable, renamed: "commitEditingStyle")
    public var commit: CellNoticeWith<Kit.EditingStyle> { commitEditingStyle }
    @available(*, unavailable, renamed: "commitEditingStyle")
    public var commitEditing: CellNoticeWith<Kit.EditingStyle> { commitEditingStyle }
    @available(*, unavailable, renamed: "moveRowTo")
    public var moveRow: CellNoticeWith<IndexPath> { moveRowTo }
    @available(*, unavailable, renamed: "moveRowTo")
    public var moveRowAt: CellNoticeWith<IndexPath> { moveRowTo }
}

/// UIKit's methods that are not events: the compiler says what decides about them.
extension TableEvents {
    @available(*, unavailable, message: "cells are made from mappings: 'manager.register(PostCell.self)'")
    public var cellForRow: CellNotice { fatalError() }
    @available(*, unavailable, message: "cells are made from mappings: 'manager.register(PostCell.self)'")
    public var cellForRowAt: CellNotice { fatalError() }
    @available(*, unavailable, message: "headers are made from mappings: 'manager.registerHeader(TitleHeader.self)'")
    public var viewForHeaderInSection: HeaderNotice { fatalError() }
    @available(*, unavailable, message: "footers are made from mappings: 'manager.registerFooter(NoteFooter.self)'")
    public var viewForFooterInSection: FooterNotice { fatalError() }
    @available(*, unavailable, message: "the items decide: 'manager.items.setSections(…)'")
    public var numberOfSections: HostQuestion<Int> { fatalError() }
    @available(*, unavailable, message: "the items decide: 'manager.items.setItems(…)'")
    public var numberOfRowsInSection: HostQuestionWith<Int, Int> { fatalError() }
    @available(*, unavailable, message: "the items decide: 'ItemSection(posts, header: title)'")
    public var titleForHeaderInSection: HostQuestionWith<Int, String?> { fatalError() }
    @available(*, unavailable, message: "the items decide: 'ItemSection(posts, footer: note)'")
    public var titleForFooterInSection: HostQuestionWith<Int, String?> { fatalError() }
}
