import DeputyLists
import Foundation

struct MakesCellsFromANib: ListScenario {
    let name = "A cell is made from a nib"
    let needs: Set<Ability> = [.nibs]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        Kit.giveNib(stage.list)
        stage.register { $0.nibName = "BookNib" }.show("AB")
        await stage.endTurnAndLook()
    }
}

/// A list view raises an exception if a nib is missing; the manager shows a placeholder.
struct MissesANib: ListScenario {
    let name = "A nib that is not there is an anomaly, and its cells are empty"
    let anomalies = ["unusable-nib"]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register { $0.nibName = "NoSuchNib" }.show("A")
        await stage.person.endTurn()
    }
}

struct HostsContent: ListScenario {
    let name = "A cell hosts a SwiftUI view"
    let needs: Set<Ability> = [.hosting]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register()
        Kit.registerHosted(stage.manager)
        stage.items.setItems([Book("A"), Note("n")])
        await stage.person.endTurn()
        stage.items.replace(at: [0, 1], with: Note("m"))
        await stage.person.endTurn()
    }
}
