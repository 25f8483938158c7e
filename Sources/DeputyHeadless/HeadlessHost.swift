/// What every headless host has: a layout that can be forced, and a journal.
///
/// Helpers for tests are written against it, once for all hosts.
@MainActor
public protocol _HeadlessHost: AnyObject {
    /// The questions and notices since it was last emptied.
    var journal: HeadlessJournal { get set }
    /// Whether the journal is kept.
    var keepsJournal: Bool { get set }
    /// Applies what is pending, and shows everything within the window.
    func layoutIfNeeded()
}

extension HeadlessList: _HeadlessHost {}
