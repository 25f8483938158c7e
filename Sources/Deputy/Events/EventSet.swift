/// A set of events of one catalogue, a bit each.
@usableFromInline
struct EventSet: Equatable {
    @usableFromInline var words: [UInt64]

    init(count: Int) {
        words = Array(repeating: 0, count: (count + 63) / 64)
    }

    /// - Complexity: O(1); an ordinal outside the catalogue is in no set.
    @inlinable
    func contains(_ ordinal: Int) -> Bool {
        let word = ordinal >> 6
        guard word >= 0, word < words.count else { return false }
        return words[word] & (1 << UInt64(ordinal & 63)) != 0
    }

    mutating func insert(_ ordinal: Int) {
        guard ordinal >= 0, ordinal >> 6 < words.count else { return }
        words[ordinal >> 6] |= 1 << UInt64(ordinal & 63)
    }
}
