/// Values by type, found by the address of the type's description.
///
/// A dictionary would hash that address with a seeded hash, which takes longer than the rest of finding a
/// mapping (`swift run -c release DeputyBenchmarks`). The runtime chooses these addresses, so a few of their bits are enough.
struct TypeTable<Value> {
    private var slots: ContiguousArray<(key: ObjectIdentifier?, value: Value?)>
    private(set) var count = 0

    init() { slots = [] }

    /// The value of a type; nil if it has none.
    /// - Complexity: O(1) on average.
    subscript(type: Any.Type) -> Value? {
        @inline(__always) get {
            if slots.isEmpty { return nil }
            let key = ObjectIdentifier(type)
            var index = home(of: key)
            while true {
                let found = slots[index].key
                if found == key { return slots[index].value }
                if found == nil { return nil }
                index = (index + 1) & (slots.count - 1)
            }
        }
        set {
            if (count + 1) * 2 > slots.count { grow() }
            let key = ObjectIdentifier(type)
            var index = home(of: key)
            while let found = slots[index].key, found != key { index = (index + 1) & (slots.count - 1) }
            if slots[index].key == nil { count += 1 }
            slots[index] = (key, newValue)
        }
    }

    // Descriptions are aligned to 8 bytes or more and lie side by side, so the low bits above that tell them apart best.
    @inline(__always)
    private func home(of key: ObjectIdentifier) -> Int {
        let address = UInt(bitPattern: key)
        return Int(truncatingIfNeeded: (address >> 3) ^ (address >> 9)) & (slots.count - 1)
    }

    private mutating func grow() {
        let old = slots
        slots = ContiguousArray(repeating: (nil, nil), count: max(16, old.count * 2))
        for (key, value) in old {
            guard let key else { continue }
            var index = home(of: key)
            while slots[index].key != nil { index = (index + 1) & (slots.count - 1) }
            slots[index] = (key, value)
        }
    }
}
