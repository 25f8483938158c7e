#if canImport(UIKit) && !os(watchOS)
import DeputySections
import DeputyUIKit
import UIKit

struct Account: Identifiable, Equatable {
    enum Kind { case checking, savings, creditCard, investing }

    var id: String
    var kind: Kind
    var balance: Int
}

final class AccountCell: UITableViewCell, Configurable {
    func configure(_ account: Account) { textLabel?.text = "\(account.id): \(account.balance) €" }
}

final class OfferCell: UITableViewCell, Configurable {
    func configure(_ offer: String) { textLabel?.text = offer }
}

/// The accounts of a person by kind, below an offer; a kind without accounts is not shown.
final class AccountsController: UITableViewController {
    /// In the order in which they are shown.
    enum Section: Comparable { case offer, checking, savings, other }

    private lazy var binder = SectionedTableViewBinder(tableView: tableView, sectionedBy: Section.self)
    private var accounts: [Account] = []
    private let spinner = UIActivityIndicatorView(style: .medium)

    /// Where the accounts come from.
    var fetch: () async -> [Account] = { [] }

    override func viewDidLoad() {
        super.viewDidLoad()
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        binder.onSection(.offer).bind(cellType: OfferCell.self, models: ["Open a savings account: 3.1 %"])
        binder.onSections(.checking, .savings, .other)
            .bind(headerTitles: [.checking: "CHECKING", .savings: "SAVINGS", .other: "OTHER"])
            .bind(footerTitles: [.other: "Credit cards and investments."])
            .bind(cellType: AccountCell.self, models: { [weak self] in self?.accountsBySection ?? [:] })
            .onTapped { [weak self] section, row, cell, account in self?.title = account.id }
        binder.finish()

        tableView.backgroundView = spinner
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.load() })
        load()
    }

    private func load() {
        spinner.startAnimating()
        navigationItem.rightBarButtonItem?.isEnabled = false
        Task {
            accounts = await fetch()
            spinner.stopAnimating()
            navigationItem.rightBarButtonItem?.isEnabled = true
            binder.refresh()
        }
    }

    private var accountsBySection: [Section: [Account]] {
        Dictionary(grouping: accounts) { account in
            switch account.kind {
            case .checking: .checking
            case .savings: .savings
            case .creditCard, .investing: .other
            }
        }
    }
}
#endif
