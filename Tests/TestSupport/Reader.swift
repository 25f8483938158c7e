package import DeputyStreams
package import Testing

/// Reads a stream in a task of its own, and notes what comes.
@MainActor
package final class Reader<Element> {
    package private(set) var elements: [Element] = []
    /// Whether its loop has come to wait for the first element, or has got one.
    package private(set) var hasBegun = false
    package private(set) var hasEnded = false
    package private(set) var task: Task<Void, Never>!

    /// - Parameter limit: how many elements it reads before its loop breaks.
    package init(_ stream: EventStream<Element>, upTo limit: Int = .max, note: @escaping (Element) -> Void = { _ in }) {
        // A task may outlive its reader, and must not keep it.
        task = Task { [weak self] in
            // The loop waits in this same turn of the main actor.
            self?.hasBegun = true
            for await element in stream {
                note(element)
                self?.elements.append(element)
                if self?.elements.count == limit { break }
            }
            self?.hasEnded = true
        }
    }

    /// Waits until its loop waits for the first element, or has got one.
    package func untilBegun(sourceLocation: SourceLocation = #_sourceLocation) async {
        await until("the loop has begun", sourceLocation: sourceLocation) { hasBegun }
    }
}
