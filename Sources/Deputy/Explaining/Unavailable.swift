#if !EXPLANATIONS
// What a release build does not have, so that the compiler says how to get it.

/// Only where a build has explanations.
@available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
public enum EventResolution {}

/// Only where a build has explanations.
@available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
public enum EventReport {}

extension EventManager {
    /// Only where a build has explanations.
    @available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
    public func explain<E: DelegateEvent>(_ path: KeyPath<Events, E>) -> EventResolution { fatalError() }

    /// Only where a build has explanations.
    @available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
    public func lastResolution<E: DelegateEvent>(of path: KeyPath<Events, E>) -> EventResolution? { nil }

    /// Only where a build has explanations.
    @available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
    public var onResolution: (@MainActor (EventResolution) -> Void)? {
        get { nil }
        set {}
    }

    /// Only where a build has explanations.
    @available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
    public var isTracing: Bool {
        get { false }
        set {}
    }

    /// Only where a build has explanations.
    @available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
    public func validate() -> [Anomaly] { [] }

    /// Only where a build has explanations.
    @available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
    public func report() -> EventReport { fatalError() }
}

extension Anomaly {
    /// Only where a build has explanations.
    @available(
        *, unavailable,
        message: "a release build has 'code', 'facts' and 'site'; the sentences with the trait 'Explanations'"
    )
    public var headline: String { "" }

    /// Only where a build has explanations.
    @available(
        *, unavailable,
        message: "a release build has 'code', 'facts' and 'site'; the sentences with the trait 'Explanations'"
    )
    public var reason: String { "" }

    /// Only where a build has explanations.
    @available(
        *, unavailable,
        message: "a release build has 'code', 'facts' and 'site'; the sentences with the trait 'Explanations'"
    )
    public var remedy: String { "" }
}
#endif
