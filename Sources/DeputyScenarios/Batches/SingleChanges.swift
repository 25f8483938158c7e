import DeputyLists
import Foundation

/// A change outside a batch is a batch of one: counts are asked before and after it.
struct Inserts: ListScenario {
    let name = "Inserting items sends a batch, and asks for the new cells"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABC")
        await stage.begin()
        stage.items.insert(Book("X"), at: [0, 1])
        stage.items.append(Book("Y"))
        await stage.person.endTurn()
        stage.look()
    }
}

/// When the end of displaying a deleted row is told, and with which path, is not known for sure.
struct Deletes: ListScenario {
    let name = "Deleting items sends a batch, and tells that their cells are gone"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABCDEFG")
        await stage.begin()
        stage.items.remove(at: [[0, 0], [0, 2]])
        await stage.person.endTurn()
        stage.look()
    }
}

struct MovesOne: ListScenario {
    let name = "Moving an item keeps its cell"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABCD")
        await stage.begin()
        stage.items.move([0, 0], to: [0, 3])
        await stage.person.endTurn()
        stage.look()
    }
}

/// An item that changed is filled again in its cell; counts and heights are asked, and nothing is displayed anew.
struct UpdatesOne: ListScenario {
    let name = "An item that changed is shown in the cell it has"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABC")
        await stage.begin()
        stage.items.replace(at: [0, 1], with: Book("B", edition: 2))
        await stage.person.endTurn()
        stage.look()
    }
}

/// A reload of a row is a delete and an insert: the new cell is shown before the old one ends.
struct ReplacesWithAnotherType: ListScenario {
    let name = "An item replaced by one of another type gets another cell"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.manager.register(Kit.NoteCell.self)
        stage.show("ABC")
        await stage.begin()
        stage.items.replace(at: [0, 1], with: Note("n"))
        await stage.person.endTurn()
        stage.look()
    }
}
