import DeputyLists
import Foundation

/// Registering books with closures that do nothing, so that everything a topic is about is announced and thus recorded.
extension Stage {
    /// Registers the cells of books.
    @discardableResult
    package func register(_ trace: (BookMapping<Kit>) -> Void = { _ in }) -> Self {
        manager.register(Kit.BookCell.self) { mapping in
            mapping.willDisplay.withoutCell { _, _ in }
            mapping.didEndDisplaying.withoutCell { _, _ in }
            trace(mapping)
        }
        return self
    }

    /// The same, without a closure for anything.
    package func registerSilently() { manager.register(Kit.BookCell.self) }

    /// Registers headers and footers of shelves.
    package func registerShelves() {
        manager.registerHeader(Kit.ShelfView.self) { Kit.traceHeaders($0) }
        manager.registerFooter(Kit.ShelfView.self) { Kit.traceFooters($0) }
    }

    /// Shows books, one letter each, in a section each: `show("ABC", "DE")`.
    package func show(_ sections: String...) { items.setSections(sections.map { books($0) }) }
}
