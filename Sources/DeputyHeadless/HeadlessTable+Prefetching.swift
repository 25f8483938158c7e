import DeputyLists
import Foundation

/// Telling which rows will be needed soon.
///
/// A table view does so when it is idle, so also after its first layout; here it is the end of each layout, which makes it
/// the same in every run.
extension HeadlessTable {
    func prefetch() {
        guard isAnnounced(events.events.prefetch) else { return }
        let rows = visibleRows
        guard let first = rows.first, let last = rows.last else { return }
        let plan = PrefetchPlan(
            visible: layout.number(of: first)...layout.number(of: last), of: layout.rowCount,
            outstanding: Set(prefetchedRows.filter(layout.contains).map(layout.number)), scrolling: scrollDirection)
        prefetchedRows = Set(plan.outstanding.map(layout.row))
        tellSeveral(events.events.cancelPrefetch, plan.cancelled.map(layout.row))
        tellSeveral(events.events.prefetch, plan.requested.map(layout.row))
    }

    /// Cancels all that is outstanding, as a reload and a batch do; what the table no longer has is forgotten.
    func cancelPrefetching() {
        let rows = prefetchedRows.filter(layout.contains).sorted()
        prefetchedRows = []
        tellSeveral(events.events.cancelPrefetch, rows)
    }

    private func tellSeveral(_ event: ItemsNotice, _ paths: [IndexPath]) {
        guard !paths.isEmpty, isAnnounced(event), let prefetchDataSource else { return }
        for path in paths { log(event, .row(path)) }
        prefetchDataSource.tellSeveral(event, at: paths)
    }
}

/// Which way the content was scrolled.
enum ScrollDirection { case up, down }

/// What a table view asks for and gives up when it looks which rows will be needed, by the numbers of all rows.
struct PrefetchPlan {
    /// The rows that will not be needed after all; told first.
    private(set) var cancelled: [Int] = []
    /// The rows that will be needed soon, the likeliest first.
    private(set) var requested: [Int] = []
    /// The rows that are on their way from now on.
    private(set) var outstanding: Set<Int>

    /// How many rows next to the visible ones are asked for.
    static let reach = 10
    /// How far a row may be from the visible ones before it is given up.
    static let patience = 15

    init(visible: ClosedRange<Int>, of count: Int, outstanding: Set<Int>, scrolling: ScrollDirection?) {
        // What has come on screen needs no telling.
        var kept = outstanding.filter { !visible.contains($0) }
        cancelled = kept.filter { Self.distance($0, visible) > Self.patience }.sorted()
        kept.subtract(cancelled)
        let below =
            (visible.upperBound + 1)..<max(visible.upperBound + 1, min(count, visible.upperBound + 1 + Self.reach))
        let above = (max(0, visible.lowerBound - Self.reach)..<visible.lowerBound).reversed()
        let next: [Int] =
            switch scrolling {
            case .down: Array(below)
            case .up: Array(above)
            case nil: Self.interleaved(Array(below), Array(above))
            }
        requested = next.filter { !kept.contains($0) }
        self.outstanding = kept.union(requested)
    }

    private static func distance(_ row: Int, _ visible: ClosedRange<Int>) -> Int {
        row < visible.lowerBound ? visible.lowerBound - row : row - visible.upperBound
    }

    /// The nearest rows of both sides, when it cannot be told which will be needed.
    private static func interleaved(_ below: [Int], _ above: [Int]) -> [Int] {
        let pairs = (0..<max(below.count, above.count)).flatMap { index in
            [below, above].compactMap { $0.indices.contains(index) ? $0[index] : nil }
        }
        return Array(pairs.prefix(reach))
    }
}
