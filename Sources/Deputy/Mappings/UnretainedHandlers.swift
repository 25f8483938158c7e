/// The handlers of an event that has begun, not retained: retain and release take more of an event's time than finding
/// the handlers (`DeputyBenchmarks profile display` under callgrind).
///
/// Their mapping keeps them alive until code of a user runs. Before that, the caller takes from here, retained,
/// the closure of the only handler, or the list.
@MainActor @usableFromInline
struct UnretainedHandlers {
    @usableFromInline let list: Unmanaged<HandlerList>

    @inlinable @inline(__always)
    init(_ list: HandlerList) { self.list = .passUnretained(list) }

    @inline(__always)
    nonisolated init(_ list: Unmanaged<HandlerList>) { self.list = list }

    @inline(__always)
    nonisolated func areThose(of other: HandlerList) -> Bool { list._withUnsafeGuaranteedRef { $0 === other } }

    /// The handlers, for callers that call several closures or look up a view in between.
    @inlinable var retained: HandlerList { list.takeUnretainedValue() }

    /// Whether it is one handler, and that cannot be called without a view.
    @inlinable nonisolated var needsView: Bool { list._withUnsafeGuaranteedRef { $0.needsView } }

    /// The closure of the only handler, if it is one of these types; nil if there are several, if it needs a view and has
    /// none, or if an object has to be checked first.
    // Not isolated: an isolated closure would make the runtime check the executor at each event.
    // Inlined everywhere: what a function that is called returns is a closure in another form, which is allocated.
    @inlinable @inline(__always)
    nonisolated func onlyCall<Argument, Position, Answer>(
        _ argument: Argument.Type, _ position: Position.Type, _ answer: Answer.Type, hasView: Bool
    ) -> TypedHandler<Argument, Position, Answer>.Call? {
        list._withUnsafeGuaranteedRef { list in
            // Checking an object can release it, and its deinit may run code of a user.
            guard !list.needsLook, hasView || !list.needsView else { return nil }
            return exactly(list, TypedHandler<Argument, Position, Answer>.self)?.call
        }
    }

    /// Whether each can be called: it has a view or needs none.
    @inlinable
    nonisolated func canBeCalled(hasView: Bool) -> Bool {
        hasView || list._withUnsafeGuaranteedRef { !$0.needsView && !$0.isMixed }
    }

    /// The receivers among which the item decides; nil if the handlers are for every item.
    @inlinable nonisolated var choices: ReceiverList? {
        // Compared before it is retained, so that others are not.
        list._withUnsafeGuaranteedRef { exactly($0, ReceiverList.self) }
    }

    /// The handler whose closure ``onlyCall(_:_:_:hasView:)`` returned, and which could not be called.
    var only: Handler? { retained as? Handler }
}
