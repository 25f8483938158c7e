import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// The same binder over a collection: chains, headers, sizes and events (F50, F54, F55).
@MainActor
@Suite("Binding the sections of a collection")
struct BoundCollectionTests {
    final class TileCell: HeadlessCollectionCell, Configurable {
        func configure(_ note: Note) { text = note.text }
    }

    final class TileHeader: HeadlessReusableView, Configurable {
        func configure(_ title: String) { text = title }
    }

    let collection = HeadlessCollection(width: 300, height: 1_000)

    private func size(_ height: CGFloat, _ width: CGFloat = 0) -> CGSize { CGSize(width: width, height: height) }

    @Test(
        "F50, F54, F55: sections of a collection have their models, headers and sizes, and their closures are called for taps"
    )
    func sections() {
        let binder = SectionedCollectionBinder(collection, sectionedBy: Part.self)
        binder.manager.anomalyLog.sink = { _ in }
        var tapped: [String] = []
        binder.onSection(.first)
            .bind(cellType: TileCell.self, models: notes(1, 2))
            .bind(headerType: TileHeader.self, viewModel: "First")
            .onTapped { row, _, note in tapped.append("\(row) \(note.id)") }
            .sizeForCell { _, path in size(path[1] == 0 ? 20 : 30, 100) }
            .headerSize { size(12) }
        binder.onAllOtherSections().bind(cellType: TileCell.self, models: { $0 == .third ? notes(3) : [] })
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        binder.finish()
        collection.layoutIfNeeded()
        expectEqual(collection.numberOfSections, 2)
        expectEqual(collection.cell(at: [0, 1])?.text, "note 2")
        expectEqual(collection.cell(at: [1, 0])?.text, "note 3")
        expectEqual(collection.supplementary(.header, at: [0, 0])?.text, "First")
        expectEqual((0...1).map { collection.send(\.sizeForCell, at: [0, $0]) }, [size(20, 100), size(30, 100)])
        expectEqual(collection.send(\.referenceSizeForHeaderView, at: [0, 0]), size(12))
        collection.tap([0, 1])
        expectEqual(tapped, ["1 2"])
        expectEqual(binder.manager.anomalies, [])
        expectEqual(collection.exceptions, [])
    }

    @Test("F54, F55: sizes of headers and footers come from the section's chain, else from the one on any")
    func headerSizes() {
        let binder = SectionedCollectionBinder(collection, sectionedBy: Part.self, anomalyLog: quietLog())
        let titles: @MainActor (Part) -> String? = { part in "\(part)" }
        binder.onSection(.first).bind(cellType: TileCell.self, models: notes(1))
            .bind(headerType: TileHeader.self, viewModel: "first").bind(footerType: TileHeader.self, viewModel: "first")
            .footerSize { size(11) }
        binder.onSections(.second, .third).bind(cellType: TileCell.self, models: { _ in notes(2) })
            .bind(headerType: TileHeader.self, viewModels: titles).bind(footerType: TileHeader.self, viewModels: titles)
            .headerSize { section in size(section == .second ? 22 : 23) }
            .footerSize { section in size(section == .second ? 32 : 33) }
        binder.onAllOtherSections().bind(cellType: TileCell.self, models: { _ in notes(3) })
            .bind(headerType: TileHeader.self, viewModels: titles).bind(footerType: TileHeader.self, viewModels: titles)
        binder.onAnySection().headerSize { section in size(section == .first ? 51 : 54) }
            .footerSize { section in size(section == .first ? 61 : 64) }
        binder.finish()
        collection.layoutIfNeeded()
        let sections = 0..<4
        expectEqual(
            sections.map { collection.send(\.referenceSizeForHeaderView, at: [$0, 0]) },
            [51, 22, 23, 54].map { size($0) })
        expectEqual(
            sections.map { collection.send(\.referenceSizeForFooterView, at: [$0, 0]) },
            [11, 32, 33, 64].map { size($0) })
        expectEqual(binder.manager.anomalies, [])
    }

    @Test("F55: sizes of items come from the section's chain, else from the one on any")
    func cellSizes() {
        let binder = SectionedCollectionBinder(collection, sectionedBy: Part.self, anomalyLog: quietLog())
        binder.onSection(.first).bind(cellType: TileCell.self, models: notes(1, 2))
            .cellSize { row, note in size(CGFloat(10 * row), CGFloat(note.id)) }
        binder.onSections(.second, .third).bind(cellType: TileCell.self, models: { _ in notes(3) })
            .cellSize { section, row, note in size(section == .second ? 22 : 23, CGFloat(note.id)) }
        binder.onAllOtherSections().bind(cellType: TileCell.self, models: { _ in notes(4) })
        binder.onAnySection().cellSize { section, row in size(section == .fourth ? 54 : 51) }
        binder.finish()
        collection.layoutIfNeeded()
        let places: [IndexPath] = [[0, 0], [0, 1], [1, 0], [2, 0], [3, 0]]
        expectEqual(
            places.map { collection.send(\.sizeForCell, at: $0) },
            [size(0, 1), size(10, 2), size(22, 3), size(23, 3), size(54)])
        expectEqual(binder.manager.anomalies, [])
    }

    @Test("F50: a collection without sections has one chain, and shows what has changed after a refresh")
    func whole() {
        let binder = CollectionBinder(collection)
        let models = Changing(notes(1, 2))
        binder.onCollection().bind(cellType: TileCell.self, models: { models.value })
        binder.finish()
        collection.layoutIfNeeded()
        models.value = notes(2, 3, 4)
        binder.refresh()
        collection.layoutIfNeeded()
        expectEqual((0..<3).map { collection.cell(at: [0, $0])?.text }, ["note 2", "note 3", "note 4"])
        expectEqual(collection.updates.batches.count, 1)
    }
}
