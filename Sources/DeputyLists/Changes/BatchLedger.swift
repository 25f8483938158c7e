/// The arithmetic of a batch: whether its changes add up to the counts of the data.
///
/// A table view counts the rows before and after a batch and raises an exception if they do not add up. A ledger does
/// the same on the value, before any view gets the batch.
///
/// ```swift
/// let ledger = BatchLedger(stage, from: [3], to: [5])
/// print(ledger)  // section 0: 3 rows + 1 inserted = 4, but the data has 5
/// ```
public struct BatchLedger: Sendable, Equatable {
    /// The changes that do not add up, in words and numbers; empty if all do.
    public private(set) var problems: [String] = []
    /// Whether a table view would take the batch.
    public var isBalanced: Bool { problems.isEmpty }
    /// How many problems are listed at most.
    static let mostProblems = 20

    /// Checks a batch against the number of items in each section before and after it.
    /// - Parameters:
    ///   - stage: the batch.
    ///   - before: the number of items in each section before it.
    ///   - after: the number of items in each section after it.
    ///   - noun: the word for an item in the problems; a row by default.
    /// - Complexity: O(n) in the number of rows and changes.
    public init(_ stage: ChangeSet.Stage, from before: [Int], to after: [Int], of noun: String = "row") {
        // Most batches are of this kind, and what follows took each of them 10,000 instructions: here, and in a headless list.
        if stage.plainlyLeads(from: before, to: after) { return }
        var sections = LedgerColumns(stage, from: before, to: after, of: noun)
        sections.checkSections()
        if sections.problems.isEmpty { sections.checkItems() }
        problems = Array(sections.problems.prefix(Self.mostProblems))
    }
}

extension BatchLedger: Printed {
    /// The problems, a line each; "adds up" if there are none.
    package var printed: String { isBalanced ? "adds up" : problems.joined(separator: "\n") }
}
