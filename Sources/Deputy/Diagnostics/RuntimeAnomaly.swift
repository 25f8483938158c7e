// A row is a line.
// swift-format-ignore-file

/// What the runtime reports, a row each: `code | why it matters | what to do`. The code of an error has `!` behind it. Each `%` is
/// replaced by a fact of the case. A code may have several rows.
package enum RuntimeAnomaly: String, CaseIterable {
    case shadowedMapping = "shadowed-mapping | The first mapping that matches is the row's, and the one registered at % has no condition. | %, or give the earlier mapping a condition."
    case silentHandler = "silent-handler | The handler registered at % comes first and never passes. | cancel one of the two, or do both things in one handler."
    case silentOnUnusedMapping = "silent-handler | The mapping of % is never used: % for %, registered at %, takes every such item. | register this handler on the earlier mapping, or give that mapping a condition."
    case unboundHandler = "unbound-handler | A handler on the manager applies to the mappings of its type. The data is shown, and there is no such mapping. | %"
    case unboundStream = "unbound-handler | A stream of the manager listens to the mappings of its type. The data is shown, and there is no such mapping. | register %, or check that the type is the one you registered."
    case closedGate = "closed-gate | The host asks % first. It is not answered, and its default is no. | answer %."
    case missingGate = "closed-gate | The host sends % only while % is implemented too. | register %."
    case excludedHandler = "excluded-handler | The host asks the object in the slot of its protocol, which is not the manager. | answer % there, or let the manager have the slot."
    case lostObject = "lost-object | The object after weak: is not kept, and without it the closure takes part no more. | keep the object as long as the list, or register with one that stays."
    case misspelledMethod = "misspelled-method | A delegate's methods are found by their selectors, and the nearest is %. | declare the protocol, so that the compiler names the method, or write @objc(%) before it."
    case misnamedEvent = "misnamed-event | Closures are registered by the property; explain, implementedEvents and gates go by the name. | write \"%\" as its name."
    case unknownGate = "unknown-gate | explain, validate() and reports find gates by their names, so they pass this one over. | %."
    case repeatedSelector = "repeated-selector | A host that asks by the selector is answered for % alone. | give % the selector of its own method."
    case uncataloguedEvent = "uncatalogued-event | A catalogue has the events that its struct stores. A computed property makes another one each time. | store the event in the catalogue: let % = …."
    case cellOffScreen = "cell-off-screen | Every handler of this event takes the cell, and Deputy never makes up a cell. | register the form without the cell: mapping.%.withoutCell { model, position in … }."
    case missingCells = "cell-off-screen | It takes the cell, and such a row has none. % comes for it all the same. | register the form without the cell: %.withoutCell { … }."
    case failedCast = "failed-cast! | The closure takes %, and Deputy does not call a closure with a value of another type. | hand over %, or register %."
    case refusedOwner = "refused-owner! | Forwarding would recurse forever. The owner stays what it was. | set the object that has your own delegate methods, such as the view controller."
    case lostOwner = "lost-owner | The owner is held weakly. Its methods are no longer reported by responds(to:). | keep the owner alive as long as the host, or set manager.owner to nil before it goes."
    case unannouncedEvent = "unannounced-event | Nothing is registered for it, so a host that checks responds(to:) never sends it. No handler was called. | set the delegate again after changing what it implements, or register a handler."
    case lostEvent = "lost-event | An event is about an item, and is never delivered with another item. | emit only while the view shows an item of its manager."
    case endlessWork = "endless-work! | This looks like an endless loop. The rest is applied in the next turn of the main actor. | change the data only when it really changes, not each time a row is shown."
}
