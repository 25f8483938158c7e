import Deputy
import Foundation

/// The data of a list as its updater needs it: what the list knows, what it has to get, and the steps from one to the other.
@MainActor
protocol ListData: AnyObject {
    /// The data as it is now.
    var current: any ItemSource { get }
    /// The data that the list knows.
    var shown: any ItemSource { get }
    /// The data after the update under way; empty between updates.
    var target: any ItemSource { get }
    /// How many items each section has after the update under way.
    var targetCounts: [Int] { get }
    /// A number that changes with each change of the data.
    var version: Int { get }
    /// Whether a person's edits can be compared with the data: not with a source that tells nothing.
    var isFollowed: Bool { get }
    /// Whether an item is still in the data, which may be ahead of the list.
    func contains(_ identity: ItemIdentity, near indexPath: IndexPath) -> Bool
    /// Whether ``shown`` has headers and footers as they were before a change.
    var keepsFormerHeaders: Bool { get }

    /// Whether there are changes that the list has not got.
    var isUpdateDue: Bool { get }
    /// Whether the list has to reload whatever update is under way.
    var isReloadDue: Bool { get }
    /// Makes the next update a reload.
    func setNeedsReload()
    /// Notes that the data may have changed in a way that was not told.
    func changedUnseen()
    /// The next update, which is under way from now on.
    func takeUpdate() -> DataUpdate
    /// Takes the closures that wait for all pending updates.
    func takeCompletions() -> [Completion]
    /// Called when no update is due any more.
    func updatesAreOver()

    /// The states after the batches of some changes that lead to ``target``.
    func states(of changes: ChangeSet) -> [DataState]
    /// The list has the target.
    func showTarget()
    /// The list has all data, because it has loaded it again.
    func listHasLoaded()
    /// There is no list any more that what is pending could be for.
    func listIsGone()
    /// Keeps what a batch removes until the batch is over.
    func keepingItems(_ body: () -> Void)
    /// Whether some changes are those that follow from the identities of the rows, so that they cannot mislead the list.
    func areOwn(_ changes: ChangeSet) -> Bool
    /// The first of some rows that would show another item after some changes; nil if there is none.
    func rowWithOtherItem(of rows: [IndexPath], after changes: ChangeSet) -> IndexPath?
    /// The views of a section besides its cells that may have other models, from its number before an update to that after it.
    func supplementaryPlaces(ofSection old: Int, to new: Int) -> Set<ItemSection.SupplementaryPlace>

    /// Whether another section is the first after the update under way.
    var putsAnotherSectionFirst: Bool { get }

    /// Notes that the list itself inserts a row, for an item that a closure adds.
    /// - Returns: whether an item was added; if not, the list has a row too many.
    func listInserts(_ row: IndexPath, for add: () -> Void) -> Bool

    /// Notes that the list itself has moved a row.
    /// - Returns: whether the list has to be updated.
    func listMoved(_ row: IndexPath, to destination: IndexPath, hasReloaded: Bool) -> Bool
    /// The rows moved by a person that the update under way moves elsewhere.
    func unfollowedMoves(toldBy event: DelegateEvent) -> [Anomaly.Report]
}

/// One update of a list.
struct DataUpdate {
    /// The changes; nil for a reload.
    var changes: ChangeSet?
    /// How they are animated; nil for the manager's way.
    var animations: UpdateAnimations?
    /// Called when the list shows them and its animations have ended.
    var completions: [Completion] = []
    /// Whether the list has anything to do with them.
    var concernsList = true
    /// Whether the list itself has moved or inserted rows since the update before.
    var hasListActed = false
}

/// The data between two batches of an update, or after the last.
struct DataState {
    /// How many items each section has.
    let counts: [Int]
    /// Makes it the data that the list knows.
    let show: @MainActor () -> Void
}

/// The data of a list: of a source, or of the manager's store if that is nil.
@MainActor
func listData(_ source: (any ItemSource)?, _ items: ItemStore, _ log: AnomalyLog) -> any ListData {
    guard let source, source.changes !== SourceChanges.none else { return StoreData(items, source: source) }
    return ToldData(source, items, log)
}
