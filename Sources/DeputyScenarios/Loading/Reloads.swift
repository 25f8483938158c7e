import DeputyLists
import Foundation

/// Rows that left the window are told first, then new ones are asked for.
struct ScrollsThroughItems: ListScenario {
    let name = "Scrolling brings cells in, and tells of those that leave"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABCDEFGHIJKLMNOPQRST")
        await stage.begin()
        stage.person.scroll(to: [0, 19])
        await stage.person.endTurn()
        stage.look()
        stage.person.scroll(to: [0, 0])
        await stage.person.endTurn()
        stage.look()
    }
}

/// In a table all cells leave at once, the last first, and new ones are asked for at the next layout; a collection only marks.
struct ReloadsByCode: ListScenario {
    let name = "A reload by code takes all cells off the screen, and asks for them at the next layout"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABC")
        await stage.begin()
        stage.reload()
        stage.note("nothing is laid out yet")
        await stage.person.endTurn()
        stage.look()
    }
}

/// The selection is emptied by a reload without a notice of deselection.
struct ReloadForgetsTheSelection: ListScenario {
    let name = "A reload by code empties the selection without a notice"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register { Kit.traceTaps($0) }.show("ABC")
        await stage.begin()
        stage.select([0, 1])
        stage.look()
        stage.reload()
        await stage.person.endTurn()
        stage.look()
    }
}

struct ShowsSeveralTypes: ListScenario {
    let name = "Items of two types get cells of two classes"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.manager.register(Kit.NoteCell.self) { mapping in
            mapping.willDisplay.withoutCell { _, _ in }
        }
        stage.items.setItems([Book("A"), Note("n"), Book("B")])
        await stage.person.endTurn()
        stage.look()
    }
}

struct ShowsUnknownItems: ListScenario {
    let name = "An item that no mapping takes gets an empty cell, and an anomaly"
    let anomalies = ["missing-mapping"]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.items.setItems([Book("A"), Note("n")])
        await stage.person.endTurn()
        stage.look()
    }
}
