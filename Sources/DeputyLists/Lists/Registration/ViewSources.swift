import Deputy

/// Which identifiers of a list are used by the mappings of a manager, and for which views.
///
/// A list has one class or nib for an identifier: registering another one replaces it. So an identifier is shared only by mappings
/// whose views come from the same source.
@MainActor
struct ViewSources {
    /// What a list makes views from.
    struct Source: Equatable {
        let viewType: any AnyObject.Type
        let nib: _ListNib?
        let isPrototype: Bool

        /// Prototypes are the list's own: under one identifier there is one.
        static func == (one: Self, other: Self) -> Bool {
            if one.isPrototype, other.isPrototype { return true }
            return one.viewType == other.viewType && one.nib == other.nib && one.isPrototype == other.isPrototype
        }
    }

    private struct Key: Hashable {
        let kind: ViewKind
        let identifier: String
    }

    private struct Claim {
        let source: Source
        var mappings: [RegisteredMapping]
    }

    private var claims: [Key: Claim] = [:]

    /// Claims an identifier for the views of a mapping.
    /// - Parameter kind: the kind of views among which identifiers are unique.
    /// - Returns: a mapping that has other views under that identifier, which keeps it; nil if it was free or may be shared.
    mutating func claim(
        _ identifier: String, among kind: ViewKind, _ source: Source, for mapping: RegisteredMapping
    ) -> RegisteredMapping? {
        let key = Key(kind: kind, identifier: identifier)
        var claim = claims[key] ?? Claim(source: source, mappings: [])
        claim.mappings.removeAll { !$0.isRegistered }
        if let first = claim.mappings.first, claim.source != source { return first }
        if claim.mappings.isEmpty { claim = Claim(source: source, mappings: []) }
        claim.mappings.append(mapping)
        claims[key] = claim
        return nil
    }
}
