import DeputyLists
import Foundation

/// The beginning of a drag is always balanced by its end.
struct DragsAndCancels: ListScenario {
    let name = "A drag that is cancelled began and ended"
    let needs: Set<Ability> = [.dragging]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerDrags()
        stage.show("AB")
        await stage.begin()
        stage.person.drag([0, 0])
        stage.note("cancels")
        stage.person.cancelDrag()
    }
}

/// No items and nothing that may be moved: no drag.
struct DragsNothing: ListScenario {
    let name = "An item that gives nothing to drag is not dragged"
    let needs: Set<Ability> = [.dragging]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerDrags()
        stage.show("ABC")
        await stage.begin()
        stage.person.drag([0, 2])
        stage.person.cancelDrag()
    }
}

struct DragsSeveral: ListScenario {
    let name = "A tap on another item adds it to the drag"
    let needs: Set<Ability> = [.dragging]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerDrags()
        stage.show("ABC")
        await stage.begin()
        stage.person.drag([0, 0])
        stage.person.addToDrag([0, 1])
        stage.person.cancelDrag()
    }
}

/// Looked up each time: spring loading, and all of dragging and dropping.
struct HoversOverItems: ListScenario {
    let name = "A drag that rests over an item asks whether it opens"
    let needs: Set<Ability> = [.dragging]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerDrags()
        stage.show("ABC")
        await stage.begin()
        stage.person.drag([0, 0])
        stage.person.hover(over: [0, 1])
        stage.person.cancelDrag()
    }
}
