/// The mappings of cells for each section of the data, computed once.
///
/// A condition that names sections then costs an event nothing: a section's list contains only mappings whose condition
/// holds there. Sections with the same mappings share a list.
@MainActor
final class SectionLists {
    /// Whether any mapping of cells is for some sections only.
    // This and the lists are read by every event, like the lists of types, and only for an instant.
    @exclusivity(unchecked) private(set) var isNeeded = false
    @exclusivity(unchecked) private var lists: [MappingList?] = []
    private var shared: [[ObjectIdentifier]: MappingList] = [:]

    /// Clears the mappings of all sections, after mappings or their handlers have changed.
    /// - Parameter isNeeded: whether any mapping of cells is for some sections only.
    func forget(isNeeded: Bool) {
        self.isNeeded = isNeeded
        lists = []
        shared = [:]
    }

    /// Clears the cached handlers of all sections.
    func forgetHandlers() {
        for list in shared.values { list.forget() }
    }

    /// Clears the lists of all sections, after the data has changed.
    func forgetSections() { lists = [] }

    /// The list of a section, if it is known.
    subscript(section: Int) -> MappingList? { section < lists.count ? lists[section] : nil }

    /// Finds the mappings that are for a section.
    func make(_ section: Int, of mappings: [MappingCore]) -> MappingList {
        let holding = mappings.filter { !$0.condition.isAboutSections || $0.condition.holds((), at: section) }
        let key = holding.map(ObjectIdentifier.init)
        let list = shared[key] ?? MappingList(holding)
        shared[key] = list
        if section >= lists.count { lists += Array(repeating: nil, count: section + 1 - lists.count) }
        lists[section] = list
        return list
    }
}

extension Registry {
    /// The mappings that cells in a section may have.
    func cells(inSection section: Int) -> MappingList {
        sectionLists[section] ?? sectionLists.make(section, of: cells.mappings)
    }

    /// The mappings that an item at a position may have; nil for the host, and for a kind that was never registered.
    func list(of kind: ViewKind, at position: some _EventPosition) -> MappingList? {
        guard kind == .cell, sectionLists.isNeeded, sectionNames.areShown, let section = position.sectionNumber,
            section >= 0
        else { return list(of: kind) }
        return cells(inSection: section)
    }
}

extension AnyCondition {
    /// Whether the condition depends only on the section.
    var isAboutSections: Bool {
        switch self {
        case .section, .sectionWithID, .rule: true
        case .always, .predicate: false
        }
    }
}
