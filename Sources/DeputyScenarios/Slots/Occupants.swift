import DeputyLists
import Foundation

/// The object that was in the slot before becomes the owner: it gets what no closure answers, and notices after the closures.
struct AdoptsADelegate: ListScenario {
    let name = "A delegate that was there before the manager is told as well"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.manager.detach()
        stage.put(Kit.makeOtherDelegate(), in: .delegate)
        stage.manage()
        await stage.register().begin("ABC")
        stage.person.tap([0, 1])
        stage.look()
    }
}

struct LosesADelegate: ListScenario {
    let name = "A delegate that other code sets takes the manager's events away"
    let anomalies = ["lost-slot"]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps().begin("ABC")
        stage.put(Kit.makeOtherDelegate(), in: .delegate)
        stage.person.tap([0, 1])
        stage.items.append(Book("D"))
        await stage.endTurnAndLook()
    }
}

/// A list without a data source is one empty section, after a reload at the next layout.
struct LosesTheDataSource: ListScenario {
    let name = "A list whose data source is set to nil is empty at its next layout"
    let anomalies = ["lost-slot"]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABC")
        stage.put(nil, in: .dataSource)
        stage.person.layOut()
        stage.look()
    }
}

struct DetachesAManager: ListScenario {
    let name = "A manager that detaches gives the slots back"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps().begin("ABC")
        stage.manager.detach()
        await stage.endTurnAndLook()
    }
}

struct ReplacesAManager: ListScenario {
    let name = "Another manager of the same list shows its own items"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.register().begin("ABC")
        stage.manage()
        stage.register().show("XY")
        await stage.endTurnAndLook()
    }
}

/// All slots hold weakly: when the data source dies, the list is empty at its next layout; a dead delegate gets no calls.
struct LetsAManagerGo: ListScenario {
    let name = "A list whose manager is let go is empty at its next layout"
    let anomalies = ["lost-manager"]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps().begin("ABC")
        stage.note("the manager is let go")
        stage.releaseManager()
        await stage.endTurnAndLook()
        stage.person.tap([0, 1])
    }
}
