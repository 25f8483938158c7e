// What each member means is documented by the requirement of `CollectionKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// Headers, footers, and views of any kind that a layout has.
extension _UIKitCollectionWork {
    public static func supplementary(
        _ kind: ViewKind, in collection: UICollectionView, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        kind.elementKind.flatMap { collection.supplementaryView(forElementKind: $0, at: indexPath) }
    }

    public static func visibleSupplementaries(_ kind: ViewKind, in collection: UICollectionView) -> [IndexPath]? {
        kind.elementKind.map { collection.indexPathsForVisibleSupplementaryElements(ofKind: $0).inOrder(<) } ?? []
    }

    public static func registerSupplementary(
        _ type: any AnyObject.Type, _ kind: ViewKind, from nib: _ListNib?, identifier: String,
        in collection: UICollectionView
    ) {
        guard let elementKind = kind.elementKind else { return }
        if let nib {
            collection.register(nib.file, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
        } else {
            collection.register(type, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
        }
    }

    public static func dequeueSupplementary(
        _ kind: ViewKind, identifier: String, in collection: UICollectionView, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        kind.elementKind.map {
            collection.dequeueReusableSupplementaryView(ofKind: $0, withReuseIdentifier: identifier, for: indexPath)
        }
    }

    // A collection view raises an exception for nil, and for a view that it did not dequeue.
    public static func supplementaryPlaceholder(
        _ kind: ViewKind, in collection: UICollectionView, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let identifier = "Deputy.placeholder"
        registerSupplementary(UICollectionReusableView.self, kind, from: nil, identifier: identifier, in: collection)
        return dequeueSupplementary(kind, identifier: identifier, in: collection, at: indexPath)
            ?? UICollectionReusableView()
    }
}
#endif
