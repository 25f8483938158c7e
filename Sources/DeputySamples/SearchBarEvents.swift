#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import DeputyDelegates
import UIKit

struct SearchBarEvents: EventCatalogue {
    let shouldBeginEditing = HostQuestion<Bool>(
        "shouldBeginEditing", "searchBarShouldBeginEditing:", default: .yes)
    let textDidChange = HostNoticeWith<String>("textDidChange", "searchBar:textDidChange:")
    let didSearch = HostNotice("didSearch", "searchBarSearchButtonClicked:")
}

final class SearchBarProxy: DelegateProxy<SearchBarEvents>, UISearchBarDelegate {
    func searchBarShouldBeginEditing(_ bar: UISearchBar) -> Bool {
        ask(\.shouldBeginEditing) { $0.searchBarShouldBeginEditing?(bar) }
    }
    func searchBar(_ bar: UISearchBar, textDidChange text: String) {
        tell(\.textDidChange, text) { $0.searchBar?(bar, textDidChange: text) }
    }
    func searchBarSearchButtonClicked(_ bar: UISearchBar) {
        tell(\.didSearch) { $0.searchBarSearchButtonClicked?(bar) }
    }
}

final class SearchController: UIViewController {
    private let search = UISearchController(searchResultsController: nil)
    private lazy var proxy = SearchBarProxy(search.searchBar, \.delegate)
    private var found: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        proxy.onHost.textDidChange(weak: self) { me, text in
            me.found = ["apple", "pear", "plum"].filter { $0.hasPrefix(text) }
        }
        proxy.onHost.didSearch(weak: self) { me in me.search.searchBar.resignFirstResponder() }
    }
}
#endif
