import Foundation

/// The items that were sent with `prefetch` and not cancelled.
///
/// A list view asks for the ten items next to the visible ones, downwards or upwards as it was scrolled last, of both
/// sides in turn when it cannot tell. It gives up those more than fifteen items away, and says so first. Items that come on screen are
/// forgotten. A reload and a batch cancel all.
struct PrefetchState {
    /// The items that are on their way.
    private(set) var outstanding: Set<IndexPath> = []

    /// Decides what is prefetched and given up when these items are visible; nil if none is.
    mutating func update(
        visible items: [IndexPath], of numbers: ItemNumbers, scrolling: ScrollDirection?
    ) -> (cancelled: [IndexPath], requested: [IndexPath])? {
        guard let first = items.first, let last = items.last else { return nil }
        let plan = PrefetchPlan(
            visible: numbers.number(of: first)...numbers.number(of: last), of: numbers.count,
            outstanding: Set(outstanding.filter(numbers.contains).map(numbers.number)), scrolling: scrolling)
        outstanding = Set(plan.outstanding.map(numbers.item))
        return (plan.cancelled.map(numbers.item), plan.requested.map(numbers.item))
    }

    /// Cancels everything: the items to be told about. What the list no longer has is forgotten.
    mutating func cancelAll(of numbers: ItemNumbers) -> [IndexPath] {
        guard !outstanding.isEmpty else { return [] }
        defer { outstanding = [] }
        return outstanding.filter(numbers.contains).sorted()
    }

    /// Forgets everything without a notice.
    mutating func forget() { outstanding = [] }

    /// Follows the items to their places after a batch.
    @MainActor mutating func follow(_ places: HeadlessPlaces) {
        if !outstanding.isEmpty { outstanding = Set(outstanding.compactMap(places.destination)) }
    }
}
