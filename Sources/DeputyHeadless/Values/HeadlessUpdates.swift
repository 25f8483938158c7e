public import DeputyLists
public import Foundation

/// What a headless table was told about its data: a value to compare in a test.
public struct HeadlessUpdates: Sendable, Equatable {
    /// One batch.
    public struct Batch: Sendable, Equatable {
        /// What was deleted, inserted, moved and reloaded.
        public let stage: ChangeSet.Stage
        /// How it was animated.
        public let animations: UpdateAnimations
    }

    /// The batches that were applied, in order.
    public internal(set) var batches: [Batch] = []
    /// The rows that were filled again where they are, all of one request together.
    public internal(set) var reconfigured: [[IndexPath]] = []
    /// How each of these requests was animated, in order.
    public internal(set) var reconfiguredAnimations: [UpdateAnimations] = []
    /// How often everything was reloaded.
    public internal(set) var reloads = 0
    /// The batches that did not add up, with the numbers; after each the table was reloaded.
    public internal(set) var refusals: [BatchLedger] = []

    /// No updates.
    public init() {}
}
