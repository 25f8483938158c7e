import DeputyHeadless
import DeputyLists
import Foundation

/// The list first reports the rows that left, then asks for new ones.
struct ScrollsThroughItems: ListScenario {
    let name = "Scrolling brings cells in, and tells of those that leave"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABCDEFGHIJKLMNOPQRST")
        stage.person.scroll(to: [0, 19])
        await stage.endTurnAndLook()
        stage.person.scroll(to: [0, 0])
        await stage.endTurnAndLook()
    }
}

/// In a table all cells leave at once, the last first, and new ones are asked for at the next layout; a collection only marks.
struct ReloadsByCode: ListScenario {
    let name = "A reload by code takes all cells off the screen, and asks for them at the next layout"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABC")
        stage.reload()
        stage.note("nothing is laid out yet")
        await stage.endTurnAndLook()
    }
}

/// The selection is emptied by a reload without a notice of deselection.
struct ReloadForgetsTheSelection: ListScenario {
    let name = "A reload by code empties the selection without a notice"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps().begin("ABC")
        stage.select([0, 1])
        stage.look()
        stage.reload()
        await stage.endTurnAndLook()
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
        await stage.endTurnAndLook()
    }
}

struct ShowsUnknownItems: ListScenario {
    let name = "An item that no mapping takes gets an empty cell, and an anomaly"
    let anomalies = ["missing-mapping"]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.items.setItems([Book("A"), Note("n")])
        await stage.endTurnAndLook()
    }
}
