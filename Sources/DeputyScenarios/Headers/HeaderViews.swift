import DeputyLists
import Foundation

/// Headers and footers come after all rows; where there is no model, nothing is asked for.
struct ShowsHeaderViews: ListScenario {
    let name = "Headers and footers are views of their models, and come after the cells"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().registerShelves()
        stage.items.setSections([
            ItemSection(books("A"), header: Shelf("top"), footer: Shelf("end")), ItemSection(books("B")),
        ])
        await stage.endTurnAndLook()
    }
}

struct ScrollsHeadersAway: ListScenario {
    let name = "Headers and footers are reported when they leave the screen"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().registerShelves()
        stage.items.setSections([
            ItemSection(books("AB"), header: Shelf("top"), footer: Shelf("end")),
            ItemSection(books("CDEFGHIJ"), header: Shelf("second")),
        ])
        await stage.begin()
        stage.person.scroll(to: [1, 7])
        await stage.endTurnAndLook()
        stage.person.scroll(to: [0, 0])
        await stage.person.endTurn()
    }
}

struct ChangesAHeader: ListScenario {
    let name = "A header whose model changes is filled again where it is"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().registerShelves()
        stage.items.setSections([ItemSection(books("AB"), header: Shelf("top"))])
        await stage.begin()
        stage.items.setHeader(Shelf("changed"), inSection: 0)
        await stage.endTurnAndLook()
    }
}

struct GainsAndLosesAHeader: ListScenario {
    let name = "A section gains a header, and loses it"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().registerShelves()
        stage.items.setSections([ItemSection(books("AB"))])
        await stage.begin()
        stage.items.setHeader(Shelf("new"), inSection: 0)
        await stage.person.endTurn()
        stage.note("loses it")
        stage.items.setHeader(nil, inSection: 0)
        await stage.endTurnAndLook()
    }
}

/// In a reload all cells leave, the last first, then headers, then footers.
struct ReloadsHeaders: ListScenario {
    let name = "A reload takes cells, headers and footers off the screen"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().registerShelves()
        stage.items.setSections([
            ItemSection(books("AB"), header: Shelf("top"), footer: Shelf("end")), ItemSection(books("C")),
        ])
        await stage.begin()
        stage.reload()
        await stage.person.endTurn()
    }
}
