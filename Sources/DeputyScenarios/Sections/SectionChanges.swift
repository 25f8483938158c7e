import DeputyLists
import Foundation

struct InsertsSections: ListScenario {
    let name = "Inserting sections sends a batch, and asks for their cells"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("AB")
        stage.items.insertSection(ItemSection(books("XY")), at: 0)
        stage.items.insertSection(ItemSection(books("Z")), at: 2)
        await stage.endTurnAndLook()
    }
}

struct DeletesSections: ListScenario {
    let name = "Deleting a section tells that its cells are gone"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("AB", "CD", "E")
        stage.items.removeSection(1)
        await stage.endTurnAndLook()
    }
}

struct MovesSections: ListScenario {
    let name = "Moving a section keeps its cells"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("AB", "C", "D")
        stage.items.moveSection(0, to: 2)
        await stage.endTurnAndLook()
    }
}

struct ReplacesASection: ListScenario {
    let name = "Replacing a section asks for its cells again"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("AB", "CD")
        stage.items.replaceSection(0, with: ItemSection(books("XYZ")))
        await stage.endTurnAndLook()
    }
}

struct ChangesSectionsAndItems: ListScenario {
    let name = "Sections and their items come, go and move in one turn"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.items.setSections([named("x", "AB"), named("y", "C"), named("z", "DE")])
        await stage.begin()
        stage.items.apply(sections: [named("z", "ED"), named("w", "F"), named("x", "BG")])
        await stage.endTurnAndLook()
    }
}

/// A batch that moves a row out of a deleted section is not refused, but ends in a reload.
struct MovesOutOfADeletedSection: ListScenario {
    let name = "An item moves out of a section that is deleted"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.items.setSections([named("x", "AB"), named("y", "C")])
        await stage.begin()
        stage.items.apply(sections: [named("y", "CA")])
        await stage.endTurnAndLook()
    }
}

struct ShowsEmptySections: ListScenario {
    let name = "Sections without items are counted, and fill later"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("", "A", "")
        stage.items.append(Book("B"), toSection: 2)
        await stage.endTurnAndLook()
        stage.items.remove(at: [1, 0])
        await stage.endTurnAndLook()
    }
}
