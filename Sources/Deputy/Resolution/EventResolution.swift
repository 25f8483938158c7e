/// The record of how one event is answered: what was tried, what was skipped and why, who answered.
///
/// `explain` makes one without calling anything; `lastResolution(of:)` holds what really happened, while tracing is on.
public struct EventResolution: Sendable, Hashable {
    /// The event's name.
    public let event: String
    /// The delegate method's selector.
    public let selector: String
    /// Whether a view emits the event. It is no delegate method then, and no host asks whether it is implemented.
    let isEmitted: Bool
    /// Where it happened.
    public let place: EventLocation
    /// The type of the item there, unwrapped; nil where there is none.
    public let item: String?
    /// Why there is no item, where that is a mistake: a binder that was not finished; nil otherwise.
    package var noItemBecause: String?
    /// Why the event is announced; empty if it is not, and then the host never asks.
    public let announcedBecause: [Reason]
    /// Why nothing of the event's protocol is sent, whoever registers: somebody took the slot; nil where that is not so.
    package let excludedBecause: String?
    /// How many handlers of the event are withdrawn because the objects they were registered with are gone; of the last
    /// hundred lines of which that is so.
    package internal(set) var lostHandlers = 0
    /// Everything that was looked at, in order.
    public internal(set) var steps: [Step]
    /// Who may answer, or get the notice first, in the order they are asked: one where that is certain.
    ///
    /// ``AnsweredBy/neverSent`` is last where a gate may keep the host from sending the event.
    public internal(set) var mayAnswer: [AnsweredBy]
    /// The answer as text; nil for a notice, and for an answer that only a call could give.
    public internal(set) var answer: String?

    /// Whether `responds(to:)` says yes.
    public var isAnnounced: Bool { !announcedBecause.isEmpty }

    /// Who answers, or gets the notice first; ``AnsweredBy/depends`` where only a call can tell.
    ///
    /// It is about the event sent at this moment, with the rows that are on screen now.
    public var answeredBy: AnsweredBy { mayAnswer.count == 1 ? mayAnswer[0] : .depends }

    /// Who answers.
    public enum AnsweredBy: String, Sendable {
        /// A registered closure.
        case handler
        /// A stream, of a notice that no handler gets.
        case stream
        /// The owner's own delegate method.
        case owner
        /// The value that means "not implemented".
        case `default`
        /// Nobody: a notice that no one gets.
        case nobody
        /// One of ``EventResolution/mayAnswer``: a handler can pass, or what answers a gate can say no.
        case depends
        /// Nobody, as the host never sends it: a setting of the host forbids it, a gate is closed, or others answer for the
        /// whole protocol.
        case neverSent
    }

    /// Why an event is announced.
    public enum Reason: Sendable, Hashable {
        /// So many handlers are registered for it, over all mappings.
        case handlers(Int)
        /// So many streams listen to it.
        case streams(Int)
        /// The owner implements it.
        case owner
        /// The delegate protocol requires it.
        case required
        /// Something registered needs it.
        case needed(String)
        /// It came after the host had loaded, so this slot was set again.
        case slotSetAgain(String)
    }

    /// One thing that was looked at, and what came of it.
    public struct Step: Sendable, Hashable {
        /// What was looked at.
        public let candidate: Candidate
        /// What came of it; ``reason`` says it in words.
        package internal(set) var outcome: Outcome
        /// Who answers a gate, or implements it, as far as that is known of the place: handlers with their lines, then the
        /// owner; empty for every other step.
        package internal(set) var deciders: [Candidate] = []
        /// The type of the object it was registered with, where that is gone; nil otherwise.
        package internal(set) var object: String?
    }

    /// Something that might have answered.
    public enum Candidate: Sendable, Hashable {
        /// A setting of the host that does not allow the event, or not always: the name of its property.
        case setting(String)
        /// Another event, which must say yes before this one is ever sent.
        case gate(String)
        /// A mapping, and where it was registered.
        case mapping(view: String, model: String, site: CallSite)
        /// A handler of the row's mapping, and where it was registered.
        case handler(site: CallSite)
        /// A stream, and where it was made.
        case stream(site: CallSite)
        /// The owner.
        case owner(String)
        /// The default, in words.
        case fallback(String)
    }

    /// What came of a candidate.
    package enum Outcome: Sendable, Hashable {
        // Settings of the host
        /// It does not allow the event, and why: the event is never sent.
        case forbids(String)
        /// It allows the event only at times, and when.
        case mayForbid(String)
        // Gates
        /// It says yes, as nobody answers it for this place and yes is its default.
        case isOpen
        /// It says no, as nobody answers it for this place and no is its default: the event is never sent.
        case isClosed
        /// Somebody answers it, and may say no.
        case mayClose
        /// It is a notice, which opens by being implemented, and it is.
        case isImplemented
        /// It is a notice, which opens by being implemented, and it is not: the event is never sent.
        case isNotImplemented
        // Mappings
        /// It is the row's mapping: its handlers are asked, and no other's.
        case isTheRows
        /// The item is not of its model type.
        case otherModel(expected: String)
        /// Its condition does not hold, and why.
        case conditionFails(String)
        /// An earlier mapping is the row's.
        case afterTheRows
        // Handlers, streams, the owner and the default
        /// It answers.
        case answers
        /// It gets the notice.
        case hears
        /// It answers unless it passes; only a call can tell.
        case mayPass
        /// It passed.
        case passed
        /// It is asked only if those before it pass.
        case askedIfPassed
        /// It is never asked: somebody before it answers.
        case notReached
        /// It takes the cell, and there is none on screen.
        case needsView
        /// It takes another type of view than the one there is.
        case otherView
        /// The object it was registered with is gone.
        case ownerGone
        /// The owner does not implement the event.
        case notImplemented
        /// The owner receives only notices for which no handler was called.
        case heardAlready
    }
}
