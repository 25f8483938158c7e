import DeputyLists
import Foundation

/// The index at the table's side.
extension HeadlessTable {
    /// Asks for the titles of the index, if they are announced.
    public func reloadSectionIndexTitles() {
        indexTitles = (ask(events.sectionIndexTitles, (), at: NoPosition()) ?? nil) ?? []
    }

    /// Touches a title of the index: the place of its section's header comes to the top, also of a section without rows.
    /// - Returns: the section; nil for a title or a section that does not exist; then nothing happens.
    @discardableResult
    public func tapIndexTitle(_ number: Int) -> Int? {
        beginGesture(.tapIndexTitle, text: "\(number)")
        defer { endGesture() }
        layoutIfNeeded()
        guard indexTitles.indices.contains(number) else { return nil }
        let argument = (indexTitles[number], number)
        let section = ask(events.sectionForSectionIndexTitle, argument, at: NoPosition()) ?? number
        // The handler that answered may have changed the data.
        prepareToAct()
        guard layout.sections.indices.contains(section) else { return nil }
        scroll(by: layout.top(ofSection: section) - contentOffset)
        return section
    }
}
