/// Which notices the owner hears.
public enum OwnerNotices: Sendable {
    /// All that it implements, after a handler has heard them.
    case everyNotice
    /// Those that no handler heard.
    case unhandledNotices
}
