import DeputyLists
import Foundation

/// How high rows, headers and footers are, and with that where everything is.
extension HeadlessTable {
    func makeLayout() -> HeadlessTableLayout {
        let sections = askCounts().enumerated().map { section, count in
            HeadlessTableLayout.Section(
                header: headerHeight(section), rows: rows(count, in: section), footer: footerHeight(section))
        }
        return HeadlessTableLayout(sections)
    }

    /// Asks for the heights of all rows; while they are estimated, for the exact ones of those on screen.
    func makeLayoutAnew() {
        let former = arrangements
        let made = makeLayout()
        // A handler that was asked may have had everything arranged meanwhile, for newer data or by another manager.
        guard arrangements == former else { return }
        layout = made
        arrangements += 1
        guard estimatesRowHeights,
            isAnnounced(events.heightForCell) || isAnnounced(events.estimatedHeightForCell)
        else { return }
        for row in visibleItems where layout.contains(row) {
            _ = layout.setHeight(askHeight(ofRowAt: row).height, of: row)
        }
    }

    /// Asks for all heights again, as a table view does at the end of an empty batch.
    func askHeights() {
        guard mayChangeNow("ask for sizes", "No size was asked for") else { return }
        layOutIfPending()
        makeLayoutAnew()
        clampOffset()
        showVisible()
    }

    // MARK: Rows

    /// Whether rows have an estimated height until they come near the screen.
    var estimatesRowHeights: Bool { isAnnounced(events.estimatedHeightForCell) || estimatedRowHeight != 0 }

    private func rows(_ count: Int, in section: Int) -> HeadlessTableLayout.Rows {
        let estimate = events.estimatedHeightForCell
        if isAnnounced(estimate) {
            return HeadlessTableLayout.Rows(
                heights: (0..<count).map { number in
                    let row: IndexPath = [section, number]
                    return height(ask(estimate, (), at: row), "row", .row(row), automatic: ownRowHeight)
                })
        }
        guard isAnnounced(events.heightForCell) else {
            return HeadlessTableLayout.Rows(count: count, height: ownRowHeight)
        }
        guard estimatesRowHeights else {
            return HeadlessTableLayout.Rows(
                heights: (0..<count).map { askHeight(ofRowAt: [section, $0]).height })
        }
        return HeadlessTableLayout.Rows(
            count: count, height: estimatedRowHeight > 0 ? estimatedRowHeight : ownRowHeight)
    }

    var ownRowHeight: CGFloat { rowHeight >= 0 ? rowHeight : 44 }

    /// Asks for the height of a row, and says whether the answer lets the table choose.
    func askHeight(ofRowAt row: IndexPath) -> (height: CGFloat, isAutomatic: Bool) {
        let answer = ask(events.heightForCell, (), at: row) ?? Self.automaticDimension
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
        let estimate = events.estimatedHeightForHeader
        let event = isAnnounced(estimate) ? estimate : events.heightForHeader
        let answer = ask(event, (), at: section)
        let automatic = ownHeaderHeight(section, isAnswered: answer != nil)
        return height(answer, "header", .section(section), automatic: automatic)
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let estimate = events.estimatedHeightForFooter
        let event = isAnnounced(estimate) ? estimate : events.heightForFooter
        let answer = ask(event, (), at: section)
        let automatic = ownFooterHeight(section, isAnswered: answer != nil)
        return height(answer, "footer", .section(section), automatic: automatic)
    }

    /// Asks for the height of a header that comes on screen, if only an estimate is known.
    func replaceHeaderEstimate(_ section: Int) {
        guard isAnnounced(events.estimatedHeightForHeader), layout.sections.indices.contains(section) else { return }
        let answer = ask(events.heightForHeader, (), at: section)
        guard layout.sections.indices.contains(section) else { return }
        let exact = height(
            answer, "header", .section(section), automatic: ownHeaderHeight(section, isAnswered: answer != nil))
        _ = layout.setHeaderHeight(exact, of: section)
    }

    func replaceFooterEstimate(_ section: Int) {
        guard isAnnounced(events.estimatedHeightForFooter), layout.sections.indices.contains(section) else { return }
        let answer = ask(events.heightForFooter, (), at: section)
        guard layout.sections.indices.contains(section) else { return }
        let exact = height(
            answer, "footer", .section(section), automatic: ownFooterHeight(section, isAnswered: answer != nil))
        _ = layout.setFooterHeight(exact, of: section)
    }

    /// A header takes room only where there is one. An answer that leaves the height to the table fits the view, whatever number the table
    /// has of its own.
    func ownHeaderHeight(_ section: Int, isAnswered: Bool = false) -> CGFloat {
        guard hasHeader(section) else { return 0 }
        return sectionHeaderHeight >= 0 && !isAnswered ? sectionHeaderHeight : Self.automaticHeaderHeight
    }

    func ownFooterHeight(_ section: Int, isAnswered: Bool = false) -> CGFloat {
        guard hasFooter(section) else { return 0 }
        return sectionFooterHeight >= 0 && !isAnswered ? sectionFooterHeight : Self.automaticHeaderHeight
    }

    /// Whether a section has a view for a header, or only a title, for which the table makes one.
    func hasHeader(_ section: Int) -> Bool {
        delegate?.hasHeader(in: self, section: section) == true
            || dataSource?.title(in: self, headerInSection: section) != nil
    }

    func hasFooter(_ section: Int) -> Bool {
        delegate?.hasFooter(in: self, section: section) == true
            || dataSource?.title(in: self, footerInSection: section) != nil
    }

    private static var automaticHeaderHeight: CGFloat { 28 }

    // MARK: Answers

    /// The height an answer means. One that a table view raises for is noted, and taken for 0.
    private func height(
        _ answer: CGFloat?, _ noun: String, _ place: EventLocation, automatic: CGFloat
    ) -> CGFloat {
        guard let answer, answer != Self.automaticDimension else { return automatic }
        guard answer >= 0, answer.isFinite else {
            raise(
                "Invalid \(noun) height provided by table delegate. Value must be at least 0.0, or "
                    + "UITableViewAutomaticDimension, but was \(answer).",
                at: place, facts: ["The height counted as 0."])
            return 0
        }
        return answer
    }
}
