import DeputyLists
import Foundation

/// The red minus opens the trailing actions; without any of the delegate's, its own Delete is tapped.
struct DeletesInEditing: TableScenario {
    let name = "A row is deleted while the table is edited"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing()
        stage.show("AB")
        await stage.begin()
        stage.person.beginEditing()
        stage.person.delete([0, 0])
        await stage.person.endTurn()
        stage.look()
    }
}

/// After a deletion the end of editing is told without a row.
struct DeletesBySwiping: TableScenario {
    let name = "A row is deleted by a swipe"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing { mapping in
            mapping.titleForDeleteConfirmationButton.withoutCell { _, _ in "Remove" }
        }
        stage.show("AB")
        await stage.begin()
        stage.person.delete([0, 0])
        await stage.person.endTurn()
        stage.look()
    }
}

struct InsertsInEditing: TableScenario {
    let name = "The insert control of a row commits an insertion"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing()
        stage.show("AI")
        await stage.begin()
        stage.person.beginEditing()
        stage.note("inserts")
        stage.person.insert([0, 1])
        await stage.person.endTurn()
        stage.look()
    }
}

/// A row that may not be edited has neither a control nor a swipe.
struct MayNotEdit: TableScenario {
    let name = "A row that may not be edited is not deleted"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing()
        stage.show("ABC")
        await stage.begin()
        stage.person.delete([0, 2])
        await stage.person.endTurn()
        stage.look()
    }
}

/// There is no deletion without `commitEditingStyle`.
struct DeletesWithoutACommit: TableScenario {
    let name = "Nothing is deleted where no closure commits"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in mapping.canEditCell { _, _ in true } }
        stage.show("AB")
        await stage.begin()
        stage.person.delete([0, 0])
        await stage.person.endTurn()
        stage.look()
    }
}

/// A row of style none has no delete control, and no default action.
struct HasNoStyle: TableScenario {
    let name = "A row with no editing style is not deleted"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing(style: { _ in .none })
        stage.show("AB")
        await stage.begin()
        stage.person.delete([0, 0])
        await stage.person.endTurn()
        stage.look()
    }
}
