import DeputyLists
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// How high rows, headers and footers are, and with that where everything is.
extension HeadlessTable {
    func makeLayout() -> HeadlessTableLayout {
        let sections = askCounts().enumerated().map { section, count in
            HeadlessTableLayout.Section(
                header: bar(.header, section), rows: rows(0..<count, in: section), footer: bar(.footer, section))
        }
        return HeadlessTableLayout(sections)
    }

    /// Asks for the heights of all rows; while they are estimated, for the exact ones of what is on screen.
    func makeLayoutAnew() {
        let former = arrangements
        let made = makeLayout()
        // A handler that was asked may have had everything arranged meanwhile, for newer data or by another manager.
        guard arrangements == former else { return }
        layout = made
        arrangements += 1
        for place in screen.views.keys.sorted().compactMap(\.supplementary) { replaceEstimate(place) }
        guard estimatesRowHeights,
            rowHeight < 0 || isAnnounced(events.heightForCell) || isAnnounced(events.estimatedHeightForCell)
        else { return }
        for row in visibleItems where layout.contains(row) {
            let height = askHeight(ofRowAt: row).height
            _ = layout.setHeight(height < 0 ? fittingHeight(of: cell(at: row)) : height, of: row)
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

    /// Asks for the height of a row, and says whether the answer lets the table choose. It is negative where the height then fits the
    /// cell: an answer that leaves it to the table, or a table without a height of its own, both while heights are estimated.
    func askHeight(ofRowAt row: IndexPath) -> (height: CGFloat, isAutomatic: Bool) {
        let answer = ask(events.heightForCell, (), at: row)
        let isAutomatic = (answer ?? Self.automaticDimension) == Self.automaticDimension
        let fits = estimatesRowHeights && isAutomatic && (answer ?? rowHeight) < 0
        return (
            height(answer, "row", .row(row), automatic: fits ? Self.automaticDimension : ownRowHeight), isAutomatic
        )
    }

    func fittingHeight(of cell: HeadlessCell?) -> CGFloat {
        cell?.fittingSize(CGSize(width: 0, height: ownRowHeight)).height ?? ownRowHeight
    }

    /// Replaces a row's estimate. What is on screen stays where it is, so a row that begins above it grows upwards.
    func setHeight(_ height: CGFloat, ofRowAt row: IndexPath) {
        guard layout.contains(row) else { return }
        let isAbove = layout.frame(of: row).top < contentOffset
        let change = layout.setHeight(height, of: row)
        if change != 0 { screen.arrangement += 1 }
        if isAbove { contentOffset += change }
    }

    // MARK: Headers and footers

    /// There are few of them, so their heights are asked for all sections, unless an estimate is announced.
    /// - Parameter isShown: whether it is on screen, where an estimate is not enough.
    private func bar(_ kind: ViewKind, _ section: Int, isShown: Bool = false) -> HeadlessTableLayout.Bar {
        let isEstimated = !isShown && estimatesBars(kind)
        return kind == .header
            ? bar(kind, section, isEstimated ? events.estimatedHeightForHeader : events.heightForHeader)
            : bar(kind, section, isEstimated ? events.estimatedHeightForFooter : events.heightForFooter)
    }

    private func bar<Scope: SectionScope>(
        _ kind: ViewKind, _ section: Int, _ question: DelegateQuestion<Scope, Void, CGFloat>
    ) -> HeadlessTableLayout.Bar {
        let answer = ask(question, (), at: section)
        let height = height(
            answer, "\(kind)", .section(section), automatic: unansweredHeight(kind, section, isAnswered: answer != nil))
        if height < 0 {
            let fits = estimate(kind) != 0
            let view: HeadlessHeaderFooter? = fits ? supplementary(kind, at: [section, 0]) : nil
            return .init(height: fittingHeight(of: view, kind), fits: fits)
        }
        if isGrouped, height == 0 { return .init(height: Self.groupedRoom) }
        return .init(height: height < Self.leastHeight ? 0 : height)
    }

    private func estimatesBars(_ kind: ViewKind) -> Bool {
        isAnnounced(
            kind == .header ? events.estimatedHeightForHeader : events.estimatedHeightForFooter as DelegateEvent)
    }

    /// Asks for the height of a header or footer that is on screen, if only an estimate is known.
    func replaceEstimate(_ place: SupplementaryPlace) {
        guard estimatesBars(place.kind) else { return }
        set(bar(place.kind, place.section, isShown: true), at: place)
    }

    /// A header or footer comes on screen: if its height is automatic, it is the one that fits.
    func fit(_ view: HeadlessHeaderFooter, at place: SupplementaryPlace) {
        guard layout.bar(at: place)?.fits == true else { return }
        set(.init(height: fittingHeight(of: view, place.kind), fits: true), at: place)
    }

    private func set(_ bar: HeadlessTableLayout.Bar, at place: SupplementaryPlace) {
        if layout.set(bar, at: place) != 0 { screen.arrangement += 1 }
    }

    private func fittingHeight(of view: HeadlessHeaderFooter?, _ kind: ViewKind) -> CGFloat {
        let height = estimate(kind) > 0 ? estimate(kind) : Self.automaticHeaderHeight
        return view?.fittingSize(CGSize(width: 0, height: height)).height ?? height
    }

    private func estimate(_ kind: ViewKind) -> CGFloat {
        kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    }

    /// What a section's header or footer has for the table, as far as it is known before it is shown.
    func ownHeight(_ kind: ViewKind, _ section: Int) -> CGFloat {
        let height = unansweredHeight(kind, section, isAnswered: false)
        return height < 0 ? fittingHeight(of: nil, kind) : height
    }

    /// A header or footer takes room only where there is one. An answer that leaves the height to the table fits the view, whatever
    /// number the table has of its own; so does a table without a number.
    private func unansweredHeight(_ kind: ViewKind, _ section: Int, isAnswered: Bool) -> CGFloat {
        let own = kind == .header ? sectionHeaderHeight : sectionFooterHeight
        let height = isAnswered ? Self.automaticDimension : own
        return hasBar(kind, section) || isGrouped && height >= 0 ? height : 0
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
