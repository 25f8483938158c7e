/// A set of events of one catalogue, a bit each: two words in place, more behind them for larger catalogues.
@usableFromInline
package struct EventSet: Equatable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private var rest: [UInt64] = []

    package init() {}

    /// The events with these ordinals.
    init(_ ordinals: some Sequence<Int>) { for ordinal in ordinals { insert(ordinal) } }

    /// Whether it has no event.
    package var isEmpty: Bool { low == 0 && high == 0 && rest.isEmpty }

    /// - Complexity: O(1); an ordinal outside the catalogue is in no set.
    // Used three times in each event; without this the optimiser does not inline it.
    @inline(__always)
    func contains(_ ordinal: Int) -> Bool {
        if ordinal < 64 { return ordinal >= 0 && low & (1 << UInt64(ordinal)) != 0 }
        if ordinal < 128 { return high & (1 << UInt64(ordinal - 64)) != 0 }
        let word = (ordinal - 128) / 64
        return word < rest.count && rest[word] & (1 << UInt64(ordinal % 64)) != 0
    }

    mutating func insert(_ ordinal: Int) {
        if ordinal < 0 { return }
        if ordinal < 64 {
            low |= 1 << UInt64(ordinal)
        } else if ordinal < 128 {
            high |= 1 << UInt64(ordinal - 64)
        } else {
            let word = (ordinal - 128) / 64
            while rest.count <= word { rest.append(0) }
            rest[word] |= 1 << UInt64(ordinal % 64)
        }
    }

    mutating func remove(_ ordinal: Int) {
        if ordinal < 0 { return }
        if ordinal < 64 {
            low &= ~(1 << UInt64(ordinal))
        } else if ordinal < 128 {
            high &= ~(1 << UInt64(ordinal - 64))
        } else if (ordinal - 128) / 64 < rest.count {
            rest[(ordinal - 128) / 64] &= ~(1 << UInt64(ordinal % 64))
            trim()
        }
    }
}

/// Whole sets at once.
extension EventSet {
    mutating func formUnion(_ other: EventSet) { self = union(other) }

    mutating func subtract(_ other: EventSet) { self = combined(with: other) { $0 & ~$1 } }

    func union(_ other: EventSet) -> EventSet { combined(with: other, |) }

    func intersection(_ other: EventSet) -> EventSet { combined(with: other, &) }

    package func symmetricDifference(_ other: EventSet) -> EventSet { combined(with: other, ^) }

    func isDisjoint(with other: EventSet) -> Bool { intersection(other).isEmpty }

    private func combined(with other: EventSet, _ operation: (UInt64, UInt64) -> UInt64) -> EventSet {
        var result = EventSet()
        result.low = operation(low, other.low)
        result.high = operation(high, other.high)
        result.rest = (0..<max(rest.count, other.rest.count)).map { operation(word($0), other.word($0)) }
        result.trim()
        return result
    }

    private func word(_ index: Int) -> UInt64 { index < rest.count ? rest[index] : 0 }

    /// Drops empty words at the end, so that equal sets have equal words.
    private mutating func trim() {
        while rest.last == 0 { rest.removeLast() }
    }
}
