import DeputyHeadless
import DeputyLists
import Foundation

/// Deletes and the sources of moves are in the old paths, inserts and the targets of moves in the new ones.
struct ChangesTogether: ListScenario {
    let name = "Inserts, deletes, moves and updates of one turn are sent together"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABCDE")
        stage.items.apply(items: [Book("E"), Book("X"), Book("B", edition: 2), Book("C")])
        await stage.endTurnAndLook()
    }
}

struct MovesAcrossSections: ListScenario {
    let name = "Items move from one section to another, while others come and go"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("AB", "CD")
        stage.items.move([0, 0], to: [1, 2])
        stage.items.move([1, 0], to: [0, 0])
        stage.items.append(Book("X"), toSection: 1)
        await stage.endTurnAndLook()
    }
}

struct ChangesTwice: ListScenario {
    let name = "Changes of two turns are two batches, the second on what the first left"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABC")
        stage.items.remove(at: [0, 0])
        stage.manager.flush()
        stage.items.insert(Book("X"), at: [0, 0])
        stage.manager.flush()
        await stage.endTurnAndLook()
    }
}

/// A list without estimates keeps its offset, so other rows are on screen.
struct ChangesOffScreen: ListScenario {
    let name = "Changes below and above what is on screen ask for no more cells than those that come on screen"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABCDEFGHIJKLMNOPQRST")
        stage.person.scroll(to: [0, 10])
        await stage.begin()
        stage.items.append(Book("X"))
        await stage.endTurnAndLook()
        stage.items.remove(at: [0, 0])
        await stage.endTurnAndLook()
    }
}

/// A batch while the list lays itself out is not allowed, so the change waits for the end of the turn.
struct ChangesInAHandler: ListScenario {
    let name = "A handler that changes the data while a cell appears is done before the batch is sent"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.manager.register(Kit.BookCell.self) { mapping in
            mapping.willDisplay.withoutCell { [items = stage.items] book, path in
                if book == Book("B") { items.replace(at: path, with: Book("B", edition: 2)) }
                if book == Book("C") { items.append(Book("D")) }
            }
        }
        stage.show("ABC")
        await stage.person.endTurn()
        await stage.endTurnAndLook()
    }
}

struct EmptiesAll: ListScenario {
    let name = "A list that is emptied and filled again asks for all cells again"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABC")
        stage.items.removeAll()
        await stage.endTurnAndLook()
        stage.show("AB")
        await stage.endTurnAndLook()
    }
}
