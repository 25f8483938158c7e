/// The record of how one event is answered: what was tried, what was skipped and why, and what answered.
///
/// `explain` makes one without calling anything; `lastResolution(of:)` holds what really happened, while tracing is on.
public struct EventResolution: Sendable, Hashable {
    /// The event's name.
    public let event: String
    /// The delegate method's selector.
    public let selector: String
    /// Whether a view emits the event. Then it is not a delegate method, and no host asks whether it is implemented.
    let isEmitted: Bool
    /// Where it happened.
    public internal(set) var place: EventLocation
    /// The type of the item there, unwrapped; nil if there is none.
    public internal(set) var item: String?
    /// Why there is no item, if that is a mistake, such as a source that was never started; nil otherwise.
    package var noItemBecause: String?
    /// Why the event is announced; empty if it is not, and then the host never asks.
    public let announcedBecause: [Reason]
    /// Why no event of the protocol is sent, whatever is registered, such as a lost slot; nil if they may be sent.
    package let excludedBecause: String?
    /// Whether the host sends it to another object instead, which may ask for the answer here.
    package let mayBePassedOn: Bool
    /// How many handlers of the event were withdrawn because the objects they were registered with are gone; for at most a
    /// hundred lines of code.
    package let lostHandlers: Int
    /// What is registered for it without a mapping, in words.
    let strays: [String]
    /// Everything that was tried, in order: settings and gates, mappings, then handlers, streams, the owner and the default.
    public internal(set) var steps: [Step] = []
    /// What may answer, or get the notice first, in the order it is asked: only one if that is certain.
    ///
    /// ``AnsweredBy/neverSent`` is last if a gate may keep the host from sending the event, or another object from passing it on.
    public internal(set) var mayAnswer: [AnsweredBy] = []
    /// The answer as text; nil for a notice, and for an answer that only a call could give.
    public internal(set) var answer: String?

    /// Whether `responds(to:)` says yes.
    public var isAnnounced: Bool { !announcedBecause.isEmpty }

    /// What answers, or gets the notice first; ``AnsweredBy/depends`` if only a call can tell.
    ///
    /// It is about the event sent at this moment, with the rows that are on screen now.
    public var answeredBy: AnsweredBy { mayAnswer.count == 1 ? mayAnswer[0] : .depends }

    /// What answers an event, or gets a notice first.
    public enum AnsweredBy: Sendable {
        /// A registered closure.
        case handler
        /// A stream, of a notice that no handler gets.
        case stream
        /// The owner's own delegate method.
        case owner
        /// The value that means "not implemented".
        case `default`
        /// Nothing: a notice without a receiver.
        case nobody
        /// One of ``EventResolution/mayAnswer``: a handler can pass, the answer to a gate can be no, or another object, which
        /// gets the event, can keep it.
        case depends
        /// Nothing, because the host never sends it: a setting of the host forbids it, a gate is closed, or another object
        /// answers for the whole protocol.
        case neverSent
    }

    /// Why an event is announced.
    public enum Reason: Sendable, Hashable {
        /// This number of handlers is registered for it, over all mappings.
        case handlers(Int)
        /// This number of streams listens to it.
        case streams(Int)
        /// The owner implements it.
        case owner
        /// The delegate protocol requires it.
        case required
        /// Something registered needs it.
        case needed(String)
        /// It was registered after the host had loaded, so this slot was set again.
        case slotSetAgain(String)
    }

    /// One candidate that was tried, and its outcome.
    public struct Step: Sendable, Hashable {
        /// What was tried.
        public let candidate: Candidate
        /// What came of it; ``reason`` says it in words.
        package internal(set) var outcome: Outcome
        /// What answers or implements a gate, as far as that is known for the place: handlers with their lines, then the
        /// owner; empty for every other step.
        package internal(set) var deciders: [Candidate] = []
        /// The type of the object it was registered with, if that is gone; nil otherwise.
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

    /// The outcome of a candidate.
    package enum Outcome: Sendable, Hashable {
        // Settings of the host
        /// It does not allow the event, so that is never sent; the text says why.
        case forbids(String)
        /// It allows the event only at times; the text says when.
        case mayForbid(String)
        // Gates
        /// It is not answered for this place, and its default is yes.
        case isOpen
        /// It is not answered for this place, and its default is no: the event is never sent.
        case isClosed
        /// It is answered, and the answer may be no.
        case mayClose
        /// It is a notice, which is open while it is implemented, and it is.
        case isImplemented
        /// It is a notice, which is open while it is implemented, and it is not implemented: the event is never sent.
        case isNotImplemented
        // Mappings
        /// It is the row's mapping: its handlers are asked, and no other's.
        case isTheRows
        /// Without a place: for some rows it is theirs.
        case isItsRows
        /// The item is not of its model type.
        case otherModel(expected: String)
        /// Its condition does not hold; the text says why.
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
        /// It is asked only if the earlier ones pass.
        case askedIfPassed
        /// It is never asked: an earlier one answers.
        case notReached
        /// It takes the cell, and there is none on screen.
        case needsView
        /// It takes a view of another type.
        case otherView
        /// The object it was registered with is gone.
        case ownerGone
        /// The owner does not implement the event.
        case notImplemented
        /// The owner receives only notices for which no handler was called.
        case heardAlready
    }
}
