import DeputyLists
import Foundation

/// A change outside a batch is a batch of one: counts are asked before and after it.
struct Inserts: ListScenario {
    let name = "Inserting items sends a batch, and asks for the new cells"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABC")
        stage.items.insert(Book("X"), at: [0, 1])
        stage.items.append(Book("Y"))
        await stage.endTurnAndLook()
    }
}

/// It is not known for certain when UIKit reports that a deleted row is no longer displayed, and with which path.
struct Deletes: ListScenario {
    let name = "Deleting items sends a batch, and tells that their cells are gone"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABCDEFG")
        stage.items.remove(at: [[0, 0], [0, 2]])
        await stage.endTurnAndLook()
    }
}

struct MovesOne: ListScenario {
    let name = "Moving an item keeps its cell"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABCD")
        stage.items.move([0, 0], to: [0, 3])
        await stage.endTurnAndLook()
    }
}

/// An item that changed is filled again in its cell; counts and heights are asked, and nothing is displayed again.
struct UpdatesOne: ListScenario {
    let name = "An item that changed is shown in the cell it has"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABC")
        stage.items.replace(at: [0, 1], with: Book("B", edition: 2))
        await stage.endTurnAndLook()
    }
}

/// A reload of a row is a delete and an insert: the new cell is shown before the old one ends.
struct ReplacesWithAnotherType: ListScenario {
    let name = "An item replaced by one of another type gets another cell"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.manager.register(Kit.NoteCell.self)
        await stage.begin("ABC")
        stage.items.replace(at: [0, 1], with: Note("n"))
        await stage.endTurnAndLook()
    }
}
