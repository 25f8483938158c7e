import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Views over a whole layout, whose index path has one number.
@MainActor
@Suite("Views over the whole layout of a collection (F54)")
struct LayoutViewTests {
    final class Banner: HeadlessReusableView, Configurable {
        func configure(_ title: String) { text = title }
    }

    final class Tile: HeadlessCollectionCell, Configurable {
        func configure(_ number: Int) { text = "\(number)" }
    }

    /// A grid with two banners above all of it.
    final class BannerLayout: HeadlessGridLayout {
        override func arrange(_ collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
            (0...1).map { number in
                HeadlessLayoutAttributes(
                    .supplementary("banner"), at: [number], frame: CGRect(x: 0, y: 0, width: 300, height: 10))
            } + super.arrange(collection)
        }
    }

    /// A grid with a badge at its first item.
    final class BadgeLayout: HeadlessGridLayout {
        override func arrange(_ collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
            super.arrange(collection) + [
                HeadlessLayoutAttributes(
                    .supplementary("badge"), at: [0, 0], frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            ]
        }
    }

    let collection = HeadlessCollection(width: 300, height: 200, layout: BannerLayout(columns: 1))
    let manager: CollectionManager<HeadlessCollections>

    init() {
        manager = CollectionManager(collection, anomalyLog: quietLog())
        manager.register(Tile.self)
    }

    private func show(_ banners: [Int: Any], _ numbers: [Int] = [1, 2]) {
        manager.items.apply(sections: [
            ItemSection(numbers, id: "a", supplementaries: ["banner": banners]), ItemSection([3], id: "b"),
        ])
        collection.layoutIfNeeded()
    }

    private func text(_ number: Int) -> String? {
        collection.supplementary(.supplementary("banner"), at: [number])?.text
    }

    @Test("Such a view is of the mapping of its model, which is with the first section, and follows that")
    func findsItsMapping() throws {
        var shown: [String] = []
        manager.registerSupplementary(Banner.self, ofKind: "banner") { mapping in
            mapping.willDisplaySupplementaryView { _, title, path in shown.append("\(title)@\(Array(path))") }
        }
        show([0: "Top", 1: "Below"])
        expectEqual([0, 1].map(text), ["Top", "Below"])
        expectEqual(shown, ["Top@[0]", "Below@[1]"])
        let first = try #require(collection.supplementary(.supplementary("banner"), at: [0]))
        for title in ["New", "Newer"] {
            show([0: title, 1: "Below"], [1, 2, 4])
            expectEqual([0, 1].map(text), [title, "Below"])
        }
        expectSame(collection.supplementary(.supplementary("banner"), at: [0]), first)
        expectEqual(collection.exceptions, [])
        expectEqual(manager.anomalies, [])
        expectEqual(manager.explain(\.willDisplaySupplementaryView, ofKind: "banner", at: [0]).answeredBy, .handler)
    }

    @Test(
        "Where a kind has no models any more, its view shows the item that is at its place, from another mapping (F54)")
    func losesItsModel() {
        final class Label: HeadlessReusableView, Configurable {
            func configure(_ number: Int) { text = "item \(number)" }
        }
        manager.registerSupplementary(Banner.self, ofKind: "badge")
        manager.registerSupplementary(Label.self, ofKind: "badge")
        collection.layout = BadgeLayout(columns: 1)
        func show(_ badges: [String: [Int: Any]]) -> String? {
            manager.items.apply(sections: [ItemSection([1, 2], id: "a", supplementaries: badges)])
            collection.layoutIfNeeded()
            return collection.supplementary(.supplementary("badge"), at: [0, 0])?.text
        }
        expectEqual(show(["badge": [0: "Top"]]), "Top")
        expectEqual(show([:]), "item 1")
        expectEqual(show(["badge": [0: "Again"]]), "Again")
        expectEqual(show(["badge": [:]]), "item 1")
        expectEqual(collection.exceptions, [])
        expectEqual(manager.anomalies, [])
    }

    @Test("Sections that come and go leave it where it is, and its events are about its model (R8)")
    func staysWhereItIs() {
        var left: [String] = []
        manager.registerSupplementary(Banner.self, ofKind: "banner") { mapping in
            mapping.didEndDisplayingSupplementaryView { _, title, _ in left.append(title) }
        }
        show([0: "Top", 1: "Below"])
        manager.items.removeSection(1)
        manager.items.insertSection(ItemSection([5], supplementaries: ["banner": [0: "Other", 1: "Other"]]), at: 0)
        manager.items.append(contentsOf: Array(10..<40), toSection: 1)
        collection.layoutIfNeeded()
        expectEqual([0, 1].map(text), ["Other", "Other"])
        collection.scroll(to: [1, 20])
        expectEqual(left, ["Other", "Other"])
        expectEqual(collection.exceptions, [])
        expectEqual(manager.anomalies, [])
    }

    @Test("A model that no mapping takes is reported, and a placeholder shown (R12)")
    func withoutMapping() {
        manager.registerSupplementary(Banner.self, ofKind: "banner")
        show([0: "Top", 1: 7])
        expectEqual(text(0), "Top")
        expectEqual(manager.anomalies.map(\.code), [.missingMapping])
        expectEqual(collection.exceptions, [])
    }
}
