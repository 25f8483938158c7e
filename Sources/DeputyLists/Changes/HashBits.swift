/// A Bloom filter of the hashes seen: it finds all that were seen, and one in sixteen that were not (Bloom 1970).
// Two bits for each hash take a fraction of the memory of a table of all identifiers, which no cache can hold if it is large.
@usableFromInline
struct HashBits {
    private var words: [UInt64]
    private let mask: Int

    private init(capacity: Int) {
        var count = 4
        while count * 4 < capacity { count *= 2 }
        words = Array(repeating: 0, count: count)
        mask = count - 1
    }

    /// The places in a range of hashes that may occur more than once, there or among others: all that do, and a few that do
    /// not.
    @usableFromInline
    static func suspects(_ hashes: [Int], in range: Range<Int>, and others: [Int]) -> [Int32] {
        var seen = HashBits(capacity: range.count + others.count)
        var twice: [Int] = []
        for hash in others where !seen.insert(hash) { twice.append(hash) }
        for hash in hashes[range] where !seen.insert(hash) { twice.append(hash) }
        guard !twice.isEmpty else { return [] }
        var again = HashBits(capacity: range.count + others.count)
        for hash in twice { _ = again.insert(hash) }
        var found: [Int32] = []
        for index in range where again.contains(hashes[index]) { found.append(Int32(truncatingIfNeeded: index)) }
        return found
    }

    /// The places of hashes that may occur more than once.
    @usableFromInline
    static func suspects(_ hashes: [Int]) -> [Int32] { suspects(hashes, in: hashes.indices, and: []) }

    @inline(__always)
    private func contains(_ hash: Int) -> Bool { words[(hash >> 6) & mask] & Self.bit(hash) != 0 }

    /// Notes a hash; false if it may have been noted before.
    @inline(__always)
    private mutating func insert(_ hash: Int) -> Bool {
        let place = (hash >> 6) & mask
        let isNew = words[place] & Self.bit(hash) == 0
        words[place] |= Self.bit(hash)
        return isNew
    }

    @inline(__always)
    private static func bit(_ hash: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: hash) }
}
