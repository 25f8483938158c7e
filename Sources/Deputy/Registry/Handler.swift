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
    final let role: Role
    /// Whether it needs a view on screen.
    final let needsView: Bool
    /// Whether it may decline to answer.
    final let canPass: Bool
    /// Its place in the order of all registrations.
    final let serial: UInt64
    /// The objects that it ends with.
    final private(set) var lifetimes: [Lifetime]
    /// Whether it was cancelled, or its object is gone.
    final private(set) var isOver = false
    final let body: Body
    /// Who listens, of a stream; nil for a closure.
    final let listener: (any EventListener)?

    @usableFromInline package typealias Body = @MainActor (borrowing EventCall) -> Reply

    /// What it is for: an event, each use of a view, or a closure property that is filled for each use.
    enum Role { case closure, use, property }

    /// - Parameters:
    ///   - lifetime: the object that the closure gets first.
    ///   - listener: who listens beside the closures, of a stream.
    init(
        _ event: DelegateEvent, _ site: CallSite, _ target: ClosureTarget, _ expects: Expectation,
        needsView: Bool? = nil, canPass: Bool = false, lifetime: Lifetime? = nil,
        listener: (any EventListener)? = nil, _ body: @escaping Body
    ) {
        self.event = event
        role = .closure
        self.listener = listener
        self.site = site
        self.target = target
        self.expects = expects
        self.needsView = needsView ?? (expects.view != nil)
        self.canPass = canPass
        self.body = body
        lifetimes = lifetime.map { [$0] } ?? []
        isTied = lifetime != nil
        takesObject = isTied
        serial = Self.nextSerial
        Self.nextSerial += 1
    }

    /// A listener beside the closures.
    package convenience init(
        listening listener: any EventListener, to event: DelegateEvent, _ site: CallSite, _ target: ClosureTarget,
        _ expects: Expectation, needsView: Bool, _ body: @escaping Body
    ) { self.init(event, site, target, expects, needsView: needsView, listener: listener, body) }

    /// The same closure, called another way.
    init(_ handler: Handler, role: Role = .closure, _ body: @escaping Body) {
        event = handler.event
        self.role = role
        self.body = body
        listener = nil
        (site, target, expects) = (handler.site, handler.target, handler.expects)
        (needsView, canPass) = (handler.needsView, handler.canPass)
        (lifetimes, isTied, takesObject) = (handler.lifetimes, handler.isTied, handler.takesObject)
        serial = handler.serial
    }

    private static var nextSerial: UInt64 = 0

    /// Calls the closure, if it is for this call.
    final func reply(_ call: borrowing EventCall) -> Reply {
        if let refusal = refusal(of: call) { return refusal }
        return body(call)
    }

    /// Why the closure is not for a call, whatever its item and its view are; nil if it may be.
    final func refusal(of call: borrowing EventCall) -> Reply? {
        if isTied, !isAlive { return .ownerGone }
        if target.rule != nil, !target.applies(at: call.place) { return .otherPosition }
        return nil
    }

    /// Calls the closure about one view's item, outside of any walk.
    final func notify<Argument>(_ argument: Argument, about item: Any, in view: AnyObject?, at place: EventLocation) {
        var argument = argument
        var nothing: Void?
        EventCall.raise(at: place, view: view, argument: &argument, answer: &nothing) { call in
            call.setItem(item)
            _ = reply(call)
        }
    }

    /// Whether it is called in addition to the one that takes the event.
    final var isAdditional: Bool { target.isAdditional && !event.isQuestion || isStream || isOfUses }
    /// Whether it makes the elements of a stream.
    final var isStream: Bool { listener != nil }
    /// Whether it is about each use of a view.
    final var isOfUses: Bool { role != .closure }
    /// Whether it is called with the scope of each use.
    final var beginsUses: Bool { role == .use }

    /// Registers it where it belongs; false if there is nothing to hear any more.
    package final func register() -> Bool { target.registry?.add(self) ?? false }
    /// Removes it from wherever it is.
    package final func withdraw() { target.registry?.remove(self) }

    /// Notes that it was cancelled, or its object is gone.
    func end() { isOver = true }

    /// Whether an object that its closure gets, after `weak:`, is gone.
    final var hasLostObject: Bool { takesObject && lifetimes.first?.isAlive == false }
    private final let takesObject: Bool
    /// Whether it ends with any object.
    final private(set) var isTied: Bool
    final var isAlive: Bool { !isTied || lifetimes.allSatisfy(\.isAlive) }
    final func tie(to lifetime: Lifetime) {
        lifetimes.append(lifetime)
        isTied = true
    }

    /// Its place in the order in which the handlers of a mapping are asked.
    final var order: (ClosureTarget.Rank, UInt64) { (isStream ? .stream : target.rank, serial) }
    final func comes(before other: Handler) -> Bool { order < other.order }
    /// Whether those after it may never be called.
    final var mayHide: Bool { !canPass && !isAdditional && !isTied && !isOver }
}

extension Array {
    /// The place behind those that come before something, which the array begins with.
    /// - Complexity: O(log n).
    package func place(behind comesBefore: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Handlers in the order in which they are asked. They are found by it, so that many are cancelled in linear time.
extension Array where Element: Handler {
    /// Where a handler is, or belongs.
    @MainActor
    func place(of order: (ClosureTarget.Rank, UInt64)) -> Int { place { $0.order < order } }

    @MainActor
    mutating func insert(_ handler: Element) { insert(handler, at: place(of: handler.order)) }

    /// Removes a handler; false if it is not here.
    @MainActor
    mutating func remove(_ handler: Element) -> Bool {
        let place = place(of: handler.order)
        guard place < count, self[place] === handler else { return false }
        remove(at: place)
        return true
    }
}

/// Who listens to an event beside the closures, and answers nothing: a stream.
package protocol EventListener: AnyObject {
    /// Nothing comes any more: the mapping or the manager that it listens to is gone.
    @MainActor func finish()
}

/// What came of asking one handler.
@usableFromInline
package enum Reply {
    case answered, passed, ownerGone, otherModel, otherView, otherPosition, noView
}

/// The types that a closure takes.
@usableFromInline
package struct Expectation {
    let view: Any.Type?
    let model: Any.Type

    @usableFromInline
    package init(view: Any.Type?, _ model: Any.Type) {
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

/// One call of an event: typed where it is raised and where a closure is called, and of no type in between.
@usableFromInline
package struct EventCall {
    /// Where it happens, in the data.
    @usableFromInline package var place: EventLocation
    /// The item, unwrapped once its mapping is known; `()` if there is none.
    @usableFromInline package var item: Any = ()
    /// Whether there is one.
    package private(set) var hasItem = false
    /// The view, once something has asked for it.
    @usableFromInline package var view: AnyObject?
    // The argument, and the optional that the answer goes into, live where the event is raised, and longer than the call. Boxes for
    // both would be allocated for each event.
    private var argument: UnsafeRawPointer
    package let answer: UnsafeMutableRawPointer

    /// Calls the owner's method, which puts its answer where that goes; false if it gave none.
    @usableFromInline package typealias Owner = @MainActor (AnyObject, _ answer: UnsafeMutableRawPointer) -> Bool

    @usableFromInline
    init(
        at place: EventLocation, view: AnyObject?, argument: UnsafeRawPointer, answer: UnsafeMutableRawPointer
    ) {
        self.place = place
        self.view = view
        self.argument = argument
        self.answer = answer
    }

    /// A call of a dry run, in which no argument is read and no answer given.
    @MainActor
    init(dryAt place: EventLocation, item: Any? = nil, view: AnyObject? = nil) {
        self.init(at: place, view: view, argument: Self.nowhere, answer: Self.nowhere)
        setItem(item)
    }

    @MainActor private static let nowhere = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    /// Makes the call of an event.
    /// - Parameters:
    ///   - view: the view, if the host hands it over.
    ///   - argument: what the event brings along.
    ///   - answer: where the answer goes. A question has one afterwards.
    ///   - send: sends it.
    @MainActor @inlinable
    package static func raise<Argument, Answer>(
        at place: EventLocation, view: AnyObject?, argument: UnsafePointer<Argument>,
        answer: UnsafeMutablePointer<Answer?>, _ send: @MainActor (inout EventCall) -> Void
    ) {
        var call = EventCall(
            at: place, view: view, argument: UnsafeRawPointer(argument), answer: UnsafeMutableRawPointer(answer))
        send(&call)
    }

    /// Sets the item that it is about; nil if the data has none.
    package mutating func setItem(_ item: consuming Any?) {
        hasItem = item != nil
        self.item = item ?? ()
    }

    /// Runs code with a call about the same and with another argument of the same type.
    @MainActor
    package func with<Argument, Result>(_ argument: Argument, _ body: (inout EventCall) -> Result) -> Result {
        withUnsafePointer(to: argument) {
            var call = self
            call.argument = UnsafeRawPointer($0)
            return body(&call)
        }
    }

    /// The item without optionals; nil if there is none.
    var content: Any? { hasItem ? unwrapped(item) : nil }
}

extension EventCall {
    @inlinable package func model<Model>(_ type: Model.Type) -> Model? { cast(item, to: type) }

    @inlinable package func position<Position: EventPosition>() -> Position { Position(_place: place) }

    @usableFromInline
    package func argument<Argument>(_ type: Argument.Type) -> Argument {
        argument.assumingMemoryBound(to: type).pointee
    }

    /// The answer, if there is one by now.
    package func answer<Answer>(_ type: Answer.Type) -> Answer? { answer.assumingMemoryBound(to: Answer?.self).pointee }

    /// Puts an owner's answer where it goes; false for none.
    @inlinable
    package static func setAnswer<Answer>(_ answer: Answer?, in place: UnsafeMutableRawPointer) -> Bool {
        guard answer != nil else { return false }
        place.assumingMemoryBound(to: Answer?.self).pointee = answer
        return true
    }

    @usableFromInline
    package func setAnswer<Answer>(_ value: Answer) { answer.assumingMemoryBound(to: Answer?.self).pointee = value }

    /// What a closure returned; nil if its object is gone.
    @inlinable
    func reply<Answer>(_ decision: EventDecision<Answer>?) -> Reply {
        switch decision {
        case .answer(let answer):
            setAnswer(answer)
            return .answered
        case .pass: return .passed
        case nil: return .ownerGone
        }
    }
}
