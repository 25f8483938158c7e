import DeputyLists
import Foundation

/// Cells are asked for at the layout, not where the data is set, and only those on screen; counts are asked of all sections.
struct LoadsWhenShown: ListScenario {
    let name = "A list in a window asks for counts and for the cells on screen at its first layout"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABCDEFGHIJ", "KL")
        stage.note("nothing is laid out yet")
        stage.person.layOut()
        stage.look()
        await stage.person.endTurn()
    }
}

/// Leaving a window and coming back does not end displaying.
struct LoadsOutsideOfAWindow: ListScenario {
    let name = "A list that is in no window loads when it is laid out"
    let isInWindow = false

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABC")
        await stage.endTurnAndLook()
        stage.items.append(Book("D"))
        await stage.endTurnAndLook()
    }
}

struct GoesIntoAWindow: ListScenario {
    let name = "A list that leaves its window and comes back shows what changed meanwhile"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABC")
        stage.note("leaves the window")
        stage.person.takeOutOfWindow()
        stage.items.remove(at: [0, 0])
        await stage.person.endTurn()
        stage.note("comes into the window")
        stage.person.putInWindow()
        stage.items.append(Book("D"))
        await stage.endTurnAndLook()
    }
}

struct LoadsWithoutItems: ListScenario {
    let name = "A list without items is asked for nothing but counts"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        await stage.endTurnAndLook()
        stage.items.append(Book("A"))
        await stage.endTurnAndLook()
    }
}

struct LoadsAllAtOnce: ListScenario {
    let name = "Items that are set twice in one turn are loaded once"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABC")
        stage.show("XYZ")
        await stage.endTurnAndLook()
    }
}
