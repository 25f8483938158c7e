public import DeputyLists
public import Foundation

/// The updates that a headless list got: a value to compare in a test.
public struct HeadlessUpdates: Sendable, Equatable {
    /// One batch.
    public struct Batch: Sendable, Equatable {
        /// What was deleted, inserted, moved and reloaded.
        public let stage: ChangeSet.Stage
        /// The animations requested for each change.
        public let animations: UpdateAnimations
    }

    /// The batches that were applied, in order.
    public internal(set) var batches: [Batch] = []
    /// The rows that were filled again where they are, an array for each request.
    public internal(set) var reconfigured: [[IndexPath]] = []
    /// The animations of each of these requests, in order.
    package internal(set) var reconfiguredAnimations: [UpdateAnimations] = []
    /// How often everything was reloaded.
    public internal(set) var reloads = 0
    /// The batches that did not add up, with the numbers; after each the table was reloaded.
    public internal(set) var refusals: [BatchLedger] = []

    /// No updates.
    public init() {}
}
