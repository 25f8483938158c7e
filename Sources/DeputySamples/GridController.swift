#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

struct Photo: Hashable {
    var name: String
    var width: CGFloat = 100
}

final class PhotoCell: UICollectionViewListCell, Configurable {
    func configure(_ photo: Photo) {
        var content = defaultContentConfiguration()
        content.text = photo.name
        contentConfiguration = content
    }
}

final class AlbumHeader: UICollectionReusableView, Configurable {
    private let label = UILabel()

    func configure(_ title: String) {
        label.text = title
        label.frame = bounds
        addSubview(label)
    }
}

/// A grid of photos in albums: sizes by photo, headers, and photos that are dragged to another place.
final class GridController: UICollectionViewController {
    private lazy var manager = CollectionManager(collectionView)

    convenience init() { self.init(collectionViewLayout: UICollectionViewFlowLayout()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(PhotoCell.self) { mapping in
            mapping.sizeForCell { photo, indexPath in CGSize(width: photo.width, height: 100) }
            mapping.didSelect.withoutCell(weak: self) { controller, photo, indexPath in controller.title = photo.name }
        }
        manager.registerHeader(AlbumHeader.self) { mapping in
            mapping.referenceSizeForHeaderView { title, indexPath in CGSize(width: 0, height: 40) }
            mapping.willDisplaySupplementaryView { view, title, indexPath in view.accessibilityLabel = title }
        }
        // The collection view moves the item on screen; the data follows here.
        manager.onHost.moveItemAtTo(weak: self) { controller, move in
            controller.manager.items.move(move.source, to: move.destination)
        }
        manager.items.setSections([
            ItemSection([Photo(name: "Sea"), Photo(name: "Dune", width: 200)], id: 1, header: "Summer"),
            ItemSection([Photo(name: "Snow")], id: 2, header: "Winter"),
        ])
    }
}
#endif
