import Deputy
package import Foundation

extension EventDefault {
    /// A default that depends on the table: a height.
    static func table<Kit: TableKit>(
        _ summary: String, _ kit: Kit.Type, _ answer: @escaping @MainActor (Kit.List, Position) -> Answer
    ) -> EventDefault where Answer: ExpressibleByIntegerLiteral {
        // A table that is gone shows nothing, so any height will do.
        list(summary, kit, gone: { 0 }) { table, situation in answer(table, situation.position) }
    }

    /// A default that depends on the row's cell; another one if there is no cell yet.
    static func cell<Kit: TableKit>(
        _ summary: String, _ kit: Kit.Type, orElse other: @escaping @MainActor () -> Answer,
        _ answer: @escaping @MainActor (Kit.Cell) -> Answer
    ) -> EventDefault {
        EventDefault(summary, looksAtView: true) { situation in (situation.view as? Kit.Cell).map(answer) ?? other() }
    }

    /// The default height of a header or footer.
    static func sectionHeight<Kit: TableKit>(
        _ summary: String, _ kit: Kit.Type, _ ownHeight: @escaping @MainActor (Kit.List) -> CGFloat
    ) -> EventDefault where Answer == CGFloat {
        list(summary, kit, gone: { 0 }) { table, situation in
            unansweredSectionHeight(
                own: ownHeight(table), hasModel: situation.hasModel, isGrouped: Kit.isGrouped(table),
                automatic: Kit.automaticDimension)
        }
    }
}

/// The default height of a section's header or footer: the table's own value, if it was set, else
/// automatic, so that the table fits the view or the title, or leaves the gap of its style.
///
/// A plain table gives a section without a header no room, whatever its own value is. So that value is for sections that
/// have a model, and for all sections of a grouped table.
package func unansweredSectionHeight(own: CGFloat, hasModel: Bool, isGrouped: Bool, automatic: CGFloat) -> CGFloat {
    own >= 0 && (hasModel || isGrouped) ? own : automatic
}
