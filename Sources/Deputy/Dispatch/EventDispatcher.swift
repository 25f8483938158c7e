/// Takes the place of one delegate: answers its events from registered closures, then the owner, then the default.
///
/// A list's manager contains one. For a delegate of your own, write its events as a catalogue and use a dispatcher
/// directly:
///
/// ```swift
/// let dispatcher = EventDispatcher<PlayerEvents>(host: player)
/// dispatcher.onHost.didStart { … }
/// dispatcher.tell(\.didStart)
/// ```
@MainActor
public final class EventDispatcher<Events: EventCatalogue>: AnyDispatcher {
    /// The catalogue it answers for.
    package let catalogue = SharedCatalogue<Events>.shared
    /// The descriptors, by property.
    public var events: Events { catalogue.events }

    /// A dispatcher for the delegate of a host, which is held weakly.
    public init(host: AnyObject? = nil, anomalyLog: AnomalyLog = AnomalyLog()) {
        super.init(catalogue.all, catalogue.parts, host: host, log: anomalyLog)
        #if EXPLANATIONS
        for mistake in catalogue.mistakes { anomalyLog.report(mistake) }
        #endif
    }
}
