import DeputyLists
import Foundation

/// The end of the drop's session comes whatever the outcome; the data is updated first.
struct DropsHere: ListScenario {
    let name = "What was dragged here is dropped here"
    let needs: Set<Ability> = [.dragging]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerDrags()
        stage.registerDrops()
        stage.show("AB")
        await stage.begin()
        stage.person.drag([0, 0])
        stage.person.drop(at: [0, 1])
        await stage.person.endTurn()
        stage.look()
    }
}

/// A drop at a section's end has the count as its number.
struct DropsFromElsewhere: ListScenario {
    let name = "What comes from elsewhere is dropped at the end of a section, and nowhere in particular"
    let needs: Set<Ability> = [.dragging]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.registerDrops()
        stage.show("AB")
        await stage.begin()
        stage.person.drop(["X", "Y"], at: [0, 2])
        await stage.person.endTurn()
        stage.look()
        stage.person.drop(["Z"], at: nil)
        await stage.person.endTurn()
        stage.look()
    }
}

struct RefusesDrops: ListScenario {
    let name = "A drop that is not accepted leaves the list"
    let needs: Set<Ability> = [.dragging]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.registerDrops(accepts: false)
        stage.show("AB")
        await stage.begin()
        stage.person.drop(["X"], at: [0, 0])
        await stage.person.endTurn()
        stage.look()
    }
}

/// A no to `canHandle` ends all calls for that session.
struct CannotHandleDrops: ListScenario {
    let name = "A drag that cannot be handled is told nothing more of"
    let needs: Set<Ability> = [.dragging]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.registerDrops(handles: false)
        stage.show("AB")
        await stage.begin()
        stage.person.drop(["X"], at: [0, 0])
        await stage.person.endTurn()
        stage.look()
    }
}
