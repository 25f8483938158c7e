// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !EXPLANATIONS
public import Deputy
public import Foundation

@available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
extension ListManager {
    @_alwaysEmitIntoClient public func explain<E: DelegateEvent>(
        _ path: KeyPath<Kit.Events, E>, at indexPath: IndexPath
    ) -> EventResolution {
        fatalError()
    }
    @_alwaysEmitIntoClient public func explain<E: DelegateEvent>(_ path: KeyPath<Kit.Events, E>, inSection section: Int)
        -> EventResolution
    {
        fatalError()
    }
    @_alwaysEmitIntoClient public func explainViewEvent(at indexPath: IndexPath) -> EventResolution? { nil }
    @_alwaysEmitIntoClient public var lastViewEventResolution: EventResolution? { nil }
}

@available(*, unavailable, message: "a release build has it with the package's trait 'Explanations' only")
extension ListManager where Kit: CollectionKit {
    @_alwaysEmitIntoClient public func explain<E: DelegateEvent>(
        _ path: KeyPath<Events, E>, ofKind elementKind: String, at indexPath: IndexPath
    ) -> EventResolution { fatalError() }
}
#endif
