import DeputyLists
import Foundation

/// The red minus opens the trailing actions; without any of the delegate's, its own Delete is tapped.
struct DeletesInEditing: TableScenario {
    let name = "A row is deleted while the table is edited"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerEditing().begin("AB")
        stage.person.beginEditing()
        stage.person.delete([0, 0])
        await stage.endTurnAndLook()
    }
}

/// After a deletion `didEndEditing` comes without a row.
struct DeletesBySwiping: TableScenario {
    let name = "A row is deleted by a swipe"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing { mapping in
            mapping.titleForDeleteConfirmationButton.withoutCell { _, _ in "Remove" }
        }
        await stage.begin("AB")
        stage.person.delete([0, 0])
        await stage.endTurnAndLook()
    }
}

struct InsertsInEditing: TableScenario {
    let name = "The insert control of a row commits an insertion"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerEditing().begin("AI")
        stage.person.beginEditing()
        stage.note("inserts")
        stage.person.insert([0, 1])
        await stage.endTurnAndLook()
    }
}

/// A row that may not be edited has neither a control nor a swipe.
struct MayNotEdit: TableScenario {
    let name = "A row that may not be edited is not deleted"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerEditing().begin("ABC")
        stage.person.delete([0, 2])
        await stage.endTurnAndLook()
    }
}

/// There is no deletion without `commitEditingStyle`.
struct DeletesWithoutACommit: TableScenario {
    let name = "Nothing is deleted where no closure commits"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.register { mapping in mapping.canEditCell { _, _ in true } }.begin("AB")
        stage.person.delete([0, 0])
        await stage.endTurnAndLook()
    }
}

/// A row of style none has no delete control, and no default action.
struct HasNoStyle: TableScenario {
    let name = "A row with no editing style is not deleted"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerEditing(style: { _ in .none }).begin("AB")
        stage.person.delete([0, 0])
        await stage.endTurnAndLook()
    }
}
