import DeputyHeadless
import Foundation

final class BenchItemCell: HeadlessCollectionCell {
    var shown = 0
}

/// A headless kit with what benchmarks need of it, so that the same ones run over tables and collections.
@MainActor
protocol BenchKit: HeadlessKit where List: ListHost, List.DeputyKit == Self {
    associatedtype BenchCell: ListCell where BenchCell.DeputyKit == Self
    /// What the list is called in claims.
    static var noun: String { get }
    /// The name of the question of how high an item is.
    static var heightEvent: String { get }
    /// A list with a window for ten items, which keeps no journal, asks for every height and prepares no cells.
    static func makeList() -> List
    static func answerHeight<Model>(
        _ mapping: ViewMapping<Events, CellScope, BenchCell, Model>, _ height: @escaping @MainActor () -> CGFloat)
    static func askHeight(_ manager: ListManager<Self>, at path: IndexPath) -> Double
}

extension HeadlessTables: BenchKit {
    typealias BenchCell = DeputyBenchmarks.BenchCell
    static let noun = "table"
    static let heightEvent = "heightForCell"

    static func makeList() -> HeadlessTable {
        let table = HeadlessTable(height: 440)
        table.keepsJournal = false
        table.estimatedRowHeight = 0
        return table
    }

    static func answerHeight<Model>(
        _ mapping: ViewMapping<Events, CellScope, BenchCell, Model>, _ height: @escaping @MainActor () -> CGFloat
    ) {
        mapping.heightForCell { _, _ in height() }
    }

    static func askHeight(_ manager: ListManager<HeadlessTables>, at path: IndexPath) -> Double {
        Double(manager.send(manager.dispatcher.events.heightForCell, (), at: path) { _ in nil })
    }
}

extension HeadlessCollections: BenchKit {
    typealias BenchCell = BenchItemCell
    static let noun = "collection"
    static let heightEvent = "sizeForCell"

    static func makeList() -> HeadlessCollection {
        let layout = HeadlessFlowLayout(itemSize: CGSize(width: 100, height: 44))
        layout.minimumLineSpacing = 0
        let collection = HeadlessCollection(width: 100, height: 440, layout: layout)
        collection.keepsJournal = false
        collection.isPrefetchingEnabled = false
        return collection
    }

    static func answerHeight<Model>(
        _ mapping: ViewMapping<Events, CellScope, BenchCell, Model>, _ height: @escaping @MainActor () -> CGFloat
    ) {
        mapping.sizeForCell { _, _ in CGSize(width: 100, height: height()) }
    }

    static func askHeight(_ manager: ListManager<HeadlessCollections>, at path: IndexPath) -> Double {
        Double(manager.send(manager.dispatcher.events.sizeForCell, (), at: path) { _ in nil }.height)
    }
}
