/// Values by type and event, found by the address of the type's description.
///
/// A dictionary would hash that address with a seeded hash, which takes longer than the rest of finding a
/// mapping (`swift run -c release DeputyBenchmarks`). The runtime chooses these addresses, so a few of their bits are enough.
/// One table for all events is empty at first, and cleared at once.
struct TypeTable<Value> {
    private struct Entry {
        let type: ObjectIdentifier
        let ordinal: Int
        let value: Value
    }

    private var entries: ContiguousArray<Entry?> = []
    private(set) var count = 0

    /// The value of a type and an event; nil if they have none.
    /// - Complexity: O(1) on average.
    subscript(type: Any.Type, ordinal: Int) -> Value? {
        @inline(__always) get {
            if entries.isEmpty { return nil }
            let type = ObjectIdentifier(type)
            var index = home(of: type, ordinal)
            while let entry = entries[index] {
                if entry.type == type, entry.ordinal == ordinal { return entry.value }
                index = next(index)
            }
            return nil
        }
        set {
            guard let newValue else { return }
            if (count + 1) * 2 > entries.count { grow() }
            insert(Entry(type: ObjectIdentifier(type), ordinal: ordinal, value: newValue))
        }
    }

    // Descriptions are aligned to 8 bytes or more and lie side by side, so the low bits above that tell them apart best.
    @inline(__always)
    private func home(of type: ObjectIdentifier, _ ordinal: Int) -> Int {
        let address = UInt(bitPattern: type)
        let bits = (address >> 3) ^ (address >> 9) &+ UInt(bitPattern: ordinal)
        return Int(truncatingIfNeeded: bits) & (entries.count - 1)
    }

    @inline(__always)
    private func next(_ index: Int) -> Int { (index + 1) & (entries.count - 1) }

    private mutating func insert(_ entry: Entry) {
        var index = home(of: entry.type, entry.ordinal)
        while let found = entries[index], (found.type, found.ordinal) != (entry.type, entry.ordinal) {
            index = next(index)
        }
        if entries[index] == nil { count += 1 }
        entries[index] = entry
    }

    private mutating func grow() {
        let old = entries
        entries = ContiguousArray(repeating: nil, count: max(16, old.count * 2))
        count = 0
        for case let entry? in old { insert(entry) }
    }
}
