import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Views that a layout puts on items: whose model they show, and where that is when the data has moved on.
@MainActor
@Suite("Views on items, beside their cells (F3, F45)")
struct ItemBadgeTests {
    private let album = Album(3, layout: HeadlessGridLayout(columns: 1, itemKinds: ["badge", "tag"]))
    private var items: ItemStore { album.manager.items }

    private func badge(_ item: Int) -> Badge? {
        album.collection.supplementary(.supplementary("badge"), at: [0, item]) as? Badge
    }

    private func tag(_ section: Int, _ item: Int) -> Tag? {
        album.collection.supplementary(.supplementary("tag"), at: [section, item]) as? Tag
    }

    /// Registers tags, which write down what is emitted: the model and where it is.
    private func hearTags(_ heard: @escaping @MainActor (String) -> Void) {
        album.manager.registerSupplementary(Tag.self, ofKind: "tag", for: Any.self) { mapping in
            mapping.onEvent { event, _, model, path in heard("\(event) \(model) \(path)") }
        } configure: { tag, model, _ in
            tag.fillings += 1
            tag.text = "\(model)"
        }
    }

    @Test("A view that shows the item is filled again, where it is, when the item changes (F66)")
    func followsContent() {
        let (view, other) = (badge(1), badge(2))
        items.replace(at: [0, 1], with: Photo(name: "New"))
        album.collection.layoutIfNeeded()
        expectEqual(badge(1)?.text, "on New")
        expectNotNil(view)
        expectSame(badge(1), view)
        expectSame(badge(2), other)
    }

    @Test("A view that shows a model of the section is not filled again when the item at its place changes (F66)")
    func modelOfTheSection() {
        hearTags { _ in }
        items.setSections([ItemSection([Photo(name: "A"), Photo(name: "B")], supplementaries: ["tag": [0: "old"]])])
        album.collection.layoutIfNeeded()
        expectEqual(tag(0, 0)?.text, "old")
        expectEqual(tag(0, 1)?.text, "\(Photo(name: "B"))")
        let fillings = [tag(0, 0)?.fillings, tag(0, 1)?.fillings].compactMap { $0 }
        for item in [0, 1] { items.replace(at: [0, item], with: Photo(name: "New")) }
        album.collection.layoutIfNeeded()
        expectEqual([tag(0, 0)?.fillings, tag(0, 1)?.fillings], [fillings[0], fillings[1] + 1])
        expectEqual(tag(0, 0)?.text, "old")
    }

    @Test("What such a view emits comes with its item, at the item's current place (F45)")
    func eventsFollowTheItem() {
        var heard: [String] = []
        hearTags { heard.append($0) }
        items.setItems(photos)
        album.collection.layoutIfNeeded()
        let tag = tag(0, 0)
        items.insert(Photo(name: "new"), at: [0, 0])
        tag?.emit(event: "tap")
        expectEqual(heard, ["tap \(photos[0]) [0, 1]"])
    }

    @Test("What a view with a model of the section emits comes with that model, at the section's current place (F45)")
    func eventsFollowTheSection() {
        var heard: [String] = []
        hearTags { heard.append($0) }
        items.setSections([ItemSection(photos, id: "s", supplementaries: ["tag": [1: Book(title: "model")]])])
        album.collection.layoutIfNeeded()
        let tag = tag(0, 1)
        items.insert(Photo(name: "new"), at: [0, 0])
        items.insertSection(ItemSection(photos, id: "t", supplementaries: ["tag": [1: Book(title: "other")]]), at: 0)
        tag?.emit(event: "tap")
        expectEqual(heard, ["tap \(Book(title: "model")) [1, 1]"])
    }

    @Test("When one item changes the views of the others are not filled again (F66)")
    func othersAreLeft() {
        hearTags { _ in }
        items.replace(at: [0, 0], with: Photo(name: "first"))
        album.collection.layout = HeadlessGridLayout(columns: 1, itemKinds: ["tag"])
        album.collection.layoutIfNeeded()
        let fillings = tag(0, 1)?.fillings
        items.replace(at: [0, 0], with: Photo(name: "New"))
        album.collection.layoutIfNeeded()
        expectNotNil(fillings)
        expectEqual(tag(0, 1)?.fillings, fillings)
        expectEqual(tag(0, 0)?.text, "\(Photo(name: "New"))")
    }

    @Test("A view and a cell without a mapping are made at the next change after one is registered (F66, R12)")
    func placeholdersAreReplaced() {
        items.setItems(["1", "2"].map(Book.init))
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.cell(at: [0, 0])?.text, "?")
        album.manager.register(PhotoCell.self, for: Book.self) { cell, book, _ in cell.text = book.title }
        album.manager.registerSupplementary(Tag.self, ofKind: "badge", for: Book.self) { tag, book, _ in
            tag.text = "on \(book.title)"
        }
        items.append(Book(title: "3"))
        album.collection.layoutIfNeeded()
        expectEqual((0...2).map { album.collection.cell(at: [0, $0])?.text }, ["1", "2", "3"])
        let badges = (0...2).map { album.collection.supplementary(.supplementary("badge"), at: [0, $0])?.text }
        expectEqual(badges, ["on 1", "on 2", "on 3"])
    }

    @Test("A view on an item gets the section's model for it, and the item again without one, where it is (F66)")
    func modelsComeAndGo() {
        hearTags { _ in }
        album.collection.layout = HeadlessGridLayout(columns: 1, itemKinds: ["tag"])
        items.setSections([ItemSection(photos, id: "s")])
        album.collection.layoutIfNeeded()
        let view = tag(0, 0)
        album.collection.updates = HeadlessUpdates()
        for (models, text) in [([0: "x"], "x"), ([0: "y"], "y"), ([:], "\(photos[0])")] as [([Int: Any], String)] {
            items.apply(sections: [ItemSection(photos, id: "s", supplementaries: ["tag": models])])
            album.collection.layoutIfNeeded()
            expectEqual(tag(0, 0)?.text, text)
        }
        expectNotNil(view)
        expectSame(tag(0, 0), view)
        expectTrue(album.collection.updates.batches.allSatisfy { $0.stage.isEmpty })
    }

    @Test(
        "A kind that is not registered may have views of the owner, so its section is shown again when its model changes (F66)"
    )
    func unregisteredKind() {
        for text in ["a", "b"] {
            album.collection.updates = HeadlessUpdates()
            items.apply(sections: [ItemSection(photos, id: "s", supplementaries: ["tag": [0: text]])])
            album.collection.layoutIfNeeded()
        }
        expectEqual(album.collection.updates.batches.flatMap(\.stage.reloadedSections), [0])
    }

    @Test(
        "A view that cannot be filled stays as it is while the data changes; its section is not shown again (F66, R12)")
    func placeholdersStay() {
        items.setItems(["no", "photo"].map(Book.init))
        album.collection.layoutIfNeeded()
        let view = album.collection.supplementary(.supplementary("badge"), at: [0, 0])
        album.collection.updates = HeadlessUpdates()
        items.append(Book(title: "more"))
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.updates.batches.map(\.stage.insertedItems), [[[0, 2]]])
        expectNotNil(view)
        expectSame(album.collection.supplementary(.supplementary("badge"), at: [0, 0]), view)
    }
}

private let photos = [Photo(name: "A"), Photo(name: "B")]

private final class Tag: HeadlessReusableView, ViewEventEmitting {
    typealias ViewEvent = String
    var fillings = 0
}
