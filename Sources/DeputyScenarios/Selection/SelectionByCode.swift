import DeputyLists
import Foundation

/// Selecting by code calls no delegate method, and deselects others where one can be selected.
struct SelectsByCode: ListScenario {
    let name = "Selecting and deselecting by code tells nothing"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps().begin("ABC")
        stage.select([0, 0])
        stage.select([0, 2])
        stage.look()
        stage.deselect([0, 2])
        stage.look()
    }
}

struct TurnsSeveralOff: ListScenario {
    let name = "A list that no longer allows several selections is empty of them, without a notice"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.list.allowsMultipleSelection = true
        await stage.registerTaps().begin("ABC")
        stage.select([0, 0])
        stage.select([0, 2])
        stage.look()
        stage.list.allowsMultipleSelection = false
        stage.look()
    }
}

/// The selection follows its items through a batch; a deleted one leaves it silently.
struct KeepsSelectionInABatch: ListScenario {
    let name = "The selection follows its items when others come, go and move, and leaves with its item"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps().begin("ABCD")
        stage.select([0, 1])
        stage.items.insert(Book("X"), at: [0, 0])
        await stage.endTurnAndLook()
        stage.items.replace(at: [0, 2], with: Book("B", edition: 2))
        await stage.endTurnAndLook()
        stage.items.move([0, 2], to: [0, 4])
        await stage.endTurnAndLook()
        stage.items.remove(at: [0, 4])
        await stage.endTurnAndLook()
    }
}

/// A reload of a row loses its selection, so it is selected again; a reload of the list empties the selection.
struct LosesSelectionInAReplacement: ListScenario {
    let name =
        "An item replaced by one of another type stays selected, and a new list of items has no selection"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerTaps()
        stage.manager.register(Kit.NoteCell.self)
        await stage.begin("ABCD")
        stage.select([0, 1])
        stage.items.replace(at: [0, 1], with: Note("n"))
        await stage.endTurnAndLook()
        stage.select([0, 2])
        stage.show("XYZ")
        await stage.endTurnAndLook()
    }
}
