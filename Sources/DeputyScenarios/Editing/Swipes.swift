import DeputyLists
import Foundation

/// A normal action closes the swipe when it is done.
struct SwipesToActions: TableScenario {
    let name = "A swipe opens leading actions, and a normal one closes them"
    let needs: Set<Ability> = [.swipes]

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing { mapping in
            mapping.leadingSwipeActionsConfiguration.withoutCell { _, _ in Kit.swipeActions([ScenarioAction("Read")]) }
        }
        stage.show("AB")
        await stage.begin()
        stage.person.swipe([0, 0], trailing: false)
        stage.look()
        stage.person.perform("Read")
        stage.look()
    }
}

/// A destructive action deletes the row, and the swipe ends with it.
struct SwipesToSeveralActions: TableScenario {
    let name = "A swipe opens several trailing actions, of which a destructive one deletes its row"
    let needs: Set<Ability> = [.swipes]

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing { mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { [unowned stage] _, path in
                Kit.swipeActions([
                    ScenarioAction("Delete", isDestructive: true) {
                        stage.items.remove(at: path)
                        stage.manager.flush()
                    }, ScenarioAction("Flag"),
                ])
            }
        }
        stage.show("ABC")
        await stage.begin()
        stage.person.swipe([0, 0], trailing: true)
        stage.person.perform("Flag")
        stage.person.swipe([0, 1], trailing: true)
        stage.person.perform("Delete")
        await stage.person.endTurn()
        stage.look()
    }
}

/// A configuration without actions is taken as it is: no default, and nothing opens.
struct SwipesToNoActions: TableScenario {
    let name = "A swipe to an empty configuration opens nothing"
    let needs: Set<Ability> = [.swipes]

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing { mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in Kit.swipeActions([]) }
        }
        stage.show("AB")
        await stage.begin()
        stage.person.swipe([0, 0], trailing: true)
        stage.look()
    }
}

/// Nil at the trailing edge means the table's own Delete; at the leading edge, nothing.
struct SwipesToTheDefault: TableScenario {
    let name = "A swipe for which nil is answered opens the table's own deletion at the trailing edge only"
    let needs: Set<Ability> = [.swipes]

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.registerEditing { mapping in
            mapping.leadingSwipeActionsConfiguration.withoutCell { _, _ in nil }
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in nil }
        }
        stage.show("AB")
        await stage.begin()
        stage.person.swipe([0, 0], trailing: false)
        stage.look()
        stage.person.delete([0, 0])
        await stage.person.endTurn()
        stage.look()
    }
}

extension Stage where Kit: ScenarioTableKit {
    /// Registers books with one trailing action.
    func registerSwipes() {
        registerEditing { mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in Kit.swipeActions([ScenarioAction("Flag")]) }
        }
    }
}
