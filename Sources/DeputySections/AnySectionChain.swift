import Deputy
import DeputyLists

/// Closures for every section of a binder, in addition to the chains that bind them.
///
/// These closures get notices in addition to the section's own, and answer questions that the section's
/// chain does not answer. The cells may be of any class.
@MainActor
public struct AnySectionChain<Binder: _SectionBinding> {
    /// Where its closures go.
    public let _chain: _ChainClosures<Binder>

    init(_ core: ChainCore<Binder.Kit, Binder.Section>) { _chain = _ChainClosures(core: core) }
}
