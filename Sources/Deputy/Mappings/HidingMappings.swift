/// The mappings of one kind that are for every item of their type, found by the types they may hide.
@MainActor
struct HidingMappings {
    /// By model type, in the order of registration.
    private var byModel: [ObjectIdentifier: [MappingCore]] = [:]

    /// Adds a mapping, or removes it, according to its current condition.
    /// - Parameter isListed: whether it is still registered.
    mutating func update(_ mapping: MappingCore, isListed: Bool = true) {
        func change(_ mappings: inout [MappingCore]) {
            let place = mappings.partitioningIndex { $0.number >= mapping.number }
            let isKnown = place < mappings.count && mappings[place] === mapping
            if mapping.isUnconditional, isListed {
                if !isKnown { mappings.insert(mapping, at: place) }
            } else if isKnown {
                mappings.remove(at: place)
            }
        }
        change(&byModel[ObjectIdentifier(mapping.modelType), default: []])
    }

    /// The first mapping before another that takes every item of its model type, as far as the types alone tell. One without
    /// a number comes last, as it will when it is registered.
    /// - Complexity: O(1) in the number of mappings; a class is looked up with its superclasses.
    func first(hiding mapping: MappingCore) -> MappingCore? {
        let number = mapping.number == 0 ? .max : mapping.number
        var first: MappingCore?
        for type in coveringTypes(of: mapping.modelType) {
            guard let earlier = byModel[ObjectIdentifier(type)]?.first else { continue }
            if earlier.number < first?.number ?? number { first = earlier }
        }
        return first
    }
}
