public import Foundation

/// The changes between two states of a list, as a table view's batch.
///
/// It is made by comparing two lists, or by an ``ItemStore`` from the changes made to it. It is a value: compare it, print
/// it, make it on any thread.
///
/// ```swift
/// let changes = ChangeSet(from: old, to: new)
/// print(changes)  // − [0, 2]
///                 // + [0, 0]
/// ```
public struct ChangeSet: Sendable, Equatable {
    /// The batch to apply; none if only content has changed.
    public var stages: [Stage]
    /// The items that are still there with other content: from where they were to where they are after the batch.
    public var updates: [Move<IndexPath>]
    /// The sections whose header or footer has changed, by their numbers after the batch.
    public var updatedSections: [Int]
    /// The identifiers that occur more than once in a section of the new list.
    public var duplicates: [DuplicateIdentifier]
    /// Whether so many identifiers have the same hash that some items were taken for new ones to stay fast.
    package var hasCollisions: Bool

    /// A change set to compare with; without arguments, nothing has happened.
    public init(
        stages: [Stage] = [], updates: [Move<IndexPath>] = [], updatedSections: [Int] = [],
        duplicates: [DuplicateIdentifier] = [], hasCollisions: Bool = false
    ) {
        (self.stages, self.updates, self.updatedSections) = (stages, updates, updatedSections)
        (self.duplicates, self.hasCollisions) = (duplicates, hasCollisions)
    }

    /// Whether the host has nothing to do.
    public var isEmpty: Bool { stages.isEmpty && updates.isEmpty && updatedSections.isEmpty }

    /// How many changes there are.
    public var count: Int {
        stages.reduce(updates.count + updatedSections.count) { count, stage in
            count + stage.deletedSections.count + stage.insertedSections.count + stage.movedSections.count
                + stage.reloadedSections.count + stage.deletedItems.count + stage.insertedItems.count
                + stage.movedItems.count + stage.reloadedItems.count
        }
    }

    /// From one place to another.
    public struct Move<Place: Sendable & Equatable>: Sendable, Equatable {
        /// The place before.
        public var from: Place
        /// The place after.
        public var to: Place

        /// From one place to another.
        public init(from: Place, to: Place) { (self.from, self.to) = (from, to) }
    }

    /// One batch: what a table view takes between `beginUpdates` and `endUpdates`.
    ///
    /// Places that are deleted, reloaded or moved from are counted in the list before the batch; places that are inserted or
    /// moved to, in the list after it.
    public struct Stage: Sendable, Equatable {
        /// The deleted sections.
        public var deletedSections: [Int] = []
        /// The inserted sections.
        public var insertedSections: [Int] = []
        /// The sections that move.
        public var movedSections: [Move<Int>] = []
        /// The sections that are reloaded as a whole.
        public var reloadedSections: [Int] = []
        /// The deleted items.
        public var deletedItems: [IndexPath] = []
        /// The inserted items.
        public var insertedItems: [IndexPath] = []
        /// The items that move.
        public var movedItems: [Move<IndexPath>] = []
        /// The items that are reloaded with another cell.
        public var reloadedItems: [IndexPath] = []

        /// A batch that does nothing yet.
        public init() {}

        /// Whether nothing is done.
        public var isEmpty: Bool { self == Self() }

        /// Whether sections come, go, move or are reloaded.
        package var changesSections: Bool {
            !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
                || !reloadedSections.isEmpty
        }

        /// Whether rows are only deleted and inserted, none of them twice, and both in the order of the list.
        package var isPlain: Bool {
            var others = self
            (others.deletedItems, others.insertedItems) = ([], [])
            return others.isEmpty && [deletedItems, insertedItems].allSatisfy { zip($0, $0.dropFirst()).allSatisfy(<) }
        }
    }
}

/// Change sets as text: a line for each change.
///
/// ```text
/// − section 2
/// + [0, 1]
/// [0, 3] → [1, 0]
/// ~ [0, 5] → [0, 6]
/// ```
extension ChangeSet: Printed {
    /// The batch, then the updates, then the duplicates, a line each.
    package var printed: String { isEmpty && duplicates.isEmpty ? "nothing" : lines.joined(separator: "\n") }

    /// The changes, a line each.
    var lines: [String] {
        stages.flatMap(\.lines)
            + updates.map { $0.from == $0.to ? "~ \($0.to)" : "~ \($0.from) → \($0.to)" }
            + updatedSections.map { "~ header or footer of section \($0)" }
            + duplicates.map { "! \($0.identifier) is at \($0.places.map(\.description).joined(separator: ", "))" }
    }
}

extension ChangeSet.Stage: Printed {
    /// The changes of the batch, a line each.
    package var printed: String { lines.isEmpty ? "nothing" : lines.joined(separator: "\n") }

    fileprivate var lines: [String] {
        let sections =
            deletedSections.map { "− section \($0)" } + reloadedSections.map { "↻ section \($0)" }
            + insertedSections.map { "+ section \($0)" } + movedSections.map { "section \($0.from) → \($0.to)" }
        let items =
            deletedItems.map { "− \($0)" } + reloadedItems.map { "↻ \($0)" } + insertedItems.map { "+ \($0)" }
            + movedItems.map { "\($0.from) → \($0.to)" }
        return sections + items
    }
}
