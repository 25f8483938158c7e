public import Deputy
public import Foundation

/// The set of view types the collection catalogue is written against: UIKit's, or the headless one's.
///
/// Like every kit, it is only implemented in this package; see ``ListKit``.
@MainActor
public protocol CollectionKit: ListKit, _CollectionKitWork where Events == CollectionEvents<Self> {}

/// The types of a collection kit, and the requirements that those of this package meet; not for apps to call.
@MainActor
public protocol _CollectionKitWork: _ListKitWork
where
    SupplementaryPosition == IndexPath, SectionHeaderScope == SupplementaryHeaderScope,
    SectionFooterScope == SupplementaryFooterScope, ProviderPosition == IndexPath, Dimension == CGSize
{
    /// A layout, which decides where the views are, and which supplementary views there are.
    associatedtype Layout: AnyObject
    /// A layout between two others.
    associatedtype TransitionLayout: AnyObject
    /// The space around a section.
    associatedtype EdgeInsets
    /// A scene that an item opens in.
    associatedtype SceneActivationConfiguration

    /// The layout of a collection.
    static func layout(of collection: List) -> Layout
    /// The default layout of a transition.
    static func transitionLayout(from former: Layout, to layout: Layout) -> TransitionLayout
    /// The view shown if the layout asks for one that neither a mapping nor the owner makes: a collection must have one.
    static func supplementaryPlaceholder(
        _ kind: ViewKind, in collection: List, at indexPath: IndexPath
    ) -> Supplementary

    // MARK: Older questions, which a collection no longer asks where the newer one is implemented

    /// The context menu of one item; nil for none, and where the delegate does not have the question.
    static func olderMenu(of item: IndexPath, at point: CGPoint, in collection: List) -> MenuConfiguration?
    /// What is lifted up for the menu of one item, or what that goes back to; nil for the whole cell.
    static func olderPreview(of menu: MenuConfiguration, isShown: Bool, in collection: List) -> TargetedPreview?
    /// Where a dragged item may land; nil where the delegate does not have the question.
    static func olderTarget(of item: IndexPath, over proposed: IndexPath, in collection: List) -> IndexPath?

    // MARK: Flow layouts

    /// The layout's own size of items; zero for a layout that is not a flow layout, like the values below.
    static func itemSize(of layout: Layout) -> CGSize
    /// The layout's own space around sections.
    static func sectionInset(of layout: Layout) -> EdgeInsets
    /// The layout's own space between lines.
    static func minimumLineSpacing(of layout: Layout) -> CGFloat
    /// The layout's own space between items of a line.
    static func minimumInteritemSpacing(of layout: Layout) -> CGFloat
    /// The layout's own size of headers.
    static func headerReferenceSize(of layout: Layout) -> CGSize
    /// The layout's own size of footers.
    static func footerReferenceSize(of layout: Layout) -> CGSize
}

extension _CollectionKitWork {
    /// The index path.
    public static func supplementaryPosition(_ indexPath: IndexPath) -> IndexPath { indexPath }

    /// The index path, which a collection view dequeues a cell for.
    public static func providerPosition(_ indexPath: IndexPath) -> IndexPath { indexPath }
}

/// Takes the place of a collection's delegate and data source; see ``ListManager``.
///
/// ```swift
/// let manager = CollectionManager(collection)
/// manager.register(PhotoCell.self) { mapping in
///     mapping.sizeForCell { photo, indexPath in photo.size }
///     mapping.didSelect { cell, photo, indexPath in … }
/// }
/// manager.registerHeader(AlbumHeader.self)
/// manager.items.setSections([ItemSection(photos, header: album)])
/// ```
public typealias CollectionManager<Kit: CollectionKit> = ListManager<Kit>

/// A collection that a manager can be made for.
@MainActor
public protocol CollectionHost: ListHost where DeputyKit: CollectionKit {}

/// A cell of a collection.
@MainActor
public protocol CollectionCell: ListCell where DeputyKit: CollectionKit {}

/// A header, a footer or another supplementary view of a collection.
@MainActor
public protocol CollectionReusableView: ListSupplementary where DeputyKit: CollectionKit {}

/// An owner of a collection's events: a Swift object that lists its delegate methods.
@MainActor
public protocol CollectionOwner: ListOwner where Kit: CollectionKit {}
