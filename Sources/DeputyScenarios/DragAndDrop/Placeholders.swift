import DeputyHeadless
import DeputyLists
import Foundation

/// A placeholder is an uncommitted update: the list gets no other until the placeholder is replaced, and its block must have
/// updated the data before it returns.
struct DropsOnAPlaceholder: ListScenario {
    let name = "A placeholder is shown until what was dropped has arrived, and other changes wait for it"
    let needs: Set<Ability> = [.placeholders]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        var commit: PlaceholderCommit?
        stage.register()
        stage.manager.onHost.dropSessionDidUpdate { _ in Kit.copyProposal }
        stage.manager.onHost.performDropWithCoordinator { commit = Kit.insertPlaceholder($0, at: [0, 1]) }
        await stage.begin("AB")
        stage.person.drop(["X"], at: [0, 1])
        stage.items.append(Book("C"))
        await stage.person.endTurn()
        stage.note("what was dropped has come")
        commit? { place in stage.manager.commitInsertion(at: place) { $0.insert(Book("X"), at: $1) } }
        await stage.endTurnAndLook()
    }
}
