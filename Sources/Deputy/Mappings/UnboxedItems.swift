/// The items of one section in their own type, so that they reach closures as they are.
///
/// It keeps which handler each event has for them: most events then need no look at the item, nor at its type. Whatever is
/// registered or withdrawn, and every change to the sections, ends that (``Registry/generation``).
@MainActor @usableFromInline
package class UnboxedItems {
    /// The type of every one of them.
    @usableFromInline nonisolated let type: Any.Type
    let count: Int
    // Read by every event and never for longer than an instant.
    @exclusivity(unchecked) private var handlers: ContiguousArray<Handler?> = []
    @exclusivity(unchecked) private var generation = -1
    /// How often each event was looked at in this generation.
    private var looks: ContiguousArray<UInt8> = []

    fileprivate init(type: Any.Type, count: Int) {
        self.type = type
        self.count = count
    }

    /// The items of an array; nil where their types may differ from one another, or there are none.
    package static func of<Model>(_ models: [Model]) -> UnboxedItems? {
        guard !(Model.self is AnyClass), let first = models.first, Swift.type(of: first as Any) == Model.self else {
            return nil
        }
        return UnboxedModels(models)
    }

    /// The only handler of an event, if it is known to take the items as they are.
    @inline(__always)
    func handler(of ordinal: Int, in generation: Int) -> Handler? {
        self.generation == generation ? handlers[ordinal] : nil
    }

    func keep(_ handler: Handler, of ordinal: Int) { handlers[ordinal] = handler }

    /// Whether this is the second time that an event is looked at; after the first it is settled who handles it.
    func isSecondLook(at ordinal: Int, in generation: Int, events: Int) -> Bool {
        if self.generation != generation {
            self.generation = generation
            handlers = ContiguousArray(repeating: nil, count: events)
            looks = ContiguousArray(repeating: 0, count: events)
        }
        guard looks[ordinal] < 2 else { return false }
        looks[ordinal] += 1
        return looks[ordinal] == 2
    }
}

/// The items of one section, of a type that is known.
@usableFromInline
final class UnboxedModels<Model>: UnboxedItems {
    // Immutable, and read where nothing is isolated only because the closure that reads it is handed to the library.
    @usableFromInline nonisolated(unsafe) let models: [Model]

    init(_ models: [Model]) {
        self.models = models
        super.init(type: Model.self, count: models.count)
    }
}

/// One of the items of a section.
///
/// It does not retain them, as each such pair of calls shows in the time of an event (`DeputyBenchmarks sections`): it is used
/// before anything is called that could end them.
@usableFromInline
struct UnboxedItem {
    @usableFromInline let items: Unmanaged<UnboxedItems>
    @usableFromInline let index: Int

    init(_ items: UnboxedItems, _ index: Int) {
        self.items = .passUnretained(items)
        self.index = index
    }

    /// The item itself; nil if it is of another type.
    // A checked cast would ask the runtime at every event; that the types are one says the same.
    @inlinable
    func model<Model>(_ type: Model.Type) -> Model? {
        items._withUnsafeGuaranteedRef { items in
            items.type == type ? unsafeDowncast(items, to: UnboxedModels<Model>.self).models[index] : nil
        }
    }
}
