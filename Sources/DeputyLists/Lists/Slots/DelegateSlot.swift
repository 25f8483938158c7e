public import Deputy

/// One delegate slot of a list: decides which methods the proxy in it implements, and which object gets methods outside
/// the catalogue.
///
/// A kit's proxy asks it and decides nothing. It is visible because kits make proxies for it; not for apps.
@MainActor
public final class _DelegateSlot: MethodResponder {
    /// The protocol the slot is for.
    package let part: DelegatePart
    /// The object that was in the slot before the proxy.
    weak var former: AnyObject?
    /// The keeper of the slot; nil after the manager has left the list.
    weak var keeper: (any SlotKeeping)?
    /// The methods outside the catalogue that the list asked about.
    package let unknownMethods = UnknownMethods()
    private let events: PartEvents
    private let others: [_NonEventMethods.Method]
    private let find: @MainActor (String) -> DelegateEvent?

    /// - Parameter catalogue: the methods of the list's protocols.
    init<Events: _ListEvents>(_ part: DelegatePart, in catalogue: SharedCatalogue<Events>) {
        self.part = part
        events = catalogue.parts[part] ?? PartEvents([])
        others = Events._nonEventMethods
        find = catalogue.event(selector:)
    }

    /// An event is implemented while it is announced; a method that the mappings decide, while a registration needs
    /// it. An event of another protocol never is.
    package func implements(_ selector: String) -> Bool? {
        find(selector).map(announces) ?? others.first { $0.selector == selector }.map(isNeeded)
    }

    /// The same for an event, which needs no search.
    ///
    /// Behind a data source that passes on every event is implemented that its list may count, so that each has its default there.
    package func announces(_ event: DelegateEvent) -> Bool {
        event.facts.part == part
            && (announced.contains(event.ordinal) || keeper?.counted.contains(event.ordinal) == true)
    }

    /// The same as ``implements(_:)`` for the list, of a data source that passes on: only what is announced.
    func implementsForList(_ selector: String) -> Bool? {
        guard let event = find(selector) else { return implements(selector) }
        return event.facts.part == part && announced.contains(event.ordinal)
    }

    /// The event of a selector; nil for a method that is none.
    package func event(of selector: String) -> DelegateEvent? { find(selector) }

    /// What of its events and other methods is implemented.
    var implemented: SlotPlan.Implemented {
        SlotPlan.Implemented(events: announced.intersection(events.all), others: others.map(isNeeded))
    }

    /// The events that are announced; none after the manager is gone, or has left the list.
    private var announced: EventSet { keeper?.announced ?? EventSet() }

    /// The owner of the protocol.
    package var forwardingTarget: AnyObject? { keeper?.owner(of: part) }

    /// Whether an owner has a method, according to the kit.
    package func hasMethod(_ owner: AnyObject, _ selector: String) -> Bool {
        keeper?.responds(owner, to: selector) == true
    }

    /// Whether a method of the slot's protocol is needed.
    ///
    /// The methods for views of headers and footers are implemented only while one is registered or the owner makes
    /// them, because a list view treats headers differently if the method is implemented.
    private func isNeeded(_ method: _NonEventMethods.Method) -> Bool {
        guard method.part == part else { return false }
        guard let kind = method.kind else { return true }
        return keeper?.hasMappings(kind) == true || ownerResponds(to: method.selector)
    }
}

/// What is in a slot for a manager, as kits make it; not for apps.
@MainActor
public protocol _SlotProxy: AnyObject {
    /// Its slot.
    var slot: _DelegateSlot { get }
}

/// The functions of a manager that a slot needs.
@MainActor
protocol SlotKeeping: AnyObject, Sendable {
    /// The events that are announced; none once the manager is gone.
    var announced: EventSet { get }
    /// The events that the list may count whatever is announced; none once the manager is gone.
    var counted: EventSet { get }
    func hasMappings(_ kind: ViewKind) -> Bool
    func owner(of part: DelegatePart) -> AnyObject?
    func responds(_ object: AnyObject, to selector: String) -> Bool
    /// Called when another manager takes the list over.
    func handOver()
    #if EXPLANATIONS
    /// Called one turn after the list has gone.
    func listIsGone()
    #endif
}

/// The methods of a list's protocols that are not events: the items and the mappings decide them.
///
/// Together with the events of the catalogue they are all there is. Visible as the catalogues list them; not for apps.
public enum _NonEventMethods {
    /// One such method.
    public struct Method: Sendable, Hashable {
        /// The selector of the method.
        public let selector: String
        /// What decides it.
        public let decidedBy: String
        /// The protocol it belongs to.
        public var part = DelegatePart.dataSource
        /// The kind of view that it is needed for; nil for a method that is always needed.
        public var kind: ViewKind?
    }

    /// Those of a table.
    public static let ofTables: [Method] = [
        Method(selector: "numberOfSectionsInTableView:", decidedBy: "the items"),
        Method(selector: "tableView:numberOfRowsInSection:", decidedBy: "the items"),
        Method(selector: "tableView:cellForRowAtIndexPath:", decidedBy: "the mappings of cells"),
        Method(
            selector: "tableView:viewForHeaderInSection:", decidedBy: "the mappings of headers", part: .delegate,
            kind: .header),
        Method(
            selector: "tableView:viewForFooterInSection:", decidedBy: "the mappings of footers", part: .delegate,
            kind: .footer),
        Method(
            selector: "tableView:titleForHeaderInSection:",
            decidedBy: "the items: a header model that is text; else the owner"),
        Method(
            selector: "tableView:titleForFooterInSection:",
            decidedBy: "the items: a footer model that is text; else the owner"),
    ]

    /// Those of a collection.
    public static let ofCollections: [Method] = [
        Method(selector: "numberOfSectionsInCollectionView:", decidedBy: "the items"),
        Method(selector: "collectionView:numberOfItemsInSection:", decidedBy: "the items"),
        Method(selector: "collectionView:cellForItemAtIndexPath:", decidedBy: "the mappings of cells"),
        // Always implemented: a layout may ask for a view of a kind that is not registered, and a collection view raises an
        // exception if the data source lacks the method.
        Method(
            selector: "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
            decidedBy: "the mappings of supplementary views"),
    ]
}
