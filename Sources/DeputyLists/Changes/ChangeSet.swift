public import Foundation

/// What happened between two states of a list, in the terms of a table view's batches.
///
/// It is made by comparing two lists, or by an ``ItemStore`` from what was asked of it. It is a value: compare it, print
/// it, make it on any thread.
///
/// ```swift
/// let changes = ChangeSet(from: old, to: new)
/// print(changes)  // − [0, 2]
///                 // + [0, 0]
/// ```
public struct ChangeSet: Sendable, Equatable {
    /// The batches to apply, in order: none, one, or two where sections move, for a table view cannot change rows and
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

    /// Has what happens in section 0 happen in another one.
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
    /// What is deleted, reloaded or moved from is counted in the list before the batch; what is inserted or moved to, in
    /// the list after it.
    public struct Stage: Sendable, Equatable {
        /// The sections that go.
        public var deletedSections: [Int] = []
        /// The sections that come.
        public var insertedSections: [Int] = []
        /// The sections that move.
        public var movedSections: [Move<Int>] = []
        /// The sections that are shown again as a whole.
        public var reloadedSections: [Int] = []
        /// The items that go.
        public var deletedItems: [IndexPath] = []
        /// The items that come.
        public var insertedItems: [IndexPath] = []
        /// The items that move.
        public var movedItems: [Move<IndexPath>] = []
        /// The items that are shown again by another cell.
        public var reloadedItems: [IndexPath] = []

        /// A batch that does nothing yet.
        public init() {}

        /// Whether nothing is done.
        public var isEmpty: Bool { self == Stage() }

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

/// A section of a list that is compared: what it is, and its items.
public struct ListSection<ID: Hashable, Item> {
    /// What tells the section from others, wherever it is.
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
