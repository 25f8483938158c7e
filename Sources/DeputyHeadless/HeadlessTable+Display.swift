import DeputyLists
public import Foundation

/// Showing rows: cells are made at a layout, when their rows come on screen.
extension HeadlessTable {
    /// Applies what is pending, and shows everything within the window.
    ///
    /// A table on screen also lays itself out at the end of the turn in which it was reloaded. A table view with a diffable
    /// data source does so at once; no such source exists here.
    public func layoutIfNeeded() {
        prepareToAct()
        layOut()
    }

    /// Scrolls until a row is at the top of the window, or as near to it as the content allows.
    public func scroll(to indexPath: IndexPath) {
        prepareToAct()
        layOutIfPending()
        // Heights that become known on the way move the row, so look again where it is.
        for _ in 0..<Self.mostPasses {
            guard layout.contains(indexPath) else { return }
            let offset = max(0, min(layout.frame(of: indexPath).top, maximumOffset))
            if offset == contentOffset, visible[.row(indexPath)] != nil { return }
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

    /// The cell on screen at an index path; nil when there is none.
    public func cell(at indexPath: IndexPath) -> HeadlessCell? { visible[.row(indexPath)] as? HeadlessCell }

    /// The header on screen; nil when there is none.
    public func header(inSection section: Int) -> HeadlessHeaderFooter? {
        visible[.header(section)] as? HeadlessHeaderFooter
    }

    /// The footer on screen; nil when there is none.
    public func footer(inSection section: Int) -> HeadlessHeaderFooter? {
        visible[.footer(section)] as? HeadlessHeaderFooter
    }

    /// The rows on screen, from the top down.
    public var visibleRows: [IndexPath] { visible.keys.compactMap(\.row).sorted() }

    /// How high all rows, headers and footers are together, as far as their heights are known.
    public var contentHeight: CGFloat { layout.height }

    var maximumOffset: CGFloat { max(0, layout.height - height) }

    func clampOffset() { contentOffset = max(0, min(contentOffset, maximumOffset)) }

    // MARK: Layout

    /// How often a layout begins again because of what is found out, or asked for, while it runs.
    static var mostPasses: Int { 8 }

    /// Shows everything within the window, and tells which rows will be needed soon.
    func layOut() {
        guard !isMakingView else { return setNeedsLayout() }
        for _ in 0..<Self.mostPasses {
            showVisible()
            // A handler that reloads the table during its layout has it laid out once more.
            guard needsLayout else { break }
        }
        prefetch()
    }

    /// Does what waits for a layout: a reload that is due, and the rows.
    func layOutIfPending() {
        noticeLostDataSource()
        if needsReload { reloadData() }
        if needsLayout { layOut() }
    }

    /// Has the table lay itself out at the end of the turn, as one on screen does.
    func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        Task { [weak self] in
            guard let self, isOnScreen else { return }
            layOutIfPending()
        }
    }

    /// Takes away the rows that have left the window, brings those that have come into it, then does the same for headers
    /// and footers.
    func showVisible() {
        // A handler may scroll or reload while it is told; then this walk is out of date, and the later one is right.
        walk += 1
        needsLayout = false
        let current = walk
        for _ in 0..<Self.mostPasses where walk == current {
            let height = layout.height
            var wanted = elementsInWindow
            endDisplayingRows(outside: wanted, current)
            showRows(&wanted, current)
            showHeadersAndFooters(wanted, current)
            // An exact height that differs from its estimate moves what comes after it.
            if layout.height == height { break }
        }
    }

    private var elementsInWindow: [HeadlessLayout.Element] {
        layout.elements(from: contentOffset, to: contentOffset + height)
    }

    /// Rows below the window leave first, from the end; then those above it.
    private func endDisplayingRows(outside wanted: [HeadlessLayout.Element], _ current: Int) {
        let kept = Set(wanted)
        let gone = visible.keys.filter { $0.row != nil && !kept.contains($0) }.sorted()
        guard !gone.isEmpty else { return }
        let firstBelow = gone.firstIndex { $0.row.map { layout.frame(of: $0).top > contentOffset } ?? false }
        let above = gone[..<(firstBelow ?? gone.endIndex)]
        for element in gone[above.endIndex...].reversed() + above where walk == current { endDisplaying(element) }
    }

    /// New rows above those on screen come upwards, then those below downwards.
    private func showRows(_ wanted: inout [HeadlessLayout.Element], _ current: Int) {
        var missing = missingRows(wanted)[...]
        while walk == current, let row = missing.popFirst() {
            let height = layout.height
            display(row)
            guard walk == current, layout.height != height else { continue }
            clampOffset()
            wanted = elementsInWindow
            missing = missingRows(wanted)[...]
        }
    }

    private func missingRows(_ wanted: [HeadlessLayout.Element]) -> [IndexPath] {
        var (above, below): ([IndexPath], [IndexPath]) = ([], [])
        var hasShown = false
        for element in wanted {
            guard let row = element.row else { continue }
            if visible[element] == nil {
                below.append(row)
            } else if !hasShown {
                (above, below, hasShown) = (below, [], true)
            }
        }
        return above.reversed() + below
    }

    private func showHeadersAndFooters(_ wanted: [HeadlessLayout.Element], _ current: Int) {
        let new = wanted.filter { $0.row == nil }
        let old = visible.keys.filter { $0.row == nil }
        // Most tables have none.
        guard !new.isEmpty || !old.isEmpty else { return }
        let shown = Set(new)
        for element in shown.symmetricDifference(old).sorted() where walk == current {
            if shown.contains(element) { display(headerOrFooter: element) } else { endDisplaying(element) }
        }
    }

    /// Everything leaves: the last row first, then headers, then footers.
    func endDisplayingAll() {
        walk += 1
        let all = visible.keys.sorted()
        let rows = all.filter { $0.row != nil }.reversed()
        let headers = all.filter { if case .header = $0 { true } else { false } }
        let footers = all.filter { if case .footer = $0 { true } else { false } }
        for element in rows + headers + footers { endDisplaying(element) }
    }

    private func endDisplaying(_ element: HeadlessLayout.Element) {
        guard let view = visible.removeValue(forKey: element) else { return }
        endDisplaying(view, at: element)
    }

    /// Tells that a view that is no longer on screen has left it, and keeps it for the next row.
    func endDisplaying(_ view: HeadlessView, at element: HeadlessLayout.Element) {
        switch element {
        case .row(let path): tell(events.events.didEndDisplaying, (), view: view, at: path)
        case .header(let section): tell(events.events.didEndDisplayingHeaderView, (), view: view, at: section)
        case .footer(let section): tell(events.events.didEndDisplayingFooterView, (), view: view, at: section)
        }
        pool.give(view)
    }
}

extension HeadlessLayout.Element: Comparable {
    var row: IndexPath? { if case .row(let path) = self { path } else { nil } }

    private var order: (Int, Int, Int) {
        switch self {
        case .header(let section): (section, 0, 0)
        case .row(let path): (path[0], 1, path[1])
        case .footer(let section): (section, 2, 0)
        }
    }

    static func < (a: Self, b: Self) -> Bool { a.order < b.order }
}
