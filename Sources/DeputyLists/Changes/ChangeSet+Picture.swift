import Foundation

/// Change sets as text: a line for each change.
///
/// ```text
/// − section 2
/// + [0, 1]
/// [0, 3] → [1, 0]
/// ~ [0, 5] → [0, 6]
/// ```
extension ChangeSet: Printed {
    /// The stages, then the updates, then the duplicates, a line each.
    package var printed: String { isEmpty && duplicates.isEmpty ? "nothing" : lines.joined(separator: "\n") }

    /// The changes, a line each.
    var lines: [String] {
        var lines: [String] = []
        for (number, stage) in stages.enumerated() {
            if number > 0 { lines.append("then") }
            lines += stage.lines
        }
        lines += updates.map { $0.from == $0.to ? "~ \($0.to)" : "~ \($0.from) → \($0.to)" }
        lines += updatedSections.map { "~ header or footer of section \($0)" }
        lines += duplicates.map {
            "! \($0.identifier) is at \($0.places.map(\.description).joined(separator: ", "))"
        }
        return lines
    }
}

extension ChangeSet.Stage: Printed {
    /// The changes of the batch, a line each.
    package var printed: String { lines.isEmpty ? "nothing" : lines.joined(separator: "\n") }

    fileprivate var lines: [String] {
        let sections =
            deletedSections.map { "− section \($0)" }
            + reloadedSections.map { "↻ section \($0)" }
            + insertedSections.map { "+ section \($0)" }
            + movedSections.map { "section \($0.from) → \($0.to)" }
        let items =
            deletedItems.map { "− \($0)" }
            + reloadedItems.map { "↻ \($0)" }
            + insertedItems.map { "+ \($0)" }
            + movedItems.map { "\($0.from) → \($0.to)" }
        return sections + items
    }
}
