import DeputyLists
import Foundation

/// Cells that are ready before they show, and views beside the cells.
extension HeadlessCollection {
    /// How far from the window cells are made before they show, and kept after they did: half a window.
    private var reach: CGFloat { height / 2 }

    /// Makes the cells that come next, and returns those to the pool that are now too far away. None is made while an item is
    /// moved.
    func prepareComingCells() {
        guard isPrefetchingEnabled else { return }
        let near = arrangement.elements(from: contentOffset - reach, to: contentOffset + height + reach)
        let items = Set(near.compactMap(\.item))
        making.release { !items.contains($0) }
        guard moving == nil, dataSource != nil else { return }
        let current = screen.walk
        for item in comingItems where cell(ofItem: item) == nil {
            let cell = newCell(at: item)
            guard screen.walk == current else { return }
            making.ready[item] = cell
        }
        for (item, cell) in making.ready { cell.frame = frame(of: .cell(item)) }
    }

    /// The items that come on screen next, the nearest first.
    private var comingItems: [IndexPath] {
        let (top, bottom) = (contentOffset, contentOffset + height)
        if screen.direction == .up {
            return arrangement.elements(from: top - reach, to: top).compactMap(\.item).reversed()
        }
        return arrangement.elements(from: bottom, to: bottom + reach).compactMap(\.item)
    }

    /// The cell that the data source returned, if a collection view would take it or it does no harm; else a
    /// placeholder.
    func checked(
        _ cell: HeadlessCollectionCell, _ request: CellRequest<HeadlessCollectionCell>?
    ) -> HeadlessCollectionCell {
        guard let request, !request.hasDequeued(cell) else { return cell }
        let isUsed = screen.views.values.contains { $0 === cell } || making.isReady(cell)
        raise(
            cell.reuseIdentifier == nil
                ? "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
                    + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
                : "the cell returned from -collectionView:cellForItemAtIndexPath: was not dequeued for that index path",
            at: .row(request.item),
            facts: [
                "The cell is a \(type(of: cell)).",
                isUsed ? "It shows another item, so a placeholder is shown here." : "It is shown anyway.",
            ])
        guard isUsed || making.pool.isIdle(cell) else { return cell }
        return takePlaceholder()
    }

    // MARK: Supplementary views

    /// A supplementary view of this class, for a data source of your own; used again when it leaves the screen.
    public func dequeueSupplementary<View: HeadlessReusableView>(_ type: View.Type, ofKind kind: String) -> View {
        let (identifier, kind) = (String(reflecting: type), ViewKind(elementKind: kind))
        if !hasView(kind, identifier) { register(.type(type), kind, identifier) }
        return dequeueSupplementary(identifier, kind) as? View ?? View()
    }

    /// Where views of a kind are on screen, in order.
    func visibleSupplementaries(_ kind: ViewKind) -> [IndexPath] {
        screen.views.keys.compactMap { $0.supplementary?.kind == kind ? $0.supplementary?.path : nil }.sorted()
    }

    /// The view for a place whose view the data source does not make.
    func supplementaryPlaceholder() -> HeadlessReusableView {
        let view = making.pool.take(HeadlessReusableViewPlaceholder.self, HeadlessReusableViewPlaceholder.key)
        guard let view = view as? HeadlessReusableView else { return HeadlessReusableViewPlaceholder() }
        making.dequeuedViews?.append(view)
        return view
    }

    func displaySupplementary(_ place: SupplementaryPlace) {
        let current = screen.walk
        guard let view = suspendingLayout({ madeSupplementary(place) }) else { return }
        guard screen.walk == current else { return making.pool.give(view) }
        screen.views[.supplementary(place)] = view
        tell(events.willDisplaySupplementaryView, (), view: view, at: place.path)
    }

    private func madeSupplementary(_ place: SupplementaryPlace) -> HeadlessReusableView? {
        guard let kind = place.kind.elementKind, let dataSource else { return nil }
        making.dequeuedViews = []
        let view =
            makesSupplementaries
            ? dataSource.collection(self, viewForSupplementaryElementOfKind: kind, at: place.path) : nil
        let dequeued = making.dequeuedViews ?? []
        making.dequeuedViews = nil
        log("viewForSupplementary", .row(place.path), answer: view.map { "\(type(of: $0))" } ?? "nil")
        for unused in dequeued where unused !== view {
            if view != nil { raiseUnasked(unused, at: .row(place.path)) }
            making.pool.give(unused)
        }
        if let view, dequeued.contains(where: { $0 === view }) { return view }
        raise(
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), "
                + "\(EventLocation.row(place.path))) was not retrieved by calling "
                + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
                + "(\(view.map { "a \(type(of: $0))" } ?? "nil"))",
            at: .row(place.path),
            facts: [
                makesSupplementaries
                    ? "Nothing is shown there."
                    : "The data source does not implement the method, so nothing is shown there."
            ])
        return nil
    }
}
