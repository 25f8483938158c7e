#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// Imitated taps: the delegate is asked and told in the order in which a collection view does it.
extension UIKitCollectionDriver {
    func tap(_ path: IndexPath) {
        imitate("tap", [path])
        if list.cellForItem(at: path) == nil { show(path) }
        let delegate = list.delegate
        guard allowsSelection, delegate?.collectionView?(list, shouldHighlightItemAt: path) ?? true else { return }
        delegate?.collectionView?(list, didHighlightItemAt: path)
        touch(path)
        delegate?.collectionView?(list, didUnhighlightItemAt: path)
    }

    func selectSeveral(from first: IndexPath, through last: IndexPath) {
        imitate("selectSeveral", [first, last])
        #if !os(tvOS)
        let delegate = list.delegate
        guard delegate?.collectionView?(list, shouldBeginMultipleSelectionInteractionAt: first) ?? false else { return }
        list.allowsMultipleSelection = true
        delegate?.collectionView?(list, didBeginMultipleSelectionInteractionAt: first)
        for path in first.through(last) where !isSelected(path) { touch(path) }
        delegate?.collectionViewDidEndMultipleSelectionInteraction?(list)
        #endif
    }

    private func touch(_ path: IndexPath) {
        let delegate = list.delegate
        let hasAction = hasPrimaryAction(path)
        if allowsSeveral, !hasAction, isSelected(path) {
            if delegate?.collectionView?(list, shouldDeselectItemAt: path) ?? true { deselectAsTapped(path) }
        } else if delegate?.collectionView?(list, shouldSelectItemAt: path) ?? true {
            if !allowsSeveral || hasAction {
                for other in Kit.selectedItems(in: list) where other != path { deselectAsTapped(other) }
            }
            Kit.select(path, in: list)
            delegate?.collectionView?(list, didSelectItemAt: path)
        }
        if hasAction, #available(iOS 16.0, tvOS 16.0, *) {
            delegate?.collectionView?(list, performPrimaryActionForItemAt: path)
        }
    }

    private func deselectAsTapped(_ path: IndexPath) {
        deselect(path)
        list.delegate?.collectionView?(list, didDeselectItemAt: path)
    }

    private func hasPrimaryAction(_ path: IndexPath) -> Bool {
        guard #available(iOS 16.0, tvOS 16.0, *) else { return false }
        let method = #selector((any UICollectionViewDelegate).collectionView(_:performPrimaryActionForItemAt:))
        guard list.delegate?.responds(to: method) == true else { return false }
        return list.delegate?.collectionView?(list, canPerformPrimaryActionForItemAt: path) ?? !list.isEditing
    }
}
#endif
