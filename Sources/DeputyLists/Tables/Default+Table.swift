import Deputy
import Foundation

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
