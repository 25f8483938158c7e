#if EXPLANATIONS
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
    /// How the list's rows differ from the data's, of which this is, as the list has not got the last changes; nil if they do not.
    package var listDiffers: String?
    /// Why the event is announced; empty if it is not, and then the host never asks.
    public let announcedBecause: [Reason]
    /// Why no event of the protocol is sent, whatever is registered, such as a lost slot; nil if they may be sent.
    package let excludedBecause: String?
    /// Whether the host sends it to another object instead, which may ask for the answer here.
    let mayBePassedOn: Bool
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

    /// The outcome of a candidate, by the words for it.
    // Two are equal if their words are, so each has words of its own.
    package struct Outcome: Sendable, Hashable, Printed {
        package let printed: String
        /// Whether a gate or a setting of this outcome keeps the event from ever being sent.
        package private(set) var closes = false
        /// Whether a gate or a setting of this outcome may keep the event from being sent.
        package private(set) var mayKeepBack = false

        private init(_ words: String) { printed = words }
        private init(closing words: String) { (printed, closes) = ("\(words): the event is never sent", true) }
        private init(perhapsClosing words: String) { (printed, mayKeepBack) = (words, true) }

        // Settings of the host

        /// It does not allow the event; the text says why.
        static func forbids(_ reason: String) -> Self { Self(closing: "forbids it, \(reason)") }
        /// It allows the event only at times; the text says when.
        static func mayForbid(_ reason: String) -> Self { Self(perhapsClosing: "may forbid it: \(reason)") }

        // Gates

        /// It is not answered for this place, and its default is yes.
        package static var isOpen: Self { Self("open, it is not answered and its default is yes") }
        /// It is not answered for this place, and its default is no.
        package static var isClosed: Self { Self(closing: "closed, it is not answered and its default is no") }
        /// It is answered, and the answer may be no.
        package static var mayClose: Self { Self(perhapsClosing: "it is answered, and the answer may be no") }
        /// It is a notice, which is open while it is implemented, and it is.
        package static var isImplemented: Self { Self("open, it is implemented") }
        /// It is a notice, which is open while it is implemented, and it is not.
        package static var isNotImplemented: Self { Self(closing: "closed, it is not implemented") }

        // Mappings

        /// It is the row's mapping: its handlers are asked, and no other's.
        package static var isTheRows: Self { Self("is the row's") }
        /// Without a place: for some rows it is theirs.
        package static var isForSomeRow: Self { Self("for a row of its mapping") }
        /// The item is not of its model type.
        package static func otherModel(expected: String) -> Self { Self("skipped, the item is not \(expected)") }
        /// Its condition does not hold; the text says why.
        static func conditionFails(_ reason: String) -> Self { Self("skipped, \(reason)") }
        /// An earlier mapping is the row's.
        package static var afterTheRows: Self { Self("skipped, an earlier mapping is the row's") }

        // Handlers, streams, the owner and the default

        /// It answers.
        package static var answers: Self { Self("answers") }
        /// It gets the notice.
        package static var hears: Self { Self("receives it") }
        /// It answers unless it passes; only a call can tell.
        package static var mayPass: Self { Self("may pass") }
        /// It passed.
        package static var passed: Self { Self("passed") }
        /// It is asked only if the earlier ones pass.
        static var askedIfPassed: Self { Self("asked only if those before it pass") }
        /// It is never asked: an earlier one answers.
        package static var notReached: Self { Self("never asked, an earlier one answers") }
        /// It takes the cell, and there is none on screen.
        package static var needsView: Self { Self("skipped, it takes the cell and none is on screen") }
        /// It takes a view of another type.
        package static var otherView: Self { Self("skipped, it takes another type of view") }
        /// The object it was registered with is gone.
        package static var ownerGone: Self { Self("skipped, the object it was registered with is gone") }
        /// The owner does not implement the event.
        static var notImplemented: Self { Self("does not implement it") }
        /// The owner receives only notices for which no handler was called.
        package static var heardAlready: Self { Self("skipped, a handler was called") }
    }
}
#endif
