#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyPaging
import DeputyUIKit
import UIKit

/// A row that shows what is loaded: a spinner, or a failure, with which a tap tries again.
struct LoadingRow: Identifiable, Equatable {
    var error: String?
    var id: String { "loading" }
}

final class LoadingCell: UITableViewCell, Configurable {
    private let spinner = UIActivityIndicatorView(style: .medium)

    func configure(_ row: LoadingRow) {
        textLabel?.text = row.error.map { "\($0) Tap to try again." }
        accessoryView = row.error == nil ? spinner : nil
        spinner.startAnimating()
    }
}

/// Letters that are loaded page by page, and again when they are pulled.
final class PagesController: UITableViewController {
    private lazy var manager = TableManager(tableView)
    private var letters: [Letter] = []
    private var pages: ListPages?

    /// Where the letters come from, beginning at a number.
    var fetch: (_ start: Int) async throws -> [Letter] = { start in
        (start..<min(start + 20, 50)).map { Letter(id: $0, subject: "Letter \($0)") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(LetterCell.self)
        manager.register(LoadingCell.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { controller, row, indexPath in controller.pages?.again() }
        }
        pages = manager.onNearEnd(showing: LoadingRow.self, weak: self) { controller in
            return try await controller.loadPage()
        }
        pages?.didChange = { [weak self] state in self?.show() }
        let pull = UIAction { [weak self] action in self?.refresh() }
        refreshControl = UIRefreshControl(frame: .zero, primaryAction: pull)
    }

    private func loadPage() async throws -> ListPages.Outcome {
        let page = try await fetch(letters.count)
        try Task.checkCancellation()  // a refresh took its place
        letters += page
        return page.isEmpty ? .ended : .more
    }

    private func refresh() {
        Task {
            if let first = try? await fetch(0) {
                letters = first
                pages?.again()
                show()
            }
            refreshControl?.endRefreshing()
        }
    }

    private func show() {
        var rows: [Any] = letters
        switch pages?.state {
        case .loading: rows.append(LoadingRow())
        case .failed(let error): rows.append(LoadingRow(error: error.localizedDescription))
        default: break
        }
        manager.items.apply(items: rows)
    }
}
#endif
