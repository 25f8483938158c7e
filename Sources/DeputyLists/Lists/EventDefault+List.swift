import Deputy
package import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

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

    /// The default height of a header or footer.
    static func sectionHeight<Kit: TableKit>(
        _ kind: ViewKind, _ summary: String, _ kit: Kit.Type, _ ownHeight: @escaping @MainActor (Kit.List) -> CGFloat
    ) -> EventDefault where Answer == CGFloat, Position == Int {
        list(summary, kit, gone: { 0 }) { table, situation in
            unansweredSectionHeight(
                own: ownHeight(table), isGrouped: Kit.isGrouped(table), automatic: Kit.automaticDimension,
                hasView: situation.hasModel || Kit.hasOwnersView(kind, in: table, section: situation.position))
        }
    }
}

/// The default height of a section's header or footer: the table's own value, if it was set, else
/// automatic, so that the table fits the view or the title, or leaves the gap of its style.
///
/// A plain table gives a section without a header no room, whatever its own value is. So that value is for sections that
/// have a model or a view of the owner's, and for all sections of a grouped table.
package func unansweredSectionHeight(
    own: CGFloat, isGrouped: Bool, automatic: CGFloat, hasView: @autoclosure () -> Bool
) -> CGFloat {
    own >= 0 && (isGrouped || hasView()) ? own : automatic
}

/// Facts that several declarations of the catalogue share.
extension CollectionEvents {
    /// Menus of several items. A collection view that finds one question about them implemented asks none about the menu of one item.
    static func ofSeveral(beside questions: [String]) -> EventFacts { .since("16.0").beside(questions) }

    /// Previews of a menu of several items.
    static func ofPreviews(beside preview: String) -> EventFacts {
        ofSeveral(beside: ["contextMenuConfigurationForItemsAtIndexPaths", preview]).gated(
            by: "contextMenuConfigurationForItemsAtIndexPaths", openByDefault: false, orBy: "contextMenuConfiguration")
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
    /// The default size of a section's header or footer: the layout's own, if the section has a model for one, or the owner makes views.
    ///
    /// A flow layout that finds the question implemented ignores its own size.
    static func referenceSize<Kit: CollectionKit>(
        _ summary: String, _ kit: Kit.Type, _ ownSize: @escaping @MainActor (Kit.Layout) -> CGSize
    ) -> EventDefault where Answer == CGSize {
        list(summary, kit, gone: { CGSize() }) { collection, situation in
            situation.hasModel || ListManager<Kit>.manager(of: collection)?.ownerMakesSupplementaries == true
                ? ownSize(situation.layout(of: collection, Kit.self)) : CGSize()
        }
    }
}

// Where a newer question is implemented for some items, a collection does not ask the older one for any. So the newer one does.
extension EventDefault {
    /// The default menu of some items.
    static func olderMenu<Kit: CollectionKit>(_ kit: Kit.Type) -> EventDefault
    where Argument == (indexPaths: [IndexPath], point: CGPoint), Answer == Kit.MenuConfiguration? {
        list("contextMenuConfiguration of a single item, else no menu", kit, gone: { nil }) { collection, situation in
            let (items, point) = situation.argument
            return items.count == 1 ? Kit.olderMenu(of: items[0], at: point, in: collection) : nil
        }
    }

    /// The default preview of an item whose menu is shown, or dismissed: only a menu that the older question gave has older previews.
    static func olderPreview<Kit: CollectionKit>(_ name: String, isShown: Bool, _ kit: Kit.Type) -> EventDefault
    where Argument == Kit.MenuConfiguration, Answer == Kit.TargetedPreview? {
        list("\(name) for a menu of a single item, else the whole cell", kit, gone: { nil }) { collection, situation in
            guard ListManager<Kit>.manager(of: collection)?.core.menuRow != nil else { return nil }
            return Kit.olderPreview(of: situation.argument, isShown: isShown, in: collection)
        }
    }

    /// The default target of a moved item.
    static func olderTarget<Kit: CollectionKit>(_ kit: Kit.Type) -> EventDefault
    where Argument == (current: IndexPath, proposed: IndexPath), Position == IndexPath, Answer == IndexPath {
        EventDefault("targetIndexPathForMovingItem, else the proposed place") { situation in
            let (item, proposed) = (situation.position, situation.argument.proposed)
            return (situation.host as? Kit.List).flatMap { Kit.olderTarget(of: item, over: proposed, in: $0) }
                ?? proposed
        }
    }
}
