/// Values that belong to objects, without keeping the objects alive.
///
/// An object's identity may be used again after it dies, so each entry is checked with `===`. Dead entries are swept
/// when the table has doubled since the last sweep, which makes a step O(1) on average.
@MainActor
public struct WeakTable<Value> {
    private struct Entry {
        weak var object: AnyObject?
        var value: Value
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var nextSweep = 64

    public init() {}

    /// How many entries there are, dead ones included.
    public var count: Int { entries.count }

    /// The value of an object; nil if it has none.
    public subscript(_ object: AnyObject) -> Value? {
        get {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.value
        }
        set {
            guard let newValue else {
                entries[ObjectIdentifier(object)] = nil
                return
            }
            entries[ObjectIdentifier(object)] = Entry(object: object, value: newValue)
            sweepIfDue()
        }
    }

    private mutating func sweepIfDue() {
        guard entries.count >= nextSweep else { return }
        entries = entries.filter { $0.value.object != nil }
        nextSweep = max(64, entries.count * 2)
    }
}
