import DeputyHeadless
import DeputySections

struct Headline: Identifiable, Equatable {
    var id: Int
    var text: String
    var isAdvertisement = false
}

final class HeadlineCell: HeadlessCell, Configurable {
    func configure(_ headline: Headline) { text = headline.text + (headline.isAdvertisement ? " (Ad)" : "") }
}

/// A feed of which more is loaded when a person comes near its end.
@MainActor
final class Feed {
    typealias Fetch = @MainActor (_ start: Int) async throws -> [Headline]

    let binder: TableBinder<HeadlessTables>
    private let fetch: Fetch
    private(set) var headlines: [Headline] = []

    init(_ table: HeadlessTable, fetch: @escaping Fetch) {
        self.fetch = fetch
        binder = TableBinder(table)
        binder.onTable()
            .bind(cellType: HeadlineCell.self, models: \.headlines, of: self)
            .onNearEnd(weak: self) { feed in return try await feed.loadPage() }
        binder.finish()
    }

    /// Loads the first page, and each that follows; after a failure, `binder.pages()?.again()` tries again.
    private func loadPage() async throws -> ListPages.Outcome {
        let page = try await fetch(headlines.count)
        headlines += page
        binder.refresh()
        return page.isEmpty ? .ended : .more
    }
}
