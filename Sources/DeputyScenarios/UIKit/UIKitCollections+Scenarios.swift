#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

extension UIKitCollections: ScenarioCollectionKit {
    typealias BookCell = CollectionViews.BookCell
    typealias NoteCell = CollectionViews.NoteCell
    typealias ShelfView = CollectionViews.ShelfView
    typealias CoverView = CollectionViews.CoverView
    typealias Driver = UIKitCollectionDriver

    static func makeList() -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: flow(columns: 1))
        collection.contentInsetAdjustmentBehavior = .never
        collection.isPrefetchingEnabled = false
        return collection
    }

    static func makeTwoColumns() -> UICollectionViewLayout { flow(columns: 2) }

    private static func flow(columns: CGFloat) -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320 / columns, height: 44)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    static func makeCoveredLayout() -> UICollectionViewLayout {
        func size(_ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        }
        let item = NSCollectionLayoutItem(layoutSize: size(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size(44), subitems: [item])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(44), elementKind: coverKind, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
    }

    static func makeDiffable(
        _ collection: UICollectionView,
        _ cell: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell
    ) -> Diffable {
        let source = UICollectionViewDiffableDataSource<String, Book>(collectionView: collection) {
            collection, path, _ in
            cell(collection, path)
        }
        return Diffable(source) { source.apply(.init(books: $0), animatingDifferences: true) }
    }

    #if !os(tvOS)
    static var copyProposal: UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
    #endif
}
#endif
