#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// A collection view's `delegate`: display and layouts here, the rest in extensions by topic.
final class CollectionDelegateProxy: CollectionProxy, UICollectionViewDelegateFlowLayout {
    // MARK: Display

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        tell(events.willDisplay, view: cell, at: indexPath) {
            $0.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        tell(events.didEndDisplaying, view: cell, at: indexPath) {
            $0.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind kind: String, at indexPath: IndexPath
    ) {
        tell(events.willDisplaySupplementaryView, view: view, at: indexPath) {
            $0.collectionView?(
                collectionView, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind kind: String, at indexPath: IndexPath
    ) {
        tell(events.didEndDisplayingSupplementaryView, view: view, at: indexPath) {
            $0.collectionView?(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
        }
    }

    // MARK: Flow layout

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked(by: layout) {
            ask(events.sizeForCell, at: indexPath) {
                $0.collectionView?(collectionView, layout: layout, sizeForItemAt: indexPath)
            }
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        ask(events.insetForSectionAtIndex, (layout, section)) {
            $0.collectionView?(collectionView, layout: layout, insetForSectionAt: section)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        ask(events.minimumLineSpacingForSectionAtIndex, (layout, section)) {
            $0.collectionView?(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        ask(events.minimumInteritemSpacingForSectionAtIndex, (layout, section)) {
            $0.collectionView?(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        asked(by: layout) {
            ask(events.referenceSizeForHeaderView, at: [section, 0]) {
                $0.collectionView?(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
            }
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        asked(by: layout) {
            ask(events.referenceSizeForFooterView, at: [section, 0]) {
                $0.collectionView?(collectionView, layout: layout, referenceSizeForFooterInSection: section)
            }
        }
    }

    // MARK: Any layout

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout former: UICollectionViewLayout,
        newLayout layout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        ask(events.transitionLayout, (former, layout)) {
            $0.collectionView?(collectionView, transitionLayoutForOldLayout: former, newLayout: layout)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint {
        ask(events.targetContentOffsetForProposedContentOffset, proposed) {
            $0.collectionView?(collectionView, targetContentOffsetForProposedContentOffset: proposed)
        }
    }
}
#endif
