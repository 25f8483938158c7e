/// Marks a longest increasing run of numbers: the items that can stay while all others move around them.
///
/// - Complexity: O(n) if the numbers increase already, else O(n log k) in the length k of the run.
func longestIncreasing(_ values: [Int32]) -> [Bool] {
    var stays = [Bool](repeating: true, count: values.count)
    guard values.indices.dropFirst().contains(where: { values[$0 - 1] >= values[$0] }) else { return stays }
    // For each length the index of the least value a run of that length can end with (patience sorting, Fredman 1975), and that
    // value beside it: the search jumps, and would miss the cache in the list.
    var (ends, endValues): ([Int], [Int32]) = ([], [])
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
        stays[index] = false
        let place = endValues.last.map { $0 < value } ?? true ? ends.count : endValues.partitioningIndex { $0 >= value }
        if place > 0 { previous[index] = ends[place - 1] }
        if place == ends.count {
            ends.append(index)
            endValues.append(value)
        } else {
            (ends[place], endValues[place]) = (index, value)
        }
    }
    var index = ends.last ?? -1
    while index >= 0 {
        stays[index] = true
        index = previous[index]
    }
    return stays
}

/// Which numbers stay: a longest increasing run, without those that were moved on purpose unless nothing has to move.
func staying(_ values: [Int32], moving: (Int) -> Bool) -> [Bool] {
    var stays = longestIncreasing(values)
    guard stays.contains(false), values.indices.contains(where: moving) else { return stays }
    let others = values.indices.filter { !moving($0) }
    for index in stays.indices { stays[index] = false }
    for (index, isStaying) in zip(others, longestIncreasing(others.map { values[$0] })) { stays[index] = isStaying }
    return stays
}

/// A common subsequence of two lists of numbers: pairs of places that increase in both.
///
/// It is a longest one in lists of up to 500 numbers, and in longer ones as long as no number repeats very often: of one that occurs
/// more than 250,000 / n times among n, and more than eight times, only the nearest places are tried, so that the cost stays linear.
///
/// - Complexity: O(p log n) for p pairs of equal numbers.
package func commonRun(_ old: [Int32], _ new: [Int32]) -> [(old: Int, new: Int)] {
    // An increasing run of the places in the new list of each number of the old one (Hunt and Szymanski 1977), the last first, so
    // that of a number one place at most is in the run.
    let places = Dictionary(grouping: new.indices) { new[$0] }
    let most = max(8, 250_000 / (old.count + 1))
    var pairs: [(old: Int, new: Int)] = []
    for (item, number) in old.enumerated() {
        guard let places = places[number] else { continue }
        let start = max(0, min(places.partitioningIndex { $0 >= item } - most / 2, places.count - most))
        pairs += places[start...].prefix(most).reversed().map { (item, $0) }
    }
    let isInRun = longestIncreasing(pairs.map { Int32($0.new) })
    return pairs.indices.filter { isInRun[$0] }.map { pairs[$0] }
}

extension RandomAccessCollection {
    /// The index of the first element for which a condition is true; it has to be true for all later ones too. The end if it
    /// is true for none.
    /// - Complexity: O(log n)
    package func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[index(startIndex, offsetBy: middle)]) { high = middle } else { low = middle + 1 }
        }
        return index(startIndex, offsetBy: low)
    }
}
