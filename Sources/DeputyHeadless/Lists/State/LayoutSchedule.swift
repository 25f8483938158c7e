/// What waits for the next layout, and whether one is under way.
///
/// A list view reloads and lays itself out when the turn ends or a layout is forced. In the middle of its own layout (while a
/// view is made, appears, leaves or is asked about) it puts reloads off, and does not survive a batch. Another data source is the
/// end of the counts: they are asked again in a reload.
struct LayoutSchedule {
    /// Whether a reload waits for the next layout.
    private(set) var needsReload = false
    /// Whether the counts are those of a former data source; they are asked when everything is shown again.
    private(set) var hasForgottenCounts = false
    /// Whether items wait for the next layout.
    private(set) var needsLayout = false
    /// Whether the list was laid out, and has not been idle since.
    var isIdleDue = false
    /// Whether a view is being made, or everything leaves the screen for a reload: a layout waits meanwhile.
    var isSuspended = false
    /// How many walks over the window, reloads and ends of batches are under way: reloads wait meanwhile, and batches are
    /// refused.
    var depth = 0

    /// Whether the list is in the middle of a layout of its own.
    var isInLayout: Bool { depth > 0 || isSuspended }

    /// Whether a reload is to be done now.
    var isReloadDue: Bool { needsReload && !isInLayout }

    mutating func requestReload() { needsReload = true }

    /// Drops the former data source's counts, and reloads at the next layout.
    mutating func forgetCounts() { (needsReload, hasForgottenCounts) = (true, true) }

    mutating func beginReload() { (needsReload, hasForgottenCounts) = (false, false) }

    /// Notes that items wait.
    /// - Returns: whether none did before, so that a layout has to be arranged for.
    mutating func requestLayout() -> Bool {
        defer { needsLayout = true }
        return !needsLayout
    }

    mutating func beginLayout() { needsLayout = false }
}
