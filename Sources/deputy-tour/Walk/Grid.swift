import DeputyHeadless
import Foundation

#if TOUR
/// A photo in an album; wide ones take two places of the grid.
struct Photo: Identifiable, Equatable {
    var id: Int
    var name: String
    var isWide = false
}

final class PhotoCell: HeadlessCollectionCell, Configurable {
    func configure(_ photo: Photo) { text = photo.name }
}

final class AlbumHeader: HeadlessReusableView, Configurable {
    func configure(_ title: String) { text = title }
}

/// A collection view's grid: the same registrations, and a flow layout that asks for sizes.
@MainActor
func gridPart() -> Part {
    let layout = HeadlessFlowLayout(itemSize: CGSize(width: 10, height: 1))
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = HeadlessCollection(width: 30, height: 6, layout: layout)
    let manager = CollectionManager(collection)
    manager.register(PhotoCell.self) { mapping in
        mapping.sizeForCell { photo, _ in CGSize(width: photo.isWide ? 20 : 10, height: 1) }
        mapping.shouldSelect.withoutCell { photo, _ in photo.name != "fog" }
        mapping.didSelect.withoutCell { _, _ in }
    }
    manager.registerHeader(AlbumHeader.self) { mapping in
        mapping.referenceSizeForHeaderView { _, _ in CGSize(width: 0, height: 1) }
    }
    let summer = [Photo(id: 1, name: "sea"), Photo(id: 2, name: "dunes", isWide: true), Photo(id: 3, name: "fog")]
    manager.items.setSections([
        ItemSection(summer, id: 1, header: "Summer"),
        ItemSection([Photo(id: 4, name: "snow"), Photo(id: 5, name: "ice")], id: 2, header: "Winter"),
    ])
    collection.layoutIfNeeded()
    collection.journal = HeadlessJournal()
    collection.tap([0, 2])
    collection.tap([1, 0])
    let asked = collection.journal.lines.filter { $0.contains("elect") }
    return Part(
        title: "A grid",
        sentence:
            "The same kind of closures, for a collection view. Two photos are tapped; fog may not be selected.",
        code: """
            manager.register(PhotoCell.self) { mapping in
                mapping.sizeForCell { photo, _ in CGSize(width: photo.isWide ? 20 : 10, height: 1) }
                mapping.shouldSelect.withoutCell { photo, _ in photo.name != "fog" }
                mapping.didSelect.withoutCell { photo, _ in … }
            }
            """, result: (asked + [collection.drawing(width: 30)]).joined(separator: "\n"))
}
#endif
