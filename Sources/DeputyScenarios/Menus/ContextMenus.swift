import DeputyLists
import Foundation

/// It is not known whether the preview for the dismissal or the end comes first.
struct OpensAMenu: ListScenario {
    let name = "A long press opens a menu, and its end is reported"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerMenus { _ in Kit.menu([ScenarioAction("Copy")]) }.begin("AB")
        stage.person.press([0, 1])
        stage.note("closes")
        stage.person.closeMenu()
    }
}

struct OpensNoMenu: ListScenario {
    let name = "A long press opens no menu where nil is answered"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerMenus { _ in nil }.begin("AB")
        stage.person.press([0, 1])
    }
}

/// A menu without items begins, and then fails; it is not known whether UIKit reports its display.
struct OpensAnEmptyMenu: TableScenario {
    let name = "A long press opens no menu without items"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerMenus { _ in Kit.menu([]) }.begin("AB")
        stage.person.press([0, 1])
    }
}

struct ChoosesFromAMenu: ListScenario {
    let name = "An item of a menu runs after the menu has closed"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerMenus { [unowned stage] book in
            Kit.menu([ScenarioAction("Delete") { stage.items.remove(book) }])
        }
        await stage.begin("AB")
        stage.person.press([0, 1])
        stage.person.perform("Delete")
        await stage.endTurnAndLook()
    }
}

/// If any of the new forms is implemented, none of the old is asked.
struct OpensAMenuOfSeveral: CollectionScenario {
    let name = "A long press on one of several selected items asks for a menu of all of them"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        stage.registerMenus { _ in Kit.menu([ScenarioAction("Copy")]) }
        stage.manager.onHost.contextMenuConfigurationForItemsAtIndexPaths { _, _ in Kit.menu([ScenarioAction("All")]) }
        stage.list.allowsMultipleSelection = true
        await stage.begin("ABC")
        stage.select([0, 0])
        stage.select([0, 2])
        stage.person.press([0, 2])
        stage.person.closeMenu()
    }
}

struct OpensABackgroundMenu: CollectionScenario {
    let name = "A long press beside all items asks for a menu of none"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.traceMenus()
        stage.manager.onHost.contextMenuConfigurationForItemsAtIndexPaths { _, _ in Kit.menu([ScenarioAction("New")]) }
        await stage.begin("A")
        stage.person.pressBackground()
        stage.person.closeMenu()
    }
}
