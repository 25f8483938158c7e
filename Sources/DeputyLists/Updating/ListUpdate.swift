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

/// Waits for the animations of an update, then calls the completions.
@MainActor
final class UpdateEnd {
    private var completions: [Completion]
    private let later: @MainActor (@escaping @MainActor () -> Void) -> Void
    /// The number of running animations, plus one for the update itself.
    private var count = 1

    /// - Parameter later: runs work now, or, inside an event, when that is over.
    init(_ completions: [Completion], later: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) {
        self.completions = completions
        self.later = later
    }

    /// A closure to call at the end of one animation; the completions wait for it.
    func waiting() -> @MainActor () -> Void {
        count += 1
        // A host that calls it twice ends one animation.
        let end = Completion { [self] in countDown() }
        return { end.run() }
    }

    /// Adds the completions of changes that reached the list together with this update.
    func add(_ others: [Completion]) { completions += others }

    /// Takes the completions of an update that the list did not take.
    func withdraw() -> [Completion] {
        defer { completions = [] }
        return completions
    }

    /// Called when the update is over; its animations may still run.
    /// - Parameter hook: called at their end, before the completions.
    func finish(_ hook: (@MainActor () -> Void)? = nil) {
        if let hook { completions.insert(Completion(hook), at: 0) }
        countDown()
    }

    private func countDown() {
        count -= 1
        guard count == 0, !completions.isEmpty else { return }
        later { [self] in for completion in completions { completion.run() } }
    }
}

/// A closure that is called exactly once: if it was not called before, when its last owner is released.
@MainActor
final class Completion {
    private var work: (@MainActor () -> Void)?

    init(_ work: @escaping @MainActor () -> Void) { self.work = work }

    func run() {
        let work = self.work
        self.work = nil
        work?()
    }

    deinit {
        guard let work else { return }
        Task { @MainActor in work() }
    }
}

/// The animations of an update.
///
/// ```swift
/// manager.animations.insertedItems = .left
/// manager.animations = .off
/// ```
public struct UpdateAnimations: Sendable, Equatable {
    /// The animation of inserted items.
    public var insertedItems = RowAnimation.automatic
    /// The animation of deleted items.
    public var deletedItems = RowAnimation.automatic
    /// The animation of reloaded items.
    public var reloadedItems = RowAnimation.automatic
    /// The animation of inserted sections.
    public var insertedSections = RowAnimation.automatic
    /// The animation of deleted sections.
    public var deletedSections = RowAnimation.automatic
    /// The animation of reloaded sections.
    public var reloadedSections = RowAnimation.automatic

    /// The same animation for everything.
    public init(_ animation: RowAnimation = .automatic) {
        (insertedItems, deletedItems, reloadedItems) = (animation, animation, animation)
        (insertedSections, deletedSections, reloadedSections) = (animation, animation, animation)
    }

    /// The list view's default animations.
    public static var automatic: Self { Self() }
    /// No animations, not even of moves.
    public static var off: Self { Self(.none) }

    /// The same, or off for a batch whose changes all have none: a table view would use its default for them.
    func used(in stage: ChangeSet.Stage) -> Self {
        let used = [
            stage.insertedItems.isEmpty ? nil : insertedItems, stage.deletedItems.isEmpty ? nil : deletedItems,
            stage.reloadedItems.isEmpty ? nil : reloadedItems, stage.insertedSections.isEmpty ? nil : insertedSections,
            stage.deletedSections.isEmpty ? nil : deletedSections,
            stage.reloadedSections.isEmpty ? nil : reloadedSections,
            stage.movedItems.isEmpty && stage.movedSections.isEmpty ? nil : .automatic,
        ]
        return used.allSatisfy { $0 == nil || $0 == RowAnimation.none } ? .off : self
    }
}

/// An animation of a row or section: the cases of `UITableView.RowAnimation`.
public enum RowAnimation: Sendable, CaseIterable {
    /// Fades in or out.
    case fade
    /// Comes from the right, or goes to it.
    case right
    /// Comes from the left, or goes to it.
    case left
    /// Comes from the top, or goes to it.
    case top
    /// Comes from the bottom, or goes to it.
    case bottom
    /// Appears or disappears at once, if all changes of a batch do; beside others a table view uses its default for it.
    case none
    /// Unfolds from its middle, or folds up into it.
    case middle
    /// The list view chooses.
    case automatic
}
