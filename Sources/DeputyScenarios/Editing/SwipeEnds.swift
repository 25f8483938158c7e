import DeputyLists
import Foundation

/// An open swipe of another row ends before the next begins.
struct SwipesTwoRows: SwipeScenario {
    let name = "A swipe of another row closes the first"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.beginWithASwipe()
        stage.person.swipe([0, 1], trailing: true)
        stage.person.endSwipe()
        stage.look()
    }
}

struct SwipesAndEdits: SwipeScenario {
    let name = "Editing that begins closes a swipe"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.beginWithASwipe()
        stage.look()
        stage.person.beginEditing()
        stage.look()
    }
}

/// A reload closes an open swipe, and the delegate is told that it ended.
struct SwipesAndReloads: SwipeScenario {
    let name = "A reload closes a swipe"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.beginWithASwipe()
        stage.reload()
        await stage.endTurnAndLook()
    }
}

/// A batch moves the swiped row along.
struct SwipesAndChangesData: SwipeScenario {
    let name = "A swipe stays open while rows come above it, and ends with its row"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.beginWithASwipe(of: [0, 1])
        stage.items.insert(Book("X"), at: [0, 0])
        await stage.endTurnAndLook()
        stage.items.remove(at: [0, 2])
        await stage.endTurnAndLook()
    }
}

struct CancelsASwipe: SwipeScenario {
    let name = "A tap closes a swipe, and does nothing else"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.beginWithASwipe()
        stage.person.tap([0, 1])
        stage.look()
    }
}

extension Stage where Kit: ScenarioTableKit {
    /// Shows two rows with a trailing action each, and swipes one.
    func beginWithASwipe(of path: IndexPath = [0, 0]) async {
        registerTrailingActions { _ in [ScenarioAction("Flag")] }
        await begin("AB")
        person.swipe(path, trailing: true)
    }
}
