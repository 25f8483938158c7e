import DeputyLists
import Foundation

/// Cells that are ready before they show, and views beside the cells.
extension HeadlessCollection {
    /// How far from the window cells are made before they show, and kept after they did: half a window.
    private var reach: CGFloat { height / 2 }

    /// Makes the cells that come next, and returns those to the pool that are now too far away. None is made while an item is
    /// moved.
    func prepareCells() {
        guard isPrefetchingEnabled else { return }
        let near = arrangement.elements(from: contentOffset - reach, to: contentOffset + height + reach)
        let items = Set(near.compactMap(\.item))
        for (item, cell) in kept where !items.contains(item) {
            kept[item] = nil
            pool.give(cell)
        }
        guard movingItem == nil, dataSource != nil else { return }
        let current = walk
        for item in comingItems where visible[.cell(item)] == nil && kept[item] == nil {
            guard let cell = suspendingLayout({ madeCell(at: item) }) else { continue }
            // The code that made the cell may have changed what the collection shows.
            guard walk == current else { return pool.give(cell) }
            kept[item] = cell
        }
    }

    /// The items that come on screen next, the nearest first.
    private var comingItems: [IndexPath] {
        let (top, bottom) = (contentOffset, contentOffset + height)
        if scrollDirection == .up {
            return arrangement.elements(from: top - reach, to: top).compactMap(\.item).reversed()
        }
        return arrangement.elements(from: bottom, to: bottom + reach).compactMap(\.item)
    }

    /// Returns all prepared cells of items off screen to the pool, without an event.
    func releaseKept() {
        for cell in kept.values { pool.give(cell) }
        kept = [:]
    }

    /// The cell that the data source returned, if a collection view would take it or it does no harm; else a
    /// placeholder.
    func checked(
        _ cell: HeadlessCollectionCell, _ request: CellRequest<HeadlessCollectionCell>?
    ) -> HeadlessCollectionCell {
        guard let request, request.dequeued !== cell, !request.others.contains(where: { $0 === cell }) else {
            return cell
        }
        let isUsed = visible.values.contains { $0 === cell } || kept.values.contains { $0 === cell }
        raise(
            HeadlessException(
                cell.reuseIdentifier == nil
                    ? "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
                        + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
                    : "the cell returned from -collectionView:cellForItemAtIndexPath: was not dequeued for that index path",
                at: .row(request.item),
                facts: [
                    "The cell is a \(type(of: cell)).",
                    isUsed
                        ? "It shows another item, so a placeholder is shown here."
                        : "It is shown anyway.",
                ]))
        guard isUsed || pool.isIdle(cell) else { return cell }
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
        visible.keys.compactMap { $0.supplementary?.kind == kind ? $0.supplementary?.path : nil }.sorted()
    }

    /// The view for a place whose view the data source does not make.
    func supplementaryPlaceholder() -> HeadlessReusableView {
        let view = pool.take(HeadlessReusableViewPlaceholder.self, HeadlessReusableViewPlaceholder.key)
        guard let view = view as? HeadlessReusableView else { return HeadlessReusableViewPlaceholder() }
        didDequeue(view)
        return view
    }

    func displaySupplementary(_ place: SupplementaryPlace) {
        let current = walk
        guard let view = suspendingLayout({ madeSupplementary(place) }) else { return }
        guard walk == current else { return pool.give(view) }
        visible[.supplementary(place)] = view
        tell(events.willDisplaySupplementaryView, (), view: view, at: place.path)
    }

    private func madeSupplementary(_ place: SupplementaryPlace) -> HeadlessReusableView? {
        guard let kind = place.kind.elementKind, let dataSource else { return nil }
        dequeuedViews = []
        let view =
            makesSupplementaries
            ? dataSource.collection(self, viewForSupplementaryElementOfKind: kind, at: place.path) : nil
        let dequeued = dequeuedViews ?? []
        dequeuedViews = nil
        if keepsJournal {
            let answer = view.map { "\(type(of: $0))" } ?? "nil"
            journal.append(HeadlessJournal.Entry("viewForSupplementary", at: .row(place.path), answer: answer))
        }
        for unused in dequeued where unused !== view { pool.give(unused) }
        if let view, dequeued.contains(where: { $0 === view }) { return view }
        raise(
            HeadlessException(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind), "
                    + "\(EventLocation.row(place.path))) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
                    + "(\(view.map { "a \(type(of: $0))" } ?? "nil"))",
                at: .row(place.path),
                facts: [
                    makesSupplementaries
                        ? "Nothing is shown there."
                        : "The data source does not implement the method, so nothing is shown there."
                ]))
        return nil
    }

    func raiseOutOfBounds(_ action: String, _ item: IndexPath) {
        let items = item.first.map { numberOfItems(inSection: $0) } ?? 0
        raise(
            HeadlessException(
                "Attempted to \(action) an out-of-bounds item (\(EventLocation.row(item))) when there are only "
                    + "\(numberOfSections) sections, and \(items) items in the section named.",
                at: .row(item), facts: ["Nothing was done."]))
    }
}
