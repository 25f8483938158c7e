import Foundation
import TestSupport
import Testing

@testable import DeputyHeadless

/// Where layouts put things, rectangle by rectangle, and what of it is in the window.
@MainActor
@Suite("Where layouts put things")
struct LayoutFramesTests {
    /// A layout of rectangles that a test lists, as tops and ends.
    private final class Heap: HeadlessLayout {
        let spans: [ClosedRange<CGFloat>]
        init(_ spans: [ClosedRange<CGFloat>]) { self.spans = spans }

        override func arrange(_ collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
            spans.enumerated().map { item, span in
                let frame = CGRect(x: 0, y: span.lowerBound, width: 50, height: span.upperBound - span.lowerBound)
                return HeadlessLayoutAttributes(.cell, at: [0, item], frame: frame)
            }
        }
    }

    @Test(
        "Views on screen have their frames after each layout: another layout, a scroll, an update, a size that is asked again"
    )
    func framesOfViews() {
        final class Height { var value = 20.0 }
        let height = Height()
        let album = Album(4) { $0.sizeForCell { _, _ in CGSize(width: 100, height: height.value) } }
        (album.flow.minimumLineSpacing, album.flow.minimumInteritemSpacing) = (0, 0)
        album.flow.headerReferenceSize = CGSize(width: 0, height: 10)
        album.manager.registerHeader(AlbumHeader.self)
        album.manager.items.setHeader("Head")
        album.collection.layoutIfNeeded()
        func frame(_ item: Int) -> CGRect? { album.collection.cell(at: [0, item])?.frame }
        expectEqual(
            album.collection.supplementary(.header, at: [0, 0])?.frame, CGRect(x: 0, y: 0, width: 300, height: 10))
        expectEqual(frame(1), CGRect(x: 100, y: 10, width: 100, height: 20))
        expectEqual(frame(3), CGRect(x: 0, y: 30, width: 100, height: 20))
        height.value = 30
        album.collection.invalidateLayout()
        album.collection.layoutIfNeeded()
        expectEqual(frame(3), CGRect(x: 0, y: 40, width: 100, height: 30))
        album.manager.items.remove(at: [0, 0])
        album.manager.flush()
        album.collection.layoutIfNeeded()
        expectEqual(frame(0), CGRect(x: 0, y: 10, width: 100, height: 30))
        album.collection.layout = HeadlessGridLayout(columns: 2, lineHeight: 40)
        album.collection.layoutIfNeeded()
        expectEqual(frame(2), CGRect(x: 0, y: 40, width: 150, height: 40))
    }

    @Test("A row's frame is its height, and where it is in the content")
    func framesOfRows() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.register(HeadlessCell.self, for: Int.self) { mapping in
            mapping.heightForCell { _, path in CGFloat(10 + path[1]) }
        } configure: { _, _, _ in
        }
        manager.items.setItems([1, 2, 3])
        table.layoutIfNeeded()
        expectEqual(table.cell(at: [0, 2])?.frame, CGRect(x: 0, y: 21, width: 0, height: 12))
    }

    @Test(
        "A flow keeps to its insets on all sides, fills lines to their end, and makes each as high as its highest item")
    func flow() {
        let sizes: [CGSize] = [(100, 50), (100, 30), (62, 20), (10, 10), (300, 8), (20, 10)].map(CGSize.init)
        let album = Album(sizes.count) { $0.sizeForCell { _, path in sizes[path[1]] } }
        album.manager.registerFooter(AlbumHeader.self)
        album.flow.sectionInset = HeadlessEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
        (album.flow.minimumLineSpacing, album.flow.minimumInteritemSpacing) = (3, 4)
        album.flow.headerReferenceSize = CGSize(width: 0, height: 30)
        album.flow.footerReferenceSize = CGSize(width: 0, height: 12)
        album.manager.items.setHeader("Head")
        album.manager.items.setFooter("Foot")
        album.collection.layoutIfNeeded()
        let places = album.flow.arrange(album.collection)
        #expect(
            places.filter { $0.kind == .cell }.map(\.frame) == [
                // Three items end exactly where the line does; the next has no room there.
                CGRect(x: 10, y: 35, width: 100, height: 50), CGRect(x: 114, y: 35, width: 100, height: 30),
                CGRect(x: 218, y: 35, width: 62, height: 20), CGRect(x: 10, y: 88, width: 10, height: 10),
                // One that is wider than a line has a line for itself.
                CGRect(x: 10, y: 101, width: 300, height: 8), CGRect(x: 10, y: 112, width: 20, height: 10),
            ])
        expectEqual(places.first { $0.kind == .header }?.frame, CGRect(x: 0, y: 0, width: 300, height: 30))
        expectEqual(places.first { $0.kind == .footer }?.frame, CGRect(x: 0, y: 129, width: 300, height: 12))
        expectEqual(album.collection.contentHeight, 141)
    }

    @Test(
        "Of elements placed several times the last counts, and each is looked up once however many there are",
        arguments: [100, 1_000])
    func placedAgain(_ count: Int) {
        let placed = (0..<count).map { (key: CountedKey(number: $0 % (count / 2)), place: $0) }
        CountedKey.looks = 0
        let kept = placed.keepingLast(of: \.key)
        expectEqual(kept.map(\.place), Array(count / 2..<count))
        expectTrue(CountedKey.looks >= count && CountedKey.looks <= 6 * count)
    }

    private struct CountedKey: Hashable {
        let number: Int
        @MainActor static var looks = 0

        static func == (a: Self, b: Self) -> Bool {
            MainActor.assumeIsolated { looks += 1 }
            return a.number == b.number
        }

        func hash(into hasher: inout Hasher) {
            MainActor.assumeIsolated { Self.looks += 1 }
            hasher.combine(number)
        }
    }

    @Test(
        "Another value of a flow layout's own puts everything elsewhere at the next layout",
        arguments: FlowValue.allCases)
    func ownValues(_ value: FlowValue) {
        let album = Album(30)
        album.manager.registerFooter(AlbumHeader.self)
        album.manager.items.setHeader("Head")
        album.manager.items.setFooter("Foot")
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.contentHeight, 1_000)
        value.change(album.flow)
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.contentHeight, value.height)
    }

    @Test("The size of a footer is what its mapping answers, beside the layout's own of a header")
    func footerSize() {
        let album = Album(3)
        album.flow.headerReferenceSize = CGSize(width: 0, height: 7)
        album.manager.registerFooter(AlbumHeader.self) { mapping in
            mapping.referenceSizeForFooterView { _, _ in CGSize(width: 0, height: 50) }
        }
        album.manager.items.setHeader("Head")
        album.manager.items.setFooter("Foot")
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.contentHeight, 157)
    }

    @Test(
        "An invalid width is reported as an invalid height is, and counts as none",
        arguments: [CGSize(width: -5, height: 9), CGSize(width: 9, height: -5)])
    func invalidSizes(_ size: CGSize) {
        let album = Album(1) { $0.sizeForCell { _, _ in size } }
        album.collection.exceptions = []
        album.collection.invalidateLayout()
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.exceptions.map(\.place), [.row([0, 0])])
        expectEqual(album.collection.visibleItems, [])
    }

    @Test("A grid begins each section with a new line, and has one column at least", arguments: [0, 1, 2])
    func grid(_ columns: Int) {
        let album = Album(0, layout: HeadlessGridLayout(columns: columns))
        album.manager.items.setSections(
            [[1, 2, 3], [4], [5, 6]].map { $0.map { Photo(name: "\($0)") } }.map { ItemSection($0) })
        album.collection.layoutIfNeeded()
        let lines: CGFloat = columns == 2 ? 4 : 6
        expectEqual(album.collection.contentHeight, 44 * lines)
    }

    @Test("A layout on the way to another puts everything where that one does, and its views stay where they do there")
    func transition() {
        final class Fixed: HeadlessLayout {
            override func arrange(_ collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
                [HeadlessLayoutAttributes(.cell, at: [0, 0], frame: CGRect(x: 1, y: 2, width: 3, height: 4))]
            }
            override func followsItem(_ elementKind: String) -> Bool { elementKind == "badge" }
        }
        let album = Album(1)
        let next = Fixed()
        let between = HeadlessTransitionLayout(from: album.flow, to: next)
        expectEqual(between.arrange(album.collection), next.arrange(album.collection))
        expectTrue(between.followsItem("badge"))
        expectFalse(between.followsItem("pin"))
        album.collection.transition(to: next)
        expectSame(album.collection.layout, next)
        expectSame(next.collection, album.collection)
        expectNil(album.flow.collection)
    }

    @Test("Asked where the content goes, the delegate gets an existing place; an invalid answer is not taken")
    func offsets() {
        let album = Album(30)
        var proposed: [CGFloat] = []
        album.manager.onHost.targetContentOffsetForProposedContentOffset { offset in
            proposed.append(offset.y)
            return CGPoint(x: 0, y: CGFloat.infinity)
        }
        album.collection.layoutIfNeeded()
        album.collection.scroll(by: 10_000)
        expectEqual(album.collection.contentOffset, 600)
        album.collection.layout = HeadlessGridLayout(columns: 3, lineHeight: 50)
        expectEqual(proposed, [100])
        expectEqual(album.collection.contentOffset, 100)
        album.manager.items.remove(at: [0, 0])
        album.collection.layoutIfNeeded()
        // A flow layout leaves the offset as it is: the items move up under it.
        expectEqual(proposed, [100, 100])
    }

    @Test(
        "An offset that is no number leaves the content where it is",
        arguments: [CGFloat.infinity, -CGFloat.infinity, CGFloat.nan])
    func noOffset(_ answer: CGFloat) {
        let album = Album(30)
        album.manager.onHost.targetContentOffsetForProposedContentOffset { _ in CGPoint(x: 0, y: answer) }
        album.collection.layoutIfNeeded()
        album.collection.scroll(by: 300)
        album.collection.layout = HeadlessGridLayout(columns: 3, lineHeight: 100)
        expectEqual(album.count("targetContentOffsetForProposedContentOffset"), 1)
        expectEqual(album.collection.contentOffset, 300)
    }

    @Test("A layout that makes the content shorter takes the window along")
    func shorterContent() {
        let album = Album(30)
        album.collection.scroll(by: 10_000)
        album.flow.itemSize = CGSize(width: 100, height: 50)
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.contentOffset, 100)
        expectEqual(album.collection.visibleItems.last, [0, 29])
    }

    @Test("What the delegate says of sizes from now on is asked at the next layout")
    func otherSizes() {
        let album = Album(3)
        expectEqual(album.collection.contentHeight, 100)
        album.manager.on(model: Photo.self).sizeForCell { _, _ in CGSize(width: 100, height: 70) }
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.contentHeight, 70)
    }

    @Test("Content is as high as what ends lowest, whatever begins last")
    func contentHeight() {
        let album = Album(3, layout: Heap([0...100, 10...30, 20...40]))
        expectEqual(album.collection.contentHeight, 100)
    }

    @Test("In the window is what ends below its top and begins above its bottom, in the order of the items")
    func window() {
        // The window shows 400 of it. The first is higher than the others, the second ends early.
        let album = Album(6, layout: Heap([0...1_000, 0...50, 400...500, 60...100, 500...600, 0...101]))
        album.collection.scroll(by: 100)
        expectEqual(album.collection.visibleItems, [[0, 0], [0, 2], [0, 5]])
        album.collection.scroll(by: 1)
        expectEqual(album.collection.visibleItems, [[0, 0], [0, 2], [0, 4]])
    }
}

/// A value of a flow layout's own, and how high ten lines of three items of 100 points are with another one.
enum FlowValue: CaseIterable {
    case itemSize, inset, lineSpacing, itemSpacing, header, footer

    @MainActor
    func change(_ flow: HeadlessFlowLayout) {
        switch self {
        case .itemSize: flow.itemSize = CGSize(width: 100, height: 200)
        case .inset: flow.sectionInset = HeadlessEdgeInsets(top: 9)
        case .lineSpacing: flow.minimumLineSpacing = 9
        case .itemSpacing: flow.minimumInteritemSpacing = 40
        case .header: flow.headerReferenceSize = CGSize(width: 0, height: 20)
        case .footer: flow.footerReferenceSize = CGSize(width: 0, height: 20)
        }
    }

    var height: CGFloat {
        switch self {
        case .itemSize: 2_000
        case .inset: 1_009
        case .lineSpacing: 1_081
        case .itemSpacing: 1_500  // Two items fit into a line.
        case .header, .footer: 1_020
        }
    }
}
