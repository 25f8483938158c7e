#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import DeputyDiffable
import UIKit

enum Album: Hashable, Sendable {
    case summer, winter
}

final class BadgeView: UICollectionReusableView, Configurable {
    func configure(_ photo: Photo) { backgroundColor = photo.width > 100 ? .systemBlue : .clear }
}

/// Photos of a diffable data source in a compositional layout that puts a badge on each.
final class AlbumsController: UICollectionViewController {
    private var manager: CollectionManager<UIKitCollections>?

    convenience init() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100)),
            supplementaryItems: [badge])
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
            subitems: [item])
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let dataSource = UICollectionViewDiffableDataSource<Album, Photo>(collectionView: collectionView) {
            [weak self] collection, indexPath, photo in
            self?.manager?.cell(in: collection, at: indexPath)
        }
        dataSource.supplementaryViewProvider = { [weak self] collection, kind, indexPath in
            self?.manager?.supplementary(ofKind: kind, in: collection, at: indexPath)
        }
        let manager = CollectionManager(collectionView, source: DiffableItems(dataSource))
        self.manager = manager

        manager.register(PhotoCell.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { controller, photo, indexPath in controller.title = photo.name }
        }
        manager.registerSupplementary(BadgeView.self, ofKind: "badge") { mapping in
            mapping.willDisplaySupplementaryView { view, photo, indexPath in view.layer.cornerRadius = 10 }
        }

        var snapshot = NSDiffableDataSourceSnapshot<Album, Photo>()
        snapshot.appendSections([.summer, .winter])
        snapshot.appendItems([Photo(name: "Sea"), Photo(name: "Dune", width: 200)], toSection: .summer)
        snapshot.appendItems([Photo(name: "Snow")], toSection: .winter)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
#endif
