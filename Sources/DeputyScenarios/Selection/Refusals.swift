import DeputyLists
import Foundation

/// An item that may not be highlighted is not tapped: nothing else is asked.
struct TapsWhereHighlightIsRefused: ListScenario {
    let name = "A tap on an item that may not be highlighted ends there"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps(TapAnswers(mayHighlight: { $0 != Book("B") })).begin("ABC")
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// Touch down: where selection is off for the current mode, nothing is asked at all.
struct TapsWhereSelectionIsOff: ListScenario {
    let name = "A tap in a list that allows no selection asks nothing"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        stage.list.allowsSelection = false
        await stage.registerTaps().begin("ABC")
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// Selection in editing is off by default.
struct TapsInEditing: ListScenario {
    let name = "A tap while the list is edited asks nothing, unless selection in editing is allowed"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps().begin("ABC")
        stage.person.beginEditing()
        stage.person.tap([0, 1])
        stage.look()
        stage.list.allowsSelectionDuringEditing = true
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// `willSelect` that answers another path selects that one.
struct ChoosesAnotherRow: TableScenario {
    let name = "A row chosen in the place of the tapped one is selected"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps(TapAnswers(target: { _, _ in [0, 2] })).begin("ABC")
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// `willSelect` that answers nil selects none; what was selected stays.
struct ChoosesNoRow: TableScenario {
    let name = "A tap on a row that may not be selected leaves the selection as it is"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps(TapAnswers(target: { book, path in book == Book("B") ? nil : path })).begin("ABC")
        stage.person.tap([0, 0])
        stage.person.tap([0, 1])
        stage.look()
    }
}

struct RefusesToDeselect: TableScenario {
    let name = "A row that may not be deselected stays selected beside the tapped one"

    func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async {
        await stage.registerTaps(TapAnswers(mayDeselect: { $0 != Book("A") })).begin("ABC")
        stage.person.tap([0, 0])
        stage.person.tap([0, 1])
        stage.look()
    }
}

/// `shouldDeselect` is asked only for a tap on a selected item among several.
struct RefusesAnItem: CollectionScenario {
    let name = "An item that may not be selected, and one that may not be deselected, stay as they are"

    func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async {
        let answers = TapAnswers(
            target: { book, path in book == Book("B") ? nil : path }, mayDeselect: { $0 != Book("C") })
        stage.list.allowsMultipleSelection = true
        await stage.registerTaps(answers).begin("ABC")
        for path: IndexPath in [[0, 1], [0, 2], [0, 2]] { stage.person.tap(path) }
        stage.look()
    }
}
