#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputySections
import DeputyUIKit
import UIKit

/// Letters that are loaded page by page, and again when they are pulled; after a failure a button tries again.
final class PagesController: UITableViewController {
    private lazy var binder = TableViewBinder(tableView: tableView)
    private let pages = Pages { start in (start..<min(start + 20, 50)).map { Letter(id: $0, subject: "Letter \($0)") } }

    override func viewDidLoad() {
        super.viewDidLoad()
        binder.onTable()
            .bind(cellType: LetterCell.self, models: \.items, of: pages)
            .onNearEnd(Pages.loadMore, weak: pages)
        pages.didLoad = { [weak self] load, failure in self?.didLoad(load, failure) }
        binder.finish()
        refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [pages] _ in pages.refresh() })
    }

    private func didLoad(_ load: Pages<Letter>.Load, _ failure: (any Error)?) {
        binder.refresh()
        if load == .refresh {
            refreshControl?.endRefreshing()
            binder.loadAgain()  // the page that was forgotten or refused
        }
        let tryAgain = UIAction(title: "Try again") { [binder] _ in binder.loadAgain() }
        navigationItem.rightBarButtonItem = failure.map { _ in UIBarButtonItem(primaryAction: tryAgain) }
    }
}
#endif
