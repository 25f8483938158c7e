/// Headers and footers: text, views, and both.
enum Headers {
    static let all: [any Scenario] = [
        ShowsHeaderViews(), ScrollsHeadersAway(), ChangesAHeader(), GainsAndLosesAHeader(), ShowsTextHeaders(),
        ChangesATextHeader(), MixesTextAndViews(), HidesAHeaderOfNoHeight(), ReloadsHeaders(), AnswersHeaderHeights(),
    ]
}
