import Deputy
package import Foundation

extension EventDefault {
    /// A default that depends on the list.
    /// - Parameter gone: the answer for a list that is gone, which shows nothing.
    static func list<Kit: ListKit>(
        _ summary: String, _ kit: Kit.Type, gone: @escaping @MainActor () -> Answer,
        _ answer: @escaping @MainActor (Kit.List, EventSituation<Argument, Position>) -> Answer
    ) -> EventDefault {
        EventDefault(summary) { situation in (situation.host as? Kit.List).map { answer($0, situation) } ?? gone() }
    }

    /// A default that depends on the list: true or false.
    static func state<Kit: ListKit>(
        _ summary: String, _ kit: Kit.Type, _ answer: @escaping @MainActor (Kit.List, Position) -> Bool
    ) -> EventDefault where Answer == Bool {
        // A list that is gone shows nothing, so either answer will do.
        list(summary, kit, gone: { false }) { list, situation in answer(list, situation.position) }
    }
}

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

/// Facts that several declarations of the catalogue share.
extension CollectionEvents {
    /// Previews of a menu of several items.
    static var ofPreviews: EventFacts {
        .since("16.0").gated(by: "contextMenuConfigurationForItemsAtIndexPaths", openByDefault: false)
    }

    /// Menus of one item, which those of several replaced.
    static var untilPreviews: EventFacts { EventFacts().deprecated("16.0") }
}

extension EventSituation {
    /// The layout that asks: while a collection goes from one to another it is not the collection's own.
    @MainActor
    func layout<Kit: CollectionKit>(of collection: Kit.List, _ kit: Kit.Type) -> Kit.Layout {
        asker as? Kit.Layout ?? Kit.layout(of: collection)
    }
}

extension EventDefault {
    /// The default size of a section's header or footer: the layout's own, if the section has one.
    ///
    /// A flow layout that finds the question implemented ignores its own size.
    static func referenceSize<Kit: CollectionKit>(
        _ summary: String, _ kit: Kit.Type, _ ownSize: @escaping @MainActor (Kit.Layout) -> CGSize
    ) -> EventDefault where Answer == CGSize {
        list(summary, kit, gone: { CGSize() }) { collection, situation in
            situation.hasModel ? ownSize(situation.layout(of: collection, Kit.self)) : CGSize()
        }
    }
}
