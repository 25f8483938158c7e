// A row is a line.
// swift-format-ignore-file
#if EXPLANATIONS
extension RuntimeAnomaly {
    package var words: String {
        switch self {
        case .shadowedMapping: "%1 | A row gets the first mapping that matches it, and the one registered at %2 has no condition. | %3, or give the earlier mapping a condition."
        case .silentHandler: "%1. | The handler registered at %2 comes first and leaves nothing to a later one. | remove one of the two, or do both things in one handler."
        case .silentOnUnusedMapping: "%1. | The mapping of %2 is never used: %3, registered at %4, matches every such item. | register this handler on the earlier mapping, or give that mapping a condition."
        case .unboundHandler: "No registered mapping matches this handler of %1 for %2. | A handler of manager.on(…) applies to mappings of its type. The data is shown, and no such mapping is registered. | %3"
        case .unboundStream: "%1: no mapping is for %2. | A stream of manager.on(…) gets the events of mappings of its type. The data is shown, and no such mapping is registered. | register %2, or check that the type is the one you registered."
        case .lateHandler: "This handler of %1 is on a mapping that is no longer registered. | A mapping ends when it is unregistered, when its token is cancelled, and with the object of live(with:). | register the view again, with its closures in the block of that call."
        case .closedGate: "%1: %2 says no. | The host asks %2 first. It is not answered, and its default is no. | answer %3."
        case .missingGate: "%1: %2 is not implemented. | The host sends %4 only while %2 is implemented too. | register %3."
        case .excludedHandler: "%1: %2. | The host sends this event to another object than the manager. | answer %3 in that object, or leave the slot to the manager."
        case .lostObject: "%1: the %2 it was registered with is gone. | The object after weak: is held weakly, and the closure ends with it. | keep the object alive as long as the list, or register with one that lives as long."
        case .misspelledMethod: "The owner, %1, has a method %2, which is never called. | A delegate's methods are found by their selectors, and the nearest is %3. | declare the protocol, so that the compiler names the method, or write @objc(%3) before it."
        case .misnamedEvent: "The event %1 of the catalogue is named \"%2\". | Closures are registered by the property's name, but explain, implementedEvents and gates use the event's name. | write \"%1\" as its name."
        case .unknownGate: "The event %1 is gated by \"%2\", and no event of the catalogue has that name. | explain, validate() and reports look gates up by name, so they miss this one. | %3."
        case .repeatedSelector: "The events %1 and %2 of the catalogue have the same selector, %3. | A host calls a method by its selector, so only %1 is ever sent. | give %2 the selector of its own method."
        case .uncataloguedEvent: "The event %1 is in no catalogue, so nothing registered for it is ever called. | A catalogue has the events that its struct stores. A computed property makes a new event each time it is read. | store the event in the catalogue: let %1 = …."
        case .cellOffScreen: "%1 at %2 reached no handler: there is no cell on screen. | Every handler of this event takes the cell, and a row off screen has none. | use the form without the cell: mapping.%1.withoutCell { model, position in … }."
        case .missingCells: "This handler of %1 is not called for a row that has scrolled away. | It takes the cell, and a row off screen has none, but %1 is sent for such rows too. | use the form without the cell: %1.withoutCell { … }."
        case .failedCast: "The %1 at %2 is %3, not %4. | The closure takes %4, and Deputy does not call a closure with a value of another type. | use %4 there, or register %3."
        case .refusedOwner: "The owner cannot be %1. | Forwarding would recurse forever. The earlier owner stays. | set the object that has your own delegate methods, such as the view controller."
        case .lostOwner: "The owner, %1, is gone. | The owner is held weakly. Its methods are no longer reported by responds(to:). | keep the owner alive as long as the host, or set manager.owner to nil before it goes."
        case .unannouncedEvent: "The host sent %1 at %2, although responds(to:) says no. | Nothing is registered for it, so no handler was called. A host that asks responds(to:) again would not send it. | set the delegate again after changing what it implements, or register a handler."
        case .lostEvent: "An event that %1 emitted was not delivered: %2. | An event belongs to the item that its view shows, and is not delivered with another one. | emit only while the view shows an item of its manager."
        case .missingMapping: "%1 | %2, and no handler is called for it. %3 | %4, or %5."
        case .nilItem: "The item at %1 is nil. | Optionals are unwrapped before a mapping is looked for, and no mapping matches nil, so a placeholder is shown. | leave nil out of the items, or wrap it in a type of your own."
        }
    }
}
#endif
