import DeputyLists
import Foundation

/// The end of the drop's session comes whatever the outcome; the data is updated first.
struct DropsHere: ListScenario {
    let name = "What was dragged here is dropped here"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerDrags().registerDrops().begin("AB")
        stage.person.drag([0, 0])
        stage.person.drop(at: [0, 1])
        await stage.endTurnAndLook()
    }
}

/// A drop at a section's end has the count as its number.
struct DropsFromElsewhere: ListScenario {
    let name = "What comes from elsewhere is dropped at the end of a section, and nowhere in particular"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().registerDrops().begin("AB")
        stage.person.drop(["X", "Y"], at: [0, 2])
        await stage.endTurnAndLook()
        stage.person.drop(["Z"], at: nil)
        await stage.endTurnAndLook()
    }
}

struct RefusesDrops: ListScenario {
    let name = "A drop that is not accepted leaves the list"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().registerDrops(accepts: false).begin("AB")
        stage.person.drop(["X"], at: [0, 0])
        await stage.endTurnAndLook()
    }
}

/// A no to `canHandle` ends all calls for that session.
struct CannotHandleDrops: ListScenario {
    let name = "Nothing more is asked or told about a drag that cannot be handled"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().registerDrops(handles: false).begin("AB")
        stage.person.drop(["X"], at: [0, 0])
        await stage.endTurnAndLook()
    }
}

/// While a gap is open for the drop, changes wait.
struct CancelsOverAGap: ListScenario {
    let name = "A drag that is cancelled over the list leaves it as it was, and a change of meanwhile comes"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.person.keepAnimating()
        await stage.registerDrags().registerDrops().begin("ABC")
        stage.person.drag([0, 0])
        stage.person.hover(over: [0, 2])
        stage.items.append(Book("X"))
        stage.manager.flush()
        stage.person.cancelDrag()
        await stage.endTurnAndLook()
    }
}
