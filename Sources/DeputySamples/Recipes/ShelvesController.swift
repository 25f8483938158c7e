#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyUIKit
import UIKit

/// Photos in sections with layouts of their own: one that is scrolled sideways, and lists.
final class ShelvesController: UICollectionViewController {
    private lazy var manager = CollectionManager(collectionView)

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] number, environment in
            // In an update the items may be ahead of what the layout is asked about.
            let isFeatured = self?.manager.shownItems.id(ofSection: number) == AnyHashable("featured")
            return isFeatured ? Self.row() : .list(using: .init(appearance: .plain), layoutEnvironment: environment)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private static func row() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(PhotoCell.self)
        manager.items.setSections([
            ItemSection([Photo(name: "Sea"), Photo(name: "Dune")], id: "featured"),
            ItemSection([Photo(name: "Snow")], id: "all"),
        ])
    }
}
#endif
