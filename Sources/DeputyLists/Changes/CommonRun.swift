/// A common subsequence of two lists of numbers: pairs of places that increase in both.
///
/// The run is a longest one for lists of a thousand numbers together, and for longer ones that differ in at most 256 of those
/// that both have. Beyond that it is composed of stretches, each of which is a longest one.
///
/// - Complexity: O(n · d) for n numbers that differ in d places, and for d no more than 256 where n is large.
package struct CommonRun {
    /// The places of the run, in order.
    package private(set) var pairs: [(old: Int, new: Int)] = []
    /// How often two numbers were compared, or a way to a place was tried.
    package private(set) var looks = 0

    /// Finds the run of two lists.
    package init(_ old: [Int32], _ new: [Int32]) {
        // Numbers that only one of the lists has are in no run, and would only slow the search.
        let (inOld, inNew) = (Set(old), Set(new))
        let oldPlaces = old.indices.filter { inNew.contains(old[$0]) }
        let newPlaces = new.indices.filter { inOld.contains(new[$0]) }
        var walk = Walk(oldPlaces.map { old[$0] }, newPlaces.map { new[$0] })
        walk.run()
        pairs = walk.pairs.map { (oldPlaces[$0.old], newPlaces[$0.new]) }
        looks = walk.looks
    }
}

/// Goes along two lists with as few steps as possible that are in one of them only (Myers 1986: An O(ND) difference
/// algorithm and its variations), and starts a new stretch after very many steps.
private struct Walk {
    let old: [Int32]
    let new: [Int32]
    private let limit: Int
    private(set) var pairs: [(old: Int, new: Int)] = []
    private(set) var looks = 0
    /// How far along the old list one can come: for each number of steps, and each difference of the places in both lists
    /// that as many steps lead to. -1 for nowhere.
    private var reach: [Int32] = []
    /// Where the stretch under way begins.
    private var start = (old: 0, new: 0)

    init(_ old: [Int32], _ new: [Int32]) {
        self.old = old
        self.new = new
        limit = max(256, 1_000_000 / (old.count + new.count + 1))
    }

    mutating func run() {
        while start.old < old.count, start.new < new.count { walk() }
    }

    /// Makes one stretch: to the end of both lists, or as far as the limit lets it come.
    private mutating func walk() {
        reach.removeAll(keepingCapacity: true)
        let (oldCount, newCount) = (old.count - start.old, new.count - start.new)
        for steps in 0...limit {
            for diagonal in stride(from: -steps, through: steps, by: 2) {
                let first = begin(diagonal, after: steps, oldCount, newCount)
                var place = first
                if place >= 0 {
                    while place < oldCount, place - diagonal < newCount,
                        old[start.old + place] == new[start.new + place - diagonal]
                    { place += 1 }
                }
                looks += place - first + 1
                reach.append(Int32(truncatingIfNeeded: place))
                if place == oldCount, place - diagonal == newCount { return take(diagonal, steps) }
            }
        }
        let diagonals = stride(from: -limit, through: limit, by: 2).filter { far($0, limit) >= 0 }
        guard let best = diagonals.max(by: { 2 * far($0, limit) - $0 < 2 * far($1, limit) - $1 }) else { return }
        take(best, limit)
    }

    /// How far one came on a diagonal with a number of steps.
    private func far(_ diagonal: Int, _ steps: Int) -> Int {
        guard steps >= 0, abs(diagonal) <= steps else { return -1 }
        return Int(reach[steps * (steps + 1) / 2 + (diagonal + steps) / 2])
    }

    /// Where one comes to a diagonal with the last of some steps, which is in the old list or in the new one.
    private func begin(_ diagonal: Int, after steps: Int, _ oldCount: Int, _ newCount: Int) -> Int {
        guard steps > 0 else { return 0 }
        let inNew = far(diagonal + 1, steps - 1)
        let inOld = far(diagonal - 1, steps - 1)
        return max(
            inNew >= 0 && inNew - diagonal <= newCount ? inNew : -1, inOld >= 0 && inOld < oldCount ? inOld + 1 : -1)
    }

    /// Traces back the way that led to a diagonal, notes the pairs on it, and begins the next stretch at its end.
    private mutating func take(_ last: Int, _ count: Int) {
        let (oldCount, newCount) = (old.count - start.old, new.count - start.new)
        var found: [(old: Int, new: Int)] = []
        var diagonal = last
        for steps in (0...count).reversed() {
            let first = begin(diagonal, after: steps, oldCount, newCount)
            for place in (first..<far(diagonal, steps)).reversed() {
                found.append((start.old + place, start.new + place - diagonal))
            }
            diagonal += first == far(diagonal + 1, steps - 1) ? 1 : -1
        }
        pairs += found.reversed()
        start = (start.old + far(last, count), start.new + far(last, count) - last)
    }
}
