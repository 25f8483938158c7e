/// The mappings of one kind of views, and what is known about the items they show.
@MainActor
final class MappingList {
    let kind: ViewKind
    private(set) var mappings: [RegisteredMapping] = []
    /// The mappings that items of a type may have, in a section where that matters.
    private var known: [Key: [RegisteredMapping]] = [:]
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let section: Int
    }
    /// The last found mappings that every item of a type has, each at a place that follows from the type: to look there takes a tenth of
    /// hashing a key.
    // Read by each event, and only for an instant, so it needs no check: see Docs/Performance.md.
    @exclusivity(unchecked) private var recent: [(key: Key, mapping: RegisteredMapping)?] = []

    /// Whether which mapping is an item's may change while the item stays the same.
    private(set) var hasConditions = false
    /// Whether an item's mapping has always followed from its type alone, so that it stays the same as long as it is registered.
    private(set) var isCertain = true
    private var namesSections = false
    /// How many closures begin the uses of their views.
    var useCount = 0

    init(_ kind: ViewKind) { self.kind = kind }

    func add(_ mapping: RegisteredMapping) {
        mappings.append(mapping)
        note(mapping)
        forgetFound()
    }

    private func note(_ mapping: RegisteredMapping) {
        if mapping.isConditional { hasConditions = true }
        if !mapping.isUnconditional { isCertain = false }
        if mapping.condition.isAboutSections { namesSections = true }
    }

    func remove(_ mapping: RegisteredMapping) -> Bool {
        guard let index = mappings.firstIndex(where: { $0 === mapping }) else { return false }
        mappings.remove(at: index)
        forget()
        return true
    }

    /// Forgets what follows from the mappings and their conditions.
    func forget() {
        (hasConditions, namesSections) = (false, false)
        for mapping in mappings { note(mapping) }
        forgetFound()
    }

    /// Forgets what was found for sections that may be others now.
    func sectionsChanged() { if namesSections { forgetFound() } }

    private func forgetFound() { (known, recent) = ([:], []) }

    /// The mappings that items of an item's type may have at a place; nil if none was looked at yet.
    func candidates(for item: Any, at place: EventLocation, named names: SectionNames) -> [RegisteredMapping]? {
        let key = key(of: item, at: place, named: names)
        guard let found = known[key] else { return nil }
        if let first = found.first, first.isUnconditional {
            // With eight places for each type, because of two types at one place only one is found.
            if recent.count < min(8 * known.count, 4_096) {
                recent = Array(repeating: nil, count: max(64, recent.count * 2))
            }
            recent[recentPlace(of: key)] = (key, first)
        }
        return found
    }

    /// The mapping that every item of an item's type has, if it was found lately.
    func recent(for item: Any, at place: EventLocation, named names: SectionNames) -> RegisteredMapping? {
        guard !recent.isEmpty else { return nil }
        let key = key(of: item, at: place, named: names)
        guard let found = recent[recentPlace(of: key)], found.key == key else { return nil }
        return found.mapping
    }

    // The address of a type without its last four bits, which are the same for all; there is a power of two of places.
    private func recentPlace(of key: Key) -> Int { Int(bitPattern: key.type) >> 4 & (recent.count - 1) }

    /// Looks for them: those up to the first that every such item has.
    /// - Parameter item: the item, without optionals.
    func findCandidates(for item: Any, at place: EventLocation, named names: SectionNames) -> [RegisteredMapping] {
        let key = key(of: item, at: place, named: names)
        var found: [RegisteredMapping] = []
        for mapping in mappings where mapping.matchesModel(item) {
            let isDecided = key.section >= 0 && mapping.condition.isAboutSections
            if isDecided, !mapping.condition.holds((), at: place) { continue }
            found.append(mapping)
            if !mapping.isTied, isDecided || !mapping.isConditional { break }
        }
        known[key] = found
        return found
    }

    /// Items of a key have the same mappings, as far as types and sections tell.
    private func key(of item: Any, at place: EventLocation, named names: SectionNames) -> Key {
        let section = namesSections && names.areShown ? place.sectionNumber.map { max($0, -1) } ?? -1 : -1
        return Key(type: ObjectIdentifier(type(of: item)), section: section)
    }
}

extension Registry {
    /// The row's mapping: the first that matches the item, which is unwrapped for it.
    ///
    /// Its handlers are those from before its condition was evaluated: what that registers or withdraws counts from the next event on.
    func find(
        _ kind: ViewKind, for item: inout Any, at place: EventLocation, handlersOf event: DelegateEvent? = nil
    ) -> (mapping: RegisteredMapping, handlers: [Handler])? {
        if case .cell = kind { return find(in: cells, for: &item, at: place, handlersOf: event) }
        return list(of: kind).flatMap { find(in: $0, for: &item, at: place, handlersOf: event) }
    }

    private func find(
        in list: MappingList, for item: inout Any, at place: EventLocation, handlersOf event: DelegateEvent?
    ) -> (mapping: RegisteredMapping, handlers: [Handler])? {
        if let mapping = list.recent(for: item, at: place, named: sectionNames) {
            return (mapping, mapping.handlers(of: event))
        }
        var candidates = list.candidates(for: item, at: place, named: sectionNames)
        if candidates == nil {
            guard let content = unwrapped(item) else { return nil }
            item = content
            candidates = list.candidates(for: item, at: place, named: sectionNames)
        }
        if candidates == nil {
            candidates = list.findCandidates(for: item, at: place, named: sectionNames)
            if let last = candidates?.last { lookForMistakes(showing: item, on: last) }
        }
        for mapping in candidates ?? [] {
            let handlers = mapping.handlers(of: event)
            if mapping.isAlive, mapping.isConditional, !mapping.condition.holds(item, at: place) { continue }
            // A condition runs a user's code, in which the object may go.
            if mapping.isAlive { return (mapping, handlers) }
            dispatcher?.handlerIsGone()
        }
        return nil
    }
}

/// What managers ask of the registry.
extension Registry {
    /// Whether views of a kind are registered at all.
    package func hasMappings(_ kind: ViewKind) -> Bool { !mappings(coveredBy: kind).isEmpty }

    /// Whether the mapping of a cell may change while its item stays the same, because one has a condition.
    package var hasConditionalCells: Bool { cells.hasConditions }

    /// Whether that is so of a view of any kind.
    package var hasConditions: Bool { lists.contains(where: \.hasConditions) }

    /// The kinds of views beside the cells that are registered.
    package var supplementaryKinds: [ViewKind] {
        lists.filter { $0.kind != .cell && !$0.mappings.isEmpty }.map(\.kind)
    }

    /// The mapping of an item at a position; nil if none matches.
    package func mapping(_ kind: ViewKind, for item: Any, at place: EventLocation) -> RegisteredMapping? {
        find(kind, for: item, at: place)?.mapping
    }

    /// The same, with the item as the mapping shows it: without optionals.
    package func find(_ kind: ViewKind, for item: Any, at place: EventLocation) -> FoundItem? {
        var item = item
        guard let found = find(kind, for: &item, at: place) else { return nil }
        return (item, found.mapping)
    }

    /// The mappings whose views the host cannot make, or may not.
    package var uncertainMappings: [RegisteredMapping] { allMappings.filter { $0.readiness != .ready } }
}

/// An item with the mapping that shows it.
package typealias FoundItem = (item: Any, mapping: RegisteredMapping)
