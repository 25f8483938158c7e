import DeputyLists
import Foundation

/// Only its diffable source may change a list; in a window, a table lays itself out at once.
struct AppliesSnapshots: ListScenario {
    let name = "A diffable data source shows its items, and changes the list itself"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        let diffable = stage.manageDiffable()
        stage.register()
        diffable.apply(books("ABC"))
        await stage.endTurnAndLook()
        stage.note("applies others")
        diffable.apply(books("CAX"))
        await stage.endTurnAndLook()
    }
}

struct AppliesSnapshotsOverASelection: ListScenario {
    let name = "The selection follows its items through what a diffable data source applies"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        let diffable = stage.manageDiffable()
        stage.registerTaps()
        diffable.apply(books("ABC"))
        await stage.begin()
        stage.person.tap([0, 1])
        diffable.apply(books("XAB"))
        await stage.endTurnAndLook()
    }
}

/// A table uses a method of a diffable source only if a subclass overrides it, so a plain one is never asked about editing.
struct AsksNoDiffableSource: TableScenario {
    let name = "Closures that a plain diffable data source hides are never called, which is an anomaly"
    let anomalies = ["excluded-handler"]

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        let diffable = stage.manageDiffable()
        stage.register { mapping in mapping.canEditCell { _, _ in true } }
        diffable.apply(books("AB"))
        await stage.begin()
        stage.person.beginEditing()
        stage.look()
    }
}

/// Where nothing answers whether a row may be edited, it may, as in a table of any other data source.
struct SwipesOverADiffableSource: SwipeScenario {
    let name = "Over a diffable data source that passes on, a row is swiped without a closure for editing"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        let diffable = stage.manageDiffable { Kit.makePassingDiffable(stage.list, $0) }
        stage.register { mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in Kit.swipeActions([ScenarioAction("Flag")]) }
        }
        diffable.apply(books("AB"))
        await stage.begin()
        stage.person.swipe([0, 1], trailing: true)
        stage.look()
        stage.person.perform("Flag")
        stage.look()
    }
}

extension Stage {
    /// Gives the list a diffable data source, and a manager over that.
    func manageDiffable() -> Diffable { manageDiffable { Kit.makeDiffable(list, $0) } }

    /// - Parameter make: makes the data source, with what makes its cells.
    func manageDiffable(
        _ make: (@escaping @MainActor (Kit.List, IndexPath) -> Kit.Cell) -> Diffable
    ) -> Diffable {
        manager.detach()
        let diffable = make { [unowned self] list, path in manager.cell(in: list, at: path) }
        kept.append(diffable.object)
        manage(diffable.source)
        return diffable
    }
}
