#if canImport(UIKit) && !os(watchOS)
import DeputySections
import DeputyUIKit
import UIKit

struct Headline: Identifiable, Equatable {
    var id: Int
    var text: String
    var isAdvertisement = false
}

final class HeadlineCell: UITableViewCell, Configurable {
    func configure(_ headline: Headline) {
        textLabel?.text = headline.text + (headline.isAdvertisement ? " (Ad)" : "")
    }
}

/// A feed of which more is loaded when a person comes near its end.
final class FeedController: UITableViewController {
    private lazy var binder = TableViewBinder(tableView: tableView)
    private var headlines: [Headline] = []
    private let spinner = UIActivityIndicatorView(style: .medium)

    /// Where the headlines come from, beginning at a number.
    var fetch: (_ start: Int) async throws -> [Headline] = { _ in [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        binder.onTable()
            .bind(cellType: HeadlineCell.self, models: \.headlines, of: self)
            .onNearEnd(weak: self) { controller in return try await controller.loadPage() }
        binder.pages()?.didChange = { [spinner] state in
            if state == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
        }
        binder.finish()
        tableView.tableFooterView = spinner
    }

    /// Loads the first page, and each that follows; after a failure, `binder.pages()?.again()` tries again.
    private func loadPage() async throws -> ListPages.Outcome {
        let page = try await fetch(headlines.count)
        headlines += page
        binder.refresh()
        return page.isEmpty ? .ended : .more
    }
}
#endif
