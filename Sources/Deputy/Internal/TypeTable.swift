/// Values by type, found by the address of the type's description.
///
/// A dictionary would hash that address with a seeded hash, which takes longer than the rest of finding a
/// mapping (`swift run -c release DeputyBenchmarks`). The runtime chooses these addresses, so a few of their bits are enough.
struct TypeTable<Value> {
    private var entries: ContiguousArray<(key: ObjectIdentifier?, value: Value?)>
    private(set) var count = 0

    init() { entries = [] }

    /// The value of a type; nil if it has none.
    /// - Complexity: O(1) on average.
    subscript(type: Any.Type) -> Value? {
        @inline(__always) get {
            if entries.isEmpty { return nil }
            let key = ObjectIdentifier(type)
            var index = home(of: key)
            while true {
                let found = entries[index].key
                if found == key { return entries[index].value }
                if found == nil { return nil }
                index = (index + 1) & (entries.count - 1)
            }
        }
        set {
            if (count + 1) * 2 > entries.count { grow() }
            let key = ObjectIdentifier(type)
            var index = home(of: key)
            while let found = entries[index].key, found != key { index = (index + 1) & (entries.count - 1) }
            if entries[index].key == nil { count += 1 }
            entries[index] = (key, newValue)
        }
    }

    // Descriptions are aligned to 8 bytes or more and lie side by side, so the low bits above that tell them apart best.
    @inline(__always)
    private func home(of key: ObjectIdentifier) -> Int {
        let address = UInt(bitPattern: key)
        return Int(truncatingIfNeeded: (address >> 3) ^ (address >> 9)) & (entries.count - 1)
    }

    private mutating func grow() {
        let old = entries
        entries = ContiguousArray(repeating: (nil, nil), count: max(16, old.count * 2))
        for (key, value) in old {
            guard let key else { continue }
            var index = home(of: key)
            while entries[index].key != nil { index = (index + 1) & (entries.count - 1) }
            entries[index] = (key, value)
        }
    }
}
