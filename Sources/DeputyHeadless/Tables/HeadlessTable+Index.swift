import DeputyLists
import Foundation

/// The index at the table's side.
extension HeadlessTable {
    /// Asks for the titles of the index, if they are announced.
    public func reloadSectionIndexTitles() {
        indexTitles = (ask(events.sectionIndexTitles, (), at: NoPosition()) ?? nil) ?? []
    }

    func askSection(ofIndexTitle number: Int) -> Int {
        ask(events.sectionForSectionIndexTitle, (indexTitles[number], number), at: NoPosition()) ?? number
    }

    /// Brings the place of a section's header to the top, also of a section without rows.
    func scroll(toSection section: Int) -> Bool {
        guard layout.sections.indices.contains(section) else { return false }
        scroll(by: layout.top(ofSection: section) - contentOffset)
        return true
    }
}
