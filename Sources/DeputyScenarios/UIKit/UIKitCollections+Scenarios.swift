#if canImport(UIKit) && !os(watchOS)
package import DeputyUIKit
package import UIKit

extension UIKitCollections: ScenarioCollectionKit {
    package typealias BookCell = CollectionViews.BookCell
    package typealias NoteCell = CollectionViews.NoteCell
    package typealias ShelfView = CollectionViews.ShelfView
    package typealias CoverView = CollectionViews.CoverView
    package typealias Driver = UIKitCollectionDriver

    package static func makeList() -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 220), collectionViewLayout: flow(columns: 1))
        collection.contentInsetAdjustmentBehavior = .never
        collection.isPrefetchingEnabled = false
        return collection
    }

    package static func makeTwoColumns() -> UICollectionViewLayout { flow(columns: 2) }

    private static func flow(columns: CGFloat) -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320 / columns, height: 44)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    package static let coverKind = "cover"

    package static func makeCoveredLayout() -> UICollectionViewLayout {
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

    package static func makeDiffable(
        _ collection: UICollectionView,
        _ cell: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell
    ) -> Diffable {
        let source = UICollectionViewDiffableDataSource<String, Book>(collectionView: collection) {
            collection, path, _ in
            cell(collection, path)
        }
        return Diffable(object: source, source: DiffableItems(source)) { books in
            var snapshot = NSDiffableDataSourceSnapshot<String, Book>()
            if !books.isEmpty { snapshot.appendSections(["all"]) }
            snapshot.appendItems(books)
            source.apply(snapshot, animatingDifferences: true)
        }
    }

    package static func text(of cell: UICollectionViewCell) -> String { cell.accessibilityLabel ?? "?" }

    #if os(tvOS)
    package static var copyProposal: Void { () }
    package static func dropped(_ coordinator: Never) -> (texts: [String], place: IndexPath?) {}
    #else
    package static var copyProposal: UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }

    package static func dropped(
        _ coordinator: any UICollectionViewDropCoordinator
    ) -> (texts: [String], place: IndexPath?) {
        (ImitatedDrag.texts(of: coordinator.session.items), coordinator.destinationIndexPath)
    }
    #endif
}
#endif
