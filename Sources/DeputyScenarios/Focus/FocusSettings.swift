import DeputyHeadless
import DeputyLists
import Foundation

/// The answer about an item wins over the setting of the list.
struct AllowsNoFocus: ListScenario {
    let name = "A list that allows no focus gives it to the items whose answer is yes"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerFocus()
        stage.list.allowsFocus = false
        await stage.begin("AB")
        stage.person.focus([0, 0])
        stage.look()
        stage.manager.on(Kit.BookCell.self).canFocus.withoutCell { _, _ in true }
        await stage.person.endTurn()
        stage.person.focus([0, 1])
        stage.look()
    }
}

/// The item that had focus last comes before the preferred one, which is then not asked for.
struct RemembersFocus: ListScenario {
    let name = "A list that remembers its focus gives it to that item before the preferred one"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerFocus { $0.canFocus.withoutCell { _, _ in true } }
        stage.manager.onHost.indexPathForPreferredFocusedView { [0, 1] }
        stage.list.remembersLastFocusedIndexPath = true
        await stage.begin("ABC")
        stage.person.focus([0, 2])
        stage.person.focus()
        stage.look()
    }
}
