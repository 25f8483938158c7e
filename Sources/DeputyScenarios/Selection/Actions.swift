import DeputyLists
import Foundation

/// Touch up: whether the action can be performed is asked before the selection, and it is performed last.
struct PerformsAction: ListScenario {
    let name = "A tap performs the primary action after the selection"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerActions()
        stage.show("ABC")
        await stage.begin()
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// Where a primary action can be performed, a tap selects one item alone, also where several could be.
struct PerformsActionAmongSeveral: ListScenario {
    let name = "A tap with a primary action selects its item alone, where several can be selected"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerActions()
        stage.person.set(.multipleSelection, true)
        stage.show("ABC")
        await stage.begin()
        stage.select([0, 0])
        stage.person.tap([0, 1])
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// Whether an action can be performed is no by default in editing; it is asked only where one is announced.
struct PerformsNoActionInEditing: ListScenario {
    let name = "A tap while the list is edited performs no primary action, unless the list is told that it can"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in
            Kit.traceTaps(mapping)
            mapping.performPrimaryAction.withoutCell { _, _ in }
        }
        stage.person.set(.selectionDuringEditing, true)
        stage.show("AB")
        await stage.begin()
        stage.person.beginEditing()
        stage.person.tap([0, 1])
        stage.look()
    }
}

struct TapsAccessory: TableScenario {
    let name = "A tap on a row's detail button is told, and selects nothing"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in
            Kit.traceTaps(mapping)
            mapping.accessoryButtonTapped.withoutCell { _, _ in }
        }
        stage.show("ABC")
        await stage.begin()
        stage.person.tapAccessory([0, 1])
        stage.look()
    }
}

/// It needs multiple selection; a table is edited from then on, and stays so.
struct SelectsWithTwoFingers: ListScenario {
    let name = "Two fingers select several items, one after another"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in
            Kit.traceTaps(mapping)
            mapping.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true }
            mapping.didBeginMultipleSelectionInteraction.withoutCell { _, _ in }
        }
        stage.manager.onHost.didEndMultipleSelectionInteraction {}
        stage.person.set(.multipleSelectionDuringEditing, true)
        stage.person.set(.selectionDuringEditing, true)
        stage.show("ABC")
        await stage.begin()
        stage.person.selectSeveral(from: [0, 0], through: [0, 1])
        stage.look()
    }
}

extension Stage {
    /// Registers books whose cells have a primary action.
    func registerActions() {
        register { mapping in
            Kit.traceTaps(mapping)
            mapping.canPerformPrimaryAction.withoutCell { _, _ in true }
            mapping.performPrimaryAction.withoutCell { _, _ in }
        }
    }
}
