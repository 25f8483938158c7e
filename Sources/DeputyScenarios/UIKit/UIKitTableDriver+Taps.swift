#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// Imitated taps: the delegate is asked and told in the order in which a table view does it.
extension UIKitTableDriver {
    func tap(_ path: IndexPath) {
        imitate("tap", [path])
        if list.cellForRow(at: path) == nil { show(path) }
        if swiped != nil { return endSwipe() }
        touch(path)
    }

    func selectSeveral(from first: IndexPath, through last: IndexPath) {
        imitate("selectSeveral", [first, last])
        #if !os(tvOS)
        guard list.delegate?.tableView?(list, shouldBeginMultipleSelectionInteractionAt: first) ?? false else { return }
        list.setEditing(true, animated: false)
        list.delegate?.tableView?(list, didBeginMultipleSelectionInteractionAt: first)
        for path in first.through(last) where !isSelected(path) { touch(path) }
        list.delegate?.tableViewDidEndMultipleSelectionInteraction?(list)
        #endif
    }

    private func touch(_ path: IndexPath) {
        let delegate = list.delegate
        guard allowsSelection, delegate?.tableView?(list, shouldHighlightRowAt: path) ?? true else { return }
        delegate?.tableView?(list, didHighlightRowAt: path)
        delegate?.tableView?(list, didUnhighlightRowAt: path)
        let hasAction = hasPrimaryAction(path)
        if allowsSeveral, !hasAction, isSelected(path) {
            deselectAsTapped(path)
        } else if let chosen = chosen(path) {
            if !allowsSeveral || hasAction {
                for other in Kit.selectedItems(in: list) where other != chosen { deselectAsTapped(other) }
            }
            Kit.select(chosen, in: list)
            delegate?.tableView?(list, didSelectRowAt: chosen)
        }
        if hasAction, #available(iOS 16.0, tvOS 16.0, *) {
            delegate?.tableView?(list, performPrimaryActionForRowAt: path)
        }
    }

    /// Without the method the row itself is selected; nil selects none.
    private func chosen(_ path: IndexPath) -> IndexPath? {
        let method = #selector((any UITableViewDelegate).tableView(_:willSelectRowAt:))
        guard list.delegate?.responds(to: method) == true else { return path }
        return list.delegate?.tableView?(list, willSelectRowAt: path)
    }

    private func deselectAsTapped(_ path: IndexPath) {
        let method = #selector((any UITableViewDelegate).tableView(_:willDeselectRowAt:))
        let isAsked = list.delegate?.responds(to: method) == true
        guard let row = isAsked ? list.delegate?.tableView?(list, willDeselectRowAt: path) : path else { return }
        deselect(row)
        list.delegate?.tableView?(list, didDeselectRowAt: row)
    }

    private func hasPrimaryAction(_ path: IndexPath) -> Bool {
        guard #available(iOS 16.0, tvOS 16.0, *) else { return false }
        let method = #selector((any UITableViewDelegate).tableView(_:performPrimaryActionForRowAt:))
        guard list.delegate?.responds(to: method) == true else { return false }
        // A table asks twice: whether the row is selected alone, and whether the action is performed, depend on it.
        _ = list.delegate?.tableView?(list, canPerformPrimaryActionForRowAt: path)
        return list.delegate?.tableView?(list, canPerformPrimaryActionForRowAt: path) ?? !list.isEditing
    }
}
#endif
