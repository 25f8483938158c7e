import DeputyHeadless

#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit
#endif

// Every kit has its views under the same names: a recording has the names of their classes.

/// The views of the scenarios in headless tables.
enum HeadlessTableViews {
    final class BookCell: HeadlessCell, BookView {}
    final class NoteCell: HeadlessCell, NoteView {}
    final class ShelfView: HeadlessHeaderFooter, ShelfTitleView {}
}

/// The views of the scenarios in headless collections.
enum HeadlessCollectionViews {
    final class BookCell: HeadlessCollectionCell, BookView {}
    final class NoteCell: HeadlessCollectionCell, NoteView {}
    final class ShelfView: HeadlessReusableView, ShelfTitleView {}
    final class CoverView: HeadlessReusableView, ShelfTitleView {}
}

extension TitleView where Self: HeadlessView {
    func show(_ title: String) { text = title }
}

#if canImport(UIKit) && !os(watchOS)
/// The views of the scenarios in table views.
enum TableViews {
    final class BookCell: UITableViewCell, BookView {}
    final class NoteCell: UITableViewCell, NoteView {}
    final class ShelfView: UITableViewHeaderFooterView, ShelfTitleView {}
}

/// The views of the scenarios in collection views.
enum CollectionViews {
    final class BookCell: UICollectionViewCell, BookView {}
    final class NoteCell: UICollectionViewCell, NoteView {}
    final class ShelfView: UICollectionReusableView, ShelfTitleView {}
    final class CoverView: UICollectionReusableView, ShelfTitleView {}
}

extension TitleView where Self: UIView {
    func show(_ title: String) { accessibilityLabel = title }
}
#endif
