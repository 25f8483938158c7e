import DeputyLists
public import Foundation

/// Showing items: cells are made at a layout, when their items come on screen.
extension HeadlessList {
    /// Applies what is pending, and shows everything within the window.
    ///
    /// A list on screen also lays itself out at the end of the turn in which it was reloaded. A list view with a diffable
    /// data source does so at once; this one does not.
    public func layoutIfNeeded() {
        prepareToAct()
        layOut()
    }

    /// Scrolls until an item is at the top of the window, or as near to it as the content allows.
    ///
    /// For an item that does not exist, a list view raises an exception. Here it is in
    /// ``exceptions``, and nothing happens.
    public func scroll(to indexPath: IndexPath) {
        prepareToAct()
        layOutIfPending()
        guard numbers.contains(indexPath) else { return refuseToScroll(to: indexPath) }
        // Exact heights found on the way move the item, so its place is looked up again.
        for _ in 0..<Self.mostPasses where numbers.contains(indexPath) {
            let offset = max(0, min(top(of: indexPath), maximumOffset))
            if offset == contentOffset, visible[.cell(indexPath)] != nil { return }
            scroll(toOffset: offset)
        }
    }

    /// Scrolls by a distance, as far as the content goes.
    public func scroll(by distance: CGFloat) {
        prepareToAct()
        layOutIfPending()
        scroll(toOffset: contentOffset + distance)
    }

    private func scroll(toOffset offset: CGFloat) {
        let old = contentOffset
        contentOffset = max(0, min(offset, maximumOffset))
        if contentOffset != old { scrollDirection = contentOffset < old ? .up : .down }
        layOut()
    }

    /// The header, footer or other view on screen at an index path, whose item is 0 for a header or footer; nil when there
    /// is none.
    public func supplementary(_ kind: ViewKind, at indexPath: IndexPath) -> Kit.Supplementary? {
        visible[.supplementary(SupplementaryPlace(kind: kind, path: indexPath))] as? Kit.Supplementary
    }

    /// The items on screen, in order.
    public var visibleItems: [IndexPath] { visible.keys.compactMap(\.item).sorted() }

    var maximumOffset: CGFloat { max(0, contentHeight - height) }

    func clampOffset() { contentOffset = max(0, min(contentOffset, maximumOffset)) }

    // MARK: Layout

    /// How often a layout starts over because of new heights or new requests while it runs.
    static var mostPasses: Int { 8 }

    /// Shows everything within the window, and tells which items will be needed soon.
    func layOut() {
        guard !isLayoutSuspended else { return setNeedsLayout() }
        for _ in 0..<Self.mostPasses {
            showVisible()
            // A reload that a handler asks for during the layout waited until now.
            reloadIfDue()
            guard needsLayout else { break }
        }
        idle()
    }

    /// Does what waits for a layout: a pending reload, and showing the items.
    func layOutIfPending() {
        reloadIfDue()
        if needsLayout { layOut() }
    }

    /// Lays the list out at the end of the turn, as a list view on screen does.
    func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        Task { [weak self] in
            guard let self, isOnScreen else { return }
            layOutIfPending()
        }
    }

    /// Takes away the items that have left the window, brings those that have come into it, then does the same for headers,
    /// footers and other views.
    func showVisible() {
        // A handler may scroll or reload; then this pass is out of date, and the later one is right.
        walk += 1
        needsLayout = false
        let current = walk
        arrangeIfDue()
        guard !isSettled else { return }
        inLayout { walkOverWindow(current) }
    }

    private func walkOverWindow(_ current: Int) {
        for _ in 0..<Self.mostPasses where walk == current {
            let height = contentHeight
            var wanted = elementsInWindow
            endDisplayingCells(outside: wanted, current)
            showCells(&wanted, current)
            showSupplementaries(wanted, current)
            // An exact height that differs from its estimate moves what comes after it.
            guard contentHeight == height else { continue }
            isSettled = walk == current && wanted.count == visible.count
            break
        }
    }

    /// Items below the window leave first, from the end; then those above it.
    private func endDisplayingCells(outside wanted: [HeadlessElement], _ current: Int) {
        let kept = Set(wanted)
        let gone = visible.keys.filter { $0.item != nil && !kept.contains($0) }.sorted()
        guard !gone.isEmpty else { return }
        // Views over the whole layout come before everything, wherever the window is.
        let first = wanted.first { $0.supplementary?.isOfLayout != true }
        let firstBelow = first.flatMap { first in gone.firstIndex { $0 > first } }
        let above = gone[..<(firstBelow ?? gone.endIndex)]
        for element in gone[above.endIndex...].reversed() + above where walk == current {
            guard let item = element.item, let cell = visible.removeValue(forKey: element) else { continue }
            tellDidEndDisplaying(cell, at: element)
            keep(cell, of: item)
        }
    }

    /// New items above those on screen come upwards, then those below downwards.
    private func showCells(_ wanted: inout [HeadlessElement], _ current: Int) {
        var missing = missingItems(wanted)[...]
        while walk == current, let item = missing.popFirst() {
            let height = contentHeight
            display(item)
            guard walk == current, contentHeight != height else { continue }
            clampOffset()
            wanted = elementsInWindow
            missing = missingItems(wanted)[...]
        }
    }

    private func missingItems(_ wanted: [HeadlessElement]) -> [IndexPath] {
        var (above, below): ([IndexPath], [IndexPath]) = ([], [])
        var hasShown = false
        for element in wanted {
            guard let item = element.item else { continue }
            if visible[element] == nil {
                below.append(item)
            } else if !hasShown {
                (above, below, hasShown) = (below, [], true)
            }
        }
        return above.reversed() + below
    }

    private func showSupplementaries(_ wanted: [HeadlessElement], _ current: Int) {
        let new = wanted.filter { $0.item == nil }
        let old = visible.keys.filter { $0.item == nil }
        // Most lists have none.
        guard !new.isEmpty || !old.isEmpty else { return }
        let shown = Set(new)
        for element in shown.symmetricDifference(old).sorted() where walk == current {
            guard shown.contains(element) else {
                endDisplaying(element)
                continue
            }
            if let place = element.supplementary { display(place) }
        }
    }

    // MARK: Leaving

    /// Everything leaves: the last item first, then headers, then footers, then other views.
    func endDisplayingAll() {
        walk += 1
        let all = visible.keys.sorted()
        let cells = all.filter { $0.item != nil }.reversed()
        let headers = all.filter { $0.supplementary?.kind == .header }
        let others = all.filter { $0.item == nil && $0.supplementary?.kind != .header }
        for element in cells + headers + others { endDisplaying(element) }
    }

    private func endDisplaying(_ element: HeadlessElement) {
        guard let view = visible.removeValue(forKey: element) else { return }
        endDisplaying(view, at: element)
    }

    /// Tells that a view that is no longer on screen has left it, and keeps it for the next item.
    func endDisplaying(_ view: HeadlessView, at element: HeadlessElement) {
        tellDidEndDisplaying(view, at: element)
        pool.give(view)
    }

    private func tellDidEndDisplaying(_ view: HeadlessView, at element: HeadlessElement) {
        switch element {
        case .cell(let path): tell(events.didEndDisplaying, (), view: view, at: path)
        case .supplementary(let place): tellDidEndDisplaying(view, at: place)
        }
    }
}
