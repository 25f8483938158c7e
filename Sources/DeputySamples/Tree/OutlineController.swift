#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyUIKit
import DeputyDiffable
import UIKit

final class OutlineCell: UICollectionViewListCell, Configurable {
    func configure(_ folder: Folder) {
        var content = defaultContentConfiguration()
        content.text = folder.id
        contentConfiguration = content
        accessories = folder.folders.isEmpty ? [] : [.outlineDisclosure()]
    }
}

/// Folders in folders, in a collection view: UIKit's section snapshots expand and collapse them.
final class OutlineController: UICollectionViewController {
    private lazy var dataSource = DiffableCollectionSource<Int, Folder>(collectionView)
    private lazy var manager = CollectionManager(collectionView, source: DiffableItems(dataSource))

    convenience init() {
        self.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(OutlineCell.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { controller, folder, indexPath in controller.title = folder.id }
        }
        var outline = NSDiffableDataSourceSectionSnapshot<Folder>()
        append(Folder.all, inside: nil, to: &outline)
        outline.expand(Folder.all)
        dataSource.apply(outline, to: 0, animatingDifferences: false)
    }

    private func append(
        _ folders: [Folder], inside parent: Folder?, to outline: inout NSDiffableDataSourceSectionSnapshot<Folder>
    ) {
        outline.append(folders, to: parent)
        for folder in folders { append(folder.folders, inside: folder, to: &outline) }
    }
}
#endif
