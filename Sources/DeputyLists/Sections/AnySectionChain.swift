import Deputy

/// What is said of every section of a binder, beside the chains that bind them.
///
/// Notices are told to these closures in addition to the section's own; questions are answered by them where the section's
/// chain does not answer. The cells are of whatever class their chains bind.
@MainActor
public struct AnySectionChain<Binder: _SectionBinding> {
    /// Where its closures go.
    public let _chain: _ChainClosures<Binder>

    @usableFromInline
    init(_ core: ChainCore<Binder.Kit, Binder.Section>) { _chain = _ChainClosures(core: core) }

    /// Any cell of the list.
    public typealias View = Binder.Kit.Cell
    /// Whatever it shows.
    public typealias Model = Any
}
