package import DeputyHeadless

/// The views of the scenarios in headless tables.
package enum HeadlessTableViews {
    package final class BookCell: HeadlessCell, Configurable {
        package func configure(_ book: Book) { text = book.title }
    }

    package final class NoteCell: HeadlessCell, Configurable {
        package func configure(_ note: Note) { text = note.id }
    }

    package final class ShelfView: HeadlessHeaderFooter, Configurable {
        package func configure(_ shelf: Shelf) { text = shelf.name }
    }
}

/// The views of the scenarios in headless collections.
package enum HeadlessCollectionViews {
    package final class BookCell: HeadlessCollectionCell, Configurable {
        package func configure(_ book: Book) { text = book.title }
    }

    package final class NoteCell: HeadlessCollectionCell, Configurable {
        package func configure(_ note: Note) { text = note.id }
    }

    package final class ShelfView: HeadlessReusableView, Configurable {
        package func configure(_ shelf: Shelf) { text = shelf.name }
    }

    package final class CoverView: HeadlessReusableView, Configurable {
        package func configure(_ shelf: Shelf) { text = shelf.name }
    }
}
