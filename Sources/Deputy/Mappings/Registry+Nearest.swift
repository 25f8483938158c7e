/// Finding the registered type that comes closest to one that has no mapping.
extension Registry {
    /// An item that has no mapping.
    func unshown(_ item: Any, _ kind: ViewKind, at place: EventLocation) -> UnshownItem {
        .hasNoMapping(kind, type(of: item), at: place, nearest: nearest(to: item, kind: kind, at: place))
    }

    /// The nearest mapping: one of the same type whose condition failed, a relative, a similar name.
    private func nearest(to item: Any, kind: ViewKind, at place: EventLocation) -> NearestMapping {
        let mappings = mappings(coveredBy: kind)
        if let mapping = mappings.first(where: { $0.matchesModel(item) }) {
            return NearestMapping(
                description:
                    "\(typeName(mapping.viewType)) for \(typeName(mapping.modelType)) (\(mapping.site)) would do, "
                    + "but \(mapping.condition.failure(at: place)).", site: mapping.site, hasCondition: true)
        }
        let name = typeName(type(of: item))
        let closest = mappings.min { distance(name, typeName($0.modelType)) < distance(name, typeName($1.modelType)) }
        guard let closest else {
            return NearestMapping(description: "No \(kind) is registered at all.", site: nil, hasCondition: false)
        }
        return NearestMapping(
            description:
                "The nearest registered one is \(typeName(closest.viewType)) for \(typeName(closest.modelType)) "
                + "(\(closest.site)).", site: closest.site, hasCondition: false)
    }
}

/// An item, or the model of another view, that no mapping shows.
package enum UnshownItem {
    /// It is nil.
    case isNil(at: EventLocation)
    /// No mapping is for an item of its type there.
    case hasNoMapping(ViewKind, Any.Type, at: EventLocation, nearest: NearestMapping)
}

/// The registered mapping that comes closest to an item without one.
package struct NearestMapping {
    /// A sentence about it.
    package let description: String
    /// Where it was registered; nil if there is none.
    package let site: CallSite?
    /// Whether it is for the item's type, and only its condition is false.
    package let hasCondition: Bool
}

/// How many letters have to change to make one name into another.
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

extension EventDispatcher {
    /// An item that has no mapping, and which comes nearest.
    package func unshown(_ item: Any, _ kind: ViewKind, at place: EventLocation) -> UnshownItem {
        state.registry.unshown(item, kind, at: place)
    }
}
