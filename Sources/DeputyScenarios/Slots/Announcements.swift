import DeputyHeadless
import DeputyLists
import Foundation

/// A list asks once which methods there are, so the delegate is set again; that does not reload.
struct AnnouncesLater: ListScenario {
    let name = "A closure registered later for the delegate is announced, and the selection stays"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABC")
        stage.select([0, 1])
        stage.manager.on(Kit.BookCell.self).didHighlight.withoutCell { _, _ in }
        await stage.endTurnAndLook()
        stage.person.tap([0, 0])
    }
}

/// Setting the data source again marks the whole list for a reload, with which the selection goes.
struct AnnouncesDataLater: TableScenario {
    let name = "A closure registered later for the data source is announced by setting that again, which reloads"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABC")
        stage.select([0, 1])
        stage.manager.on(Kit.BookCell.self).canEditCell { _, _ in true }
        await stage.endTurnAndLook()
    }
}

/// A delegate that is set again is measured again only where heights become estimated, or no longer are.
struct AnnouncesEstimatesLater: TableScenario {
    let name = "Estimates that are announced later have the rows measured again"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.register { mapping in mapping.heightForCell { _, _ in 60 } }.begin("ABC")
        stage.manager.on(Kit.BookCell.self).estimatedHeightForCell { _, _ in 50 }
        await stage.endTurnAndLook()
    }
}

struct AnnouncesNoMore: ListScenario {
    let name = "A closure that is cancelled is not called any more"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register().show("ABC")
        let registration = stage.manager.on(Kit.BookCell.self).didHighlight.withoutCell { _, _ in }
        await stage.begin()
        stage.person.tap([0, 0])
        registration.cancel()
        await stage.person.endTurn()
        stage.note("the closure is cancelled")
        stage.person.tap([0, 1])
    }
}
