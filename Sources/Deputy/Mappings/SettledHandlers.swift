/// The handlers of events for items of the types seen, where the type alone decides.
struct SettledHandlers {
    private(set) var lists = TypeTable<Unmanaged<HandlerList>>()
    /// Keeps the handlers, which the table does not retain, so that finding them does not either.
    private var kept: [HandlerList] = []

    /// How many types are known, each once for every event.
    var count: Int { kept.count }

    /// The handlers of an event for items of a type; nil if they are not known.
    func handlers(of ordinal: Int, forType type: Any.Type) -> UnretainedHandlers? {
        lists[type, ordinal].map { UnretainedHandlers($0) }
    }

    /// Adds the handlers of an event for items of one's type, which are not known yet.
    mutating func settle(_ handlers: HandlerList, of ordinal: Int, for item: ItemBox) {
        lists[item.itemType, ordinal] = Unmanaged.passUnretained(handlers)
        kept.append(handlers)
    }
}
