import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Apple's pages on `estimatedItemSize` and `automaticSize` say when cells are asked. That a flow layout keeps what they said over a
/// reload is reported (github.com/Instagram/IGListKit/issues/319), and that it forgets it when items come or go (openradar 35717256) or it is
/// invalidated (github.com/airbnb/MagazineLayout/issues/9).
@MainActor
@Suite("Estimated sizes of a flow layout (F83)")
struct EstimatedSizesTests {
    let collection: HeadlessCollection
    let flow = HeadlessFlowLayout(itemSize: CGSize(width: 300, height: 50))
    let manager: CollectionManager<HeadlessCollections>

    init() {
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
        flow.estimatedItemSize = HeadlessFlowLayout.automaticSize
        collection = HeadlessCollection(width: 300, height: 200, layout: flow)
        manager = CollectionManager(collection)
        manager.register(HighItem.self)
    }

    private func show(_ heights: Int...) {
        manager.items.setItems(heights)
        collection.layoutIfNeeded()
    }

    /// The cells that are asked for their sizes meanwhile.
    private func asked(_ body: () -> Void) -> [String] {
        (HighItem.asked, HighItem.given) = ([], [])
        body()
        collection.layoutIfNeeded()
        return HighItem.asked
    }

    @Test("While an item is held, each cell is measured for its own item")
    func measuresWhileHeld() {
        manager.onHost.moveItemAtTo { [unowned manager] in manager.items.move($0, to: $1) }
        show(100, 60, 10)
        expectTrue(collection.beginMove([0, 0]))
        expectTrue(collection.moveOver([0, 2]))
        collection.invalidateLayout()
        collection.layoutIfNeeded()
        collection.cancelMove()
        collection.layoutIfNeeded()
        expectEqual((0..<3).map { collection.cell(at: [0, $0])?.frame.height }, [100, 60, 10])
    }

    @Test(
        "A cell that comes on screen is asked for its size, once; items off screen have the estimate",
        arguments: [0, 80] as [CGFloat])
    func asksCells(estimate: CGFloat) {
        if estimate > 0 { flow.estimatedItemSize = CGSize(width: 300, height: estimate) }
        let off = estimate > 0 ? estimate : 50
        expectEqual(asked { show(100, 60, 60, 10, 90) }, ["100", "60", "60"])
        expectEqual(collection.visibleItems, [[0, 0], [0, 1], [0, 2]])
        expectEqual(collection.contentHeight, 220 + 2 * off)
        expectEqual(asked { collection.scroll(by: 1_000) }, ["10", "90"])
        expectEqual(collection.contentHeight, 320)
        expectEqual(asked { collection.scroll(by: -1_000) }, [])
        expectEmpty(collection.exceptions)
    }

    @Test("A narrower cell lets the next one beside it, also where the content is as high as before")
    func widths() {
        flow.itemSize = CGSize(width: 200, height: 50)
        let narrow = HeadlessCollection(width: 300, height: 50, layout: flow)
        let manager = CollectionManager(narrow)
        manager.register(NarrowItem.self)
        manager.items.setItems([1, 2])
        narrow.layoutIfNeeded()
        expectEqual(narrow.visibleItems, [[0, 0], [0, 1]])
        expectEqual(narrow.contentHeight, 100)
    }

    @Test("The delegate is asked for all sizes all the same, once, and its answer is what a cell is given")
    func delegateAndCells() {
        manager.on(HighItem.self).sizeForCell { height, _ in CGSize(width: 300, height: height == 60 ? 60 : 20) }
        expectEqual(asked { show(60, 30, 40) }, ["60", "30", "40"])
        expectEqual(HighItem.given, [60, 20, 20])
        expectEqual(collection.contentHeight, 130)
        expectEqual(collection.journal["sizeForCell"].count, 3)
        // Without an estimate no cell is asked.
        flow.estimatedItemSize = .zero
        expectEqual(asked {}, [])
        expectEqual(collection.contentHeight, 100)
    }

    @Test("A closure for the sizes of other items leaves a cell the estimate (R6)")
    func sizesOfOthers() {
        flow.estimatedItemSize = CGSize(width: 300, height: 80)
        manager.register(NarrowItem.self, for: String.self) { mapping in
            mapping.sizeForCell { _, _ in CGSize(width: 10, height: 10) }
        } configure: { _, _, _ in
        }
        expectEqual(asked { show(60, 30) }, ["60", "30"])
        expectEqual(HighItem.given, [80, 80])
        expectEqual(collection.journal["sizeForCell"].count, 2)
    }

    @Test("Sizes are kept over a reload, for whatever is at their places then; a manager's reload forgets them (G10)")
    func reloads() {
        let source = Heights()
        let collection = HeadlessCollection(width: 300, height: 200, layout: flow)
        (collection.dataSource, collection.delegate) = (source, source)
        source.heights = [100, 60]
        collection.layoutIfNeeded()
        expectEqual(collection.contentHeight, 160)
        source.heights = [10, 20, 30]
        collection.reloadData()
        collection.layoutIfNeeded()
        expectEqual(collection.contentHeight, 190)
        collection.invalidateLayout()
        collection.layoutIfNeeded()
        expectEqual(collection.contentHeight, 60)
        source.heights = [50]
        collection.reloadData()
        collection.layoutIfNeeded()
        expectEqual(collection.contentHeight, 10)
        show(100, 60)
        // In no window the manager reloads.
        self.collection.isOnScreen = false
        manager.items.setItems([15, 25])
        manager.flush()
        self.collection.isOnScreen = true
        self.collection.layoutIfNeeded()
        expectEqual(self.collection.contentHeight, 40)
    }

    @Test(
        "A batch has the cells on screen asked again, which stay as they are; what was measured off screen is forgotten"
    )
    func batches() {
        show(100, 60, 60, 10, 90)
        collection.scroll(by: 1_000)
        collection.scroll(by: -1_000)
        expectEqual(collection.contentHeight, 320)
        expectEqual(Set(asked { manager.items.insert(70, at: [0, 1]) }), ["100", "60", "70"])
        expectEqual(collection.contentHeight, 390)
    }

    @Test("A batch invalidates the layout only where headers may come, go or change their sizes (F60)")
    func invalidations() {
        flow.headerReferenceSize = CGSize(width: 0, height: 20)
        var headers: ViewMapping<CollectionEvents<HeadlessCollections>, SupplementaryHeaderScope, AlbumHeader, String>?
        manager.registerHeader(AlbumHeader.self) { headers = $0 }
        manager.items.setSections([ItemSection([10, 20], header: "a"), ItemSection([30], header: "b")])
        collection.layoutIfNeeded()
        func isInvalidated(_ body: () -> Void) -> Bool {
            let before = collection.invalidations
            body()
            collection.layoutIfNeeded()
            return collection.invalidations > before
        }
        expectFalse(isInvalidated { manager.items.insert(40, at: [0, 0]) })
        expectFalse(isInvalidated { manager.items.move([0, 0], to: [1, 1]) })
        expectFalse(isInvalidated { manager.items.remove(at: [1, 1]) })
        expectTrue(isInvalidated { manager.items.insertSection(ItemSection([50], header: "c"), at: 1) })
        expectTrue(isInvalidated { manager.items.moveSection(1, to: 0) })
        expectTrue(isInvalidated { manager.items.removeSection(0) })
        let header = HeaderHeight()
        headers?.referenceSizeForHeaderView { _, _ in CGSize(width: 0, height: header.height) }
        collection.layoutIfNeeded()
        header.height = 0
        expectTrue(isInvalidated { manager.items.insert(60, at: [0, 0]) })
        expectEqual(collection.exceptions, [])
    }

    @Test(
        "A header that goes in a batch in which nobody invalidates the layout is reported as a collection view raises (F83)"
    )
    func missedHeaders() {
        let (source, collection) = (Heights(), HeadlessCollection(width: 300, height: 200, layout: flow))
        (collection.dataSource, collection.delegate) = (source, source)
        (source.heights, source.header) = ([10], 20)
        collection.layoutIfNeeded()
        var stage = ChangeSet.Stage()
        stage.insertedItems = [[0, 0]]
        for invalidates in [true, false] {
            (source.header, collection.exceptions) = (20, [])
            collection.invalidateLayout()
            collection.layoutIfNeeded()
            collection.exceptions = []
            collection.performBatch(stage) {
                source.heights.append(10)
                source.header = 0
                if invalidates { collection.invalidateLayout() }
            }
            let missed = collection.exceptions.filter { $0.reason.hasPrefix("no UICollectionViewLayoutAttributes") }
            expectEqual(missed.map(\.place), invalidates ? [] : [.section(0)])
        }
    }

    @Test("An item whose content changed is asked again, and no other")
    func contentChanges() {
        show(100, 60, 60)
        collection.journal = HeadlessJournal()
        expectEqual(asked { manager.items.replace(at: [0, 1], with: 90) }, ["90"])
        expectEqual(collection.contentHeight, 250)
        collection.scroll(by: 1_000)
        expectEqual(collection.contentOffset, 50)
        expectEqual(asked { manager.items.replace(at: [0, 2], with: 10) }, ["10"])
        expectEqual((collection.contentHeight, collection.contentOffset), (200, 0))
        // Where the delegate gives the sizes, it is asked for all.
        flow.estimatedItemSize = .zero
        manager.on(HighItem.self).sizeForCell { height, _ in CGSize(width: 300, height: height) }
        collection.layoutIfNeeded()
        collection.journal = HeadlessJournal()
        expectEqual(asked { manager.items.replace(at: [0, 2], with: 20) }, [])
        expectEqual(collection.journal["sizeForCell"].count, 3)
    }

    @Test("A layout that is invalidated while its cells are measured asks for all sizes again when that is over")
    func invalidatedMeanwhile() {
        var invalidates = true
        manager.on(HighItem.self).sizeForCell { _, _ in CGSize(width: 300, height: 20) }
        manager.on(HighItem.self).willDisplay.withoutCell { [unowned collection] _, _ in
            if invalidates { collection.invalidateLayout() }
            invalidates = false
        }
        expectEqual(asked { show(100, 60, 60) }, ["100", "60", "60", "100", "60", "60"])
        expectEqual(collection.contentHeight, 220)
        expectEqual(collection.journal["sizeForCell"].count, 6)
        expectEmpty(collection.exceptions)
    }

    @Test("A layout that comes back has forgotten what cells said")
    func anotherLayout() {
        show(100, 60)
        collection.layout = HeadlessFlowLayout(itemSize: CGSize(width: 300, height: 30))
        collection.layoutIfNeeded()
        expectEqual(collection.contentHeight, 70)
        manager.items.setItems([10, 20])
        collection.layoutIfNeeded()
        collection.layout = flow
        collection.layoutIfNeeded()
        expectEqual(collection.contentHeight, 30)
    }
}

/// An item as high as its number.
private final class HighItem: HeadlessCollectionCell, Configurable {
    static var asked: [String] = []
    static var given: [CGFloat] = []
    func configure(_ height: Int) { text = "\(height)" }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        Self.asked.append(text)
        Self.given.append(size.height)
        return CGSize(width: size.width, height: CGFloat(Int(text) ?? 0))
    }
}

private final class NarrowItem: HeadlessCollectionCell, Configurable {
    func configure(_ number: Int) { text = "\(number)" }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 100) }
}

/// Items as high as their numbers, without a manager.
@MainActor
private final class Heights: HeadlessCollectionDataSource, HeadlessCollectionDelegate {
    var heights: [Int] = []
    var header: CGFloat = 0
    func responds(to event: DelegateEvent) -> Bool { event.name == "referenceSizeForHeaderView" }
    func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int { heights.count }
    func collection(_ collection: HeadlessCollection, cellForItemAt indexPath: IndexPath) -> HeadlessCollectionCell {
        let cell = collection.dequeue(HighItem.self)
        cell.configure(heights[indexPath[1]])
        return cell
    }
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        CGSize(width: 0, height: header) as? Answer
            ?? event.fallback(EventSituation(host: nil, argument: argument, position: position))
    }
    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) {}
}

/// How high a header is, which a test changes.
@MainActor
private final class HeaderHeight {
    var height: CGFloat = 20
}
