/// Which way the content was scrolled.
enum ScrollDirection { case up, down }

/// The items that a list view prefetches and gives up after a layout, by their numbers through all sections.
struct PrefetchPlan {
    /// The items that will not be needed after all; sent first.
    private(set) var cancelled: [Int] = []
    /// The items that will be needed soon, the likeliest first.
    private(set) var requested: [Int] = []
    /// The items that are on their way from now on.
    private(set) var outstanding: Set<Int>

    /// How many items next to the visible ones are asked for.
    static let reach = 10
    /// How far an item may be from the visible ones before it is given up.
    static let patience = 15

    init(visible: ClosedRange<Int>, of count: Int, outstanding: Set<Int>, scrolling: ScrollDirection?) {
        // Items that have come on screen are not cancelled.
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

    private static func distance(_ item: Int, _ visible: ClosedRange<Int>) -> Int {
        item < visible.lowerBound ? visible.lowerBound - item : item - visible.upperBound
    }

    /// The nearest items of both sides, when the direction of scrolling is not known.
    private static func interleaved(_ below: [Int], _ above: [Int]) -> [Int] {
        let pairs = (0..<max(below.count, above.count)).flatMap { index in
            [below, above].compactMap { $0.indices.contains(index) ? $0[index] : nil }
        }
        return Array(pairs.prefix(reach))
    }
}
