import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What happens to a walk over the window when a closure called in it makes the collection show something else.
@MainActor
@Suite("Walks over the window that others replace")
struct ReplacedWalksTests {
    private let data = Photos(20)
    private let delegate = ActingDelegate()
    private var collection: HeadlessCollection { data.collection }

    /// One column of cells 50 points high, below a header of 25 points. Eight cells are on screen, at the end and at the top.
    private func layOut() -> HeadlessFlowLayout {
        let flow = HeadlessFlowLayout(itemSize: CGSize(width: 100, height: 50))
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
        flow.headerReferenceSize = CGSize(width: 0, height: 25)
        collection.isPrefetchingEnabled = false
        collection.layout = flow
        collection.delegate = delegate
        return flow
    }

    // Static, as a method of the suite would capture what it is handed to.
    private static func header(_ collection: HeadlessCollection) -> HeadlessReusableView {
        collection.dequeueSupplementary(AlbumHeader.self, ofKind: "UICollectionElementKindSectionHeader")
    }

    @Test("A view that is missing is asked for again, though a walk ended after the one that missed it")
    func unsettled() {
        _ = layOut()
        collection.layoutIfNeeded()
        // As many cells as the first walk wanted are on screen after the second; the header is missing.
        delegate.act = { [collection] _ in collection.scroll(by: -1_000) }
        collection.scroll(by: 1_000)
        expectEqual(collection.contentOffset, 0)
        expectEqual(collection.visibleItems.map { $0[1] }, Array(0..<8))
        expectNil(collection.supplementary(.header, at: [0, 0]))
        data.makeView = Self.header
        collection.layoutIfNeeded()
        expectTrue(collection.supplementary(.header, at: [0, 0]) is AlbumHeader)
    }

    @Test(
        "A view whose place is gone by the time it was made leaves with the reload after the layout, and is used again")
    func replacedWhileMade() {
        let flow = layOut()
        data.makeView = { collection in
            flow.headerReferenceSize = .zero
            expectFalse(collection.performBatch(ChangeSet.Stage()) {})
            return Self.header(collection)
        }
        collection.layoutIfNeeded()
        expectNil(collection.supplementary(.header, at: [0, 0]))
        expectEqual(delegate.told.filter { $0.contains("SupplementaryView") }.count, 1)
        expectEqual(collection.visibleItems.count, 8)
        let made = collection.viewsMade
        data.makeView = Self.header
        flow.headerReferenceSize = CGSize(width: 0, height: 25)
        collection.layoutIfNeeded()
        expectTrue(collection.supplementary(.header, at: [0, 0]) is AlbumHeader)
        expectEqual(collection.viewsMade, made)
        expectEqual(collection.exceptions.count, 1, "a batch in the middle of a layout")
    }

    @Test("A prepared cell that another replaces as it is reconfigured is used for the next")
    func replacedPreparedCell() throws {
        collection.layoutIfNeeded()
        let former = try #require(collection.cell(at: [0, 8]))
        expectNotContains(collection.visibleItems, [0, 8])
        data.make = { collection, path in collection.dequeue(PhotoCell.self, for: path) }
        collection.reconfigureItems(at: [[0, 8]])
        expectTrue(collection.cell(at: [0, 8]) is PhotoCell)
        expectEqual(collection.exceptions.count, 2, "another cell was dequeued, and another returned")
        expectSame(collection.dequeue(HeadlessCollectionCell.self), former)
    }

    @Test("A cell that waits to be used again is not shown where it was not dequeued: two items would show it")
    func idleCell() {
        var stray: HeadlessCollectionCell?
        data.make = { collection, path in
            switch path[1] {
            case 0:
                stray = collection.dequeue(PhotoCell.self)
                return collection.dequeue(PhotoCell.self)
            case 1: return stray ?? collection.dequeue(PhotoCell.self)
            default: return collection.dequeue(PhotoCell.self)
            }
        }
        collection.layoutIfNeeded()
        expectEqual(collection.exceptions.map(\.place), [.row([0, 0]), .row([0, 1])])
        expectEqual(collection.cell(at: [0, 1])?.text, "?")
        let cells = collection.visibleItems.compactMap { collection.cell(at: $0) }
        expectEqual(Set(cells.map(ObjectIdentifier.init)).count, cells.count)
        expectEqual(cells.count, 7)
    }
}

/// A delegate that does something, once, when a cell has come on screen, and notes what it is told.
private final class ActingDelegate: HeadlessCollectionDelegate {
    var act: ((String) -> Void)?
    private(set) var told: [String] = []

    func responds(to event: DelegateEvent) -> Bool { event.name.hasPrefix("willDisplay") }

    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {
        told.append("\(event) \(position.place)")
        guard let act else { return }
        self.act = nil
        act(event.name)
    }
}
