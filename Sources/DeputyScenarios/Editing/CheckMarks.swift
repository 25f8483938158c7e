import DeputyLists
import Foundation

/// Where several rows can be selected in editing, check marks are shown in the place of the controls, and no style is asked.
struct EditsWithCheckMarks: TableScenario {
    let name = "Where editing selects several rows, no editing style is asked, but for a swipe"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.list.allowsMultipleSelectionDuringEditing = true
        await stage.registerEditing().begin("AB")
        stage.person.beginEditing()
        stage.look()
    }
}

/// A row of style none still has its reorder control.
struct MovesWithoutAStyle: TableScenario {
    let name = "A row with no editing style is asked whether it may be moved"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerEditing(style: { _ in .none }) { Kit.followMoves($0, stage) }.begin("AB")
        stage.person.beginEditing()
        stage.look()
    }
}
