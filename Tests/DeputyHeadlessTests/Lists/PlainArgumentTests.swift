import DeputyLists
import Foundation
import TestSupport
import Testing

@testable import DeputyHeadless

@MainActor
@Suite("Sending an event without its argument (F83)")
struct PlainArgumentTests {
    @Test("There is a plain argument for each event of both catalogues that has one")
    func everyEvent() {
        @MainActor func lacking<Events: EventCatalogue>(_ catalogue: Events.Type, in list: some AnyObject) -> [String] {
            SharedCatalogue<Events>.shared.all.filter { event in
                @MainActor func hasNone<Argument>(_ argument: Argument.Type) -> Bool {
                    argument != Void.self && PlainArgument.value(of: argument, in: list) == nil
                }
                return _openExistential(event.argumentType, do: hasNone)
            }.map(\.name)
        }
        expectEqual(lacking(TableEvents<HeadlessTables>.self, in: HeadlessTable()), [])
        expectEqual(lacking(CollectionEvents<HeadlessCollections>.self, in: HeadlessCollection()), [])
    }

    @Test("Two arguments that are left out are plain, of a notice and a question, about the list and a row")
    func twoArguments() {
        let (shelf, album) = (Shelf(2), Album(2))
        var told: [String] = []
        shelf.manager.onHost.didUpdateFocus { context, _ in told.append("\(context.previous as Any)") }
        shelf.manager.onHost.willDisplayContextMenu { menu, _ in told.append("\(menu)") }
        album.manager.onHost.minimumLineSpacingForSectionAtIndex { _, section in CGFloat(section + 7) }
        album.manager.on(model: Photo.self).itemsForAddingToDragSession.withoutCell { drag, _, _ in
            [HeadlessDragItem("\(drag.session.items.count) at \(drag.point.x)")]
        }
        expectNotNil(shelf.table.send(\.didUpdateFocus))
        expectNotNil(shelf.table.send(\.willDisplayContextMenu))
        expectEqual(told, ["nil", "[]"])
        expectEqual(album.collection.send(\.minimumLineSpacingForSectionAtIndex), 7)
        expectEqual(album.collection.send(\.itemsForAddingToDragSession, at: [0, 1]), [HeadlessDragItem("0 at 0.0")])
        expectNil(album.collection.send(\.didUpdateFocus), "it is not announced")
    }
}
