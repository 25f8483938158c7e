import Deputy

/// Decides how a list is updated, instead of its manager.
///
/// ```swift
/// func apply(_ update: ListUpdate) {
///     if update.changes.stages.first?.insertedItems.count ?? 0 > 100 { update.reload() } else { update.apply() }
/// }
/// ```
@MainActor
public protocol ListUpdateDelegate: AnyObject {
    /// Called once for each update that could be animated; must apply it or reload before it returns.
    func apply(_ update: ListUpdate)
}

/// An update that is about to be applied to a list.
@MainActor
public final class ListUpdate {
    /// The changes.
    public let changes: ChangeSet
    /// The animations used by default: those of the change, else the manager's.
    public let animations: UpdateAnimations
    /// Whether it has been applied, or the list reloaded.
    public var isDone: Bool { actions == nil }
    private var actions: Actions?

    /// The possible actions; released when one is taken, so that an update that is kept keeps nothing else.
    typealias Actions = (
        perform: @MainActor (ChangeSet, UpdateAnimations, StageBody) -> Void,
        standard: @MainActor (UpdateAnimations) -> StageBody, reload: @MainActor () -> Void
    )

    /// Applies a batch: has to call `swap`, which swaps the data, inside a batch of the list.
    package typealias StageBody = @MainActor (_ stage: ChangeSet.Stage, _ swap: @MainActor () -> Void) -> Void

    init(_ changes: ChangeSet, _ animations: UpdateAnimations, _ actions: Actions) {
        self.changes = changes
        self.animations = animations
        self.actions = actions
    }

    /// Applies it as the manager would.
    /// - Parameters:
    ///   - changes: other changes than those found; they have to add up, or the list is reloaded.
    ///   - animations: other animations than ``animations``.
    public func apply(_ changes: ChangeSet? = nil, animations: UpdateAnimations? = nil) {
        let animations = animations ?? self.animations
        finish { $0.perform(changes ?? self.changes, animations, $0.standard(animations)) }
    }

    /// Applies it batch by batch with a closure of your own, which has to call `swap` inside the batch.
    ///
    /// ```swift
    /// update.apply { stage, swap in
    ///     list.performBatchUpdates {
    ///         swap()
    ///         list.insertRows(at: stage.insertedItems, with: .fade)
    ///         …
    ///     }
    /// }
    /// ```
    public func apply(
        with body: @MainActor (_ stage: ChangeSet.Stage, _ swap: @MainActor () -> Void) -> Void
    ) { finish { $0.perform(changes, animations, body) } }

    /// Reloads instead.
    public func reload() { finish { $0.reload() } }

    private func finish(_ body: (Actions) -> Void) {
        guard let actions else { return }
        self.actions = nil
        body(actions)
    }
}
