public import Deputy

/// A chain of a binder, whatever sections it is for: what is said once for all of them.
@MainActor
public protocol ChainEvents {
    /// The binder it belongs to.
    associatedtype Binder: SectionBinding
}

extension SectionChain: ChainEvents {}
extension SectionsChain: ChainEvents {}
extension AnySectionChain: ChainEvents {}

extension ChainEvents {
    @inlinable var events: Binder.Kit.Events { Catalogue<Binder.Kit.Events>.shared.events }

    @inlinable
    func event<E: Event>(_ path: KeyPath<Binder.Kit.Events, E>) -> E { events[keyPath: path] }
}
