import DeputyLists
import Foundation

/// Headers and footers, which come and go after the rows.
extension HeadlessTable {
    /// The header on screen; nil when there is none.
    public func header(inSection section: Int) -> HeadlessHeaderFooter? { supplementary(.header, at: [section, 0]) }

    /// The footer on screen; nil when there is none.
    public func footer(inSection section: Int) -> HeadlessHeaderFooter? { supplementary(.footer, at: [section, 0]) }

    func display(headerOrFooter place: SupplementaryPlace) {
        let (current, section, isHeader) = (screen.walk, place.section, place.kind == .header)
        replaceEstimate(place)
        let view = suspendingLayout {
            isHeader
                ? delegate?.table(self, headerInSection: section) : delegate?.table(self, footerInSection: section)
        }
        // A title is asked for as well: a header or footer of a table view can show both.
        guard let shown = titled(view, title(place.kind, section)), screen.walk == current else { return give(view) }
        fit(shown, at: place)
        screen.views[.supplementary(place)] = shown
        if isHeader {
            tell(events.willDisplayHeaderView, (), view: shown, at: section)
        } else {
            tell(events.willDisplayFooterView, (), view: shown, at: section)
        }
    }

    func tellDidEndDisplaying(_ view: HeadlessView, headerOrFooter place: SupplementaryPlace) {
        if place.kind == .header {
            tell(events.didEndDisplayingHeaderView, (), view: view, at: place.section)
        } else {
            tell(events.didEndDisplayingFooterView, (), view: view, at: place.section)
        }
    }

    private func give(_ view: HeadlessHeaderFooter?) {
        if let view { making.pool.give(view) }
    }

    /// The view with the title on it; a view of the table's own where there is only a title.
    private func titled(_ view: HeadlessHeaderFooter?, _ title: String?) -> HeadlessHeaderFooter? {
        guard let view else {
            guard let title else { return nil }
            let plain = HeadlessHeaderFooter()
            (plain.text, plain.title) = (title, title)
            return plain
        }
        view.title = title
        return view
    }
}
