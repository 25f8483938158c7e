import Deputy

/// Registering the views of mappings with the list, from where they come from.
///
/// Whether there is a nib is seen at once. What it holds is seen only by opening it, which makes a view: that waits until
/// the list asks for the mapping's first one, and is done once.
extension ListCore {
    /// Registers the views of a new mapping with the list.
    func registerViews(of mapping: RegisteredMapping) {
        guard let list = slots.list, !mapping.makesViews else { return }
        let source = source(of: mapping, in: list)
        if let nib = source.nib, !Kit.hasNib(nib, in: list) {
            anomalyLog.report(.unusableNib(nib.name, .missing, for: mapping.viewType), at: mapping.site)
            mapping.readiness = .unusable
            return
        }
        claimIdentifier(mapping, source)
        if !source.isPrototype { register(mapping, from: source.nib, in: list) }
        if source.nib != nil || source.isPrototype { mapping.readiness = .unchecked }
        let views = Kit.views(of: list)
        views.log = anomalyLog
        guard mapping.kind == .cell, source.nib != nil || source.isPrototype || mapping.source.identifier != nil else {
            return
        }
        let (nib, identifier) = (source.nib, mapping.reuseIdentifier)
        views.note(mapping.viewType, .init(nib: nib, identifier: identifier, isPrototype: source.isPrototype))
    }

    /// A mapping whose views the list can make; nil, with an anomaly, if it cannot.
    func usable(_ mapping: RegisteredMapping) -> RegisteredMapping? {
        switch mapping.readiness {
        case .ready: mapping
        case .unusable: nil
        case .unchecked: checked(mapping)
        }
    }

    func fault(of nib: _ListNib, for mapping: RegisteredMapping, in list: Kit.List) -> NibFault? {
        Kit.hasNib(nib, in: list) ? Kit.contents(of: nib, in: list).fault(covers: mapping.takes) : .missing
    }

    func source(of mapping: RegisteredMapping, in list: Kit.List) -> ViewSources.Source {
        let source = mapping.source
        let nib =
            source.nibName.map { _ListNib(name: $0, bundle: source.bundle, viewType: mapping.viewType) }
            ?? (source.isPrototype ? nil : Kit.nib(named: mapping.viewType, bundle: source.bundle, in: list))
        return ViewSources.Source(
            viewType: mapping.viewType, nib: nib, isPrototype: source.isPrototype && nib == nil)
    }

    /// Gives the mapping an identifier that is its own, or shared with mappings that have the same views.
    private func claimIdentifier(_ mapping: RegisteredMapping, _ source: ViewSources.Source) {
        let kind = Kit.reuseKind(of: mapping.kind)
        while let other = viewSources.claim(mapping.reuseIdentifier, among: kind, source, for: mapping) {
            let mine = dispatcher.registry.makeIdentifier(for: mapping.viewType)
            anomalyLog.report(
                ListAnomaly.unusableIdentifier, mapping.reuseIdentifier, typeName(other.viewType), other.site, mine,
                at: mapping.site)
            mapping.reuseIdentifier = mine
        }
    }

    private func register(_ mapping: RegisteredMapping, from nib: _ListNib?, in list: Kit.List) {
        let identifier = mapping.reuseIdentifier
        if mapping.kind == .cell {
            Kit.registerCell(mapping.viewType, from: nib, identifier: identifier, in: list)
        } else {
            Kit.registerSupplementary(mapping.viewType, mapping.kind, from: nib, identifier: identifier, in: list)
        }
    }

    /// Looks at where the views of a mapping come from, before the first is made.
    private func checked(_ mapping: RegisteredMapping) -> RegisteredMapping? {
        guard let list = slots.list else { return nil }
        let source = source(of: mapping, in: list)
        guard let nib = source.nib else { return checkedPrototype(mapping, in: list) }
        let contents = Kit.contents(of: nib, in: list)
        if let fault = contents.fault(covers: mapping.takes) {
            return giveUp(mapping, .unusableNib(nib.name, fault, for: mapping.viewType))
        }
        guard let own = contents.identifier, own != mapping.reuseIdentifier else { return ready(mapping) }
        // A list takes a nib under its own identifier only.
        let kind = Kit.reuseKind(of: mapping.kind)
        if let other = viewSources.claim(own, among: kind, source, for: mapping) {
            return giveUp(
                mapping,
                Anomaly.Report(
                    ListAnomaly.takenNibIdentifier, nib.name, own, typeName(other.viewType), other.site))
        }
        if let wanted = mapping.source.identifier {
            anomalyLog.report(ListAnomaly.nibIdentifier, nib.name, own, wanted, at: mapping.site)
        }
        mapping.reuseIdentifier = own
        register(mapping, from: nib, in: list)
        return ready(mapping)
    }

    private func checkedPrototype(_ mapping: RegisteredMapping, in list: Kit.List) -> RegisteredMapping? {
        guard Kit.hasView(mapping.kind, identifier: mapping.reuseIdentifier, in: list) == false else {
            return ready(mapping)
        }
        return giveUp(
            mapping, Anomaly.Report(ListAnomaly.missingPrototype, mapping.reuseIdentifier, mapping.kind))
    }

    private func giveUp(_ mapping: RegisteredMapping, _ report: Anomaly.Report) -> RegisteredMapping? {
        anomalyLog.report(report, at: mapping.site)
        mapping.readiness = .unusable
        return nil
    }

    private func ready(_ mapping: RegisteredMapping) -> RegisteredMapping {
        mapping.readiness = .ready
        return mapping
    }
}

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
