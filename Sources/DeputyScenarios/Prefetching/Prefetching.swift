import DeputyHeadless
import DeputyLists
import Foundation

/// Items and cells that are needed soon.
enum Prefetching {
    static let all: [any Scenario] = [
        PrefetchesAfterLoading(), PrefetchesOnTheWay(), CancelsFarAway(), CancelsInABatch(), CancelsInAReload(),
        PreparesCells(),
    ]
}

extension Stage {
    /// Registers books with closures for prefetching, and lets the list prefetch.
    @discardableResult
    func registerPrefetching() -> Self {
        list.isPrefetchingEnabled = true
        manager.register(Kit.BookCell.self) { mapping in
            mapping.prefetch { _, _ in }
            mapping.cancelPrefetch { _, _ in }
        }
        items.setItems(books("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"))
        return self
    }
}
