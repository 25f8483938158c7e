import DeputyHeadless
import Foundation
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
        #expect(collection.cell(at: [0, 3])?.text == "day d")
        #expect(!collection.visibleItems.contains([0, 3]))
        isNight.value = true
        // The row on screen is filled again where it is, and nothing else is told.
        manager.items.replace(at: [0, 0], with: Apple(name: "A"))
        manager.flush()
        collection.scroll(by: 199)
        #expect(collection.visibleItems.map { collection.cell(at: $0)?.text } == ["day c", "night d"])
        #expect(manager.checkInvariants() == [])
    }
}
