/// Inserts, deletes, moves and updates of items, alone and together.
enum Batches {
    static let all: [any Scenario] = [
        Inserts(), Deletes(), MovesOne(), UpdatesOne(), ChangesTogether(), MovesAcrossSections(), ChangesTwice(),
        ChangesOffScreen(), ReplacesWithAnotherType(), ChangesInAHandler(), EmptiesAll(), ReloadsInABatch(),
        DeletesAndPutsBack(), MovesAndUpdates(),
    ]
}
