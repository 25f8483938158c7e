/// Items that live elsewhere, and cells made in other ways.
enum Sources {
    static let all: [any Scenario] = [
        ToldBySource(), AskedAgain(), AppliesSnapshots(), AppliesSnapshotsOverASelection(), AsksNoDiffableSource(),
        SwipesOverADiffableSource(), MakesCellsFromANib(), MissesANib(), HostsContent(),
    ]
}
