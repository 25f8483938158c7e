#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import CoreData
import DeputyCoreData
import DeputyUIKit
import UIKit

@objc(Plant)
final class Plant: NSManagedObject {
    @NSManaged var name: String
    @NSManaged var family: String
}

final class PlantCell: UITableViewCell, Configurable {
    func configure(_ plant: Plant) { textLabel?.text = plant.name }
}

/// Plants by family, fetched from a store, searched and deleted.
final class PlantsController: UITableViewController {
    private let context: NSManagedObjectContext
    private lazy var plants = FetchedItems(makeController())
    private lazy var manager = TableManager(tableView, source: plants)

    init(_ context: NSManagedObjectContext) {
        self.context = context
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(PlantCell.self) { mapping in
            mapping.didSelect(weak: self) { controller, cell, plant, indexPath in controller.title = plant.name }
            mapping.commitEditingStyle.withoutCell(weak: self) { controller, style, plant, indexPath in
                controller.context.delete(plant)
            }
        }
        let search = UISearchController()
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        fetch()
    }

    private func makeController() -> NSFetchedResultsController<Plant> {
        let request = NSFetchRequest<Plant>(entityName: "Plant")
        request.sortDescriptors = ["family", "name"].map { NSSortDescriptor(key: $0, ascending: true) }
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "family", cacheName: nil)
    }

    private func fetch() {
        do { try plants.fetch() } catch { title = error.localizedDescription }
    }
}

extension PlantsController: UISearchResultsUpdating {
    func updateSearchResults(for search: UISearchController) {
        let text = search.searchBar.text ?? ""
        plants.controller.fetchRequest.predicate =
            text.isEmpty ? nil : NSPredicate(format: "name CONTAINS[cd] %@", text)
        fetch()
    }
}
#endif
