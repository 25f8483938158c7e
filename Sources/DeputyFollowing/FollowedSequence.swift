import DeputyLists

/// Takes what a sequence brings, until it ends; it ends with the store.
@MainActor
final class FollowedSequence: ItemProvider {
    var task: Task<Void, Never>?
    let answersLater = true
    let readsNothingObservable = false

    nonisolated init() {}

    func refresh() {}
    func readIfChanged() {}
    func end() {}

    deinit {
        guard let task else { return }
        // Cancelling a sequence runs a user's code, which may be in the middle of releasing the store.
        Task { @MainActor in task.cancel() }
    }
}
