#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// The whole controller of a list of one section.
final class PeopleController: UITableViewController {
    private var people: People<UIKitTables>?

    override func viewDidLoad() {
        super.viewDidLoad()
        people = People(
            [Person(id: 1, name: "Ada", address: "London"), Person(id: 2, name: "Grace", address: "New York")],
            TableManager(tableView), PersonCell.self
        ) { [weak self] person in self?.title = person.name }
    }
}
#endif
