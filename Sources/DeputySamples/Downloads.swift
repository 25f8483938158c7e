/// Values that take time to load, such as images. Each is loaded once, even if it was prefetched.
@MainActor
final class Downloads<Key: Hashable, Value: Sendable> {
    private var tasks: [Key: Task<Value, Never>] = [:]
    private var finished: Set<Key> = []
    private let load: @MainActor (Key) async -> Value

    init(_ load: @escaping @MainActor (Key) async -> Value) { self.load = load }

    /// Begins to load a value that is neither loaded nor being loaded.
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

    /// Cancels the loading of a value.
    func cancel(_ key: Key) {
        if !finished.contains(key) { tasks.removeValue(forKey: key)?.cancel() }
    }
}
