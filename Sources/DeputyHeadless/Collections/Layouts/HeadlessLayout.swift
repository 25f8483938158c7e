public import DeputyLists
public import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Decides where the views of a ``HeadlessCollection`` are, and which there are beside the cells.
///
/// A layout of your own overrides ``arrange(_:)``; it has no flow questions, so none is asked.
///
/// ```swift
/// final class Badges: HeadlessLayout {
///     override func arrange(_ collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
///         (0..<collection.numberOfItems(inSection: 0)).flatMap { item in
///             let frame = CGRect(x: 0, y: 44 * item, width: 44, height: 44)
///             return [
///                 HeadlessLayoutAttributes(.cell, at: [0, item], frame: frame),
///                 HeadlessLayoutAttributes(.supplementary("badge"), at: [0, item], frame: frame),
///             ]
///         }
///     }
/// }
/// ```
@MainActor
open class HeadlessLayout {
    /// The collection it belongs to; nil for none.
    public internal(set) weak var collection: HeadlessCollection?

    /// A layout without views.
    public init() {}

    /// Where each cell and each other view is. Asked after each change of the data, and after `invalidate()`.
    ///
    /// A view whose frame is empty is not shown. A place the collection does not have is a mistake, and is noted in its
    /// exceptions.
    open func arrange(_ collection: HeadlessCollection) -> [HeadlessLayoutAttributes] { attributes(in: collection) }

    /// Whether a view of a kind of its own goes where the item at its index path goes; else it stays with the section.
    open func followsItem(_ elementKind: String) -> Bool { placesWithItem(elementKind) }

    /// What ``arrange(_:)`` answers in a layout of this package, which overrides only this.
    func attributes(in collection: HeadlessCollection) -> [HeadlessLayoutAttributes] { [] }

    /// What ``followsItem(_:)`` answers in a layout of this package.
    func placesWithItem(_ elementKind: String) -> Bool { true }

    /// Makes the collection call ``arrange(_:)`` again at its next layout.
    final func invalidate() { collection?.invalidateLayout() }
}

/// Where one view of a collection is.
public struct HeadlessLayoutAttributes: Sendable, Equatable {
    /// A cell, a header, a footer or a view of a kind of its own.
    public var kind: ViewKind
    /// The item it belongs to; for a header or footer, item 0 of its section; for a view over the whole layout a path of one
    /// number, which tells it from others of its kind: `[0]`.
    public var indexPath: IndexPath
    /// Its rectangle, in points of the content.
    public var frame: CGRect

    /// The rectangle of the view of a kind at an index path.
    public init(_ kind: ViewKind, at indexPath: IndexPath, frame: CGRect) {
        self.kind = kind
        self.indexPath = indexPath
        self.frame = frame
    }
}

/// A layout on the way from one to another; it shows the one it goes to.
public final class HeadlessTransitionLayout: HeadlessLayout {
    /// The layout it comes from.
    package let former: HeadlessLayout
    /// The layout it goes to.
    package let next: HeadlessLayout

    /// The way from one layout to another.
    public init(from former: HeadlessLayout, to next: HeadlessLayout) {
        self.former = former
        self.next = next
        super.init()
    }

    override func attributes(in collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
        next.arrange(collection)
    }

    override func placesWithItem(_ elementKind: String) -> Bool { next.followsItem(elementKind) }
}
