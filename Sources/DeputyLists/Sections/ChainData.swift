import Deputy

/// Where a chain's data comes from: one value for a section, one for each of several, or a closure that is given the section.
@MainActor
enum ChainData<Section: Hashable, Value> {
    /// The same for every section of the chain; there is one.
    case one(@MainActor () -> Value)
    /// By section; what is missing is empty.
    case keyed(@MainActor () -> [Section: Value])
    /// For each section.
    case each(@MainActor (Section) -> Value)

    /// Reads what there is now: a closure is called once, one that is given the section when it is first asked for it.
    /// - Parameter tracker: follows what the closures read; nil for nobody.
    func read(_ tracker: ChangeTracker?) -> ChainReading<Section, Value> {
        switch self {
        case .one(let value):
            let read = tracker.read(value)
            return ChainReading(sections: [], find: { _ in read })
        case .keyed(let values):
            let read = tracker.read(values)
            return ChainReading(sections: Array(read.keys), find: { read[$0] })
        case .each(let value):
            var read: [Section: Value] = [:]
            return ChainReading(sections: []) { section in
                if let known = read[section] { return known }
                let new = tracker.read { value(section) }
                read[section] = .some(new)
                return new
            }
        }
    }
}

extension ChangeTracker? {
    /// Reads, for a tracker to follow where there is one.
    @MainActor
    func read<Value>(_ closure: () -> Value) -> Value { self?.read(closure) ?? closure() }
}

/// What was read for a chain.
@MainActor
struct ChainReading<Section: Hashable, Value> {
    /// The sections that the data named by itself.
    let sections: [Section]
    let find: @MainActor (Section) -> Value?
}

/// The models of a section's rows: as items of any type, and in their own.
@MainActor
struct ChainRows {
    let items: [Any]
    /// Makes what the events of one section read them from.
    let unboxed: @MainActor () -> UnboxedItems?

    init<Model>(_ models: [Model]) {
        items = models
        unboxed = { UnboxedItems.of(models) }
    }
}

extension ChainData where Value == ChainRows {
    static func models<Model>(_ read: @escaping @MainActor () -> [Model]) -> ChainData { .one { ChainRows(read()) } }
    static func models<Model>(_ read: @escaping @MainActor () -> [Section: [Model]]) -> ChainData {
        .keyed { read().mapValues { ChainRows($0) } }
    }
    static func models<Model>(_ read: @escaping @MainActor (Section) -> [Model]) -> ChainData {
        .each { ChainRows(read($0)) }
    }
}

extension ChainData where Value == Any? {
    static func model<Model>(_ read: @escaping @MainActor () -> Model?) -> ChainData { .one { read() } }
    static func model<Model>(_ read: @escaping @MainActor () -> [Section: Model?]) -> ChainData {
        .keyed { read().mapValues { $0 } }
    }
    static func model<Model>(_ read: @escaping @MainActor (Section) -> Model?) -> ChainData { .each { read($0) } }
}
