import DeputyLists
import Foundation

/// Headers and footers, which come and go after the rows.
extension HeadlessTable {
    func display(headerOrFooter element: HeadlessLayout.Element) {
        let current = walk
        switch element {
        case .header(let section):
            replaceHeaderEstimate(section)
            let view = making { delegate?.table(self, headerInSection: section) }
            // A title is asked for as well: a header or footer of a table view can show both.
            let shown = titled(view, dataSource?.title(in: self, headerInSection: section))
            guard let shown, walk == current else { return give(view) }
            visible[element] = shown
            tell(events.events.willDisplayHeaderView, (), view: shown, at: section)
        case .footer(let section):
            replaceFooterEstimate(section)
            let view = making { delegate?.table(self, footerInSection: section) }
            let shown = titled(view, dataSource?.title(in: self, footerInSection: section))
            guard let shown, walk == current else { return give(view) }
            visible[element] = shown
            tell(events.events.willDisplayFooterView, (), view: shown, at: section)
        case .row: break
        }
    }

    private func give(_ view: HeadlessHeaderFooter?) {
        if let view { pool.give(view) }
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
