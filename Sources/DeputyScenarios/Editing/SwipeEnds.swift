import DeputyLists
import Foundation

/// An open swipe of another row ends before the next begins.
struct SwipesTwoRows: TableScenario {
    let name = "A swipe of another row closes the first"
    let needs: Set<Ability> = [.swipes]

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerSwipes()
        stage.show("AB")
        await stage.begin()
        stage.person.swipe([0, 0], trailing: true)
        stage.person.swipe([0, 1], trailing: true)
        stage.person.endSwipe()
        stage.look()
    }
}

struct SwipesAndEdits: TableScenario {
    let name = "Editing that begins closes a swipe"
    let needs: Set<Ability> = [.swipes]

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerSwipes()
        stage.show("AB")
        await stage.begin()
        stage.person.swipe([0, 0], trailing: true)
        stage.look()
        stage.person.beginEditing()
        stage.look()
    }
}

/// A reload closes an open swipe, and its end is told.
struct SwipesAndReloads: TableScenario {
    let name = "A reload closes a swipe"
    let needs: Set<Ability> = [.swipes]

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerSwipes()
        stage.show("AB")
        await stage.begin()
        stage.person.swipe([0, 0], trailing: true)
        stage.reload()
        await stage.person.endTurn()
        stage.look()
    }
}

/// A batch moves the swiped row along.
struct SwipesAndChangesData: TableScenario {
    let name = "A swipe stays open while rows come above it, and ends with its row"
    let needs: Set<Ability> = [.swipes]

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerSwipes()
        stage.show("AB")
        await stage.begin()
        stage.person.swipe([0, 1], trailing: true)
        stage.items.insert(Book("X"), at: [0, 0])
        await stage.person.endTurn()
        stage.look()
        stage.items.remove(at: [0, 2])
        await stage.person.endTurn()
        stage.look()
    }
}

struct CancelsASwipe: TableScenario {
    let name = "A tap closes a swipe, and does nothing else"
    let needs: Set<Ability> = [.swipes]

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerSwipes()
        stage.show("AB")
        await stage.begin()
        stage.person.swipe([0, 0], trailing: true)
        stage.person.tap([0, 1])
        stage.look()
    }
}
