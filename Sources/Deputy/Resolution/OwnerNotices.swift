/// Which notices the owner receives.
public enum OwnerNotices: Sendable {
    /// All that it implements, after the handlers.
    case everyNotice
    /// Those for which no handler was called.
    case unhandledNotices
}
