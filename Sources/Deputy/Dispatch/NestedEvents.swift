/// The events that are under way, one inside the other, and the work that waits for their end.
@MainActor
final class NestedEvents {
    /// How many events are under way.
    private(set) var depth = 0
    /// How many of them are questions or come in the middle of the host's layout.
    private(set) var questions = 0
    /// How many of them come in the middle of the host's layout.
    private(set) var layouts = 0
    /// How deep events may be nested while changes still take effect: 0, or in an event whose changes do, its own depth.
    private var idleDepth = 0
    /// Whether anything is to be done when the outermost event is over.
    private var hasWork = false
    private var isFinishing = false
    private var queue: [@MainActor () -> Void] = []
    private let anomalies: AnomalyLog

    /// Called after each piece of work; true if it has to be called again.
    var afterWork: @MainActor () -> Bool = { false }
    /// Called when all work is done.
    var atEnd: @MainActor () -> Void = {}

    init(_ anomalies: AnomalyLog) { self.anomalies = anomalies }

    /// Whether a change can be applied now, because no event is under way that it would have to wait for.
    var isIdle: Bool { depth <= idleDepth }

    /// Whether work is done at once: there is nothing that it would have to wait for, nor other work that comes first.
    var isFree: Bool { isIdle && !isFinishing && queue.isEmpty }

    /// Whether the current event is one whose handler's changes take effect at once.
    var isInPlace: Bool { idleDepth > 0 }

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

    func run<Result>(isOfLayout: Bool, _ body: () throws -> Result) rethrows -> Result {
        enter(isQuestion: isOfLayout, isOfLayout: isOfLayout)
        defer { leave(isQuestion: isOfLayout, isOfLayout: isOfLayout) }
        return try body()
    }

    /// Sends one event whose handler's changes take effect at once; changes in events inside it wait for the end of those.
    func inPlace(_ send: () -> Void) {
        guard isIdle, !isFinishing else { return send() }
        let previous = idleDepth
        idleDepth = depth + 1
        defer { idleDepth = previous }
        send()
    }

    /// Calls a closure now, or, inside an event, when the outermost event is over.
    func whenIdle(_ work: @escaping @MainActor () -> Void) {
        // Work left for the next turn comes first, so that the order is kept.
        guard !isFree else { return work() }
        queue.append(work)
        hasWork = true
    }

    /// There is something to do at the end, besides the queued work.
    func noteWork() { hasWork = true }

    private func finishWork() {
        // The work may send events itself, and their end is not the end of the work.
        guard !isFinishing else { return }
        isFinishing = true
        // Work that the queued work queues comes after it, so the order is kept and nothing is lost.
        var (generations, made) = (0, 0)
        var isDue = afterWork()
        while !queue.isEmpty, generations < Self.mostGenerations, made < Self.mostMadeWork {
            // From the end of a reversed array, so that each is released when it is done, without moving the others.
            var due = Array(queue.reversed())
            queue = []
            while let work = due.popLast() {
                work()
                isDue = afterWork()
            }
            generations += 1
            made += queue.count
        }
        hasWork = !queue.isEmpty
        isFinishing = false
        if hasWork { continueLater(generations < Self.mostGenerations ? made : generations) }
        if isDue { hasWork = true }
        atEnd()
    }

    /// How many generations of work may follow each other. One event may queue any amount of work; that is not a loop.
    private static let mostGenerations = 1_000
    /// How much work may be queued by work in one run, for work that queues more each time.
    private static let mostMadeWork = 100_000

    /// - Parameter times: how often work was asked for.
    private func continueLater(_ times: Int) {
        anomalies.report(RuntimeAnomaly.endlessWork, times)
        Task { [weak self] in
            guard let self, depth == 0 else { return }
            finishWork()
        }
    }
}
