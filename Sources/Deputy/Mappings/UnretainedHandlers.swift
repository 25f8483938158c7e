/// The handlers of an event that has begun, not retained: such pairs of calls take more of an event's time than finding
/// the handlers does (`DeputyBenchmarks profile display` under callgrind).
///
/// Their mapping keeps them until code of a user runs. Before that, what is needed of them is taken from here, retained:
/// the closure of the only handler, or the list.
@MainActor @usableFromInline
struct UnretainedHandlers {
    @usableFromInline let list: Unmanaged<HandlerList>

    @inline(__always)
    init(_ list: HandlerList) { self.list = .passUnretained(list) }

    /// The handlers, for whoever calls several closures or looks for a view in between.
    var retained: HandlerList { list.takeUnretainedValue() }

    /// Whether it is one handler, and that cannot be called without a view.
    @inlinable nonisolated var needsView: Bool { list._withUnsafeGuaranteedRef { $0.needsView } }

    /// The closure of the only handler, if it is one of these types; nil if there are several, if it needs a view and has
    /// none, or if an object has to be looked at first.
    // Not isolated: an isolated closure would make the runtime ask at each event which executor this is.
    @inlinable
    nonisolated func onlyCall<Argument, Position, Answer>(
        _ argument: Argument.Type, _ position: Position.Type, _ answer: Answer.Type, hasView: Bool
    ) -> TypedHandler<Argument, Position, Answer>.Call? {
        list._withUnsafeGuaranteedRef { list in
            // To look at an object can end it, and its end may run code of a user.
            guard !list.needsLook, let handler = list as? TypedHandler<Argument, Position, Answer>,
                hasView || !handler.needsView
            else { return nil }
            return handler.call
        }
    }

    /// The handler whose closure ``onlyCall(_:_:_:hasView:)`` gave, and which was not called.
    var only: Handler? { retained as? Handler }
}
