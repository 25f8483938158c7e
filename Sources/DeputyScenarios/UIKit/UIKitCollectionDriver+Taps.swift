#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// Imitated taps: the delegate is asked and told in the order in which a collection view does it.
extension UIKitCollectionDriver {
    func tap(_ path: IndexPath) {
        imitate("tap", [path])
        if list.cellForItem(at: path) == nil { list.scrollToItem(at: path, at: .top, animated: false) }
        let delegate = list.delegate
        guard list.isEditing ? list.allowsSelectionDuringEditing : list.allowsSelection,
            delegate?.collectionView?(list, shouldHighlightItemAt: path) ?? true
        else { return }
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
        for path in first.through(last) where list.indexPathsForSelectedItems?.contains(path) != true { touch(path) }
        delegate?.collectionViewDidEndMultipleSelectionInteraction?(list)
        #endif
    }

    private func touch(_ path: IndexPath) {
        let delegate = list.delegate
        let hasAction = hasPrimaryAction(path)
        let allowsSeveral = list.isEditing ? list.allowsMultipleSelectionDuringEditing : list.allowsMultipleSelection
        if allowsSeveral, !hasAction, list.indexPathsForSelectedItems?.contains(path) == true {
            if delegate?.collectionView?(list, shouldDeselectItemAt: path) ?? true { deselectAsTapped(path) }
        } else if delegate?.collectionView?(list, shouldSelectItemAt: path) ?? true {
            let others = (list.indexPathsForSelectedItems ?? []).filter { $0 != path }
            if !allowsSeveral || hasAction { for other in others { deselectAsTapped(other) } }
            list.selectItem(at: path, animated: false, scrollPosition: [])
            delegate?.collectionView?(list, didSelectItemAt: path)
        }
        if hasAction, #available(iOS 16.0, tvOS 16.0, *) {
            delegate?.collectionView?(list, performPrimaryActionForItemAt: path)
        }
    }

    private func deselectAsTapped(_ path: IndexPath) {
        list.deselectItem(at: path, animated: false)
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
