import DeputyLists
import Foundation

/// A batch counts the rows of before, so a reload that comes meanwhile has to count those of after it.
struct ReloadsInABatch: ListScenario {
    let name = "A reload while rows of a batch still leave shows what is there"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.person.keepAnimating()
        await stage.register().begin("ABC")
        stage.items.remove(at: [0, 1])
        stage.manager.flush()
        stage.reload()
        stage.items.append(Book("X"))
        stage.manager.flush()
        await stage.endTurnAndLook()
    }
}

/// The cell that leaves is not the one that comes.
struct DeletesAndPutsBack: ListScenario {
    let name = "An item that is deleted and put back before it has left is there"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.person.keepAnimating()
        await stage.register().begin("ABC")
        stage.items.remove(at: [0, 1])
        stage.manager.flush()
        stage.items.insert(Book("B"), at: [0, 1])
        stage.manager.flush()
        await stage.endTurnAndLook()
    }
}

/// The cell on its way is filled where the item is by then.
struct MovesAndUpdates: ListScenario {
    let name = "An item that moves and changes before it has arrived shows its content at its new place"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.person.keepAnimating()
        await stage.register().begin("ABC")
        stage.items.move([0, 0], to: [0, 2])
        stage.manager.flush()
        stage.items.replace(at: [0, 2], with: Book("A", edition: 2))
        stage.manager.flush()
        await stage.endTurnAndLook()
    }
}
