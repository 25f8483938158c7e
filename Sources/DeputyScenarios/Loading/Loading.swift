/// The first load, reloads, and what is on screen.
enum Loading {
    static let all: [any Scenario] = [
        LoadsWhenShown(), LoadsOutsideOfAWindow(), GoesIntoAWindow(), LoadsWithoutItems(), LoadsAllAtOnce(),
        ScrollsThroughItems(), ReloadsByCode(), ReloadForgetsTheSelection(), ShowsSeveralTypes(), ShowsUnknownItems(),
    ]
}
