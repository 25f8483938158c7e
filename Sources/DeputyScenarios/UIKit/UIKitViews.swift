#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
package import UIKit

/// The views of the scenarios in table views.
package enum TableViews {
    package final class BookCell: UITableViewCell, Configurable {
        package func configure(_ book: Book) { accessibilityLabel = book.title }
    }

    package final class NoteCell: UITableViewCell, Configurable {
        package func configure(_ note: Note) { accessibilityLabel = note.id }
    }

    package final class ShelfView: UITableViewHeaderFooterView, Configurable {
        package func configure(_ shelf: Shelf) { accessibilityLabel = shelf.name }
    }
}

/// The views of the scenarios in collection views.
package enum CollectionViews {
    package final class BookCell: UICollectionViewCell, Configurable {
        package func configure(_ book: Book) { accessibilityLabel = book.title }
    }

    package final class NoteCell: UICollectionViewCell, Configurable {
        package func configure(_ note: Note) { accessibilityLabel = note.id }
    }

    package final class ShelfView: UICollectionReusableView, Configurable {
        package func configure(_ shelf: Shelf) { accessibilityLabel = shelf.name }
    }

    package final class CoverView: UICollectionReusableView, Configurable {
        package func configure(_ shelf: Shelf) { accessibilityLabel = shelf.name }
    }
}
#endif
