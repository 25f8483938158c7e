import DeputyLists
import Foundation

/// A list prefetches after its first layout too, without any scrolling: the ten items next to the visible ones.
struct PrefetchesAfterLoading: ListScenario {
    let name = "After the first layout the items next to the screen are prefetched"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerPrefetching().endTurnAndLook()
    }
}

/// A list asks again as soon as fewer than the next ten are outstanding; upwards, the nearest first.
struct PrefetchesOnTheWay: ListScenario {
    let name = "Scrolling prefetches in its direction"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerPrefetching().begin()
        stage.person.scroll(to: [0, 8])
        await stage.person.endTurn()
        stage.person.scroll(to: [0, 30])
        await stage.person.endTurn()
        stage.person.scroll(to: [0, 24])
        await stage.person.endTurn()
    }
}

/// What is more than fifteen items away is cancelled, before more is asked for.
struct CancelsFarAway: ListScenario {
    let name = "What was prefetched far from the screen is cancelled"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerPrefetching().begin()
        stage.person.scroll(to: [0, 51])
        await stage.endTurnAndLook()
    }
}

struct CancelsInABatch: ListScenario {
    let name = "A batch cancels all that is outstanding"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerPrefetching().begin()
        stage.items.remove(at: [0, 0])
        await stage.person.endTurn()
    }
}

struct CancelsInAReload: ListScenario {
    let name = "A reload cancels all that is outstanding"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerPrefetching().begin()
        stage.reload()
        await stage.person.endTurn()
    }
}

/// Cells are made before they show: `cell` comes early, `willDisplay` when it is visible, without a second `cell`.
struct PreparesCells: ListScenario {
    let name = "Cells are prepared before they appear, and may come back without being asked for"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.list.isPrefetchingEnabled = true
        stage.register().show("ABCDEFGHIJ")
        await stage.person.endTurn()
        stage.note("scrolls down")
        stage.person.scroll(to: [0, 6])
        await stage.person.endTurn()
        stage.note("scrolls up")
        stage.person.scroll(to: [0, 0])
        await stage.endTurnAndLook()
    }
}
