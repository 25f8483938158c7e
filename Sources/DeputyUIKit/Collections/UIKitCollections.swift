// What each member means is documented by the requirement of `CollectionKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// What a collection view does by itself, and how it is told of changes; not for apps to call.
@MainActor
public protocol _UIKitCollectionWork: _UIKitListKit, _CollectionKitWork
where
    List == UICollectionView, Cell == UICollectionViewCell, Supplementary == UICollectionReusableView,
    Layout == UICollectionViewLayout, TransitionLayout == UICollectionViewTransitionLayout, EdgeInsets == UIEdgeInsets
{}

/// The kit of a `UICollectionView` and its views.
public enum UIKitCollections: CollectionKit, _UIKitCollectionWork {
    public typealias List = UICollectionView
    public typealias Cell = UICollectionViewCell
    public typealias Supplementary = UICollectionReusableView
    public typealias Events = CollectionEvents<UIKitCollections>
    public typealias Layout = UICollectionViewLayout
    public typealias TransitionLayout = UICollectionViewTransitionLayout
    public typealias EdgeInsets = UIEdgeInsets
    public typealias FocusContext = UICollectionViewFocusUpdateContext
    public typealias ContentCell = ContentItemCell
    #if os(tvOS)
    public typealias SceneActivationConfiguration = Never
    #else
    public typealias SceneActivationConfiguration = UIWindowScene.ActivationConfiguration
    public typealias DropProposal = UICollectionViewDropProposal
    public typealias DropCoordinator = any UICollectionViewDropCoordinator
    #endif

    public static func cell(in collection: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell? {
        collection.cellForItem(at: indexPath)
    }

    public static func registerCell(
        _ type: any AnyObject.Type, from nib: _ListNib?, identifier: String, in collection: UICollectionView
    ) {
        if let nib {
            collection.register(nib.file, forCellWithReuseIdentifier: identifier)
        } else {
            collection.register(type, forCellWithReuseIdentifier: identifier)
        }
    }

    // A collection view has no way to ask.
    public static func hasView(_ kind: ViewKind, identifier: String, in collection: UICollectionView) -> Bool? { nil }

    public static func dequeueCell(
        identifier: String, in collection: UICollectionView, at indexPath: IndexPath
    ) -> UICollectionViewCell {
        collection.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    // A collection view raises an exception for a cell that it did not dequeue.
    public static func placeholder(in collection: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell {
        collection.dequeue(PlaceholderCell.self, for: indexPath)
    }

    public static func _makeProxy(
        _ slot: _DelegateSlot, for manager: CollectionManager<UIKitCollections>
    ) -> any _SlotProxy {
        switch slot.part {
        case .delegate: CollectionDelegateProxy(slot, manager)
        case .dataSource: CollectionDataSourceProxy(slot, manager)
        case .prefetching: CollectionPrefetchingProxy(slot, manager)
        #if os(tvOS)
        case .drag, .drop: CollectionProxy(slot, manager)
        #else
        case .drag: CollectionDragProxy(slot, manager)
        case .drop: CollectionDropProxy(slot, manager)
        #endif
        }
    }
}

/// The cell of an item that no mapping takes.
private final class PlaceholderCell: UICollectionViewCell {}

extension UICollectionView: CollectionHost {
    public typealias DeputyKit = UIKitCollections
    public var _kitList: UICollectionView { self }

    /// A cell of this class, for a cell provider of your own: from the nib or prototype of its mapping, else from the nib of its name
    /// if there is one. Your own registrations with the collection stay as they are.
    public func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        UIKitCollections.dequeued(type, in: self, for: indexPath) ?? Cell()
    }
}

extension UICollectionReusableView: CollectionReusableView {
    public typealias DeputyKit = UIKitCollections
}

// A cell is a reusable view too, and of the same kit.
extension UICollectionViewCell: CollectionCell {}
#endif
