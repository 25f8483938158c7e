import DeputyHeadless
import DeputyLists
import Foundation

struct MovesFocus: ListScenario {
    let name = "Focus moves from item to item, if they can have it"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerFocusable().begin("ABC")
        stage.person.focus([0, 0])
        stage.person.focus([0, 2])
        stage.look()
    }
}

struct RefusesFocus: ListScenario {
    let name = "An item that cannot have focus does not get it"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerFocusable(except: Book("B")).begin("ABC")
        stage.person.focus([0, 1])
        stage.look()
    }
}

/// Without `canFocus`, an item can have focus if it may be selected and highlighted, and the list asks that.
struct DecidesFocusByItself: ListScenario {
    let name = "Without an answer, an item can have focus if it may be highlighted"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerFocus { $0.shouldHighlight.withoutCell { book, _ in book != Book("B") } }.begin("ABC")
        stage.person.focus([0, 1])
        stage.person.focus([0, 2])
        stage.look()
    }
}

/// The preferred item is asked only where none before it can have focus.
struct PrefersAnItem: ListScenario {
    let name = "Focus that comes to the list goes to the preferred item"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerFocusable()
        stage.manager.onHost.indexPathForPreferredFocusedView { [0, 1] }
        await stage.begin("ABC")
        stage.person.focus()
        stage.look()
    }
}

struct PrefersTheSelected: ListScenario {
    let name = "Focus that comes to the list goes to the selected item before the preferred one"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerFocusable()
        stage.manager.onHost.indexPathForPreferredFocusedView { [0, 1] }
        await stage.begin("ABC")
        stage.select([0, 2])
        stage.person.focus()
        stage.look()
    }
}

/// Focus on a deleted item goes to the nearest.
struct LosesTheFocusedItem: ListScenario {
    let name = "An item that has focus is deleted"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerFocusable().begin("ABC")
        stage.person.focus([0, 1])
        stage.items.remove(at: [0, 1])
        await stage.endTurnAndLook()
    }
}

extension Stage {
    /// Registers books of which all but one can have focus.
    @discardableResult
    func registerFocusable(except refused: Book? = nil) -> Self {
        registerFocus { $0.canFocus.withoutCell { book, _ in book != refused } }
    }
}
