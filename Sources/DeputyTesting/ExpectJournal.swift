public import DeputyHeadless
public import Testing

/// Expects a host's journal to have these lines, and no others, in this order.
///
/// A failure is one issue at the line of this call, which shows both journals in one: see ``JournalDifference``. A host
/// that keeps no journal fails, too.
///
/// ```swift
/// table.tap([0, 1])
/// expectJournal(["ask willSelect [0, 1] → [0, 1]", "tell didSelect [0, 1]"], of: table)
/// ```
@MainActor
public func expectJournal(
    _ lines: [String], of host: some _HeadlessHost, sourceLocation: SourceLocation = #_sourceLocation
) {
    guard host.keepsJournal else {
        Issue.record(
            "There is no journal to compare: keepsJournal is false. To fix, set it to true.",
            sourceLocation: sourceLocation)
        return
    }
    guard let difference = JournalDifference(expected: lines, actual: host.journal.lines) else { return }
    Issue.record("The journal is not the expected one. \(difference)", sourceLocation: sourceLocation)
}

/// Expects what a closure does to write these lines into a host's journal, and no others, in this order.
///
/// The host is laid out before the closure and after it: what was pending before does not count, and what the closure
/// leaves pending does. The journal also keeps what was in it.
///
/// ```swift
/// expectJournal(["tell didSelect [0, 1]"], of: table) {
///     table.tap([0, 1])
/// }
/// ```
///
/// Nothing is compared if the closure throws. In a test that waits for something, empty the journal first, and use the
/// form without a closure.
@MainActor
public func expectJournal(
    _ lines: [String], of host: some _HeadlessHost, sourceLocation: SourceLocation = #_sourceLocation,
    during body: @MainActor () throws -> Void
) rethrows {
    host.layoutIfNeeded()
    let before = host.journal.entries
    host.journal = HeadlessJournal()
    defer { host.journal = HeadlessJournal(before + host.journal.entries) }
    try body()
    host.layoutIfNeeded()
    expectJournal(lines, of: host, sourceLocation: sourceLocation)
}
