// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import Foundation

/// UIKit's own names: the compiler says which of an event it is, and offers to write it.
extension TableEvents {
    @available(*, unavailable, renamed: "heightForCell")
    @_alwaysEmitIntoClient public var heightForRow: ItemQuestion<CGFloat> { heightForCell }
    @available(*, unavailable, renamed: "heightForCell")
    @_alwaysEmitIntoClient public var heightForRowAt: ItemQuestion<CGFloat> { heightForCell }
    @available(*, unavailable, renamed: "estimatedHeightForCell")
    @_alwaysEmitIntoClient public var estimatedHeightForRow: ItemQuestion<CGFloat> { estimatedHeightForCell }
    @available(*, unavailable, renamed: "estimatedHeightForCell")
    @_alwaysEmitIntoClient public var estimatedHeightForRowAt: ItemQuestion<CGFloat> { estimatedHeightForCell }
    @available(*, unavailable, renamed: "heightForHeader")
    @_alwaysEmitIntoClient public var heightForHeaderInSection: HeaderQuestion<CGFloat> { heightForHeader }
    @available(*, unavailable, renamed: "estimatedHeightForHeader")
    @_alwaysEmitIntoClient public var estimatedHeightForHeaderInSection: HeaderQuestion<CGFloat> {
        estimatedHeightForHeader
    }
    @available(*, unavailable, renamed: "heightForFooter")
    @_alwaysEmitIntoClient public var heightForFooterInSection: FooterQuestion<CGFloat> { heightForFooter }
    @available(*, unavailable, renamed: "estimatedHeightForFooter")
    @_alwaysEmitIntoClient public var estimatedHeightForFooterInSection: FooterQuestion<CGFloat> {
        estimatedHeightForFooter
    }
    @available(*, unavailable, renamed: "indentationLevelForCell")
    @_alwaysEmitIntoClient public var indentationLevelForRow: ItemQuestion<Int> { indentationLevelForCell }
    @available(*, unavailable, renamed: "indentationLevelForCell")
    @_alwaysEmitIntoClient public var indentationLevelForRowAt: ItemQuestion<Int> { indentationLevelForCell }
    @available(*, unavailable, renamed: "canEditCell")
    @_alwaysEmitIntoClient public var canEditRow: ItemQuestion<Bool> { canEditCell }
    @available(*, unavailable, renamed: "canEditCell")
    @_alwaysEmitIntoClient public var canEditRowAt: ItemQuestion<Bool> { canEditCell }
    @available(*, unavailable, renamed: "shouldHighlight")
    @_alwaysEmitIntoClient public var shouldHighlightRow: CellQuestion<Bool> { shouldHighlight }
    @available(*, unavailable, renamed: "shouldHighlight")
    @_alwaysEmitIntoClient public var shouldHighlightRowAt: CellQuestion<Bool> { shouldHighlight }
    @available(*, unavailable, renamed: "canMove")
    @_alwaysEmitIntoClient public var canMoveRow: CellQuestion<Bool> { canMove }
    @available(*, unavailable, renamed: "canMove")
    @_alwaysEmitIntoClient public var canMoveRowAt: CellQuestion<Bool> { canMove }
    @available(*, unavailable, renamed: "canFocus")
    @_alwaysEmitIntoClient public var canFocusRow: CellQuestion<Bool> { canFocus }
    @available(*, unavailable, renamed: "canFocus")
    @_alwaysEmitIntoClient public var canFocusRowAt: CellQuestion<Bool> { canFocus }
    @available(*, unavailable, renamed: "shouldIndentWhileEditing")
    @_alwaysEmitIntoClient public var shouldIndentWhileEditingRowAt: CellQuestion<Bool> { shouldIndentWhileEditing }
    @available(*, unavailable, renamed: "didSelect")
    @_alwaysEmitIntoClient public var didSelectRow: CellNotice { didSelect }
    @available(*, unavailable, renamed: "didSelect")
    @_alwaysEmitIntoClient public var didSelectRowAt: CellNotice { didSelect }
    @available(*, unavailable, renamed: "didDeselect")
    @_alwaysEmitIntoClient public var didDeselectRow: CellNotice { didDeselect }
    @available(*, unavailable, renamed: "didDeselect")
    @_alwaysEmitIntoClient public var didDeselectRowAt: CellNotice { didDeselect }
    @available(*, unavailable, renamed: "didHighlight")
    @_alwaysEmitIntoClient public var didHighlightRow: CellNotice { didHighlight }
    @available(*, unavailable, renamed: "didHighlight")
    @_alwaysEmitIntoClient public var didHighlightRowAt: CellNotice { didHighlight }
    @available(*, unavailable, renamed: "didUnhighlight")
    @_alwaysEmitIntoClient public var didUnhighlightRow: CellNotice { didUnhighlight }
    @available(*, unavailable, renamed: "didUnhighlight")
    @_alwaysEmitIntoClient public var didUnhighlightRowAt: CellNotice { didUnhighlight }
    @available(*, unavailable, renamed: "accessoryButtonTapped")
    @_alwaysEmitIntoClient public var accessoryButtonTappedForRowWith: CellNotice { accessoryButtonTapped }
    @available(*, unavailable, renamed: "willBeginEditing")
    @_alwaysEmitIntoClient public var willBeginEditingRowAt: CellNotice { willBeginEditing }
    @available(*, unavailable, renamed: "didEndEditing")
    @_alwaysEmitIntoClient public var didEndEditingRowAt: CellNotice { didEndEditing }
    @available(*, unavailable, renamed: "willSelect")
    @_alwaysEmitIntoClient public var willSelectRow: CellQuestion<IndexPath?> { willSelect }
    @available(*, unavailable, renamed: "willSelect")
    @_alwaysEmitIntoClient public var willSelectRowAt: CellQuestion<IndexPath?> { willSelect }
    @available(*, unavailable, renamed: "willDeselect")
    @_alwaysEmitIntoClient public var willDeselectRow: CellQuestion<IndexPath?> { willDeselect }
    @available(*, unavailable, renamed: "willDeselect")
    @_alwaysEmitIntoClient public var willDeselectRowAt: CellQuestion<IndexPath?> { willDeselect }
    @available(*, unavailable, renamed: "editingStyle")
    @_alwaysEmitIntoClient public var editingStyleForRow: ItemQuestion<Kit.EditingStyle> { editingStyle }
    @available(*, unavailable, renamed: "editingStyle")
    @_alwaysEmitIntoClient public var editingStyleForRowAt: ItemQuestion<Kit.EditingStyle> { editingStyle }
    @available(*, unavailable, renamed: "leadingSwipeActionsConfiguration")
    @_alwaysEmitIntoClient public var leadingSwipeActionsConfigurationForRowAt: CellQuestion<Kit.SwipeActions?> {
        leadingSwipeActionsConfiguration
    }
    @available(*, unavailable, renamed: "trailingSwipeActionsConfiguration")
    @_alwaysEmitIntoClient public var trailingSwipeActionsConfigurationForRowAt: CellQuestion<Kit.SwipeActions?> {
        trailingSwipeActionsConfiguration
    }
    @available(*, unavailable, renamed: "willDisplay")
    @_alwaysEmitIntoClient public var willDisplayCell: CellNotice { willDisplay }
    @available(*, unavailable, renamed: "didEndDisplaying")
    @_alwaysEmitIntoClient public var didEndDisplayingCell: CellNotice { didEndDisplaying }
    @available(*, unavailable, renamed: "prefetch")
    @_alwaysEmitIntoClient public var prefetchRows: ItemNotice { prefetch }
    @available(*, unavailable, renamed: "prefetch")
    @_alwaysEmitIntoClient public var prefetchRowsAt: ItemNotice { prefetch }
    @available(*, unavailable, renamed: "cancelPrefetch")
    @_alwaysEmitIntoClient public var cancelPrefetchingForRows: ItemNotice { cancelPrefetch }
    @available(*, unavailable, renamed: "cancelPrefetch")
    @_alwaysEmitIntoClient public var cancelPrefetchingForRowsAt: ItemNotice { cancelPrefetch }
    @available(*, unavailable, renamed: "commitEditingStyle")
    @_alwaysEmitIntoClient public var commit: CellNoticeWith<Kit.EditingStyle> { commitEditingStyle }
    @available(*, unavailable, renamed: "commitEditingStyle")
    @_alwaysEmitIntoClient public var commitEditing: CellNoticeWith<Kit.EditingStyle> { commitEditingStyle }
    @available(*, unavailable, renamed: "moveRowTo")
    @_alwaysEmitIntoClient public var moveRow: CellNoticeWith<IndexPath> { moveRowTo }
    @available(*, unavailable, renamed: "moveRowTo")
    @_alwaysEmitIntoClient public var moveRowAt: CellNoticeWith<IndexPath> { moveRowTo }
}

/// UIKit's methods that are not events: the compiler says what decides about them.
extension TableEvents {
    @available(*, unavailable, message: "cells are made from mappings: 'manager.register(PostCell.self)'")
    @_alwaysEmitIntoClient public var cellForRow: CellNotice { fatalError() }
    @available(*, unavailable, message: "cells are made from mappings: 'manager.register(PostCell.self)'")
    @_alwaysEmitIntoClient public var cellForRowAt: CellNotice { fatalError() }
    @available(*, unavailable, message: "headers are made from mappings: 'manager.registerHeader(TitleHeader.self)'")
    @_alwaysEmitIntoClient public var viewForHeaderInSection: HeaderNotice { fatalError() }
    @available(*, unavailable, message: "footers are made from mappings: 'manager.registerFooter(NoteFooter.self)'")
    @_alwaysEmitIntoClient public var viewForFooterInSection: FooterNotice { fatalError() }
    @available(*, unavailable, message: "the items decide: 'manager.items.setSections(…)'")
    @_alwaysEmitIntoClient public var numberOfSections: HostQuestion<Int> { fatalError() }
    @available(*, unavailable, message: "the items decide: 'manager.items.setItems(…)'")
    @_alwaysEmitIntoClient public var numberOfRowsInSection: HostQuestionWith<Int, Int> { fatalError() }
    @available(*, unavailable, message: "the items decide: 'ItemSection(posts, header: title)'")
    @_alwaysEmitIntoClient public var titleForHeaderInSection: HostQuestionWith<Int, String?> { fatalError() }
    @available(*, unavailable, message: "the items decide: 'ItemSection(posts, footer: note)'")
    @_alwaysEmitIntoClient public var titleForFooterInSection: HostQuestionWith<Int, String?> { fatalError() }
}
