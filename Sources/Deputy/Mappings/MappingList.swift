/// The mappings of one kind, in the order they were registered, and what is remembered of the types seen.
///
/// The scan, the casts and the unwrapping happen once per dynamic type; from then on the type's identity finds the
/// candidates. Conditions are asked at dispatch and never remembered.
@MainActor @usableFromInline
final class MappingList {
    private(set) var mappings: [MappingCore] = []
    @usableFromInline var memory: [ObjectIdentifier: Candidates] = [:]

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

    func forget() { memory = [:] }
}

/// The mappings that match a dynamic type, in order, up to the first without a condition.
@MainActor @usableFromInline
final class Candidates {
    /// The one candidate, when it has no condition: the row's mapping without asking further.
    @usableFromInline let only: MappingCore?
    @usableFromInline let mappings: [MappingCore]
    /// What must be looked at again for each item.
    @usableFromInline let caution: Caution

    @usableFromInline
    enum Caution { case none, optional, content }

    init(_ matching: [MappingCore], caution: Caution = .none) {
        let end = matching.firstIndex { $0.condition.isAlways }.map { $0 + 1 } ?? matching.count
        mappings = Array(matching[..<end])
        only = caution == .none && mappings.count == 1 && mappings[0].condition.isAlways ? mappings[0] : nil
        self.caution = caution
    }
}
