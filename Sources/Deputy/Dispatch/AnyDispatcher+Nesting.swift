/// The events that are under way, one inside the other, and the work that waits for their end.
struct Nesting {
    /// How many events are under way.
    fileprivate(set) var depth = 0
    /// How many of them are questions or come in the middle of the host's layout.
    fileprivate var questions = 0
    /// How many of them come in the middle of the host's layout.
    fileprivate var layouts = 0
    /// How deep events may be nested while changes still take effect: 0, or in an event whose changes do, its own depth.
    fileprivate var idleDepth = 0
    /// Whether anything is to be done when the outermost event is over.
    var hasWork = false
    fileprivate var isFinishing = false
    fileprivate var queue: [@MainActor () -> Void] = []
}

/// Events inside events, and what waits for their end.
extension AnyDispatcher {
    /// Whether an event is being answered right now.
    package var isDispatching: Bool { nesting.depth > 0 }

    /// Whether a change can be applied now, because no event is under way that it would have to wait for.
    package var isIdle: Bool { nesting.depth <= nesting.idleDepth }

    /// Whether ``whenIdle(_:)`` would call a closure now: no work comes first.
    package var isFree: Bool { isIdle && !nesting.isFinishing && nesting.queue.isEmpty }

    /// Whether the current event is one whose handler's changes take effect at once.
    package var isInPlace: Bool { nesting.idleDepth > 0 }

    /// Whether the host waits for an answer or lays itself out right now, so that it cannot be updated.
    package var isAnswering: Bool { nesting.questions > 0 }

    /// Whether the host lays itself out right now, so that setting its slots would make it ask for everything again in there.
    package var isInLayout: Bool { nesting.layouts > 0 }

    func enter(isQuestion: Bool, isOfLayout: Bool) {
        nesting.depth += 1
        if isQuestion { nesting.questions += 1 }
        if isOfLayout { nesting.layouts += 1 }
    }

    func leave(isQuestion: Bool, isOfLayout: Bool) {
        nesting.depth -= 1
        // Work queued meanwhile runs while the host still waits, so the question counts until that work is done.
        if nesting.hasWork, isIdle { finishWork() }
        if isQuestion { nesting.questions -= 1 }
        if isOfLayout { nesting.layouts -= 1 }
    }

    /// Runs code that the host asked for and that is not an event, such as filling a cell, with the re-entrancy of an event.
    package func nested<Result>(_ body: () throws -> Result) rethrows -> Result {
        enter(isQuestion: false, isOfLayout: false)
        defer { leave(isQuestion: false, isOfLayout: false) }
        return try body()
    }

    /// Runs code that the host waits for, such as making a cell: as ``nested(_:)``, and ``isAnswering`` meanwhile.
    package func answering<Result>(_ body: () throws -> Result) rethrows -> Result {
        beginAnswering()
        defer { endAnswering() }
        return try body()
    }

    /// The same, for what comes with each view: a closure of any result takes a tenth of it.
    package func beginAnswering() { enter(isQuestion: true, isOfLayout: true) }

    /// Ends what ``beginAnswering()`` began.
    package func endAnswering() { leave(isQuestion: true, isOfLayout: true) }

    /// Sends one event whose handler's changes take effect at once, as the host waits for them; changes in events inside it wait for the
    /// end of those.
    package func inPlace(_ send: () -> Void) {
        guard isIdle, !nesting.isFinishing else { return send() }
        let previous = nesting.idleDepth
        nesting.idleDepth = nesting.depth + 1
        defer { nesting.idleDepth = previous }
        send()
    }

    /// Runs code that asks on behalf of another object than the host; defaults get it as ``EventSituation/asker``.
    package func asked<Result>(by asker: AnyObject?, _ body: () -> Result) -> Result {
        let former = self.asker
        self.asker = asker
        defer { self.asker = former }
        return body()
    }

    /// Calls a closure now, or, inside an event, when the outermost event is over; in the order of these calls.
    package func whenIdle(_ work: @escaping @MainActor () -> Void) {
        // Work left for the next turn comes first, so that the order is kept.
        guard !isFree else { return work() }
        nesting.queue.append(work)
        nesting.hasWork = true
    }

    private func finishWork() {
        // The work may send events itself, and their end is not the end of the work.
        guard !nesting.isFinishing else { return }
        nesting.isFinishing = true
        // Work that the queued work queues comes after it, so the order is kept and nothing is lost.
        var (generations, made) = (0, 0)
        var isDue = sweepIfDue()
        while !nesting.queue.isEmpty, generations < Self.mostGenerations, made < Self.mostMadeWork {
            // From the end of a reversed array, so that each is released when it is done, without moving the others.
            var due = Array(nesting.queue.reversed())
            nesting.queue = []
            while let work = due.popLast() {
                work()
                isDue = sweepIfDue()
            }
            generations += 1
            made += nesting.queue.count
        }
        nesting.hasWork = !nesting.queue.isEmpty
        nesting.isFinishing = false
        if nesting.hasWork { continueLater(generations < Self.mostGenerations ? made : generations) }
        if isDue { nesting.hasWork = true }
        announcement.updateIfStale()
    }

    /// How many generations of work may follow each other. One event may queue any amount of work; that is not a loop.
    private static var mostGenerations: Int { 1_000 }
    /// How much work may be queued by work in one run, for work that queues more each time.
    private static var mostMadeWork: Int { 100_000 }

    /// - Parameter times: how often work was asked for.
    private func continueLater(_ times: Int) {
        log.report(RuntimeAnomaly.endlessWork, times)
        Task { [weak self] in
            guard let self, !isDispatching else { return }
            finishWork()
        }
    }
}
