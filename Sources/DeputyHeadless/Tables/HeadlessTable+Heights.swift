import DeputyLists
import Foundation

/// How high rows, headers and footers are, and with that where everything is.
extension HeadlessTable {
    func makeLayout() -> HeadlessTableLayout {
        let sections = askCounts().enumerated().map { section, count in
            HeadlessTableLayout.Section(
                header: barHeight(.header, section), rows: rows(0..<count, in: section),
                footer: barHeight(.footer, section)
            )
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

    func rows(_ numbers: Range<Int>, in section: Int) -> HeadlessTableLayout.Rows {
        let estimate = events.estimatedHeightForCell
        if isAnnounced(estimate) {
            return HeadlessTableLayout.Rows(
                heights: numbers.map { number in
                    let row: IndexPath = [section, number]
                    return height(ask(estimate, (), at: row), "row", .row(row), automatic: ownRowHeight)
                })
        }
        guard isAnnounced(events.heightForCell) else {
            return HeadlessTableLayout.Rows(count: numbers.count, height: ownRowHeight)
        }
        guard estimatesRowHeights else {
            return HeadlessTableLayout.Rows(
                heights: numbers.map { askHeight(ofRowAt: [section, $0]).height })
        }
        return HeadlessTableLayout.Rows(
            count: numbers.count, height: estimatedRowHeight > 0 ? estimatedRowHeight : ownRowHeight)
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
    private func barHeight(_ kind: ViewKind, _ section: Int) -> CGFloat {
        kind == .header
            ? barHeight(
                kind, section,
                isAnnounced(events.estimatedHeightForHeader) ? events.estimatedHeightForHeader : events.heightForHeader)
            : barHeight(
                kind, section,
                isAnnounced(events.estimatedHeightForFooter) ? events.estimatedHeightForFooter : events.heightForFooter)
    }

    private func barHeight<Scope: SectionScope>(
        _ kind: ViewKind, _ section: Int, _ question: DelegateQuestion<Scope, Void, CGFloat>
    ) -> CGFloat {
        let answer = ask(question, (), at: section)
        let height = height(
            answer, "\(kind)", .section(section), automatic: ownHeight(kind, section, isAnswered: answer != nil))
        if isGrouped, height == 0 { return Self.groupedRoom }
        return height < Self.leastHeight ? 0 : height
    }

    /// Asks for the height of a header or footer that comes on screen, if only an estimate is known.
    func replaceEstimate(_ kind: ViewKind, _ section: Int) {
        if kind == .header {
            guard isAnnounced(events.estimatedHeightForHeader) else { return }
            layout.setHeight(barHeight(kind, section, events.heightForHeader), of: \.header, in: section)
        } else {
            guard isAnnounced(events.estimatedHeightForFooter) else { return }
            layout.setHeight(barHeight(kind, section, events.heightForFooter), of: \.footer, in: section)
        }
    }

    /// A header or footer takes room only where there is one. An answer that leaves the height to the table fits the view, whatever
    /// number the table has of its own.
    func ownHeight(_ kind: ViewKind, _ section: Int, isAnswered: Bool = false) -> CGFloat {
        let own = kind == .header ? sectionHeaderHeight : sectionFooterHeight
        let height = isAnswered ? Self.automaticDimension : own
        guard hasBar(kind, section) || isGrouped && height >= 0 else { return 0 }
        return height >= 0 ? height : Self.automaticHeaderHeight
    }

    /// Whether a section has a view for a header or footer, or only a title, for which the table makes one.
    func hasBar(_ kind: ViewKind, _ section: Int) -> Bool {
        (kind == .header
            ? delegate?.hasHeader(in: self, section: section) : delegate?.hasFooter(in: self, section: section))
            == true || title(kind, section) != nil
    }

    func title(_ kind: ViewKind, _ section: Int) -> String? {
        kind == .header
            ? dataSource?.title(in: self, headerInSection: section)
            : dataSource?.title(in: self, footerInSection: section)
    }

    private static var automaticHeaderHeight: CGFloat { 28 }
    /// The room above and below a grouped section without a header or footer, about as much as a table view gives it.
    private static var groupedRoom: CGFloat { 18 }
    /// What is lower than that takes no room.
    private static var leastHeight: CGFloat { 0.001 }

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
