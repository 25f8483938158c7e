import DeputyLists
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Asking the layout where everything is.
extension HeadlessCollection {
    /// Recomputes all frames at the next layout; a flow layout then asks the delegate again.
    public func invalidateLayout() {
        isLayoutDue = true
        invalidations += 1
        setNeedsLayout()
    }

    /// Places everything in the new width, with the sizes that are known; those that are about to be asked for are asked in it.
    func didChangeWidth() {
        if !isLayoutDue, !needsReload {
            arrange(asking: false)
            clampOffset()
        }
        setNeedsLayout()
    }

    /// Asks the layout. Attributes of items that do not exist are noted in ``HeadlessList/exceptions`` and left out.
    /// - Parameter asking: whether a flow layout asks the delegate; else it takes the answers that it has.
    func arrange(asking: Bool = true) {
        if asking {
            if isLayoutDue { measuringLayout?.measured = [:] }
            (layout as? HeadlessFlowLayout)?.answers = nil
            isLayoutDue = false
        }
        screen.arrangement += 1
        let former = arrangement
        let attributes = suspendingLayout { layout.arrange(self) }
        arrangement = HeadlessArrangement(attributes.filter(isPlace))
        // A prepared cell whose item now has another frame goes back to the pool, without an event.
        making.release { former.frame(of: .cell($0)) != arrangement.frame(of: .cell($0)) }
        measureShown()
    }

    // MARK: Estimated sizes

    /// The layout if it has estimated sizes, so that cells are asked for theirs.
    var measuringLayout: HeadlessFlowLayout? {
        (layout as? HeadlessFlowLayout).flatMap { $0.estimatedItemSize == .zero ? nil : $0 }
    }

    /// Asks a cell that comes on screen for its size, once until the layout is invalidated or a batch comes.
    /// - Returns: whether it is another one.
    func hasOtherSize(_ cell: HeadlessView, at item: IndexPath) -> Bool {
        guard let layout = measuringLayout, layout.measured[item] == nil,
            let size = arrangement.frame(of: .cell(item))?.size
        else { return false }
        let fitting = cell.fittingSize(size)
        layout.measured[item] = fitting
        return fitting != size
    }

    private func measureShown() {
        guard measuringLayout != nil else { return }
        let others = screen.items.filter { item in cell(ofItem: item).map { hasOtherSize($0, at: item) } ?? false }
        if !others.isEmpty { arrange(asking: false) }
    }

    /// What cells show now may need another size, and a layout keeps those it was told. Where sizes are estimated, only these cells are
    /// asked; else the delegate is, for all.
    func askSizes(at items: [IndexPath]) {
        guard let layout = measuringLayout, !isLayoutDue, !needsReload else { return invalidateLayout() }
        for item in items { layout.measured[item] = nil }
        measureShown()
        clampOffset()
        setNeedsLayout()
    }

    private func isPlace(_ attributes: HeadlessLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        let exists =
            switch attributes.kind {
            case .cell: numbers.contains(path)
            // A view over the whole layout has one number.
            case .header, .footer, .supplementary:
                path.count == 1 ? path[0] >= 0 : path.count == 2 && numbers.counts.indices.contains(path[0])
            case .host: false
            }
        if !exists {
            raise(
                "UICollectionView received layout attributes for a \(attributes.kind) with an index path that does "
                    + "not exist: \(EventLocation.row(path))",
                at: .row(path), facts: ["The layout is a \(type(of: layout)).", "Nothing is shown there."])
        }
        return exists
    }

    /// A length that the layout got as an answer; one that a collection view raises for is noted, and taken for 0.
    func checked(_ length: CGFloat, _ what: String, at path: IndexPath) -> CGFloat {
        guard length < 0 || !length.isFinite else { return length }
        raise(
            "negative sizes are not supported in the flow layout", at: .row(path),
            facts: ["The \(what) was \(length).", "It counted as 0."])
        return 0
    }

    /// A flow layout that is not invalidated in a batch misses the headers and footers that go in it from sections that stay.
    func raiseMissed(_ former: [HeadlessElement], _ places: HeadlessPlaces) {
        for element in former where !places.isReloaded(element) {
            guard let place = places.destination(of: element)?.supplementary,
                arrangement.frame(of: .supplementary(place)) == nil
            else { continue }
            raise(
                "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind: "
                    + "\(place.kind.elementKind ?? "") at \(EventLocation.section(place.section))",
                at: .section(place.section),
                facts: ["The \(place.kind) has gone in a batch. Invalidate the layout in it."])
        }
    }

    // MARK: Another layout

    /// Changes to another layout by an interactive transition that is completed: the delegate is asked for the transition
    /// layout, which is shown until the end.
    public func transition(to next: HeadlessLayout) {
        let argument = (layout, next)
        guard let between = ask(events.transitionLayout, argument, at: NoPosition()) else {
            layout = next
            return
        }
        layout = between
        layoutIfNeeded()
        layout = next
    }

    func didChangeLayout(from former: HeadlessLayout) {
        guard layout !== former else { return }
        former.collection = nil
        layout.collection = self
        // Before anything was shown there is no place to keep.
        guard !numbers.counts.isEmpty, !needsReload else { return invalidateLayout() }
        isLayoutDue = true
        arrange()
        askOffset()
        clampOffset()
        setNeedsLayout()
    }

    /// Asks the delegate for the target content offset.
    func askOffset() {
        let proposed = CGPoint(x: 0, y: screen.clamped(contentOffset, in: contentHeight))
        let question = events.targetContentOffsetForProposedContentOffset
        if let answer = ask(question, proposed, at: NoPosition()), answer.y.isFinite { contentOffset = answer.y }
    }

    // MARK: Index

    /// The item that the delegate names for a title, or the first of the section it names by an index path of one number.
    func askItem(ofIndexTitle number: Int) -> IndexPath {
        let path = ask(events.indexPathForIndexTitle, (indexTitles[number], number), at: NoPosition()) ?? [number]
        return path.count == 1 ? path + [0] : path
    }

    func scroll(toItem item: IndexPath) -> Bool {
        guard numbers.contains(item) else { return false }
        scroll(to: item)
        return true
    }
}
