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
