import DeputyLists
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Sizes of all items are asked when the layout is prepared, and kept.
struct AsksSizes: CollectionScenario {
    let name = "Sizes of all items are asked when the layout is prepared, and not again while it scrolls"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in mapping.sizeForCell { _, _ in CGSize(width: 320, height: 60) } }.show("ABCDEF")
        await stage.person.endTurn()
        stage.note("scrolls")
        stage.person.scroll(to: [0, 5])
        await stage.endTurnAndLook()
    }
}

struct AsksSizesAgain: CollectionScenario {
    let name = "Sizes are asked again when an item changes, comes, or the layout is invalidated"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in
            mapping.sizeForCell { book, _ in CGSize(width: 320, height: book.edition == 1 ? 44 : 88) }
        }
        await stage.begin("AB")
        stage.items.replace(at: [0, 0], with: Book("A", edition: 2))
        await stage.person.endTurn()
        stage.items.append(Book("C"))
        await stage.person.endTurn()
        stage.note("invalidates the layout")
        stage.person.invalidateLayout()
        await stage.endTurnAndLook()
    }
}

struct AsksSpacings: CollectionScenario {
    let name = "Spacings are asked of each section"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.manager.onHost.minimumLineSpacingForSectionAtIndex { _, _ in 4 }
        stage.manager.onHost.minimumInteritemSpacingForSectionAtIndex { _, _ in 2 }
        stage.show("AB", "C")
        await stage.endTurnAndLook()
    }
}

struct ChangesTheLayout: CollectionScenario {
    let name = "Another layout shows the items elsewhere"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABCDEFGHIJKL")
        stage.note("sets a layout of two columns")
        stage.person.setLayout(Kit.makeTwoColumns())
        await stage.endTurnAndLook()
    }
}

/// A title's place may name a section alone; an item's is its index path.
struct ShowsACollectionIndex: CollectionScenario {
    let name = "An index at the side of a collection scrolls to its items"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.manager.onHost.indexTitles { ["1", "2"] }
        stage.manager.onHost.indexPathForIndexTitle { _, number in [number, 0] }
        stage.show("ABCDEF", "GHIJKLMN")
        await stage.person.endTurn()
        stage.person.tapIndexTitle(1)
        await stage.endTurnAndLook()
    }
}
