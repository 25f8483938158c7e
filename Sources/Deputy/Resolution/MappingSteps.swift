/// What a resolution says about the mappings, of which there may be hundreds.
///
/// For items of one type it is the same but for the few mappings that match the type. So all resolutions about the type share
/// one array, and have what differs beside it: tracing an event at 500 mappings takes little longer than at five.
struct MappingSteps: Sendable, Hashable {
    private let shared: [EventResolution.Step]
    private var others: [(place: Int, step: EventResolution.Step)] = []

    /// - Parameter shared: the steps, in order.
    init(_ shared: [EventResolution.Step] = []) { self.shared = shared }

    /// Sets the step at a place of the order.
    mutating func set(_ step: EventResolution.Step, at place: Int) { others.append((place, step)) }

    /// All of them, in order.
    /// - Complexity: O(n) in the number of mappings.
    var all: [EventResolution.Step] {
        if others.isEmpty { return shared }
        var all = shared
        for other in others { all[other.place] = other.step }
        return all
    }

    static func == (one: MappingSteps, other: MappingSteps) -> Bool { one.all == other.all }

    func hash(into hasher: inout Hasher) { hasher.combine(all) }
}

/// The mappings of a list in a dry run about items of one type.
@MainActor
struct ExplainedMappings {
    /// Those that match the type, in order, with their places.
    let matching: [(place: Int, mapping: MappingCore)]
    /// A step for each mapping, as if none of these were reached.
    let steps: MappingSteps

    init(_ mappings: [MappingCore], for item: Any) {
        var matching: [(place: Int, mapping: MappingCore)] = []
        let steps = mappings.enumerated().map { place, mapping in
            let matches = mapping.matchesModel(item)
            if matches { matching.append((place, mapping)) }
            return EventResolution.Step(
                candidate: mapping.candidate,
                outcome: matches ? .afterTheRows : .otherModel(expected: typeName(mapping.modelType)))
        }
        self.matching = matching
        self.steps = MappingSteps(steps)
    }
}
