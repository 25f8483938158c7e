// A row is a line.
// swift-format-ignore-file
#if EXPLANATIONS
extension RuntimeAnomaly {
    package var words: String {
        switch self {
        case .shadowedMapping: "%1 | The first mapping that matches is the row's, and the one registered at %2 has no condition. | %3, or give the earlier mapping a condition."
        case .silentHandler: "%1. | The handler registered at %2 comes first and never passes. | cancel one of the two, or do both things in one handler."
        case .silentOnUnusedMapping: "%1. | The mapping of %2 is never used: %3, registered at %4, takes every such item. | register this handler on the earlier mapping, or give that mapping a condition."
        case .unboundHandler: "No registered mapping matches this handler of %1 for %2. | A handler on the manager applies to the mappings of its type. The data is shown, and there is no such mapping. | %3"
        case .unboundStream: "%1: no mapping is for %2. | A stream of the manager listens to the mappings of its type. The data is shown, and there is no such mapping. | register %2, or check that the type is the one you registered."
        case .closedGate: "%1: %2 says no. | The host asks %2 first. It is not answered, and its default is no. | answer %3."
        case .missingGate: "%1: %2 is not implemented. | The host sends %4 only while %2 is implemented too. | register %3."
        case .excludedHandler: "%1: %2. | The host asks the object in the slot of its protocol, which is not the manager. | answer %3 there, or let the manager have the slot."
        case .lostObject: "%1: the %2 it was registered with is gone. | The object after weak: is not kept, and without it the closure takes part no more. | keep the object as long as the list, or register with one that stays."
        case .misspelledMethod: "The owner, %1, has a method %2, which is never called. | A delegate's methods are found by their selectors, and the nearest is %3. | declare the protocol, so that the compiler names the method, or write @objc(%3) before it."
        case .misnamedEvent: "The event %1 of the catalogue is named \"%2\". | Closures are registered by the property; explain, implementedEvents and gates go by the name. | write \"%1\" as its name."
        case .unknownGate: "The event %1 is gated by \"%2\", and no event of the catalogue has that name. | explain, validate() and reports find gates by their names, so they pass this one over. | %3."
        case .repeatedSelector: "The events %1 and %2 of the catalogue have the same selector, %3. | A host that asks by the selector is answered for %1 alone. | give %2 the selector of its own method."
        case .uncataloguedEvent: "The event %1 is in no catalogue, so nothing registered for it is ever called. | A catalogue has the events that its struct stores. A computed property makes another one each time. | store the event in the catalogue: let %1 = …."
        case .cellOffScreen: "%1 at %2 reached no handler: there is no cell on screen. | Every handler of this event takes the cell, and Deputy never makes up a cell. | register the form without the cell: mapping.%1.withoutCell { model, position in … }."
        case .missingCells: "This handler of %1 is not called for a row that has scrolled away. | It takes the cell, and such a row has none. %1 comes for it all the same. | register the form without the cell: %1.withoutCell { … }."
        case .failedCast: "The %1 at %2 is %3, not %4. | The closure takes %4, and Deputy does not call a closure with a value of another type. | hand over %4, or register %3."
        case .refusedOwner: "The owner cannot be %1. | Forwarding would recurse forever. The owner stays what it was. | set the object that has your own delegate methods, such as the view controller."
        case .lostOwner: "The owner, %1, is gone. | The owner is held weakly. Its methods are no longer reported by responds(to:). | keep the owner alive as long as the host, or set manager.owner to nil before it goes."
        case .unannouncedEvent: "The host sent %1 at %2, which is not announced. | Nothing is registered for it, so a host that checks responds(to:) never sends it. No handler was called. | set the delegate again after changing what it implements, or register a handler."
        case .lostEvent: "An event that %1 emitted was not delivered: %2. | An event is about an item, and is never delivered with another item. | emit only while the view shows an item of its manager."
        case .endlessWork: "Applying the changes of handlers made handlers request more changes, %1 times in a row. | This looks like an endless loop. The rest is applied in the next turn of the main actor. | change the data only when it really changes, not each time a row is shown."
        case .missingMapping: "%1 | %2, and no handler is called for it. %3 | %4, or %5."
        case .nilItem: "The item at %1 is nil. | Optionals are unwrapped before a mapping is looked for, so nil matches none; a placeholder is shown. | leave nil out of the items, or wrap it in a type of your own."
        }
    }
}
#endif
