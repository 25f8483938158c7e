/// Fixed, self-sizing and estimated heights of rows, and sizes of items.
enum Heights {
    static let all: [any Scenario] = [
        AsksHeightsOfAllRows(), AsksHeightsAsRowsCome(), AsksEstimates(), LetsCellsSizeThemselves(),
        AsksHeightsAfterAnUpdate(), AsksHeightsAfterABatch(), KeepsThePlaceWithEstimates(),
    ]
}
