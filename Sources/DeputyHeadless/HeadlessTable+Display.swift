import DeputyLists
public import Foundation

/// Showing rows: counts and heights on reload, cells when they come on screen.
extension HeadlessTable {
    /// Shows what is pending, and everything within the window.
    public func layoutIfNeeded() {
        prepareToAct()
        showVisible()
    }

    /// Scrolls until a row is at the top of the window, or as near to it as the content allows.
    public func scroll(to indexPath: IndexPath) {
        prepareToAct()
        guard layout.contains(indexPath) else { return }
        scroll(toOffset: layout.frame(of: indexPath).top)
    }

    /// Scrolls by a distance, as far as the content goes.
    public func scroll(by distance: CGFloat) {
        prepareToAct()
        scroll(toOffset: contentOffset + distance)
    }

    private func scroll(toOffset offset: CGFloat) {
        let old = contentOffset
        contentOffset = max(0, min(offset, maximumOffset))
        showVisible()
        if contentOffset != old { prefetch(scrollingUp: contentOffset < old) }
    }

    /// Asks for everything anew: the counts, the heights if they are announced, and the cells within the window.
    public func reloadData() {
        updates.reloads += 1
        needsReload = false
        endSwipe()
        touchedRow = nil
        releaseRows()
        endDisplayingAll()
        layout = makeLayout()
        contentOffset = max(0, min(contentOffset, maximumOffset))
        selectedRows.removeAll { !layout.contains($0) }
        prefetchedRows = []
        indexTitles = (ask(events.events.sectionIndexTitles, (), at: NoPosition()) ?? nil) ?? []
        focusedRow = focusedRow.flatMap { layout.contains($0) ? $0 : nil }
        showVisible()
    }

    /// How many sections the table has heard of.
    public var numberOfSections: Int { layout.sections.count }

    /// How many rows of a section the table has heard of.
    public func numberOfRows(inSection section: Int) -> Int {
        layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
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
    public var visibleRows: [IndexPath] {
        visible.keys.compactMap { if case .row(let path) = $0 { path } else { nil } }.sorted()
    }

    var maximumOffset: CGFloat { max(0, layout.height - height) }

    func makeLayout() -> HeadlessLayout {
        // Without a data source a table view shows one section without rows.
        guard let dataSource else { return HeadlessLayout([HeadlessLayout.Section()]) }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return HeadlessLayout(
            (0..<sections).map { section in
                let count = max(0, dataSource.table(self, numberOfRowsInSection: section))
                return HeadlessLayout.Section(
                    header: headerHeight(section), rows: rows(count, in: section), footer: footerHeight(section))
            })
    }

    /// While heights are estimated, the exact ones are asked only for what comes on screen.
    private func rows(_ count: Int, in section: Int) -> HeadlessLayout.Rows {
        let estimate = events.events.estimatedHeightForCell
        let event = isAnnounced(estimate) ? estimate : events.events.heightForCell
        guard isAnnounced(event) else { return .uniform(count: count, height: rowHeight) }
        return HeadlessLayout.Rows(heights: (0..<count).map { ask(event, (), at: [section, $0]) ?? rowHeight })
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let estimate = events.events.estimatedHeightForHeader
        let event = isAnnounced(estimate) ? estimate : events.events.heightForHeader
        return ask(event, (), at: section) ?? ownHeaderHeight(section)
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let estimate = events.events.estimatedHeightForFooter
        let event = isAnnounced(estimate) ? estimate : events.events.heightForFooter
        return ask(event, (), at: section) ?? ownFooterHeight(section)
    }

    /// A header takes room only where there is one.
    func ownHeaderHeight(_ section: Int) -> CGFloat {
        delegate?.hasHeader(in: self, section: section) == true ? sectionHeaderHeight : 0
    }

    func ownFooterHeight(_ section: Int) -> CGFloat {
        delegate?.hasFooter(in: self, section: section) == true ? sectionHeaderHeight : 0
    }

    /// Takes away what has left the window, then brings what has come into it.
    func showVisible() {
        // A handler may scroll or reload while it is told; then this walk is out of date, and the later one is right.
        walk += 1
        let current = walk
        let wanted = layout.elements(from: contentOffset, to: contentOffset + height)
        let kept = Set(wanted)
        for element in visible.keys.filter({ !kept.contains($0) }).sorted() where walk == current {
            endDisplaying(element)
        }
        for element in wanted where walk == current && visible[element] == nil { display(element) }
    }

    func endDisplayingAll() {
        walk += 1
        for element in visible.keys.sorted() { endDisplaying(element) }
    }

    private func display(_ element: HeadlessLayout.Element) {
        switch element {
        case .row(let path):
            guard let dataSource else { return }
            let current = walk
            let cell = dataSource.table(self, cellForRowAt: path)
            // Whoever made the cell may have had the table show others meanwhile; then its place is another's.
            guard walk == current else { return pool.give(cell) }
            display(cell, at: path)
        case .header(let section):
            let view = delegate?.table(self, headerInSection: section)
            guard let view = view ?? plain(dataSource?.title(in: self, headerInSection: section)) else { return }
            if isAnnounced(events.events.estimatedHeightForHeader) {
                _ = ask(events.events.heightForHeader, (), at: section)
            }
            visible[element] = view
            if view.isManaged { tell(events.events.willDisplayHeaderView, (), view: view, at: section) }
        case .footer(let section):
            let view = delegate?.table(self, footerInSection: section)
            guard let view = view ?? plain(dataSource?.title(in: self, footerInSection: section)) else { return }
            if isAnnounced(events.events.estimatedHeightForFooter) {
                _ = ask(events.events.heightForFooter, (), at: section)
            }
            visible[element] = view
            if view.isManaged { tell(events.events.willDisplayFooterView, (), view: view, at: section) }
        }
    }

    func display(_ cell: HeadlessCell, at path: IndexPath) {
        if keepsJournal {
            journal.append(Journal.Entry("cellForRow", at: .row(path), answer: "\(type(of: cell))"))
        }
        cell.isSelected = selectedRows.contains(path)
        visible[.row(path)] = cell
        if isAnnounced(events.events.estimatedHeightForCell),
            let height = ask(events.events.heightForCell, (), at: path)
        {
            layout.setHeight(height, of: path)
        }
        cell.indentationLevel = ask(events.events.indentationLevelForCell, (), at: path) ?? cell.indentationLevel
        cell.accessoryType = ask(events.events.accessoryType, (), at: path) ?? cell.accessoryType
        tell(events.events.willDisplay, (), view: cell, at: path)
    }

    /// A header or footer that is only a line of text; it has no events.
    private func plain(_ title: String?) -> HeadlessHeaderFooter? {
        guard let title else { return nil }
        let view = HeadlessHeaderFooter()
        view.text = title
        return view
    }

    private func endDisplaying(_ element: HeadlessLayout.Element) {
        guard let view = visible.removeValue(forKey: element) else { return }
        endDisplaying(view, at: element)
    }

    /// Tells that a view that is no longer on screen has left it, and keeps it for the next row.
    func endDisplaying(_ view: HeadlessView, at element: HeadlessLayout.Element) {
        switch element {
        case .row(let path): tell(events.events.didEndDisplaying, (), view: view, at: path)
        case .header(let section) where view.isManaged:
            tell(events.events.didEndDisplayingHeaderView, (), view: view, at: section)
        case .footer(let section) where view.isManaged:
            tell(events.events.didEndDisplayingFooterView, (), view: view, at: section)
        case .header, .footer: break
        }
        pool.give(view)
    }
}

extension HeadlessView {
    /// Whether a manager filled it.
    fileprivate var isManaged: Bool { use != nil }
}

extension HeadlessLayout.Element: Comparable {
    private var order: (Int, Int, Int) {
        switch self {
        case .header(let section): (section, 0, 0)
        case .row(let path): (path[0], 1, path[1])
        case .footer(let section): (section, 2, 0)
        }
    }

    static func < (a: Self, b: Self) -> Bool { a.order < b.order }
}
