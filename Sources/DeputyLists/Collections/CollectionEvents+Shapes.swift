import Deputy
import Foundation

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
