/// Values by type and event, found by the address of the type's description.
///
/// A dictionary would hash that address with a seeded hash, which takes longer than the rest of finding a
/// mapping (`swift run -c release DeputyBenchmarks`). The runtime chooses these addresses, so a few of their bits are enough.
/// One table for all events is empty at first, and cleared at once.
struct TypeTable<Value> {
    private var memory = FixedMemory<Entry?>(CollectionOfOne(nil))
    private(set) var entries: Entries
    private(set) var count = 0

    fileprivate struct Entry {
        let type: ObjectIdentifier
        let ordinal: Int
        let value: Value
    }

    /// The entries, for a caller that keeps the table and does not change it meanwhile: reading them retains nothing.
    struct Entries {
        fileprivate let memory: FixedMemory<Entry?>.Values

        /// The value of a type and an event; nil if they have none.
        /// - Complexity: O(1) on average.
        subscript(type: Any.Type, ordinal: Int) -> Value? {
            @inline(__always) get {
                let type = ObjectIdentifier(type)
                var index = home(of: type, ordinal)
                while let entry = memory[index] {
                    if entry.type == type, entry.ordinal == ordinal { return entry.value }
                    index = next(index)
                }
                return nil
            }
        }

        // Descriptions are aligned to 8 bytes or more and lie side by side, so the low bits above that tell them apart best.
        @inline(__always)
        fileprivate func home(of type: ObjectIdentifier, _ ordinal: Int) -> Int {
            let address = UInt(bitPattern: type)
            let bits = (address >> 3) ^ (address >> 9) &+ UInt(bitPattern: ordinal)
            return Int(truncatingIfNeeded: bits) & (memory.count &- 1)
        }

        @inline(__always)
        fileprivate func next(_ index: Int) -> Int { (index &+ 1) & (memory.count &- 1) }
    }

    init() { entries = Entries(memory: memory.values) }

    /// The value of a type and an event; nil if they have none.
    subscript(type: Any.Type, ordinal: Int) -> Value? {
        get { entries[type, ordinal] }
        set {
            guard let newValue else { return }
            let size = entries.memory.count
            let isFull = (count + 1) * 2 > size
            if isFull || !isKnownUniquelyReferenced(&memory) { copy(isFull ? max(16, size * 2) : size) }
            insert(Entry(type: ObjectIdentifier(type), ordinal: ordinal, value: newValue))
        }
    }

    private mutating func insert(_ entry: Entry) {
        let all = entries.memory
        var index = entries.home(of: entry.type, entry.ordinal)
        while let found = all[index], (found.type, found.ordinal) != (entry.type, entry.ordinal) {
            index = entries.next(index)
        }
        if all[index] == nil { count += 1 }
        all[index] = entry
    }

    /// Moves to memory of its own.
    private mutating func copy(_ size: Int) {
        let (former, old) = (memory, entries.memory)
        memory = FixedMemory(repeatElement(nil, count: size))
        entries = Entries(memory: memory.values)
        count = 0
        for index in 0..<old.count { if let entry = old[index] { insert(entry) } }
        withExtendedLifetime(former) {}
    }
}
