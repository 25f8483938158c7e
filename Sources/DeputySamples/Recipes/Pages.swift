/// Items that are loaded page by page, and from the first page again to refresh them.
@MainActor
final class Pages<Item: Identifiable> {
    enum Load { case page, refresh }

    private(set) var items: [Item] = []
    private(set) var loading: Task<Void, Never>?
    /// Called after each load with its error, if it failed; the items are then those of before.
    var didLoad: (Load, (any Error)?) -> Void = { _, _ in }
    private let fetch: @MainActor (_ start: Int) async throws -> [Item]

    init(_ fetch: @escaping @MainActor (_ start: Int) async throws -> [Item]) { self.fetch = fetch }

    /// Loads the next page, unless something is being loaded.
    func loadMore() { if loading == nil { load(.page, behind: items) } }

    /// Loads the first page again, and forgets the page that is on its way.
    func refresh() { load(.refresh, behind: []) }

    private func load(_ load: Load, behind old: [Item]) {
        loading?.cancel()
        loading = Task {
            var page: [Item]?
            var failure: (any Error)?
            do { page = try await fetch(old.count) } catch { failure = error }
            if Task.isCancelled { return }  // a refresh took its place
            loading = nil
            var known = Set(old.map(\.id))
            if let page { items = old + page.filter { known.insert($0.id).inserted } }
            didLoad(load, failure)
        }
    }
}
