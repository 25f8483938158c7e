import DeputyLists
import Foundation

/// Announcing which items will be needed soon.
///
/// A list view does so when it is idle, so also after its first layout; here it is the end of a gesture, an update or a layout outside
/// of them, which makes it the same in every run, or ``HeadlessList/endAnimations()``.
extension HeadlessList {
    func forgetPrefetched() {
        prefetching.forget()
        making.release()
    }

    func prefetch() {
        guard isPrefetchingEnabled, isAnnounced(events.prefetch),
            let notices = prefetching.update(visible: screen.items, of: numbers, scrolling: screen.direction)
        else { return }
        tellSeveral(events.cancelPrefetch, notices.cancelled)
        tellSeveral(events.prefetch, notices.requested)
    }

    /// Cancels all that is outstanding, as a reload and a batch do; what the list no longer has is forgotten.
    func cancelPrefetching() { tellSeveral(events.cancelPrefetch, prefetching.cancelAll(of: numbers)) }

    private func tellSeveral(_ event: ItemNotice, _ paths: [IndexPath]) {
        guard !paths.isEmpty, isAnnounced(event), let prefetchDataSource else { return }
        for path in paths { log(event, .row(path)) }
        prefetchDataSource.tellSeveral(event, at: paths)
    }
}
