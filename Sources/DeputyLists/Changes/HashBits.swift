/// A Bloom filter of the hashes seen: it finds all that were seen, and one in sixteen that were not (Bloom 1970).
// Two bits for each hash take a fraction of the memory of a table of all identifiers, which no cache can hold if it is large.
@usableFromInline
struct HashBits {
    private var words: [UInt64]
    private let mask: Int

    init(capacity: Int) {
        var count = 4
        while count * 4 < capacity { count *= 2 }
        words = Array(repeating: 0, count: count)
        mask = count - 1
    }

    /// The places of hashes that may occur more than once: all that do, and a few that do not.
    @usableFromInline
    static func suspects(_ hashes: [Int]) -> [Int32] {
        var seen = HashBits(capacity: hashes.count)
        var again = HashBits(capacity: hashes.count)
        var isClean = true
        for hash in hashes where !seen.insert(hash) {
            again.insert(hash)
            isClean = false
        }
        var found: [Int32] = []
        guard !isClean else { return found }
        for (index, hash) in hashes.enumerated() where again.contains(hash) { found.append(Int32(index)) }
        return found
    }

    private func contains(_ hash: Int) -> Bool { words[(hash >> 6) & mask] & (1 << UInt64(hash & 63)) != 0 }

    @discardableResult
    private mutating func insert(_ hash: Int) -> Bool {
        let bit: UInt64 = 1 << UInt64(hash & 63)
        let word = words[(hash >> 6) & mask]
        words[(hash >> 6) & mask] = word | bit
        return word & bit == 0
    }
}
