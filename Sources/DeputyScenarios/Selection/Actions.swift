import DeputyHeadless
import DeputyLists
import Foundation

/// Touch up: whether the action can be performed is asked before the selection, and it is performed last.
struct PerformsAction: ListScenario {
    let name = "A tap performs the primary action after the selection"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerActions().begin("ABC")
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// Where a primary action can be performed, a tap selects one item alone, also where several could be.
struct PerformsActionAmongSeveral: ListScenario {
    let name = "A tap with a primary action selects its item alone, where several can be selected"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.list.allowsMultipleSelection = true
        await stage.registerActions().begin("ABC")
        stage.select([0, 0])
        stage.person.tap([0, 1])
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// In editing, an action cannot be performed by default; the list asks only where an action is implemented.
struct PerformsNoActionInEditing: ListScenario {
    let name = "A tap while the list is edited performs no primary action, unless the list is told that it can"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.list.allowsSelectionDuringEditing = true
        await stage.registerTaps { $0.performPrimaryAction.withoutCell { _, _ in } }.begin("AB")
        stage.person.beginEditing()
        stage.person.tap([0, 1])
        stage.look()
    }
}

struct TapsAccessory: TableScenario {
    let name = "A tap on a row's detail button is reported, and selects nothing"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps { $0.accessoryButtonTapped.withoutCell { _, _ in } }.begin("ABC")
        stage.person.tapAccessory([0, 1])
        stage.look()
    }
}

/// It needs multiple selection; a table goes into editing mode, and stays in it.
struct SelectsWithTwoFingers: ListScenario {
    let name = "Two fingers select several items, one after another"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.registerTaps { mapping in
            mapping.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true }
            mapping.didBeginMultipleSelectionInteraction.withoutCell { _, _ in }
        }
        stage.manager.onHost.didEndMultipleSelectionInteraction {}
        stage.list.allowsMultipleSelectionDuringEditing = true
        stage.list.allowsSelectionDuringEditing = true
        await stage.begin("ABC")
        stage.person.selectSeveral(from: [0, 0], through: [0, 1])
        stage.look()
    }
}

extension Stage {
    /// Registers books whose cells have a primary action.
    @discardableResult
    func registerActions() -> Self {
        registerTaps { mapping in
            mapping.canPerformPrimaryAction.withoutCell { _, _ in true }
            mapping.performPrimaryAction.withoutCell { _, _ in }
        }
    }
}
