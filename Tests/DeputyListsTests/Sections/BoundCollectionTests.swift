import DeputyHeadless
import Foundation
import Testing

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

    @Test("F50: sections of a collection show their models, their headers and their sizes, and are told of taps")
    func sections() {
        let binder = SectionedCollectionBinder(collection, sectionedBy: Part.self)
        binder.manager.anomalyLog.sink = { _ in }
        var tapped: [String] = []
        binder.onSection(.first)
            .bind(cellType: TileCell.self, models: notes(1, 2))
            .bind(headerType: TileHeader.self, viewModel: "First")
            .onTapped { row, _, note in tapped.append("\(row) \(note.id)") }
            .sizeForCell { row, _ in CGSize(width: 100, height: row == 0 ? 20 : 30) }
            .headerSize { CGSize(width: 0, height: 12) }
        binder.onAllOtherSections().bind(cellType: TileCell.self, models: { $0 == .third ? notes(3) : [] })
        binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
        binder.finish()
        collection.layoutIfNeeded()
        #expect(collection.numberOfSections == 2)
        #expect(collection.cell(at: [0, 1])?.text == "note 2" && collection.cell(at: [1, 0])?.text == "note 3")
        #expect(collection.supplementary(.header, at: [0, 0])?.text == "First")
        collection.tap([0, 1])
        #expect(tapped == ["1 2"])
        #expect(binder.manager.anomalies == [])
        #expect(collection.exceptions == [])
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
        #expect((0..<3).map { collection.cell(at: [0, $0])?.text } == ["note 2", "note 3", "note 4"])
        #expect(collection.updates.batches.count == 1)
    }
}
