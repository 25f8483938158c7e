/// The tasks, tokens and clean-up closures that end when a view is no longer used for one item.
///
/// ```swift
/// mapping.whileInUse { scope, cell, post, indexPath in
///     scope.task { cell.picture = await load(post) }
/// }
/// ```
///
/// It ends when the view is used for another item, leaves the screen or dies, when its closure is cancelled or its mapping unregistered, or
/// when the manager is detached or gone, whichever comes first; a view that comes back on screen begins another.
@MainActor
public final class ViewUseScope {
    /// Whether the use has ended.
    public private(set) var hasEnded = false
    /// Those that run, by their numbers.
    private var tasks: [(number: Int, task: Task<Void, Never>)] = []
    private var lastNumber = 0
    /// How many run.
    var taskCount: Int { tasks.count }
    private var endings: [@MainActor () -> Void] = []
    /// What each closure that began the use has of it.
    private var parts: [Part] = []

    private struct Part {
        weak var handler: Handler?
        let scope: ViewUseScope
    }

    init() {}

    /// The scope of one of the closures that begin the use; it ends with the use, or with the closure.
    func part(of handler: Handler) -> ViewUseScope {
        let part = ViewUseScope()
        parts.append(Part(handler: handler, scope: part))
        return part
    }

    /// Ends what those closures have begun that are over.
    package func endParts() {
        for part in parts where part.handler.map({ $0.isOver || !$0.isAlive }) != false { part.scope.end() }
    }

    /// Runs a task that is cancelled when the use ends. If it has already ended, no task is run.
    ///
    /// The task keeps what its closure captures until it notices that it was cancelled.
    public func task(_ operation: @escaping @MainActor () async -> Void) {
        guard !hasEnded else { return }
        lastNumber += 1
        let number = lastNumber
        let task = Task { [weak self] in
            await operation()
            self?.tasks.removeAll { $0.number == number }
        }
        tasks.append((number, task))
    }

    /// Calls a closure when the use ends; at once, if it has already ended.
    public func onEnd(_ work: @escaping @MainActor () -> Void) {
        if hasEnded { work() } else { endings.append(work) }
    }

    /// Cancels a registration when the use ends.
    public func add(_ registration: EventRegistration) { onEnd { registration.cancel() } }

    /// Ends the use: tasks are cancelled, then the `onEnd` closures are called in order.
    public func end() {
        guard !hasEnded else { return }
        hasEnded = true
        for (_, task) in tasks { task.cancel() }
        tasks = []
        let work = endings
        endings = []
        for ending in work { ending() }
        for part in parts { part.scope.end() }
        parts = []
    }

    deinit {
        // A view may be released anywhere, also in the middle of a user's code. The `onEnd` closures belong on the main actor,
        // and so does the cancellation of tasks.
        let (tasks, work) = (tasks, endings)
        if tasks.isEmpty, work.isEmpty { return }
        Task { @MainActor in
            for (_, task) in tasks { task.cancel() }
            for ending in work { ending() }
        }
    }
}
