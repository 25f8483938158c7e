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

    private var claims: [Key: (source: Source, mappings: [RegisteredMapping])] = [:]

    /// Claims an identifier for the views of a mapping.
    /// - Parameter kind: the kind of views among which identifiers are unique.
    /// - Returns: a mapping that has other views under that identifier, which keeps it; nil if it was free or may be shared.
    mutating func claim(
        _ identifier: String, among kind: ViewKind, _ source: Source, for mapping: RegisteredMapping
    ) -> RegisteredMapping? {
        let key = Key(kind: kind, identifier: identifier)
        let others = (claims[key]?.mappings ?? []).filter { $0.isRegistered }
        if let first = others.first, claims[key]?.source != source { return first }
        claims[key] = (source, others + [mapping])
        return nil
    }
}
