/// Items that live elsewhere, and cells made in other ways.
enum Sources {
    static let all: [any Scenario] = [
        ToldChanges(), AskedAgain(), AppliesSnapshots(), AppliesSnapshotsOverASelection(), AsksNoDiffableSource(),
        MakesCellsFromANib(), MissesANib(), HostsContent(),
    ]
}
