/// One closure, wherever it was written: on a mapping, on all mappings of a type, in a chain, on the host, for a stream, for the use
/// of a view.
///
/// Every mapping keeps the handlers that are for it, in the order in which they are asked.
@MainActor @usableFromInline
package class Handler {
    final let event: DelegateEvent
    final let site: CallSite
    /// The place it was registered at.
    final let target: ClosureTarget
    /// The view and the model that it takes.
    final let expects: Expectation
    /// Whether it needs a view on screen.
    final let needsView: Bool
    /// Whether it may decline to answer.
    final let canPass: Bool
    /// Its place in the order of all registrations.
    final let serial: UInt64
    /// The objects that it ends with.
    final private(set) var lifetimes: [Lifetime]
    /// Whether it was reported that it can never be called.
    final var isReported = false
    /// Whether it was cancelled, or its object is gone.
    final var isOver = false
    final let body: Body

    @usableFromInline package typealias Body = @MainActor (borrowing EventCall) -> Reply

    /// - Parameter lifetime: the object that the closure gets first.
    init(
        _ event: DelegateEvent, _ site: CallSite, _ target: ClosureTarget, _ expects: Expectation,
        needsView: Bool? = nil, canPass: Bool = false, lifetime: Lifetime? = nil, _ body: @escaping Body
    ) {
        self.event = event
        self.site = site
        self.target = target
        self.expects = expects
        self.needsView = needsView ?? (expects.view != nil)
        self.canPass = canPass
        self.body = body
        lifetimes = lifetime.map { [$0] } ?? []
        isTied = lifetime != nil
        serial = Self.nextSerial
        Self.nextSerial += 1
    }

    /// The same closure for another event, or called another way.
    init(_ handler: Handler, of event: DelegateEvent, _ body: @escaping Body) {
        self.event = event
        self.body = body
        (site, target, expects) = (handler.site, handler.target, handler.expects)
        (needsView, canPass) = (handler.needsView, handler.canPass)
        (lifetimes, isTied) = (handler.lifetimes, handler.isTied)
        serial = handler.serial
    }

    private static var nextSerial: UInt64 = 0

    /// Calls the closure, if it is for this call.
    final func reply(_ call: borrowing EventCall) -> Reply {
        if isTied, !isAlive { return .ownerGone }
        if target.rule != nil, !target.applies(at: call.place) { return .otherPosition }
        return body(call)
    }

    /// Calls the closure about one view's item, outside of any walk.
    final func notify(_ argument: UnsafeRawPointer, about item: Any, in view: AnyObject?, at place: EventLocation) {
        var nothing: Void?
        withUnsafeMutablePointer(to: &nothing) {
            _ = reply(EventCall(event, at: place, item: item, view: view, argument: argument, answer: $0))
        }
    }

    /// Whether it is called in addition to the one that takes the event.
    final var isAdditional: Bool { target.isAdditional && !event.isQuestion || isStream || isOfUses }
    /// Whether it makes the elements of a stream.
    var isStream: Bool { false }
    /// Whether it is about each use of a view.
    var isOfUses: Bool { false }

    /// Whether it ends with any object.
    final private(set) var isTied: Bool
    final var isAlive: Bool { !isTied || lifetimes.allSatisfy(\.isAlive) }
    final func tie(to lifetime: Lifetime) {
        lifetimes.append(lifetime)
        isTied = true
    }

    /// The order in which the handlers of a mapping are asked.
    final var rank: ClosureTarget.Rank { isStream ? .stream : target.rank }
    final func comes(before other: Handler) -> Bool { (rank, serial) < (other.rank, other.serial) }
    /// Whether those after it may never be called.
    final var mayHide: Bool { !canPass && !isAdditional && !isTied && !isOver }
}

/// What came of asking one handler.
@usableFromInline
package enum Reply {
    case answered, passed, ownerGone, otherModel, otherView, otherPosition
}

/// The types that a closure takes.
@usableFromInline
struct Expectation {
    let view: Any.Type?
    let model: Any.Type

    @usableFromInline
    init(view: Any.Type?, _ model: Any.Type) {
        self.view = view
        self.model = model
    }

    func matchesView(_ view: AnyObject) -> Bool {
        func isOne<View>(_ type: View.Type) -> Bool { view is View }
        return self.view.map { _openExistential($0, do: isOne) } ?? true
    }

    func matchesModel(_ item: Any) -> Bool {
        func isOne<Model>(_ type: Model.Type) -> Bool { cast(item, to: type) != nil }
        return _openExistential(model, do: isOne)
    }

    /// Whether every view of another type is one that it takes.
    func coversView(_ other: Any.Type) -> Bool { view.map { covers($0, other) } ?? true }
    /// Whether every item of another type is one that it takes.
    func coversModel(_ other: Any.Type) -> Bool { covers(model, other) }
}

/// One event under way: typed where it is raised and where a closure is called, and of no type in between.
@usableFromInline
package struct EventCall {
    package let event: DelegateEvent
    @usableFromInline package let place: EventLocation
    /// The item, unwrapped once its mapping is known; `()` if there is none.
    @usableFromInline package var item: Any
    /// Whether there is one.
    package var hasItem: Bool
    @usableFromInline var view: AnyObject?
    // The argument, and the optional that the answer goes into, live where the event is raised, and longer than the call. Boxes for
    // both would be allocated for each event.
    private let argument: UnsafeRawPointer
    let answer: UnsafeMutableRawPointer

    init(
        _ event: DelegateEvent, at place: EventLocation, item: consuming Any?, view: AnyObject? = nil,
        argument: UnsafeRawPointer, answer: UnsafeMutableRawPointer
    ) {
        self.event = event
        self.place = place
        if let item {
            (self.item, hasItem) = (item, true)
        } else {
            (self.item, hasItem) = ((), false)
        }
        self.view = view
        self.argument = argument
        self.answer = answer
    }

    /// A call of a dry run, in which no argument is read and no answer given.
    @MainActor
    init(dry event: DelegateEvent, at place: EventLocation, item: Any? = nil, view: AnyObject? = nil) {
        self.init(event, at: place, item: item, view: view, argument: Self.nowhere, answer: Self.nowhere)
    }

    @MainActor private static let nowhere = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    /// The same call with another argument.
    func with(argument: UnsafeRawPointer) -> EventCall {
        EventCall(event, at: place, item: item, view: view, argument: argument, answer: answer)
    }

    /// The item without optionals; nil if there is none.
    var content: Any? { hasItem ? unwrapped(item) : nil }
}

extension EventCall {
    @inlinable func model<Model>(_ type: Model.Type) -> Model? { cast(item, to: type) }

    @inlinable func position<Position: EventPosition>() -> Position { Position(_place: place) }

    @usableFromInline
    func argument<Argument>(_ type: Argument.Type) -> Argument { argument.assumingMemoryBound(to: type).pointee }

    /// The answer, if there is one by now.
    func answer<Answer>(_ type: Answer.Type) -> Answer? { answer.assumingMemoryBound(to: Answer?.self).pointee }

    @usableFromInline
    func take<Answer>(_ value: Answer) { answer.assumingMemoryBound(to: Answer?.self).pointee = value }

    /// What a closure returned; nil if its object is gone.
    @inlinable
    func take<Answer>(_ decision: EventDecision<Answer>?) -> Reply {
        switch decision {
        case .answer(let answer):
            take(answer)
            return .answered
        case .pass: return .passed
        case nil: return .ownerGone
        }
    }
}
