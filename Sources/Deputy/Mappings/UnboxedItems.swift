/// The items of one section in their own type, so that they reach closures as they are.
///
/// It caches the handler of each event for them, so most events need to read neither the item nor its type. Each
/// registration, each withdrawal and every change to the sections clears the cache (``Registry/generation``).
@MainActor @usableFromInline
package class UnboxedItems {
    /// The type of every one of them.
    @usableFromInline nonisolated let type: Any.Type
    nonisolated let count: Int
    // Read by every event and only for an instant, where an isolated access would make the runtime check the executor.
    // Not retained, which would take two of five retains of an event. What settled them keeps them, and before it releases one
    // the generation changes.
    @exclusivity(unchecked) private nonisolated(unsafe) var handlers: ContiguousArray<Unmanaged<HandlerList>?> = []
    @exclusivity(unchecked) private nonisolated(unsafe) var generation = -1
    /// How often each event was looked up in this generation.
    private var looks: ContiguousArray<UInt8> = []

    fileprivate nonisolated init(type: Any.Type, count: Int) {
        self.type = type
        self.count = count
    }

    /// The items of an array; nil where their types may differ from one another, or there are none.
    package nonisolated static func of<Model>(_ models: [Model]) -> UnboxedItems? {
        // By the kind of type, because to ask an item looks up three types: half of what this takes.
        switch TypeKind(Model.self) {
        // Counted, because `isEmpty` is the collection's here, and to look that up takes half of the rest.
        case .structure, .enumeration, .tuple, .optional: return models.count == 0 ? nil : UnboxedModels(models)
        case .object, .other: return nil
        }
    }

    /// The only handler of an event, if it is known to take the unboxed items.
    @inline(__always)
    fileprivate nonisolated func handler(of ordinal: Int, in generation: Int) -> UnretainedHandlers? {
        guard self.generation == generation else { return nil }
        return handlers[ordinal].map { UnretainedHandlers($0) }
    }

    func keep(_ handler: Handler, of ordinal: Int) { handlers[ordinal] = .passUnretained(handler) }

    /// Whether the handler of an event is looked for, to cache it: not at the first look, when nothing is known yet, and not
    /// after the fourth. An event whose handler is not known looks twice.
    func isLooked(at ordinal: Int, in generation: Int, events: Int) -> Bool {
        if self.generation != generation {
            self.generation = generation
            handlers = ContiguousArray(repeating: nil, count: events)
            looks = ContiguousArray(repeating: 0, count: events)
        }
        guard looks[ordinal] < 4 else { return false }
        looks[ordinal] += 1
        return looks[ordinal] > 1
    }
}

extension Unmanaged<UnboxedItems> {
    /// The only handler of an event, if it is known to take the unboxed items.
    // Not isolated: an isolated closure would make the runtime check the executor at each event.
    @inline(__always)
    func handler(of ordinal: Int, in generation: Int) -> UnretainedHandlers? {
        _withUnsafeGuaranteedRef { $0.handler(of: ordinal, in: generation) }
    }
}

/// The items of one section, of a type that is known.
@usableFromInline
final class UnboxedModels<Model>: UnboxedItems {
    // Immutable. It is read in a nonisolated closure because the closure is passed to the library.
    @usableFromInline nonisolated(unsafe) let models: [Model]

    nonisolated init(_ models: [Model]) {
        self.models = models
        super.init(type: Model.self, count: models.count)
    }
}
