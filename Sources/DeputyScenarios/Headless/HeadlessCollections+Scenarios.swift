import DeputyHeadless
import DeputyLists
import Foundation

extension HeadlessCollections: ScenarioCollectionKit {
    typealias BookCell = HeadlessCollectionViews.BookCell
    typealias NoteCell = HeadlessCollectionViews.NoteCell
    typealias ShelfView = HeadlessCollectionViews.ShelfView
    typealias CoverView = HeadlessCollectionViews.CoverView
    typealias Driver = HeadlessCollectionDriver

    static func makeList() -> HeadlessCollection {
        let collection = HeadlessCollection(width: 320, height: 220, layout: flow(columns: 1))
        collection.isPrefetchingEnabled = false
        return collection
    }

    static func makeTwoColumns() -> HeadlessLayout { flow(columns: 2) }

    private static func flow(columns: CGFloat) -> HeadlessFlowLayout {
        let layout = HeadlessFlowLayout(itemSize: CGSize(width: 320 / columns, height: 44))
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    static func makeCoveredLayout() -> HeadlessLayout { HeadlessCoveredLayout() }

    static func makeDiffable(
        _ collection: HeadlessCollection,
        _ cell: @escaping @MainActor (HeadlessCollection, IndexPath) -> HeadlessCollectionCell
    ) -> Diffable {
        let source = HeadlessCollectionBooks(collection) { [unowned collection] in cell(collection, $0) }
        collection.dataSource = source
        return Diffable(source) { source.apply($0) }
    }
}
