/// A set of events of one catalogue, a bit each: two words in place, more behind them for larger catalogues.
@usableFromInline
struct EventSet: Equatable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private var rest: [UInt64] = []

    init() {}

    /// - Complexity: O(1); an ordinal outside the catalogue is in no set.
    // Looked at three times in each event; the optimiser calls it otherwise.
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
        }
    }
}
