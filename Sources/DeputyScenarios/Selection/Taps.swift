import DeputyLists
import Foundation

/// Tap: the touch down asks and tells of the highlight; a table tells its end first, a collection last.
struct Taps: ListScenario {
    let name = "A tap asks whether, and tells that, an item is highlighted and selected"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps().begin("ABC")
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// For an item that loses the selection, a table asks `willDeselect`; a collection asks nothing.
struct TapsAnother: ListScenario {
    let name = "A tap on another item deselects the first, where one can be selected"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps().begin("ABC")
        stage.person.tap([0, 1])
        stage.person.tap([0, 2])
        stage.look()
    }
}

struct TapsTheSelected: ListScenario {
    let name = "A tap on the selected item selects it again, where one can be selected"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps().begin("ABC")
        stage.person.tap([0, 1])
        stage.person.tap([0, 1])
        stage.look()
    }
}

struct TapsSeveral: ListScenario {
    let name = "Where several items can be selected, a tap on a selected one deselects it"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.list.allowsMultipleSelection = true
        await stage.registerTaps().begin("ABC")
        stage.person.tap([0, 0])
        stage.person.tap([0, 2])
        stage.look()
        stage.person.tap([0, 0])
        stage.look()
    }
}
