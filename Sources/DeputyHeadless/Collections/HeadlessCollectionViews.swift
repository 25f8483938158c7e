public import DeputyLists

/// An item of a ``HeadlessCollection``.
open class HeadlessCollectionCell: HeadlessListCell, CollectionCell, _HeadlessCollectionMember {}

/// A header, a footer or another supplementary view of a ``HeadlessCollection``.
open class HeadlessReusableView: HeadlessView, CollectionReusableView, _HeadlessCollectionMember {}

/// The cell shown where no mapping takes an item.
final class HeadlessCollectionPlaceholder: HeadlessCollectionCell {
    static let key = ReuseKey(kind: .cell, identifier: "placeholder")
    override class var emptyText: String { "?" }
}

/// The view shown where the layout asks for one that has no mapping and no owner's view.
final class HeadlessReusableViewPlaceholder: HeadlessReusableView {
    static let key = ReuseKey(kind: .supplementary(nil), identifier: "placeholder")
}
