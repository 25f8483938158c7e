import DeputyHeadless
import DeputyLists
import Foundation

/// Registering books with closures that do nothing, so that everything a topic is about is announced and thus recorded.
extension Stage {
    /// Registers the cells of books.
    @discardableResult
    func register(_ trace: (BookMapping<Kit>) -> Void = { _ in }) -> Self {
        manager.register(Kit.BookCell.self) { mapping in
            mapping.willDisplay.withoutCell { _, _ in }
            mapping.didEndDisplaying.withoutCell { _, _ in }
            trace(mapping)
        }
        return self
    }

    /// The same, with closures for all of a tap.
    @discardableResult
    func registerTaps(
        _ answers: TapAnswers = TapAnswers(), _ trace: (BookMapping<Kit>) -> Void = { _ in }
    ) -> Self {
        register { mapping in
            Kit.traceTaps(mapping, answers)
            trace(mapping)
        }
    }

    /// Registers headers and footers of shelves.
    func registerShelves() {
        manager.registerHeader(Kit.ShelfView.self) { Kit.traceHeaders($0) }
        manager.registerFooter(Kit.ShelfView.self) { Kit.traceFooters($0) }
    }
}
