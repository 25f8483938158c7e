public import Deputy

/// An exception that a list view would have raised, which ends an app on a device.
///
/// A headless list goes on instead, in the safest way possible, so that one test can find several of them. A test of code
/// that has to run on a device expects `table.exceptions` to be empty.
public struct HeadlessException: Error, Sendable, Hashable {
    /// The reason as a list view words it, with the numbers of this case.
    public let reason: String
    /// The item or section it is about; `.host` for the list as a whole.
    public let place: EventLocation
    /// What the list did instead, and further facts of the case; a sentence each.
    public let facts: [String]

    /// An exception to compare with: its reason, where, and the facts that explain it.
    package init(_ reason: String, at place: EventLocation = .host, facts: [String] = []) {
        self.reason = reason
        self.place = place
        self.facts = facts
    }
}

extension HeadlessException: Printed {
    /// The reason, then the facts, a line each.
    package var printed: String { ([reason] + facts.map { "  \($0)" }).joined(separator: "\n") }
}
