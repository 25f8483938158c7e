import DeputyHeadless
import Foundation

struct Photo: Equatable { var name: String }

final class PhotoCell: HeadlessCollectionCell, Configurable {
    /// How often the cell was made ready for another photo.
    private(set) var reuses = 0

    func configure(_ photo: Photo) { text = photo.name }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

final class AlbumHeader: HeadlessReusableView, Configurable {
    func configure(_ title: String) { text = title }
}

final class Badge: HeadlessReusableView, Configurable {
    func configure(_ photo: Photo) { text = "on " + photo.name }
}

typealias PhotoMapping = ViewMapping<CollectionEvents<HeadlessCollections>, CellScope, PhotoCell, Photo>

/// A collection of photos, 100 points square, three in a line, whose window shows four lines; and a manager that writes no
/// anomaly anywhere.
@MainActor
final class Album {
    let collection: HeadlessCollection
    let manager: CollectionManager<HeadlessCollections>
    let flow = HeadlessFlowLayout(itemSize: CGSize(width: 100, height: 100))

    /// An album of this many photos, shown, with an empty journal.
    init(
        _ count: Int = 30, height: CGFloat = 400, layout: HeadlessLayout? = nil,
        _ body: @MainActor (PhotoMapping) -> Void = { _ in }
    ) {
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
        collection = HeadlessCollection(width: 300, height: height, layout: layout ?? flow)
        manager = CollectionManager(collection)
        manager.anomalyLog.sink = { _ in }
        manager.register(PhotoCell.self, body)
        manager.registerHeader(AlbumHeader.self)
        manager.registerSupplementary(Badge.self, ofKind: "badge")
        manager.items.setItems((0..<count).map { Photo(name: "P\($0)") })
        showAndForget()
    }

    /// Shows what is pending, and begins an empty journal.
    func showAndForget() {
        collection.layoutIfNeeded()
        collection.journal = HeadlessJournal()
    }

    var lines: [String] { collection.journal.lines }

    /// What was asked or told of one event, without its name: where, and the answer.
    func count(_ event: String) -> Int { collection.journal[event].count }

    /// The items the journal has of one event.
    func items(_ event: String) -> [Int] {
        collection.journal[event].compactMap { if case .row(let path) = $0.place { path[1] } else { nil } }
    }

    var shown: [String] { collection.visibleItems.compactMap { collection.cell(at: $0)?.text } }

    var names: [String] { manager.items.items(inSection: 0).compactMap { ($0 as? Photo)?.name } }
}
