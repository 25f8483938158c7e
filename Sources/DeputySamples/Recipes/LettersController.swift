#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyUIKit
import UIKit

struct Letter: Identifiable, Equatable {
    let id: Int
    var subject: String
}

final class LetterCell: UITableViewCell, Configurable {
    func configure(_ letter: Letter) { textLabel?.text = letter.subject }
}

/// Letters to be selected and deleted: a search keeps what is selected, and the button says how many are.
final class LettersController: UITableViewController {
    private lazy var manager = TableManager(tableView)
    private var letters = (1...30).map { Letter(id: $0, subject: "Letter \($0)") } { didSet { show() } }
    private var searched = "" { didSet { show() } }
    private var selected: Set<Int> = [] { didSet { showNumber() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsMultipleSelection = true
        manager.register(LetterCell.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { list, letter, indexPath in list.selected.insert(letter.id) }
            mapping.didDeselect.withoutCell(weak: self) { list, letter, indexPath in list.selected.remove(letter.id) }
        }
        manager.didUpdate = { [weak self] changes in self?.selectAgain() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })
        let search = UISearchController()
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        showNumber()
        show()
    }

    private func show() {
        let matching = letters.filter { searched.isEmpty || $0.subject.localizedCaseInsensitiveContains(searched) }
        manager.items.apply(items: matching)
    }

    private func showNumber() {
        navigationItem.rightBarButtonItem?.title = "Delete (\(selected.count))"
        navigationItem.rightBarButtonItem?.isEnabled = !selected.isEmpty
    }

    private func selectAgain() {
        for id in selected {
            guard let place = manager.items.indexPath(of: Letter.self, id: id),
                let shown = manager.items.shownIndexPath(for: place)
            else { continue }
            tableView.selectRow(at: shown, animated: false, scrollPosition: .none)
        }
    }

    private func deleteSelected() {
        let deleted = selected
        selected = []
        letters.removeAll { deleted.contains($0.id) }
    }
}

extension LettersController: UISearchResultsUpdating {
    func updateSearchResults(for search: UISearchController) { searched = search.searchBar.text ?? "" }
}
#endif
