/// Watches events on their way: an explanation of what happened, a recording. It decides nothing.
///
/// Events come one inside the other, and each ends that began.
@MainActor
package protocol WalkObserver: AnyObject {
    /// An event begins its way.
    /// - Parameters:
    ///   - mapping: the row's mapping, whose handlers are asked; nil if there is none, or the event is not announced.
    ///   - isKnown: whether it is that of the row's view, and was not looked for.
    func began(_ event: DelegateEvent, _ call: EventCall, on mapping: RegisteredMapping?, isKnown: Bool)
    /// A handler was asked.
    /// - Parameter reply: what came of it; nil if one before it took the event.
    func asked(_ handler: Handler, _ reply: Reply?, _ call: EventCall)
    /// The owner was asked.
    func asked(_ owner: AnyObject, _ isAnswered: Bool)
    /// The event has ended; a question has its answer.
    func ended(_ event: DelegateEvent, _ call: EventCall, by source: Source)
}

/// Who took an event.
package enum Source {
    /// A handler, with where it was registered.
    case handler(CallSite)
    case stream
    case owner(AnyObject)
    /// The default answers a question; a notice reached nobody.
    case nobody

    /// Takes the first that took part.
    mutating func join(_ source: Source) { if isNobody { self = source } }

    var isNobody: Bool { if case .nobody = self { true } else { false } }
    var isHandler: Bool { if case .handler = self { true } else { false } }
}

/// Is told what a list does besides its events: a recorder.
///
/// A dispatcher has at most one, and pays for none.
@MainActor
package protocol EventSink: WalkObserver {
    /// A question was answered that is no event of the catalogue.
    func wasAsked(_ question: String, at place: EventLocation, answer: String)
    /// The host is about to get changes, a line each; nil for a reload.
    func willUpdate(_ changes: [String]?)
    /// What became of a slot of the host.
    func slot(_ part: DelegatePart, _ change: String)
    /// The last of what it was told, for a report.
    func lastLines(_ count: Int) -> [String]
}
