import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What a flow layout asks, when, and where it puts things.
@MainActor
@Suite("Flow layout on Linux")
struct FlowLayoutTests {
    static let questions = [
        "sizeForCell", "insetForSectionAtIndex", "minimumLineSpacingForSectionAtIndex",
        "minimumInteritemSpacingForSectionAtIndex", "referenceSizeForHeaderView", "referenceSizeForFooterView",
    ]

    @Test("The layout asks no question that is not answered")
    func nothingIsAskedThatIsNotAnnounced() {
        let album = Album()
        album.collection.reloadData()
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.journal["cellForItem"].count, 18, "it was loaded again")
        for question in Self.questions { expectEqual(album.count(question), 0, "\(question)") }
    }

    @Test("The sizes of all items are asked when the layout is prepared, and kept while it is scrolled")
    func sizesAreKept() {
        let album = Album { $0.sizeForCell { _, _ in CGSize(width: 100, height: 100) } }
        album.collection.reloadData()
        album.collection.layoutIfNeeded()
        expectEqual(album.items("sizeForCell"), Array(0..<30))
        album.collection.journal = HeadlessJournal()
        album.collection.scroll(to: [0, 20])
        album.collection.layoutIfNeeded()
        expectEqual(album.count("sizeForCell"), 0)
    }

    @Test("They are asked again after a change of the data, and after the layout was invalidated")
    func sizesAreAskedAgain() {
        let album = Album { $0.sizeForCell { _, _ in CGSize(width: 100, height: 100) } }
        album.manager.items.append(Photo(name: "new"))
        album.collection.layoutIfNeeded()
        expectEqual(Set(album.items("sizeForCell")), Set(0..<31))
        album.collection.journal = HeadlessJournal()
        album.collection.invalidateLayout()
        expectEqual(album.count("sizeForCell"), 0, "not before the next layout")
        album.collection.layoutIfNeeded()
        expectEqual(album.items("sizeForCell"), Array(0..<31))
        expectEqual(album.count("cellForItem"), 0)
    }

    @Test("Sizes, insets, spacings and reference sizes put everything where a flow layout does")
    func flows() {
        let album = Album(5) { $0.sizeForCell { photo, _ in CGSize(width: 100, height: photo.name == "P1" ? 60 : 40) } }
        album.manager.onHost.insetForSectionAtIndex { _, _ in HeadlessEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
        }
        album.manager.onHost.minimumLineSpacingForSectionAtIndex { _, _ in 3 }
        album.manager.onHost.minimumInteritemSpacingForSectionAtIndex { _, _ in 2 }
        album.manager.registerFooter(AlbumHeader.self)
        album.flow.headerReferenceSize = CGSize(width: 0, height: 30)
        album.flow.footerReferenceSize = CGSize(width: 0, height: 20)
        album.manager.items.setSections([
            ItemSection((0..<5).map { Photo(name: "P\($0)") }, header: "Head", footer: "Foot")
        ])
        album.showAndForget()
        // 300 − 10 − 20 = 270 has room for two items and what is between them: 202. Lines: 60, 40, 40 high.
        let height: CGFloat = 30 + 5 + 60 + 3 + 40 + 3 + 40 + 7 + 20
        expectEqual(album.collection.contentHeight, height)
        expectEqual(album.collection.supplementary(.header, at: [0, 0])?.text, "Head")
        expectEqual(album.collection.supplementary(.footer, at: [0, 0])?.text, "Foot")
        album.flow.itemSize = .zero
        expectEmpty(album.collection.exceptions)
    }

    @Test("The layout's own values apply without an answer", arguments: [0, 10] as [CGFloat])
    func ownNumbers(spacing: CGFloat) {
        let album = Album(6)
        album.flow.itemSize = CGSize(width: 100, height: 30)
        album.flow.minimumLineSpacing = 4
        album.flow.minimumInteritemSpacing = spacing
        album.flow.sectionInset = HeadlessEdgeInsets(top: 1, bottom: 2)
        album.flow.footerReferenceSize = CGSize(width: 0, height: 8)
        album.manager.registerFooter(AlbumHeader.self)
        album.manager.items.setSections([ItemSection((0..<6).map { Photo(name: "P\($0)") }, footer: "end")])
        album.showAndForget()
        // Three items fit without space between them, two with it.
        let lines: CGFloat = spacing == 0 ? 2 : 3
        expectEqual(album.collection.contentHeight, 1 + lines * 30 + (lines - 1) * 4 + 2 + 8)
    }

    @Test("An item wider than the collection has a line for itself")
    func wideItems() {
        let album = Album(3) { $0.sizeForCell { _, path in CGSize(width: path[1] == 1 ? 500 : 100, height: 10) } }
        expectEqual(album.collection.contentHeight, 30)
        expectEqual(album.shown, ["P0", "P1", "P2"])
    }

    @Test("A first item wider than the collection is at the top, without an empty line above it")
    func wideFirstItem() {
        let album = Album(3) { $0.sizeForCell { _, path in CGSize(width: path[1] == 0 ? 500 : 100, height: 10) } }
        album.flow.minimumLineSpacing = 4
        album.collection.layoutIfNeeded()
        let height: CGFloat = 10 + 4 + 10
        expectEqual(album.collection.contentHeight, height)
        expectEqual(album.shown, ["P0", "P1", "P2"])
    }

    @Test("A header without height is not asked for; one with height is, after the cells")
    func headersWithoutHeight() {
        let album = Album(3)
        album.manager.items.setSections([ItemSection([Photo(name: "P0")], header: "A")])
        album.showAndForget()
        album.collection.reloadData()
        album.collection.layoutIfNeeded()
        expectEqual(album.count("viewForSupplementary"), 0)
        album.flow.headerReferenceSize = CGSize(width: 0, height: 20)
        album.collection.journal = HeadlessJournal()
        album.collection.reloadData()
        album.collection.layoutIfNeeded()
        let made = album.lines.filter { $0.hasPrefix("ask cellForItem") || $0.hasPrefix("ask viewFor") }
        expectEqual(made, ["ask cellForItem [0, 0] → PhotoCell", "ask viewForSupplementary [0, 0] → AlbumHeader"])
    }

    @Test("A layout that is no flow layout asks no flow question, and shows views of its own kinds")
    func otherLayouts() {
        let grid = HeadlessGridLayout(columns: 2, lineHeight: 100, itemKinds: ["badge"])
        let album = Album(6, layout: grid) { $0.sizeForCell { _, _ in CGSize(width: 1, height: 1) } }
        album.collection.reloadData()
        album.collection.layoutIfNeeded()
        expectEqual(album.count("sizeForCell"), 0)
        expectEqual(album.collection.contentHeight, 300)
        expectEqual(album.collection.supplementary(.supplementary("badge"), at: [0, 4])?.text, "on P4")
        expectEmpty(album.collection.exceptions)
    }

    @Test(
        "A negative size, and a place that there is not, are what a collection view raises for", arguments: [-1, .nan])
    func wrongLayouts(_ length: CGFloat) {
        let album = Album(3) { $0.sizeForCell { _, _ in CGSize(width: 10, height: length) } }
        expectEqual(album.collection.exceptions.first?.reason, "negative sizes are not supported in the flow layout")
        expectEqual(album.collection.exceptions.first?.place, .row([0, 0]))
        album.collection.exceptions = []
        album.collection.layout = Elsewhere()
        album.collection.layoutIfNeeded()
        let reasons = album.collection.exceptions.map(\.reason)
        expectEqual(reasons.count, 2, "\(reasons)")
        expectTrue(reasons[0].hasSuffix("with an index path that does not exist: [0, 9]"), "\(reasons)")
        expectEqual(album.shown, ["P1"])
    }

    private final class Elsewhere: HeadlessLayout {
        override func arrange(_ collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
            let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            return [
                HeadlessLayoutAttributes(.cell, at: [0, 9], frame: frame),
                HeadlessLayoutAttributes(.header, at: [7, 0], frame: frame),
                HeadlessLayoutAttributes(.cell, at: [0, 1], frame: frame),
            ]
        }
    }

    @Test("Another layout, and the way to it, are asked for; the delegate says where the content goes")
    func transitions() {
        let album = Album()
        var ways: [String] = []
        album.manager.onHost.transitionLayout { former, next in
            ways.append("\(type(of: former)) to \(type(of: next))")
            return HeadlessTransitionLayout(from: former, to: next)
        }
        album.manager.onHost.targetContentOffsetForProposedContentOffset { CGPoint(x: 0, y: $0.y + 50) }
        album.showAndForget()
        let grid = HeadlessGridLayout(columns: 1, lineHeight: 100)
        album.collection.transition(to: grid)
        album.collection.layoutIfNeeded()
        expectEqual(ways, ["HeadlessFlowLayout to HeadlessGridLayout"])
        expectSame(album.collection.layout, grid)
        expectEqual(album.collection.contentOffset, 100)
        expectEqual(album.collection.contentHeight, 3_000)
        expectEqual(album.shown.first, "P1")
    }
}
