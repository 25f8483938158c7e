import Deputy
import DeputyHeadless

/// Reads a stream in a task of its own, and notes what comes.
@MainActor
final class Reader<Element> {
    private(set) var elements: [Element] = []
    private(set) var hasEnded = false
    private(set) var task: Task<Void, Never>!

    /// - Parameter limit: how many elements it reads before it ends its loop by itself.
    init(_ stream: EventStream<Element>, upTo limit: Int = .max, note: @escaping (Element) -> Void = { _ in }) {
        // A task may outlive its reader, and must not keep it.
        task = Task { [weak self] in
            for await element in stream {
                note(element)
                self?.elements.append(element)
                if self?.elements.count == limit { break }
            }
            self?.hasEnded = true
        }
    }
}

/// Lets everything happen that waits for the next turns of the main actor, and waits until every loop that was woken is
/// back, however busy the machine is.
@MainActor
func turns(_ count: Int = 1) async {
    for _ in 0..<count {
        repeat { await Task { @MainActor in }.value } while WakingOrder.loops.isWaking
        // What a loop did last may take another turn: its end is told to the channel in a task.
        for _ in 0..<3 { await Task { @MainActor in }.value }
    }
}
