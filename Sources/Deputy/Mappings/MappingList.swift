/// The mappings of one kind, in the order they were registered, and what is remembered of the types seen.
///
/// The scan, the casts and the unwrapping happen once per dynamic type; from then on the type's identity finds the
/// candidates. Conditions are asked at dispatch and never remembered. Registering forgets everything.
@MainActor @usableFromInline
final class MappingList {
    private(set) var mappings: [MappingCore] = []
    /// The candidates of each type seen.
    var memory: [ObjectIdentifier: Candidates] = [:]
    /// By event, the handlers for items of a type whose first mapping has no condition: then nothing more is asked.
    // Read by every event and never for longer than an instant; checking that costs a tenth of the event.
    @exclusivity(unchecked) var settled = TypeTable<[HandlerList?]>()

    func add(_ mapping: MappingCore) {
        mappings.append(mapping)
        forget()
    }

    func remove(_ mapping: MappingCore) -> Bool {
        guard let index = mappings.firstIndex(where: { $0 === mapping }) else { return false }
        mappings.remove(at: index)
        forget()
        return true
    }

    func remember(_ candidates: Candidates, for type: Any.Type) {
        memory[ObjectIdentifier(type)] = candidates
        if candidates.caution == .none, let first = candidates.mappings.first, first.isUnconditional {
            settled[type] = first.lists
        }
    }

    func forget() {
        memory = [:]
        settled = TypeTable()
    }
}

/// The mappings that match a dynamic type, in order, up to the first without a condition.
struct Candidates {
    let mappings: [MappingCore]
    /// What must be looked at again for each item.
    let caution: Caution

    enum Caution { case none, optional, content }

    @MainActor
    init(_ matching: [MappingCore], caution: Caution = .none) {
        let end = matching.firstIndex { $0.isUnconditional }.map { $0 + 1 } ?? matching.count
        mappings = Array(matching[..<end])
        self.caution = caution
    }
}
