#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyUIKit
import UIKit

struct Book: Identifiable, Equatable {
    let id: Int
    var title: String
    var cover: URL
}

final class BookCell: UITableViewCell, Configurable {
    func configure(_ book: Book) {
        var content = defaultContentConfiguration()
        content.text = book.title
        contentConfiguration = content
    }

    func show(_ cover: UIImage?) {
        var content = defaultContentConfiguration()
        content.text = (contentConfiguration as? UIListContentConfiguration)?.text
        content.image = cover
        contentConfiguration = content
    }
}

/// Books with a search field and pull to refresh, whose covers are prefetched.
final class BooksController: UITableViewController {
    private lazy var manager = TableManager(tableView)
    private let covers = Downloads(BooksController.cover)
    private var books: [Book] = [] { didSet { show() } }
    private var searched = "" { didSet { show() } }
    private let emptyLabel = UILabel()

    /// Where the books come from.
    var fetch: () async -> [Book] = { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(BookCell.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { $0.open($1, at: $2) }
            mapping.whileInUse(weak: self) { controller, scope, cell, book, indexPath in
                let download = controller.covers.start(book.cover)
                scope.task {
                    let cover = await download.value
                    if !scope.hasEnded { cell.show(cover) }
                }
            }
            mapping.prefetch(weak: self) { controller, book, indexPath in controller.covers.start(book.cover) }
            mapping.cancelPrefetch(weak: self) { controller, book, indexPath in controller.covers.cancel(book.cover) }
        }
        manager.didUpdate = { [weak self] changes in self?.updateBackground() }
        emptyLabel.text = "No books"
        emptyLabel.textAlignment = .center
        refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in self?.load() })
        let search = UISearchController()
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        load()
    }

    private func open(_ book: Book, at indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        title = book.title
    }

    private func load() {
        Task {
            books = await fetch()
            refreshControl?.endRefreshing()
        }
    }

    private static func cover(at address: URL) async -> UIImage? {
        guard let (data, _) = try? await URLSession.shared.data(from: address) else { return nil }
        return UIImage(data: data)
    }

    private func show() {
        let matching = searched.isEmpty ? books : books.filter { $0.title.localizedCaseInsensitiveContains(searched) }
        manager.items.apply(items: matching)
    }

    private func updateBackground() {
        tableView.backgroundView = manager.items.numberOfItems(inSection: 0) == 0 ? emptyLabel : nil
    }
}

extension BooksController: UISearchResultsUpdating {
    func updateSearchResults(for search: UISearchController) { searched = search.searchBar.text ?? "" }
}
#endif
