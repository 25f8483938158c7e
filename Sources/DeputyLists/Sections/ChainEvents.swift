public import Deputy

/// A chain of a binder, whatever sections it is for: what is said once for all of them.
@MainActor
public protocol ChainEvents {
    /// The binder it belongs to.
    associatedtype Binder: SectionBinding
    /// Where its closures go.
    var closures: ChainClosures<Binder> { get }
}

/// A chain whose closures about headers and footers get the section first.
@MainActor
public protocol ManySectionsChain: ChainEvents {}

extension SectionChain: ChainEvents {}
extension SectionsChain: ManySectionsChain {}
extension AnySectionChain: ManySectionsChain {}

/// Where the closures of a chain go; there is nothing to do with it but to let the chain's own forms use it.
@MainActor
public struct ChainClosures<Binder: SectionBinding> {
    @usableFromInline let core: ChainCore<Binder.Kit, Binder.Section>

    @usableFromInline
    init(core: ChainCore<Binder.Kit, Binder.Section>) { self.core = core }
}

extension ChainEvents {
    @inlinable var core: ChainCore<Binder.Kit, Binder.Section> { closures.core }

    @inlinable var events: Binder.Kit.Events { Catalogue<Binder.Kit.Events>.shared.events }

    @inlinable
    func event<E: Event>(_ path: KeyPath<Binder.Kit.Events, E>) -> E { events[keyPath: path] }
}
