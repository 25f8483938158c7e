public import Foundation

/// The changes between two states of a list, as a table view's batches.
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
    /// The batches to apply, in order: none, one, or two if sections move, because a table view cannot change rows and
    /// move their sections at once.
    public var stages: [Stage]
    /// The items that are still there with other content: from where they were to where they are after the last stage.
    public var updates: [Move<IndexPath>]
    /// The sections whose header or footer has changed, by their numbers after the last stage.
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
        self.stages = stages
        self.updates = updates
        self.updatedSections = updatedSections
        self.duplicates = duplicates
        self.hasCollisions = hasCollisions
    }

    /// Shifts the changes of section 0 to another section.
    @usableFromInline
    mutating func setSection(_ section: Int) {
        guard section != 0 else { return }
        for stage in stages.indices { stages[stage].setSection(section) }
        for update in updates.indices { updates[update].setSection(section) }
        for number in duplicates.indices {
            duplicates[number].places = duplicates[number].places.map { [section, $0[1]] }
        }
        updatedSections = updatedSections.map { _ in section }
    }

    /// Whether the host has nothing to do.
    public var isEmpty: Bool { stages.isEmpty && updates.isEmpty && updatedSections.isEmpty }

    /// From one place to another.
    public struct Move<EventLocation: Sendable & Equatable>: Sendable, Equatable {
        /// The place before.
        public var from: EventLocation
        /// The place after.
        public var to: EventLocation

        /// From one place to another.
        public init(from: EventLocation, to: EventLocation) {
            self.from = from
            self.to = to
        }
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
        public var isEmpty: Bool {
            keepsSections && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
                && reloadedItems.isEmpty
        }

        fileprivate mutating func setSection(_ section: Int) {
            deletedItems = deletedItems.map { [section, $0[1]] }
            insertedItems = insertedItems.map { [section, $0[1]] }
            for move in movedItems.indices { movedItems[move].setSection(section) }
            reloadedSections = reloadedSections.map { _ in section }
        }
    }
}

extension ChangeSet.Move<IndexPath> {
    fileprivate mutating func setSection(_ section: Int) { (from, to) = ([section, from[1]], [section, to[1]]) }
}

/// A section of a list that is compared: its identifier, and its items.
public struct ListSection<ID: Hashable, Item> {
    /// Identifies the section, also when it moves.
    public var id: ID
    /// The items, in order.
    public var items: [Item]

    /// A section with this identifier and these items.
    public init(_ id: ID, _ items: [Item]) {
        self.id = id
        self.items = items
    }
}

extension ListSection: Sendable where ID: Sendable, Item: Sendable {}
extension ListSection: Equatable where Item: Equatable {}
