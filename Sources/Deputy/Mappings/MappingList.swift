/// The mappings of one kind, in order of registration, and a cache of the types seen.
///
/// The scan, the casts and the unwrapping happen once per dynamic type; from then on the type's identity finds the
/// candidates. Conditions are evaluated at dispatch and never cached. Registering clears the cache.
@MainActor @usableFromInline
final class MappingList {
    private(set) var mappings: [MappingCore] = []
    /// The same mappings, by the extents of their model types.
    private var byModel = TypeIndex<MappingCore>()
    /// The same, by the types of items that they may be for; nil until an item of a new type comes.
    private var byItem: MappingsByItem?
    /// Those that may hide others.
    private(set) var hiding = HidingMappings()
    /// How many have a condition.
    private var conditions = 0
    /// Whether any mapping has a condition.
    // Counted, because each update asks: to look through the mappings took 3,000 instructions.
    var hasConditions: Bool { conditions > 0 }
    /// How many have a condition that the section alone decides.
    private var sectionConditions = 0
    /// Whether any mapping is for some sections only.
    var namesSections: Bool { sectionConditions > 0 }
    /// The candidates of each type seen.
    @exclusivity(unchecked) var memory: [ObjectIdentifier: Candidates] = [:]
    /// The handlers of events for items of each type seen whose first mapping has no condition: then nothing more is checked.
    // Read by every event and only for an instant; an exclusivity check would cost a tenth of the event.
    @exclusivity(unchecked) private(set) var settled = SettledHandlers()
    /// The first mappings of types seen, where that is for every item of the type.
    // Read by each new row and only for an instant, like the handlers. Not the mappings themselves: a weak reference to an object
    // slows each retain of it.
    @exclusivity(unchecked) private var certain = TypeTable<RegisteredMapping>()
    /// The events and types that ``settle(_:_:showing:content:)`` was called for: it would say the same again.
    private var looked = TypeTable<Bool>()
    /// What dry runs say about the mappings, by type of item; empty unless there are any.
    private var explanations: [ObjectIdentifier: ExplainedMappings] = [:]
    /// Counts the changes to what handles which event.
    @exclusivity(unchecked) var generation = 0
    /// The handlers of a type that has none.
    let nobody = HandlerList()

    /// Whether the sections that conditions name are this list's.
    private let isOfSection: Bool

    /// - Parameter mappings: those that are for a section; nil for a list of all.
    init(_ mappings: [MappingCore]? = nil) {
        self.mappings = mappings ?? []
        isOfSection = mappings != nil
    }

    func add(_ mapping: MappingCore) {
        mappings.append(mapping)
        byModel.append(mapping, for: mapping.extent)
        hiding.update(mapping)
        count(mapping.condition, 1)
        forget()
    }

    func remove(_ mapping: MappingCore) -> Bool {
        guard let index = mappings.firstIndex(where: { $0 === mapping }) else { return false }
        mappings.remove(at: index)
        byModel.remove(mapping, for: mapping.extent)
        hiding.update(mapping, isListed: false)
        count(mapping.condition, -1)
        forget()
        return true
    }

    /// Updates a mapping that is for other items than before: its condition changed, or it now ends with an object.
    func change(_ mapping: MappingCore, from condition: AnyCondition) {
        hiding.update(mapping)
        count(condition, -1)
        count(mapping.condition, 1)
        forget()
    }

    private func count(_ condition: AnyCondition, _ number: Int) {
        if case .always = condition { return }
        conditions += number
        if condition.isAboutSections { sectionConditions += number }
    }

    /// The mappings that may share an item with a type, in the order of registration.
    func mappings(meeting extent: TypeExtent) -> [MappingCore] { byModel.elements(meeting: extent) }

    /// The mappings whose model type an item is of, in the order of registration.
    func mappings(matching item: Any) -> [MappingCore] {
        let byItem = byItem ?? MappingsByItem(mappings)
        self.byItem = byItem
        return byItem.candidates(forItemsOf: type(of: item)).filter { $0.matchesModel(item) }
    }

    func remember(_ candidates: Candidates, for type: Any.Type) {
        memory[ObjectIdentifier(type)] = candidates
        if let first = candidates.mappings.first, isCertain(first) { certain[type, 0] = first.registered }
    }

    /// The mapping of an item, if its type was seen before and alone decides; nil for an item inside another.
    /// - Complexity: O(1) on average. A look into a dictionary, with the copies of the item, was a fourteenth of a new row.
    func certainMapping(of item: ItemBox) -> RegisteredMapping? {
        guard !item.mayWrap, let known = certain.entries[item.itemType, 0] else { return nil }
        if known.isCurrent { return known }
        let current = known.core?.registered
        certain[item.itemType, 0] = current
        return current
    }

    /// What gets an event about an item, if that is cached.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func settled(_ ordinal: Int, for item: ItemBox) -> UnretainedHandlers? {
        // Without a closure: an isolated one would make the runtime check the executor, which takes 110 instructions.
        guard let list = settled.lists.entries[item.itemType, ordinal] else { return nil }
        return UnretainedHandlers(list)
    }

    /// Caches what gets an event about items of a type, if that can be said without looking at more than mappings' own conditions.
    /// - Parameters:
    ///   - listeners: the streams of the event.
    ///   - item: an item of the type.
    ///   - content: the same without optionals; its type alone decides which handlers take it.
    func settle(_ ordinal: Int, _ listeners: [EventListener], showing item: Any, content: Any) {
        let type = ItemBox.of(item) { $0.itemType }
        guard looked[type, ordinal] == nil,
            let candidates = memory[ObjectIdentifier(Swift.type(of: content))], !candidates.mappings.isEmpty
        else { return }
        looked[type, ordinal] = true
        guard isOfOneType(item, content) else { return }
        var choices: [Receivers] = []
        for mapping in candidates.mappings {
            var condition: AnyPredicate?
            if !isCertain(mapping) {
                // Other conditions, and objects that mappings end with, are looked at in each event.
                guard case .predicate(let predicate) = mapping.condition, !mapping.isTied else { return }
                condition = predicate
            }
            let handlers = mapping.list(at: ordinal)?.all ?? []
            let heard = listeners.filter { $0.subject.fits(mapping) }
            // So are rules for some sections.
            guard !handlers.contains(where: { $0.rule != nil }) else { return }
            let taking = handlers.filter { $0.expects.matchesModel(content) }
            let list = taking.count == handlers.count ? mapping.list(at: ordinal) : HandlerList.of(taking)
            choices.append(Receivers(condition, list, heard))
        }
        let isPlain = choices[0].condition == nil && choices[0].listeners.isEmpty
        let list = isPlain ? choices[0].handlers ?? nobody : ReceiverList(choices)
        ItemBox.of(item) { settled.settle(list, of: ordinal, for: $0) }
    }

    /// Whether the type that a box is cached by is that of the item in it: not so for an optional around a value of any type.
    private func isOfOneType(_ item: Any, _ content: Any) -> Bool {
        if case .exactly = TypeExtent(type(of: item)) { return true }
        return ItemBox.of(item) { $0.itemType == type(of: content) }
    }

    /// Whether a mapping of this list is for every item of its model type.
    func isCertain(_ mapping: MappingCore) -> Bool {
        mapping.isUnconditional || isOfSection && mapping.condition.isAboutSections && !mapping.isTied
    }

    /// What a dry run says about the mappings for items of a type, computed once.
    func explained(for item: Any) -> ExplainedMappings {
        let type = ObjectIdentifier(type(of: item))
        if let known = explanations[type] { return known }
        let explained = ExplainedMappings(mappings, for: item)
        explanations[type] = explained
        return explained
    }

    func forget() {
        // First, because a handler that is kept by its generation is not retained.
        generation += 1
        if !explanations.isEmpty { explanations = [:] }
        byItem = nil
        guard !memory.isEmpty else { return }
        memory = [:]
        certain = TypeTable()
        looked = TypeTable()
        settled = SettledHandlers()
    }
}

/// The mappings that match a dynamic type, in order, up to the first without a condition.
struct Candidates {
    let mappings: [MappingCore]
    /// Whether the type is a wrapper, such as an optional, around the item's type.
    let isWrapped: Bool

    @MainActor
    init(_ matching: [MappingCore], in list: MappingList, isWrapped: Bool) {
        let end = matching.firstIndex(where: list.isCertain).map { $0 + 1 } ?? matching.count
        mappings = Array(matching[..<end])
        self.isWrapped = isWrapped
    }
}
