import DeputyLists
import Foundation

/// Beginning asks of each visible row whether and how it may be edited; ending sets it up again.
struct EditsAndEnds: TableScenario {
    let name = "Editing asks of each row on screen whether and how it is edited and moved"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerEditing().begin("ABC")
        stage.person.beginEditing()
        stage.look()
        stage.person.endEditing()
        stage.look()
    }
}

/// `setEditing` that changes the mode clears the selection without a notice.
struct EditsWithASelection: TableScenario {
    let name = "Editing begins and ends with an empty selection, without a notice"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.list.allowsSelectionDuringEditing = true
        await stage.registerTaps().begin("ABC")
        stage.select([0, 1])
        stage.person.beginEditing()
        stage.look()
        stage.select([0, 0])
        stage.person.endEditing()
        stage.look()
    }
}

/// The selection is kept only when editing begins, both modes allow several, and more than one row is selected.
struct KeepsSeveralInEditing: TableScenario {
    let name = "Several selected rows stay selected when editing begins, where both modes allow several"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.list.allowsMultipleSelection = true
        stage.list.allowsMultipleSelectionDuringEditing = true
        await stage.register().begin("ABC")
        stage.select([0, 0])
        stage.select([0, 2])
        stage.person.beginEditing()
        stage.look()
        stage.person.endEditing()
        stage.look()
    }
}

/// A row that scrolls in while the table is edited is set up with the same questions.
struct ScrollsInEditing: TableScenario {
    let name = "Rows that come on screen while the table is edited are asked as well"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerEditing().begin("ABCDEFGHIJ")
        stage.person.beginEditing()
        stage.note("scrolls")
        stage.person.scroll(to: [0, 9])
        await stage.endTurnAndLook()
    }
}

/// Set-up asks for the indentation, then for editing; `canEdit` also outside editing.
struct AsksSetUpInOrder: TableScenario {
    let name = "A row is set up by questions in a fixed order before it appears"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing { mapping in
            mapping.indentationLevelForCell { _, _ in 1 }
            mapping.heightForCell { _, _ in 50 }
        }
        stage.show("AB")
        await stage.endTurnAndLook()
    }
}

/// `canEdit` belongs to the delegate of a collection, and is yes by default.
struct EditsACollection: CollectionScenario {
    let name = "Editing a collection asks of each item on screen whether it may be edited, and keeps the selection"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        await stage.register { mapping in mapping.canEdit { _, _ in true } }.begin("ABC")
        stage.select([0, 1])
        stage.person.beginEditing()
        stage.look()
        stage.person.endEditing()
        stage.look()
    }
}
