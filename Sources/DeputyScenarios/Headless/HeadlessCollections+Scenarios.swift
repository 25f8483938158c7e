package import DeputyHeadless
package import DeputyLists
package import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

extension HeadlessCollections: ScenarioCollectionKit {
    package typealias BookCell = HeadlessCollectionViews.BookCell
    package typealias NoteCell = HeadlessCollectionViews.NoteCell
    package typealias ShelfView = HeadlessCollectionViews.ShelfView
    package typealias CoverView = HeadlessCollectionViews.CoverView
    package typealias Driver = HeadlessCollectionDriver

    package static func makeList() -> HeadlessCollection {
        let layout = HeadlessFlowLayout(itemSize: CGSize(width: 320, height: 44))
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let collection = HeadlessCollection(width: 320, height: 220, layout: layout)
        collection.isPrefetchingEnabled = false
        return collection
    }

    package static func makeTwoColumns() -> HeadlessLayout {
        let layout = HeadlessFlowLayout(itemSize: CGSize(width: 160, height: 44))
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    package static func makeCoveredLayout() -> HeadlessLayout { HeadlessCoveredLayout() }
    package static let coverKind = "cover"

    package static func registerHosted(_ manager: CollectionManager<HeadlessCollections>) {}

    package static func giveNib(_ collection: HeadlessCollection) {
        collection.nibs = [HeadlessNib("BookNib", BookCell.self)]
    }

    package static func makeDiffable(
        _ collection: HeadlessCollection,
        _ cell: @escaping @MainActor (HeadlessCollection, IndexPath) -> HeadlessCollectionCell
    ) -> Diffable {
        let source = HeadlessCollectionBooks(collection) { [unowned collection] in cell(collection, $0) }
        collection.dataSource = source
        return Diffable(object: source, source: DiffableItems(source)) { source.apply($0) }
    }
}
