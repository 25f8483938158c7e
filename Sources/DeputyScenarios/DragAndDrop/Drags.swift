import DeputyLists
import Foundation

/// The beginning of a drag is always balanced by its end.
struct DragsAndCancels: ListScenario {
    let name = "A drag that is cancelled began and ended"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerDrags().begin("AB")
        stage.person.drag([0, 0])
        stage.note("cancels")
        stage.person.cancelDrag()
    }
}

/// Where an item gives nothing to drag and may not be moved, no drag begins.
struct DragsNothing: ListScenario {
    let name = "An item that gives nothing to drag is not dragged"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerDrags().begin("ABC")
        stage.person.drag([0, 2])
        stage.person.cancelDrag()
    }
}

struct DragsSeveral: ListScenario {
    let name = "A tap on another item adds it to the drag"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerDrags().begin("ABC")
        stage.person.drag([0, 0])
        stage.person.addToDrag([0, 1])
        stage.person.cancelDrag()
    }
}

/// The methods for spring loading, dragging and dropping are looked up at each call.
struct HoversOverItems: ListScenario {
    let name = "A drag that rests over an item asks whether it opens"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerDrags().begin("ABC")
        stage.person.drag([0, 0])
        stage.person.hover(over: [0, 1])
        stage.person.cancelDrag()
    }
}
