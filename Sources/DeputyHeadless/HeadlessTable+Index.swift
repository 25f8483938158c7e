import DeputyLists
import Foundation

/// The index at the table's side.
extension HeadlessTable {
    /// Touches a title of the index: the section it stands for comes on screen.
    /// - Returns: the section; nil for a title there is not, or a section without rows.
    @discardableResult
    public func tapIndexTitle(_ number: Int) -> Int? {
        layoutIfNeeded()
        guard indexTitles.indices.contains(number) else { return nil }
        let argument = (indexTitles[number], number)
        let section = ask(events.events.sectionForSectionIndexTitle, argument, at: NoPosition()) ?? number
        guard layout.contains([section, 0]) else { return nil }
        scroll(to: [section, 0])
        return section
    }
}
