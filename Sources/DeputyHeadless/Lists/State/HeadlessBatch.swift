import DeputyLists
import Foundation

/// A batch as a list view takes it: duplicates are tolerated; wrong row counts are not.
///
/// At the end of a batch a list view asks for all counts, and raises if they are not the old ones with the changes applied. It
/// checks nothing and reloads when an item is moved out of a deleted section, or into an inserted one.
struct HeadlessBatch {
    /// The batch without what a list view drops: repeated changes, and changes of items in a section that is inserted,
    /// deleted or reloaded as a whole.
    private var stage: ChangeSet.Stage
    /// Whether everything is reloaded instead: an item cannot be moved out of a deleted section, or into an inserted one.
    private var isReload = false

    /// What a list view does with a batch.
    enum Verdict {
        /// It reloads everything instead.
        case reloads
        /// It raises, because the numbers do not add up.
        case isRefused(BatchLedger)
        /// It applies these changes.
        case isTaken(ChangeSet.Stage)
    }

    /// What a list view does with the batch, by the counts before and after it.
    func verdict(from before: [Int], to after: [Int], of item: String) -> Verdict {
        guard !isReload else { return .reloads }
        let ledger = BatchLedger(stage, from: before, to: after, of: item)
        return ledger.isBalanced ? .isTaken(stage) : .isRefused(ledger)
    }

    /// Drops what a list view drops of a batch.
    /// - Parameter forgivesReloads: whether a reloaded section is taken for deleted and inserted, so that a move out of
    ///   it or into it reloads everything; else such a move does not add up.
    init(_ stage: ChangeSet.Stage, forgivesReloads: Bool) {
        self.stage = stage
        // Of a plain one nothing is dropped, and to look for it took a tenth of a batch.
        if !stage.isPlain { dropRest(forgivesReloads: forgivesReloads) }
    }

    private mutating func dropRest(forgivesReloads: Bool) {
        let stage = stage
        let places = PlaceMap(stage)
        let gone = Set(stage.deletedSections + stage.reloadedSections)
        let new = Set(stage.insertedSections + stage.reloadedSections.compactMap { places.destination(of: $0) })
        let isLeft = forgivesReloads ? gone : Set(stage.deletedSections)
        let isEntered = forgivesReloads ? new : Set(stage.insertedSections)
        isReload = stage.movedItems.contains { move in
            move.from.first.map(isLeft.contains) == true || move.to.first.map(isEntered.contains) == true
        }
        func isWithin(_ sections: Set<Int>) -> (IndexPath) -> Bool { { $0.first.map(sections.contains) == true } }
        self.stage.deletedSections = unique(stage.deletedSections)
        self.stage.insertedSections = unique(stage.insertedSections)
        self.stage.reloadedSections = unique(stage.reloadedSections)
        self.stage.movedSections = unique(stage.movedSections)
        self.stage.deletedItems = unique(stage.deletedItems.filter { !isWithin(gone)($0) })
        self.stage.reloadedItems = unique(stage.reloadedItems.filter { !isWithin(Set(stage.reloadedSections))($0) })
        self.stage.insertedItems = unique(stage.insertedItems.filter { !isWithin(new)($0) })
        self.stage.movedItems = unique(stage.movedItems)
    }

    private func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
        var seen: Set<Element> = []
        return elements.filter { seen.insert($0).inserted }
    }

    private func unique<Position: Hashable>(_ moves: [ChangeSet.Move<Position>]) -> [ChangeSet.Move<Position>] {
        var seen: Set<[Position]> = []
        return moves.filter { seen.insert([$0.from, $0.to]).inserted }
    }
}
