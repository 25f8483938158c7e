import DeputyHeadless
import DeputySections

/// An account at a bank.
struct Account: Identifiable, Equatable {
    enum Kind { case checking, savings, creditCard, investing }

    var id: String
    var kind: Kind
    var balance: Int
}

final class AccountCell: HeadlessCell, Configurable {
    func configure(_ account: Account) { text = "\(account.id): \(account.balance) €" }
}

final class OfferCell: HeadlessCell, Configurable {
    func configure(_ offer: String) { text = offer }
}

/// The accounts of a person by kind, below an offer; a kind without accounts is not shown.
@MainActor
final class Accounts {
    /// In the order in which they are shown.
    enum Section: Comparable { case offer, checking, savings, other }

    let binder: SectionedTableBinder<HeadlessTables, Section>
    private(set) var isLoading = false
    private(set) var accounts: [Account] = []

    init(_ table: HeadlessTable, open: @escaping @MainActor (Account) -> Void) {
        binder = SectionedTableBinder(table, sectionedBy: Section.self)
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        binder.onSection(.offer).bind(cellType: OfferCell.self, models: ["Open a savings account: 3.1 %"])
        binder.onSections(.checking, .savings, .other)
            .bind(headerTitles: [.checking: "CHECKING", .savings: "SAVINGS", .other: "OTHER"])
            .bind(footerTitles: [.other: "Credit cards and investments."])
            .bind(cellType: AccountCell.self, models: { [weak self] in self?.accountsBySection ?? [:] })
            .onTapped { section, row, cell, account in open(account) }
        binder.finish()
    }

    /// Loads the accounts, and shows them.
    func load(_ fetch: () async -> [Account]) async {
        isLoading = true
        accounts = await fetch()
        isLoading = false
        binder.refresh()
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
