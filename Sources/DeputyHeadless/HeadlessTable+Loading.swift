import DeputyLists
import Foundation

/// Loading data: counts and heights.
extension HeadlessTable {
    /// Asks for the counts and heights, and for the titles of the index. Cells are asked for at the next layout.
    ///
    /// As with a table view, what is on screen leaves it, the selection is emptied and nobody is told, an open swipe is
    /// closed with its notices, and what was to be prefetched is cancelled. The row with focus keeps it if it still exists. A
    /// manager selects again what is still there after a reload of its own.
    public func reloadData() {
        updates.reloads += 1
        needsReload = false
        endSwipe()
        touchedRow = nil
        releaseRows()
        selectedRows = []
        endDisplayingAll()
        layout = makeLayout()
        clampOffset()
        indexTitles = (ask(events.events.sectionIndexTitles, (), at: NoPosition()) ?? nil) ?? []
        focusedRow = focusedRow.flatMap { layout.contains($0) ? $0 : nil }
        cancelPrefetching()
        scrollDirection = nil
        setNeedsLayout()
    }

    /// How many sections the table knows of.
    public var numberOfSections: Int { layout.sections.count }

    /// How many rows of a section the table knows of.
    public func numberOfRows(inSection section: Int) -> Int {
        layout.sections.indices.contains(section) ? layout.sections[section].rows.count : 0
    }

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

    // MARK: Rows

    /// Whether rows have an estimated height until they come near the screen.
    var estimatesRowHeights: Bool { isAnnounced(events.events.estimatedHeightForCell) || estimatedRowHeight != 0 }

    private func rows(_ count: Int, in section: Int) -> HeadlessLayout.Rows {
        let estimate = events.events.estimatedHeightForCell
        if isAnnounced(estimate) {
            return HeadlessLayout.Rows(
                heights: (0..<count).map { number in
                    let row: IndexPath = [section, number]
                    return height(ask(estimate, (), at: row), "row", .row(row), automatic: ownRowHeight)
                })
        }
        guard isAnnounced(events.events.heightForCell) else {
            return HeadlessLayout.Rows(count: count, height: ownRowHeight)
        }
        guard estimatesRowHeights else {
            return HeadlessLayout.Rows(
                heights: (0..<count).map { askHeight(ofRowAt: [section, $0]).height })
        }
        return HeadlessLayout.Rows(count: count, height: estimatedRowHeight > 0 ? estimatedRowHeight : ownRowHeight)
    }

    private var ownRowHeight: CGFloat { rowHeight >= 0 ? rowHeight : 44 }

    /// Asks for the height of a row, and says whether the answer lets the table choose.
    func askHeight(ofRowAt row: IndexPath) -> (height: CGFloat, isAutomatic: Bool) {
        let answer = ask(events.events.heightForCell, (), at: row) ?? Self.automaticDimension
        return (height(answer, "row", .row(row), automatic: ownRowHeight), answer == Self.automaticDimension)
    }

    /// Replaces a row's estimate. What is on screen stays where it is, so a row that begins above it grows upwards.
    func setHeight(_ height: CGFloat, ofRowAt row: IndexPath) {
        guard layout.contains(row) else { return }
        let isAbove = layout.frame(of: row).top < contentOffset
        let change = layout.setHeight(height, of: row)
        if isAbove { contentOffset += change }
    }

    // MARK: Headers and footers

    /// There are few of them, so their heights are asked for all sections, unless an estimate is announced.
    private func headerHeight(_ section: Int) -> CGFloat {
        let estimate = events.events.estimatedHeightForHeader
        let event = isAnnounced(estimate) ? estimate : events.events.heightForHeader
        return height(ask(event, (), at: section), "header", .section(section), automatic: ownHeaderHeight(section))
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let estimate = events.events.estimatedHeightForFooter
        let event = isAnnounced(estimate) ? estimate : events.events.heightForFooter
        return height(ask(event, (), at: section), "footer", .section(section), automatic: ownFooterHeight(section))
    }

    /// Asks for the height of a header that comes on screen, if only an estimate is known.
    func replaceHeaderEstimate(_ section: Int) {
        guard isAnnounced(events.events.estimatedHeightForHeader), layout.sections.indices.contains(section),
            let answer = ask(events.events.heightForHeader, (), at: section)
        else { return }
        let exact = height(answer, "header", .section(section), automatic: ownHeaderHeight(section))
        _ = layout.setHeaderHeight(exact, of: section)
    }

    func replaceFooterEstimate(_ section: Int) {
        guard isAnnounced(events.events.estimatedHeightForFooter), layout.sections.indices.contains(section),
            let answer = ask(events.events.heightForFooter, (), at: section)
        else { return }
        let exact = height(answer, "footer", .section(section), automatic: ownFooterHeight(section))
        _ = layout.setFooterHeight(exact, of: section)
    }

    /// A header takes room only where there is one.
    func ownHeaderHeight(_ section: Int) -> CGFloat {
        guard delegate?.hasHeader(in: self, section: section) == true else { return 0 }
        return sectionHeaderHeight >= 0 ? sectionHeaderHeight : Self.automaticHeaderHeight
    }

    func ownFooterHeight(_ section: Int) -> CGFloat {
        guard delegate?.hasFooter(in: self, section: section) == true else { return 0 }
        return sectionFooterHeight >= 0 ? sectionFooterHeight : Self.automaticHeaderHeight
    }

    private static var automaticHeaderHeight: CGFloat { 28 }

    // MARK: Answers

    /// The height an answer means. One that a table view raises for is noted, and counts as none.
    private func height(
        _ answer: CGFloat?, _ noun: String, _ place: Place, automatic: CGFloat
    ) -> CGFloat {
        guard let answer, answer != Self.automaticDimension else { return automatic }
        guard answer >= 0, answer.isFinite else {
            raise(
                HeadlessException(
                    "Invalid \(noun) height provided by table delegate. Value must be at least 0.0, or "
                        + "UITableViewAutomaticDimension, but was \(answer).",
                    at: place, facts: ["The height counted as 0."]))
            return 0
        }
        return answer
    }
}
