/// Values that take time to load, such as images. Each is loaded once, also if it was asked for ahead.
@MainActor
final class Downloads<Key: Hashable, Value: Sendable> {
    private var tasks: [Key: Task<Value, Never>] = [:]
    private var finished: Set<Key> = []
    private let load: @MainActor (Key) async -> Value

    init(_ load: @escaping @MainActor (Key) async -> Value) { self.load = load }

    /// Begins to load a value that is neither here nor on its way.
    @discardableResult
    func start(_ key: Key) -> Task<Value, Never> {
        if let task = tasks[key] { return task }
        let task = Task {
            let value = await load(key)
            if !Task.isCancelled { finished.insert(key) }
            return value
        }
        tasks[key] = task
        return task
    }

    /// Gives up a value that is still on its way.
    func cancel(_ key: Key) {
        if !finished.contains(key) { tasks.removeValue(forKey: key)?.cancel() }
    }
}
