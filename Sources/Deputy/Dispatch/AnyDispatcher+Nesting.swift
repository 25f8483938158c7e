/// The events that are under way, one inside the other, and the work that waits for their end.
///
/// | while | `isDispatching` | `isIdle` | `isAnswering` | `isInLayout` | a change is applied |
/// |---|---|---|---|---|---|
/// | nothing is under way | | yes | | | at once |
/// | a notice | yes | | | | when the outermost event is over |
/// | a question | yes | | yes | | at the end of the turn |
/// | a notice of a layout, a new cell | yes | | yes | yes | at the end of the turn |
/// | the notice of a drop or a move | yes | yes | | | at once |
/// | work that waited | | yes | | | a turn later |
extension AnyDispatcher {
    /// Whether an event is being answered right now.
    package var isDispatching: Bool { depth > 0 }

    /// Whether a change can be applied now, because no event is under way that it would have to wait for.
    package var isIdle: Bool { depth <= idleDepth }

    /// Whether ``whenIdle(_:)`` would call a closure now.
    package var isFree: Bool { isIdle && !isFinishing }

    /// Whether the current event is one whose handler's changes take effect at once.
    package var isInPlace: Bool { idleDepth > 0 }

    /// Whether the host waits for an answer or lays itself out right now, so that it cannot be updated.
    package var isAnswering: Bool { questions > 0 }

    /// Whether the host lays itself out right now, so that setting its slots would make it ask for everything again in there.
    package var isInLayout: Bool { layouts > 0 }

    func enter(isQuestion: Bool, isOfLayout: Bool) {
        depth += 1
        if isQuestion { questions += 1 }
        if isOfLayout { layouts += 1 }
    }

    func leave(isQuestion: Bool, isOfLayout: Bool) {
        depth -= 1
        // Work queued meanwhile runs while the host still waits, so the question counts until that work is done.
        if hasWork, isIdle { finishWork() }
        if isQuestion { questions -= 1 }
        if isOfLayout { layouts -= 1 }
    }

    /// Runs code that the host asked for and that is not an event, such as filling a cell, with the re-entrancy of an event.
    package func nested<Result>(_ body: () throws -> Result) rethrows -> Result {
        enter(isQuestion: false, isOfLayout: false)
        defer { leave(isQuestion: false, isOfLayout: false) }
        return try body()
    }

    /// Runs code that sends an event, of which the host waits for the end: for the work too that waits for the end of the code.
    package func nested(for event: DelegateEvent, _ body: () -> Void) {
        enter(isQuestion: event.isQuestion, isOfLayout: event.isOfLayout)
        defer { leave(isQuestion: event.isQuestion, isOfLayout: event.isOfLayout) }
        body()
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
        guard isIdle, !isFinishing else { return send() }
        let previous = idleDepth
        idleDepth = depth + 1
        defer { idleDepth = previous }
        send()
    }

    /// Runs code that asks on behalf of another object than the host; defaults get it as ``EventSituation/asker``.
    package func asked<Result>(by asker: AnyObject?, _ body: () -> Result) -> Result {
        let former = self.asker
        self.asker = asker
        defer { self.asker = former }
        return body()
    }

    /// Calls a closure now; inside an event when the outermost event is over, and inside such a closure a turn later. In the order of
    /// these calls.
    package func whenIdle(_ work: @escaping @MainActor () -> Void) {
        guard isFree else {
            queue.append(work)
            hasWork = true
            return
        }
        if !queue.isEmpty { finishWork() }
        work()
    }

    /// Does the work that waits, once; what that asks for comes a turn later.
    private func finishWork() {
        // The work may send events itself, and their end is not the end of the work.
        guard !isFinishing else { return }
        isFinishing = true
        var isDue = sweepIfDue()
        // From the end of a reversed array, so that each is released when it is done, without moving the others.
        var due = Array(queue.reversed())
        queue = []
        while let work = due.popLast() {
            work()
            isDue = sweepIfDue()
        }
        hasWork = isDue || !queue.isEmpty
        isFinishing = false
        if !queue.isEmpty {
            Task { [weak self] in
                guard let self, !isDispatching else { return }
                finishWork()
            }
        }
        announcement.updateIfStale()
    }
}
