/// The handlers of events for items of the types seen, where the type alone decides.
///
/// The type that an item was boxed as is found without a call of the runtime. Of an object, or a type, that may be a superclass;
/// so they have a table of their own, by what they really are.
struct SettledHandlers {
    /// By boxed type; nil for objects and types.
    private var boxed = TypeTable<Unmanaged<HandlerList>?>()
    private var objects = TypeTable<Unmanaged<HandlerList>>()
    /// Keeps the handlers, which the tables do not retain, so that finding them does not either.
    private var kept: [HandlerList] = []

    /// How many types are known, each once for every event.
    var count: Int { kept.count }

    /// The handlers of an event for an item; nil if they are not known.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func handlers(of ordinal: Int, for item: ItemBox) -> UnretainedHandlers? {
        guard let known = boxed[item.boxedType, ordinal] else { return nil }
        return (known ?? objects[item.itemType, ordinal]).map { UnretainedHandlers($0) }
    }

    /// The handlers of an event for items of a type; nil if they are not known.
    func handlers(of ordinal: Int, forType type: Any.Type) -> UnretainedHandlers? {
        (objects[type, ordinal] ?? boxed[type, ordinal] ?? nil).map { UnretainedHandlers($0) }
    }

    /// Adds the handlers of an event for items of one's type, if they are not known yet.
    mutating func settle(_ handlers: HandlerList, of ordinal: Int, for item: ItemBox) {
        guard self.handlers(of: ordinal, for: item) == nil else { return }
        let type = item.itemType
        let list = Unmanaged.passUnretained(handlers)
        if type is AnyObject.Type || item.isType {
            boxed[item.boxedType, ordinal] = .some(nil)
            objects[type, ordinal] = list
        } else {
            boxed[type, ordinal] = list
        }
        kept.append(handlers)
    }
}
