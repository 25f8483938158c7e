/// Mappings by the types of items that they may be for.
///
/// A cast that fails takes 2,000 instructions. So an item is tried only with the mappings for its struct, or for its class
/// and the superclasses, and with those for protocols.
@MainActor
struct MappingsByItem {
    private var byType: [ObjectIdentifier: [MappingCore]] = [:]
    /// Those for types of which only an item tells whether it is of them.
    private var open: [MappingCore] = []

    init(_ mappings: [MappingCore]) {
        for mapping in mappings {
            if case .exactly(let type) = mapping.extent {
                byType[type, default: []].append(mapping)
            } else if TypeKind(mapping.modelType) == .object {
                byType[ObjectIdentifier(mapping.modelType), default: []].append(mapping)
            } else {
                open.append(mapping)
            }
        }
    }

    /// The mappings that items of a type may have, in the order of registration.
    func candidates(forItemsOf type: Any.Type) -> [MappingCore] {
        let types = TypeKind(type) == .object ? coveringTypes(of: type) : [type]
        let own = types.flatMap { byType[ObjectIdentifier($0)] ?? [] }
        return types.count == 1 && open.isEmpty ? own : (own + open).sorted { $0.number < $1.number }
    }
}
