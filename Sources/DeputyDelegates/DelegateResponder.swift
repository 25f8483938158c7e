package import Deputy

/// Says which methods the proxy of one dispatcher implements.
@MainActor
package final class DelegateResponder<Events: EventCatalogue>: MethodResponder {
    package let dispatcher: EventDispatcher<Events>
    package let unknownMethods = UnknownMethods()
    private let hasMethod: @MainActor (AnyObject, String) -> Bool

    /// - Parameter hasMethod: asks the Objective-C runtime, on Apple's platforms.
    package init(_ dispatcher: EventDispatcher<Events>, hasMethod: @escaping @MainActor (AnyObject, String) -> Bool) {
        self.dispatcher = dispatcher
        self.hasMethod = hasMethod
    }

    package func implements(_ selector: String) -> Bool? { event(of: selector).map(dispatcher.announces) }

    package func event(of selector: String) -> DelegateEvent? { dispatcher.catalogue.event(selector: selector) }

    package func announces(_ event: DelegateEvent) -> Bool { dispatcher.announces(event) }

    package func hasMethod(_ owner: AnyObject, _ selector: String) -> Bool { hasMethod(owner, selector) }

    package var forwardingTarget: AnyObject? { dispatcher.owner }

    /// Makes an object the owner, with its listed methods and those that the runtime finds.
    package func setOwner(_ owner: AnyObject?, of proxy: AnyObject) {
        dispatcher.setOwner(owner, refusing: [(proxy, "its own proxy")]) { owner, event in
            dispatcher.listsMethod(owner, for: event) || hasMethod(owner, event.selector)
        }
    }
}
