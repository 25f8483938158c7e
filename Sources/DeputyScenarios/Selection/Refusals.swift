import DeputyLists
import Foundation

/// An item that may not be highlighted is not tapped: nothing else is asked.
struct TapsWhereHighlightIsRefused: ListScenario {
    let name = "A tap on an item that may not be highlighted ends there"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in
            Kit.traceTaps(mapping) { $0.mayHighlight = { $0 != Book("B") } }
        }
        stage.show("ABC")
        await stage.begin()
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// Touch down: where selection is off for the current mode, nothing is asked at all.
struct TapsWhereSelectionIsOff: ListScenario {
    let name = "A tap in a list that allows no selection asks nothing"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register { Kit.traceTaps($0) }.show("ABC")
        stage.person.set(.selection, false)
        await stage.begin()
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// Selection in editing is off by default.
struct TapsInEditing: ListScenario {
    let name = "A tap while the list is edited asks nothing, unless selection in editing is allowed"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.register { Kit.traceTaps($0) }.show("ABC")
        await stage.begin()
        stage.person.beginEditing()
        stage.person.tap([0, 1])
        stage.look()
        stage.person.set(.selectionDuringEditing, true)
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// `willSelect` that answers another path selects that one.
struct ChoosesAnotherRow: TableScenario {
    let name = "A row chosen in the place of the tapped one is selected"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in
            Kit.traceTaps(mapping) { $0.target = { _, _ in [0, 2] } }
        }
        stage.show("ABC")
        await stage.begin()
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// `willSelect` that answers nil selects none; what was selected stays.
struct ChoosesNoRow: TableScenario {
    let name = "A tap on a row that may not be selected leaves the selection as it is"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in
            Kit.traceTaps(mapping) { $0.target = { book, path in book == Book("B") ? nil : path } }
        }
        stage.show("ABC")
        await stage.begin()
        stage.person.tap([0, 0])
        stage.person.tap([0, 1])
        stage.look()
    }
}

struct RefusesToDeselect: TableScenario {
    let name = "A row that may not be deselected stays selected beside the tapped one"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in
            Kit.traceTaps(mapping) { $0.mayDeselect = { $0 != Book("A") } }
        }
        stage.show("ABC")
        await stage.begin()
        stage.person.tap([0, 0])
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// `shouldDeselect` is asked only for a tap on a selected item among several.
struct RefusesAnItem: CollectionScenario {
    let name = "An item that may not be selected, and one that may not be deselected, stay as they are"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        stage.register { mapping in
            Kit.traceTaps(mapping) { answers in
                answers.target = { book, path in book == Book("B") ? nil : path }
                answers.mayDeselect = { $0 != Book("C") }
            }
        }
        stage.person.set(.multipleSelection, true)
        stage.show("ABC")
        await stage.begin()
        for path: IndexPath in [[0, 1], [0, 2], [0, 2]] { stage.person.tap(path) }
        stage.look()
    }
}
