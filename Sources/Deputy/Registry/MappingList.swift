/// The mappings of one kind of views, and what is known about the items they show.
@MainActor
final class MappingList {
    private(set) var mappings: [MappingCore] = []
    /// Those of a type that no other item can be of are found by it; the others are looked through.
    private var exact: [ObjectIdentifier: [MappingCore]] = [:]
    private var open: [MappingCore] = []
    /// The mappings that items of a type may have, in a section where that matters.
    private var known: [Key: Candidates] = [:]
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let section: Int
    }

    /// Whether which mapping is an item's may change while the item stays the same.
    private(set) var hasConditions = false
    private var namesSections = false

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

    /// Forgets what follows from the mappings and their conditions.
    func forget() {
        (exact, open) = ([:], [])
        hasConditions = mappings.contains { !$0.condition.isAlways }
        namesSections = mappings.contains { $0.condition.isAboutSections }
        forgetSections()
    }

    /// Forgets which sections there are.
    func forgetSections() { known = [:] }

    /// The mappings that show an item, whatever their conditions.
    func mappings(matching item: Any) -> [MappingCore] {
        if exact.isEmpty, open.isEmpty {
            for mapping in mappings {
                if isClosed(mapping.modelType) {
                    exact[ObjectIdentifier(mapping.modelType), default: []].append(mapping)
                } else {
                    open.append(mapping)
                }
            }
        }
        let own = exact[ObjectIdentifier(type(of: item))] ?? []
        let others = open.filter { $0.matchesModel(item) }
        if others.isEmpty { return own }
        return own.isEmpty ? others : (own + others).sorted { $0.registered.number < $1.registered.number }
    }

    /// The mappings that an item at a place may have: those up to the first that every such item has.
    func candidates(for item: Any, at place: EventLocation, named names: SectionNames) -> Candidates {
        let section = namesSections && names.areShown ? place.sectionNumber.map { max($0, -1) } ?? -1 : -1
        let key = Key(type: ObjectIdentifier(type(of: item)), section: section)
        if let found = known[key] { return found }
        var found = Candidates(isWrapped: type(of: item) is any Wrapper.Type)
        if !found.isWrapped {
            for mapping in mappings(matching: item) {
                let isDecided = section >= 0 && mapping.condition.isAboutSections
                if isDecided, !mapping.condition.holds((), at: place) { continue }
                found.mappings.append(mapping)
                if mapping.lifetimes.isEmpty, isDecided || mapping.condition.isAlways { break }
            }
        }
        known[key] = found
        found.isNew = true
        return found
    }

    struct Candidates {
        /// Whether the item has to be unwrapped first.
        var isWrapped: Bool
        var mappings: [MappingCore] = []
        /// Whether an item of the type is looked at for the first time.
        var isNew = false
    }

    /// The first mapping that takes every item of a later one.
    func hider(of mapping: MappingCore) -> MappingCore? {
        for earlier in mappings {
            if earlier === mapping { return nil }
            if earlier.isUnconditional, covers(earlier.modelType, mapping.modelType) { return earlier }
        }
        return nil
    }
}

extension Registry {
    /// The row's mapping: the first that matches the item, which is unwrapped for it.
    ///
    /// Its handlers are those from before its condition was evaluated: what that registers or withdraws counts from the next event on.
    func find(
        _ kind: ViewKind, for item: inout Any, at place: EventLocation, handlersOf event: DelegateEvent? = nil
    ) -> (mapping: MappingCore, handlers: [Handler])? {
        guard let list = lists[kind] else { return nil }
        var candidates = list.candidates(for: item, at: place, named: sectionNames)
        while candidates.isWrapped {
            guard let content = (item as? any Wrapper)?.content else { return nil }
            item = content
            candidates = list.candidates(for: item, at: place, named: sectionNames)
        }
        if candidates.isNew { reportHidden(by: item, in: list, behind: candidates.mappings.last) }
        for mapping in candidates.mappings {
            let handlers = event.map(mapping.handlers) ?? []
            if !mapping.isAlive {
                onLoss()
            } else if mapping.condition.holds(item, at: place) {
                return (mapping, handlers)
            }
        }
        return nil
    }

    /// What to report about an item that no mapping shows.
    func unshown(_ item: Any, _ kind: ViewKind, at place: EventLocation) -> UnshownItem {
        .hasNoMapping(kind, type(of: item), at: place, nearest: nearest(to: item, kind: kind, at: place))
    }

    private func nearest(to item: Any, kind: ViewKind, at place: EventLocation) -> NearestMapping {
        func named(_ mapping: MappingCore) -> String {
            "\(typeName(mapping.viewType)) for \(typeName(mapping.modelType)) (\(mapping.site))"
        }
        let mappings = mappings(coveredBy: kind)
        if let mapping = mappings.first(where: { $0.matchesModel(item) }) {
            return NearestMapping(
                description: "\(named(mapping)) would do, but \(mapping.condition.failure(at: place)).",
                site: mapping.site, hasCondition: true)
        }
        let name = typeName(type(of: item))
        let closest = mappings.min { distance(name, typeName($0.modelType)) < distance(name, typeName($1.modelType)) }
        return NearestMapping(
            description: closest.map { "The nearest registered one is \(named($0))." }
                ?? "No \(kind) is registered at all.",
            site: closest?.site, hasCondition: false)
    }
}

/// An item that is not shown, and why.
package enum UnshownItem {
    /// It is nil.
    case isNil(at: EventLocation)
    /// No mapping matches it.
    case hasNoMapping(ViewKind, Any.Type, at: EventLocation, nearest: NearestMapping)
}

/// The mapping that an item nearly has.
package struct NearestMapping {
    package let description: String
    package let site: CallSite?
    /// Whether only its condition keeps the item from it.
    package let hasCondition: Bool
}

/// How many letters have to be changed, added or removed to turn one word into the other.
func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for j in b.indices {
            let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (letter == b[j] ? 0 : 1))
            diagonal = row[j + 1]
            row[j + 1] = cost
        }
    }
    return row[b.count]
}
