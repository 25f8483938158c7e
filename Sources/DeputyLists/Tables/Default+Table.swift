import Deputy
public import Foundation

extension TableKit {
    /// Whether a row can have focus when nobody is asked.
    package static func canFocus(_ row: IndexPath, in table: Table) -> Bool {
        let settings = interactionSettings(of: table)
        let isEditing = isEditing(table)
        guard settings.allowsFocus(isEditing: isEditing), !hasFocusableContent(table, at: row) else { return false }
        return selectedRows(in: table).contains(row)
            || settings.allowsSelection(isEditing: isEditing) && mayHighlight(table, at: row)
    }

    /// No row is, where a table does not tell: a table view does not.
    public static func isDragged(_ table: Table, at indexPath: IndexPath, _ context: SpringLoadedContext) -> Bool {
        false
    }
}

extension Default {
    /// A default that the table itself knows: a height.
    static func table<Kit: TableKit>(
        _ summary: String, _ kit: Kit.Type, _ answer: @escaping @MainActor (Kit.Table, Position) -> Answer
    ) -> Default where Answer: ExpressibleByIntegerLiteral {
        // A table that is gone shows nothing, so any height will do.
        Default(summary) { situation in (situation.host as? Kit.Table).map { answer($0, situation.position) } ?? 0 }
    }

    /// A default that the table itself knows: yes or no.
    static func state<Kit: TableKit>(
        _ summary: String, _ kit: Kit.Type, _ answer: @escaping @MainActor (Kit.Table, Position) -> Bool
    ) -> Default where Answer == Bool {
        // A table that is gone shows nothing, so either answer will do.
        Default(summary) { situation in (situation.host as? Kit.Table).map { answer($0, situation.position) } ?? false }
    }
}
