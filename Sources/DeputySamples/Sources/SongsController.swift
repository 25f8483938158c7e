#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import CoreData
import DeputyUIKit
import UIKit

@objc(Song)
final class Song: NSManagedObject {
    @NSManaged var title: String
    @NSManaged var album: String
}

final class SongCell: UITableViewCell, Configurable {
    func configure(_ song: Song) { textLabel?.text = song.title }
}

/// Songs by album, fetched from a store, searched and deleted.
final class SongsController: UITableViewController {
    private let context: NSManagedObjectContext
    private lazy var songs = FetchedItems(makeController())
    private lazy var manager = TableManager(tableView, source: songs)

    init(_ context: NSManagedObjectContext) {
        self.context = context
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(SongCell.self) { mapping in
            mapping.didSelect(weak: self) { controller, cell, song, indexPath in controller.title = song.title }
            mapping.commitEditingStyle.withoutCell(weak: self) { controller, style, song, indexPath in
                controller.context.delete(song)
            }
        }
        let search = UISearchController()
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        fetch()
    }

    private func makeController() -> NSFetchedResultsController<Song> {
        let request = NSFetchRequest<Song>(entityName: "Song")
        request.sortDescriptors = ["album", "title"].map { NSSortDescriptor(key: $0, ascending: true) }
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "album", cacheName: nil)
    }

    private func fetch() {
        do { try songs.fetch() } catch { title = error.localizedDescription }
    }
}

extension SongsController: UISearchResultsUpdating {
    func updateSearchResults(for search: UISearchController) {
        let text = search.searchBar.text ?? ""
        songs.controller.fetchRequest.predicate =
            text.isEmpty ? nil : NSPredicate(format: "title CONTAINS[cd] %@", text)
        fetch()
    }
}
#endif
