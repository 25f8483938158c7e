/// Taps, and what is selected.
enum Selection {
    static let all: [any Scenario] = [
        Taps(), TapsAnother(), TapsTheSelected(), TapsSeveral(), TapsWhereHighlightIsRefused(),
        TapsWhereSelectionIsOff(), TapsInEditing(), ChoosesAnotherRow(), ChoosesNoRow(), RefusesToDeselect(),
        RefusesAnItem(), PerformsAction(), PerformsActionAmongSeveral(), PerformsNoActionInEditing(), SelectsByCode(),
        TurnsSeveralOff(), KeepsSelectionInABatch(), LosesSelectionInAReplacement(), SelectsWithTwoFingers(),
        TapsAccessory(),
    ]
}
