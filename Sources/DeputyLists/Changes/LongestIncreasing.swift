/// Marks a longest increasing run of different numbers: the items that can stay while all others move around them.
///
/// - Complexity: O(n) if the numbers increase already, else O(n log k) in the length k of the run.
func longestIncreasing(_ values: [Int32]) -> [Bool] {
    guard zip(values, values.dropFirst()).contains(where: { $0 > $1 }) else {
        return Array(repeating: true, count: values.count)
    }
    // For each length the index of the least value a run of that length can end with (patience sorting, Fredman 1975).
    var ends: [Int32] = []
    // Stored next to the indices, because the search jumps: reading them from the list would miss the cache.
    var endValues: [Int32] = []
    var previous = [Int32](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
        var low = 0
        var high = ends.count
        if let last = endValues.last, last < value { low = high }
        while low < high {
            let middle = (low + high) / 2
            if endValues[middle] < value { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = ends[low - 1] }
        if low == ends.count {
            ends.append(Int32(index))
            endValues.append(value)
        } else {
            ends[low] = Int32(index)
            endValues[low] = value
        }
    }
    var stays = [Bool](repeating: false, count: values.count)
    var index = ends.last ?? -1
    while index >= 0 {
        stays[Int(index)] = true
        index = previous[Int(index)]
    }
    return stays
}

/// Which numbers stay: a longest increasing run, without those that were moved on purpose unless nothing has to move.
func staying(_ values: [Int32], moving: (Int) -> Bool) -> [Bool] {
    let stays = longestIncreasing(values)
    guard stays.contains(false), values.indices.contains(where: moving) else { return stays }
    let others = values.indices.filter { !moving($0) }
    var chosen = [Bool](repeating: false, count: values.count)
    for (index, isStaying) in zip(others, longestIncreasing(others.map { values[$0] })) { chosen[index] = isStaying }
    return chosen
}
