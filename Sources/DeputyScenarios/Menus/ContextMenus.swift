import DeputyLists
import Foundation

/// The order of the dismissal's preview and of the end is not known.
struct OpensAMenu: ListScenario {
    let name = "A long press opens a menu, and the end of it is told"
    let needs: Set<Ability> = [.menus]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerMenus { _ in Kit.menu([ScenarioAction("Copy")]) }
        stage.show("AB")
        await stage.begin()
        stage.person.press([0, 1])
        stage.note("closes")
        stage.person.closeMenu()
    }
}

struct OpensNoMenu: ListScenario {
    let name = "A long press opens no menu where nil is answered"
    let needs: Set<Ability> = [.menus]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerMenus { _ in nil }
        stage.show("AB")
        await stage.begin()
        stage.person.press([0, 1])
    }
}

/// An empty configuration begins, and then fails; whether the display of it is told is not known.
struct OpensAnEmptyMenu: TableScenario {
    let name = "A long press opens no menu without items"
    let needs: Set<Ability> = [.menus]

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerMenus { _ in Kit.menu([]) }
        stage.show("AB")
        await stage.begin()
        stage.person.press([0, 1])
    }
}

struct ChoosesFromAMenu: ListScenario {
    let name = "An item of a menu runs after the menu has closed"
    let needs: Set<Ability> = [.menus]

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerMenus { [unowned stage] book in
            Kit.menu([ScenarioAction("Delete") { stage.items.indexPath(of: book).map { stage.items.remove(at: $0) } }])
        }
        stage.show("AB")
        await stage.begin()
        stage.person.press([0, 1])
        stage.person.perform("Delete")
        await stage.person.endTurn()
        stage.look()
    }
}

/// If any of the new forms is implemented, none of the old is asked.
struct OpensAMenuOfSeveral: CollectionScenario {
    let name = "A long press on one of several selected items asks for a menu of all of them"
    let needs: Set<Ability> = [.menus]

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        stage.registerMenus { _ in Kit.menu([ScenarioAction("Copy")]) }
        stage.manager.onHost.contextMenuConfigurationForItemsAtIndexPaths { _, _ in Kit.menu([ScenarioAction("All")]) }
        stage.person.set(.multipleSelection, true)
        stage.show("ABC")
        await stage.begin()
        stage.select([0, 0])
        stage.select([0, 2])
        stage.person.press([0, 2])
        stage.person.closeMenu()
    }
}

struct OpensABackgroundMenu: CollectionScenario {
    let name = "A long press beside all items asks for a menu of none"
    let needs: Set<Ability> = [.menus]

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        stage.register()
        stage.traceMenus()
        stage.manager.onHost.contextMenuConfigurationForItemsAtIndexPaths { _, _ in Kit.menu([ScenarioAction("New")]) }
        stage.show("A")
        await stage.begin()
        stage.person.pressBackground()
        stage.person.closeMenu()
    }
}
