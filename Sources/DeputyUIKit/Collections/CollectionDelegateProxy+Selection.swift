#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// Highlighting, selection and focus.
extension CollectionDelegateProxy {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        ask(events.shouldHighlight, at: indexPath) {
            $0.collectionView?(collectionView, shouldHighlightItemAt: indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        tell(events.didHighlight, at: indexPath) { $0.collectionView?(collectionView, didHighlightItemAt: indexPath) }
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        tell(events.didUnhighlight, at: indexPath) {
            $0.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        ask(events.shouldSelect, at: indexPath) { $0.collectionView?(collectionView, shouldSelectItemAt: indexPath) }
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        ask(events.shouldDeselect, at: indexPath) {
            $0.collectionView?(collectionView, shouldDeselectItemAt: indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        tell(events.didSelect, at: indexPath) { $0.collectionView?(collectionView, didSelectItemAt: indexPath) }
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        tell(events.didDeselect, at: indexPath) { $0.collectionView?(collectionView, didDeselectItemAt: indexPath) }
    }

    @available(iOS 16.0, tvOS 16.0, *)
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        ask(events.canPerformPrimaryAction, at: indexPath) {
            $0.collectionView?(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
    }

    @available(iOS 16.0, tvOS 16.0, *)
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        tell(events.performPrimaryAction, at: indexPath) {
            $0.collectionView?(collectionView, performPrimaryActionForItemAt: indexPath)
        }
    }

    // MARK: Focus

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        ask(events.canFocus, at: indexPath) { $0.collectionView?(collectionView, canFocusItemAt: indexPath) }
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        ask(events.shouldUpdateFocus, context) { $0.collectionView?(collectionView, shouldUpdateFocusIn: context) }
    }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        tell(events.didUpdateFocus, (context, coordinator)) {
            $0.collectionView?(collectionView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        ask(events.indexPathForPreferredFocusedView, ()) { $0.indexPathForPreferredFocusedView?(in: collectionView) }
    }

    #if !os(tvOS)
    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        ask(events.selectionFollowsFocus, at: indexPath) {
            $0.collectionView?(collectionView, selectionFollowsFocusForItemAt: indexPath)
        }
    }

    // MARK: Several items

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        ask(events.shouldBeginMultipleSelectionInteraction, at: indexPath) {
            $0.collectionView?(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        tell(events.didBeginMultipleSelectionInteraction, at: indexPath) {
            $0.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        tell(events.didEndMultipleSelectionInteraction, ()) {
            $0.collectionViewDidEndMultipleSelectionInteraction?(collectionView)
        }
    }
    #endif
}
#endif
