/// Values by selector.
///
/// A dictionary hashes every letter with a seeded hash, which is most of the time of `responds(to:)`. The selectors here are
/// known, and differ in their lengths and in a few of their letters; so those are enough to place them.
struct SelectorTable<Value> {
    private struct Entry {
        let selector: String
        let value: Value
    }

    private var entries: [Entry?]

    /// Of several values for one selector, the first.
    init(_ values: [(selector: String, value: Value)]) {
        var size = 16
        while size < 2 * values.count { size *= 2 }
        entries = Array(repeating: nil, count: size)
        for (selector, value) in values where self[selector] == nil {
            var index = home(of: selector)
            while entries[index] != nil { index = next(index) }
            entries[index] = Entry(selector: selector, value: value)
        }
    }

    /// The value of a selector; nil if it has none.
    /// - Complexity: O(1) on average, and a comparison of the text.
    subscript(selector: String) -> Value? {
        var index = home(of: selector)
        while let entry = entries[index] {
            if entry.selector == selector { return entry.value }
            index = next(index)
        }
        return nil
    }

    private func next(_ index: Int) -> Int { (index + 1) & (entries.count - 1) }

    private func home(of selector: String) -> Int {
        // A string of Objective-C's may have no storage to look at.
        let mixed =
            selector.utf8.withContiguousStorageIfAvailable(Self.mix)
            ?? Array(selector.utf8).withUnsafeBufferPointer(Self.mix)
        return Int(truncatingIfNeeded: mixed) & (entries.count - 1)
    }

    /// Mixes the length with letters from the parts that tell selectors apart: the middle and the end.
    private static func mix(_ letters: UnsafeBufferPointer<UInt8>) -> UInt {
        let count = letters.count
        guard count > 0 else { return 0 }
        func mixing(_ mixed: UInt, _ place: Int) -> UInt { mixed &* 31 &+ UInt(letters[place]) }
        let middle = mixing(mixing(mixing(UInt(count), count / 3), count / 2), 2 * count / 3)
        let mixed = mixing(mixing(middle, max(count - 5, 0)), max(count - 2, 0))
        return mixed ^ mixed >> 9
    }
}
