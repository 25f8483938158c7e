public import Testing

/// Expects the objects that a closure makes to be released once only they themselves keep each other.
///
/// The closure makes a list, uses it, and returns what has to go: a controller, or a table, its manager and its controller
/// together. A failure is one issue at the line of this call, with the types of those that are alive.
///
/// ```swift
/// await expectReleased {
///     let controller = PostsController(HeadlessTable())
///     controller.table.tap([0, 1])
///     return [controller, controller.table, controller.manager]
/// }
/// ```
///
/// It checks when the turn of the main actor is over, and waits a tenth of a second for objects that other tasks hold. A
/// closure that returns no object fails, because it proves nothing.
@MainActor
public func expectReleased(
    sourceLocation: SourceLocation = #_sourceLocation, _ make: @MainActor () async throws -> [AnyObject]
) async rethrows {
    let objects = try await make().map(Released.init)
    guard !objects.isEmpty else {
        Issue.record(
            "No object to look at. To fix, return from the closure what has to be released.",
            sourceLocation: sourceLocation)
        return
    }
    await Task { @MainActor in }.value
    for _ in 0..<10 where objects.contains(where: \.isAlive) {
        try? await Task.sleep(nanoseconds: 10_000_000)
    }
    let alive = objects.filter(\.isAlive).map(\.type)
    guard !alive.isEmpty else { return }
    Issue.record(
        """
        Not released: \(alive.joined(separator: ", ")).
        Something keeps them, most often a closure that captures one of them. To fix, register with weak:, or capture weakly.
        """, sourceLocation: sourceLocation)
}

/// An object that should be released, held weakly.
private struct Released {
    weak var object: AnyObject?
    let type: String

    init(_ object: AnyObject) {
        self.object = object
        type = String(describing: Swift.type(of: object))
    }

    var isAlive: Bool { object != nil }
}
