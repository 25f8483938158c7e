// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !EXPLANATIONS
@available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
public typealias EventResolution = Never
@available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
public typealias EventReport = Never

@available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
extension EventManager {
    @_alwaysEmitIntoClient public func explain<E: DelegateEvent>(_ path: KeyPath<Events, E>) -> EventResolution {
        fatalError()
    }
    @_alwaysEmitIntoClient public func lastResolution<E: DelegateEvent>(of path: KeyPath<Events, E>) -> EventResolution?
    { nil }
    @_alwaysEmitIntoClient public var onResolution: (@MainActor (EventResolution) -> Void)? {
        get { nil }
        set {}
    }
    @_alwaysEmitIntoClient public var isTracing: Bool {
        get { false }
        set {}
    }
    @_alwaysEmitIntoClient public func validate() -> [Anomaly] { [] }
    @_alwaysEmitIntoClient public func report() -> EventReport { fatalError() }
}

@available(
    *, unavailable,
    message: "a release build has 'code', 'facts' and 'site'; the sentences with the trait 'Explanations'"
)
extension Anomaly {
    @_alwaysEmitIntoClient public var headline: String { "" }
    @_alwaysEmitIntoClient public var reason: String { "" }
    @_alwaysEmitIntoClient public var remedy: String { "" }
}
#endif
