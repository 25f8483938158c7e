import DeputyLists
import Foundation

/// Telling which rows will be needed soon: those of the next window in the direction of scrolling.
extension HeadlessTable {
    func prefetch(scrollingUp: Bool) {
        guard isAnnounced(events.events.prefetch) else { return }
        let edge = scrollingUp ? contentOffset - height : contentOffset + height
        var soon: [IndexPath] = []
        for element in layout.elements(from: edge, to: edge + height) {
            if case .row(let path) = element, visible[element] == nil { soon.append(path) }
        }
        let new = soon.filter { !prefetchedRows.contains($0) }
        let wanted = Set(soon)
        let given = prefetchedRows.filter { !wanted.contains($0) && visible[.row($0)] == nil }.sorted()
        prefetchedRows = wanted
        tellSeveral(events.events.prefetch, new)
        tellSeveral(events.events.cancelPrefetch, given)
    }

    private func tellSeveral(_ event: ItemsNotice, _ paths: [IndexPath]) {
        guard !paths.isEmpty, isAnnounced(event), let prefetchDataSource else { return }
        for path in paths { log(event, .row(path)) }
        prefetchDataSource.tellSeveral(event, at: paths)
    }
}
