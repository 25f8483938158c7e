import DeputyLists
import Foundation

/// A normal action closes the swipe when it is done.
struct SwipesToActions: SwipeScenario {
    let name = "A swipe opens leading actions, and a normal one closes them"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing { mapping in
            mapping.leadingSwipeActionsConfiguration.withoutCell { _, _ in Kit.swipeActions([ScenarioAction("Read")]) }
        }
        await stage.begin("AB")
        stage.person.swipe([0, 0], trailing: false)
        stage.look()
        stage.person.perform("Read")
        stage.look()
    }
}

/// A destructive action deletes the row, and the swipe ends with it.
struct SwipesToSeveralActions: SwipeScenario {
    let name = "A swipe opens several trailing actions, of which a destructive one deletes its row"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerTrailingActions { [unowned stage] book in
            let delete = ScenarioAction("Delete", isDestructive: true) {
                stage.items.remove(book)
                stage.manager.flush()
            }
            return [delete, ScenarioAction("Flag")]
        }
        await stage.begin("ABC")
        stage.person.swipe([0, 0], trailing: true)
        stage.person.perform("Flag")
        stage.person.swipe([0, 1], trailing: true)
        stage.person.perform("Delete")
        await stage.endTurnAndLook()
    }
}

/// A configuration without actions is taken as it is: no default, and nothing opens.
struct SwipesToNoActions: SwipeScenario {
    let name = "A swipe to an empty configuration opens nothing"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerTrailingActions { _ in [] }
        await stage.begin("AB")
        stage.person.swipe([0, 0], trailing: true)
        stage.look()
    }
}

/// Nil at the trailing edge means the table's own Delete; at the leading edge, nothing.
struct SwipesToTheDefault: SwipeScenario {
    let name = "A swipe for which nil is answered opens the table's own deletion at the trailing edge only"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing { mapping in
            mapping.leadingSwipeActionsConfiguration.withoutCell { _, _ in nil }
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in nil }
        }
        await stage.begin("AB")
        stage.person.swipe([0, 0], trailing: false)
        stage.look()
        stage.person.delete([0, 0])
        await stage.endTurnAndLook()
    }
}

extension Stage where Kit: ScenarioTableKit {
    /// Registers books with trailing actions, from the book of each row.
    func registerTrailingActions(_ actions: @escaping @MainActor (Book) -> [ScenarioAction]) {
        registerEditing { mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { book, _ in Kit.swipeActions(actions(book)) }
        }
    }
}
