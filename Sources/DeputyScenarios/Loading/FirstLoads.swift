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

/// Leaving and entering a window does not by itself end displaying.
struct LoadsOutsideOfAWindow: ListScenario {
    let name = "A list that is in no window loads when it is laid out"
    let isInWindow = false

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABC")
        await stage.person.endTurn()
        stage.look()
        stage.items.append(Book("D"))
        await stage.person.endTurn()
        stage.look()
    }
}

struct GoesIntoAWindow: ListScenario {
    let name = "A list that leaves its window and comes back shows what changed meanwhile"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABC")
        await stage.begin()
        stage.note("leaves the window")
        stage.person.takeOutOfWindow()
        stage.items.remove(at: [0, 0])
        await stage.person.endTurn()
        stage.note("comes into the window")
        stage.person.putInWindow()
        stage.items.append(Book("D"))
        await stage.person.endTurn()
        stage.look()
    }
}

struct LoadsWithoutItems: ListScenario {
    let name = "A list without items is asked for nothing but counts"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        await stage.person.endTurn()
        stage.look()
        stage.items.append(Book("A"))
        await stage.person.endTurn()
        stage.look()
    }
}

struct LoadsAllAtOnce: ListScenario {
    let name = "Items that are set twice in one turn are loaded once"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABC")
        stage.show("XYZ")
        await stage.person.endTurn()
        stage.look()
    }
}
