import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Cells that a collection has made before they come on screen (F66).
@MainActor
@Suite("Cells made ahead")
struct MadeAheadTests {
    private final class DayCell: HeadlessCollectionCell, Configurable {
        func configure(_ apple: Apple) { text = "day " + apple.name }
    }

    private final class NightCell: HeadlessCollectionCell, Configurable {
        func configure(_ apple: Apple) { text = "night " + apple.name }
    }

    /// What `==` sees of it is its identifier.
    private struct Pear: Identifiable, Equatable {
        let id: Int
        let isRipe: Bool

        static func == (one: Pear, other: Pear) -> Bool { one.id == other.id }
    }

    private final class PearCell: HeadlessCollectionCell, Configurable {
        func configure(_ pear: Pear) { text = pear.isRipe ? "ripe" : "green" }
    }

    /// A collection whose window has room for two of four pears, with the last of them made ahead.
    private func pears(
        _ register: @MainActor (CollectionManager<HeadlessCollections>) -> Void
    ) -> (HeadlessCollection, CollectionManager<HeadlessCollections>) {
        let layout = HeadlessFlowLayout(itemSize: CGSize(width: 100, height: 100))
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let collection = HeadlessCollection(width: 100, height: 200, layout: layout)
        let manager = CollectionManager(collection)
        register(manager)
        manager.items.setItems((0..<4).map { Pear(id: $0, isRipe: false) })
        collection.layoutIfNeeded()
        collection.scroll(by: 1)
        return (collection, manager)
    }

    @Test(
        "A cell made ahead comes on screen with the item of now, though `==` saw no change and it was not filled again")
    func unseenChange() {
        var told: [Bool] = []
        let (collection, manager) = pears { manager in
            manager.register(PearCell.self) { mapping in mapping.willDisplay { _, pear, _ in told.append(pear.isRipe) }
            }
        }
        expectNotNil(collection.cell(at: [0, 3]))
        expectEqual(told, [false, false, false])
        manager.items.apply(items: (0..<4).map { Pear(id: $0, isRipe: true) })
        manager.flush()
        expectEqual(collection.cell(at: [0, 3])?.text, "green")
        collection.scroll(by: 199)
        expectEqual(told, [false, false, false, true])
    }

    @Test(
        "A cell made ahead comes on screen for the mapping that its item has now", arguments: [false, true])
    func conditionOfNow(isTakenAway: Bool) {
        let isNight = Changing(false)
        var told: [String] = []
        var night: ViewMapping<CollectionEvents<HeadlessCollections>, CellScope, PearCell, Pear>?
        let (collection, manager) = pears { manager in
            manager.register(PearCell.self) { mapping in
                mapping.condition = .where { _, _ in isNight.value }
                mapping.willDisplay { _, _, _ in told.append("night") }
                night = mapping
            }
            manager.register(PearCell.self) { mapping in mapping.willDisplay { _, _, _ in told.append("day") } }
        }
        expectNotNil(collection.cell(at: [0, 3]))
        expectEqual(told, ["day", "day", "day"])
        if isTakenAway { night?.condition = .always } else { isNight.value = true }
        collection.scroll(by: 199)
        expectEqual(told, ["day", "day", "day", "night"])
        expectEqual(manager.checkInvariants(), [])
    }

    @Test("A cell made ahead is made again where another mapping is its item's after an update")
    func otherMapping() {
        let layout = HeadlessFlowLayout(itemSize: CGSize(width: 100, height: 100))
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let collection = HeadlessCollection(width: 100, height: 200, layout: layout)
        let manager = CollectionManager(collection)
        let isNight = Changing(false)
        manager.register(NightCell.self) { mapping in
            mapping.condition = .where { apple, _ in isNight.value && apple.name == "d" }
        }
        manager.register(DayCell.self)
        manager.items.setItems(["a", "b", "c", "d"].map(Apple.init))
        collection.layoutIfNeeded()
        // What is below the window is made when there is time.
        collection.scroll(by: 1)
        expectEqual(collection.cell(at: [0, 3])?.text, "day d")
        expectNotContains(collection.visibleItems, [0, 3])
        isNight.value = true
        // The row on screen is filled again where it is, and nothing else is told.
        manager.items.replace(at: [0, 0], with: Apple(name: "A"))
        manager.flush()
        collection.scroll(by: 199)
        expectEqual(collection.visibleItems.map { collection.cell(at: $0)?.text }, ["day c", "night d"])
        expectEqual(manager.checkInvariants(), [])
    }
}
