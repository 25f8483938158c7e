import DeputyLists
import Foundation

struct MovesFocus: ListScenario {
    let name = "Focus moves from item to item, if they can have it"
    let needs: Set<Ability> = [.focus]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerFocus { $0.canFocus.withoutCell { _, _ in true } }
        stage.show("ABC")
        await stage.begin()
        stage.person.focus([0, 0])
        stage.person.focus([0, 2])
        stage.look()
    }
}

struct RefusesFocus: ListScenario {
    let name = "An item that cannot have focus does not get it"
    let needs: Set<Ability> = [.focus]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerFocus { $0.canFocus.withoutCell { book, _ in book != Book("B") } }
        stage.show("ABC")
        await stage.begin()
        stage.person.focus([0, 1])
        stage.look()
    }
}

/// Where `canFocus` is not there, an item can have focus if it may be selected and highlighted, which is asked then.
struct DecidesFocusByItself: ListScenario {
    let name = "Without an answer, an item can have focus if it may be highlighted"
    let needs: Set<Ability> = [.focus]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerFocus { $0.shouldHighlight.withoutCell { book, _ in book != Book("B") } }
        stage.show("ABC")
        await stage.begin()
        stage.person.focus([0, 1])
        stage.person.focus([0, 2])
        stage.look()
    }
}

/// The preferred item is asked only where none before it can have focus.
struct PrefersAnItem: ListScenario {
    let name = "Focus that comes to the list goes to the preferred item"
    let needs: Set<Ability> = [.focus]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerFocus { $0.canFocus.withoutCell { _, _ in true } }
        stage.manager.onHost.indexPathForPreferredFocusedView { [0, 1] }
        stage.show("ABC")
        await stage.begin()
        stage.person.focus()
        stage.look()
    }
}

struct PrefersTheSelected: ListScenario {
    let name = "Focus that comes to the list goes to the selected item before the preferred one"
    let needs: Set<Ability> = [.focus]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerFocus { $0.canFocus.withoutCell { _, _ in true } }
        stage.manager.onHost.indexPathForPreferredFocusedView { [0, 1] }
        stage.show("ABC")
        await stage.begin()
        stage.select([0, 2])
        stage.person.focus()
        stage.look()
    }
}

/// Focus on a deleted item goes to the nearest.
struct LosesTheFocusedItem: ListScenario {
    let name = "An item that has focus is deleted"
    let needs: Set<Ability> = [.focus]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerFocus { $0.canFocus.withoutCell { _, _ in true } }
        stage.show("ABC")
        await stage.begin()
        stage.person.focus([0, 1])
        stage.items.remove(at: [0, 1])
        await stage.person.endTurn()
        stage.look()
    }
}
