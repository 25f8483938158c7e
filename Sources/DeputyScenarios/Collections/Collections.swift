/// What only collections have: sizes, supplementary views and layouts.
enum Collections {
    static let all: [any Scenario] = [
        AsksSizes(), AsksSizesAgain(), AsksSpacings(), HidesAHeaderOfNoSize(), ShowsACover(), ChangesACover(),
        ChangesTheLayout(), ShowsACollectionIndex(),
    ]
}
