/// Finding the mapping of an item.
extension Registry {
    /// The row's mapping: the first, in order of registration, that matches the item here; and the item unwrapped.
    ///
    /// - Complexity: O(1) for a type seen before whose first mapping has no condition; else the number of its candidates.
    func mapping<Position: _EventPosition>(
        _ kind: ViewKind, for item: inout Any, at position: Position
    ) -> MappingCore? {
        guard let list = list(of: kind, at: position) else { return kind == .host ? hostMapping : nil }
        var candidates = self.candidates(in: list, for: item)
        while candidates.isWrapped {
            guard let content = (item as? any Wrapper)?.content else { return nil }
            item = content
            candidates = self.candidates(in: list, for: item)
        }
        for mapping in candidates.mappings {
            if !mapping.isAlive { onLoss() } else if mapping.condition.holds(item, at: position) { return mapping }
        }
        return nil
    }

    /// The mappings an item of this dynamic type may have.
    func candidates(in list: MappingList, for item: Any) -> Candidates {
        let type = type(of: item)
        if let known = list.memory[ObjectIdentifier(type)] { return known }
        // By its static type: a type-erased value may hold an optional without being one.
        let isWrapped = isWrapper(type)
        let matching = isWrapped ? [] : list.mappings(matching: item)
        let found = Candidates(matching, in: list, isWrapped: isWrapped)
        list.remember(found, for: type)
        if !isWrapped { reportHidden(by: item, in: list, behind: found.mappings.last) }
        return found
    }
}
