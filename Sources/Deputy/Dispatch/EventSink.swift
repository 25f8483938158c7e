/// Is told what a list does besides its events: a recorder.
///
/// A dispatcher has at most one, and pays for none.
@MainActor
package protocol EventSink: WalkObserver {
    /// A question was answered that is no event of the catalogue.
    func wasAsked(_ question: String, at place: EventLocation, answer: String)
    /// The host is about to get changes, a line each; nil for a reload.
    func willUpdate(_ changes: [String]?)
    /// What became of a slot of the host.
    func slot(_ part: DelegatePart, _ change: String)
    /// The last of what it was told, for a report.
    func lastLines(_ count: Int) -> [String]
}
