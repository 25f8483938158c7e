import Deputy
import DeputyLists

/// Which sections a chain is for, and which of several closures comes first: that of a chain that names the section, then that of
/// a chain on all others, then that of a chain on any section, which gets notices in addition.
extension ChainCore {
    /// The place of its closures about views of a kind.
    func place(_ kind: ViewKind, in binder: SectionBinder<Kit, Section>) -> ClosureTarget {
        let isAny = scope == .any
        let mapping = kind == .cell && !isAny ? mapping : nil
        return ClosureTarget(
            mapping, orAllOf: binder.group, where: isAny || mapping != nil ? nil : chainRule(of: kind), of: kind,
            in: binder.manager.dispatcher, rank: isAny ? .attached : named == nil ? .own : .first, isAdditional: isAny,
            origin: ChainOrigin(name: name, kind: kind))
    }

    /// The sections whose views of a kind are made from this chain's bindings.
    func mappingRule(of kind: ViewKind) -> HandlerRule {
        rule { [weak self] section in self?.makesViews(kind, of: section) ?? false }
    }

    /// The sections that the chain is for, whichever chain binds their views of a kind.
    private func chainRule(of kind: ViewKind) -> HandlerRule {
        rule { [weak self] section in self?.isFor(section, binding: kind) ?? false }
    }

    private func rule(_ applies: @escaping @MainActor (Section) -> Bool) -> HandlerRule {
        HandlerRule("in the sections of \(name)", naming: named?.map { AnyHashable($0) }) { id in
            (id?.base as? Section).map(applies) ?? false
        }
    }

    private func makesViews(_ kind: ViewKind, of section: Section) -> Bool {
        binder?.chain(binding: kind, of: section) === self
    }

    /// Whether the rows of a section are this chain's, or it names the section.
    func isFor(_ section: Section) -> Bool { isFor(section, binding: .cell) }

    func isFor(_ section: Section, binding kind: ViewKind) -> Bool {
        guard scope == .others else { return names(section) }
        return binder?.chain(binding: kind, of: section).map { $0.scope == .others } ?? true
    }

    func names(_ section: Section) -> Bool { named?.contains(section) == true }

    /// The sections that it names; nil for a chain on all others or on any.
    var named: [Section]? { if case .named(let sections) = scope { sections } else { nil } }
}

/// A chain of sections, for messages about its closures for one kind of views.
struct ChainOrigin: ClosureOrigin {
    /// How the chain was begun: `onSection(.first)`.
    let name: String
    let kind: ViewKind
}
