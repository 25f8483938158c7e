public import DeputyHeadless

/// Shows a screen that is written for any kit in a headless table, and lays it out.
///
/// The closure gets the table and makes what the app makes for its own: a manager, a controller, a screen. Keep what it
/// returns for as long as the table is used, for the table keeps nobody. The journal begins with what showing it asked.
///
/// ```swift
/// let (table, posts) = showHeadless { table in Posts(table, cell: PostCell.self) }
/// table.tap([0, 1])
/// ```
/// - Parameter table: where it is shown; a new one if absent.
@MainActor
public func showHeadless<Screen>(
    in table: HeadlessTable = HeadlessTable(), _ screen: @MainActor (HeadlessTable) throws -> Screen
) rethrows -> (table: HeadlessTable, screen: Screen) {
    let screen = try screen(table)
    table.layoutIfNeeded()
    return (table, screen)
}

/// Shows items in a headless table, with what a closure registers for them, and lays it out.
///
/// Keep the manager for as long as the table is used. The journal begins with what showing them asked.
///
/// ```swift
/// let (table, manager) = showHeadless([Note(title: "Milk")]) { manager in manager.registerNotes(NoteCell.self) }
/// ```
/// - Parameter table: where they are shown; a new one if absent.
@MainActor
public func showHeadless(
    _ items: [Any], in table: HeadlessTable = HeadlessTable(),
    _ register: @MainActor (TableManager<Headless>) throws -> Void
) rethrows -> (table: HeadlessTable, manager: TableManager<Headless>) {
    let manager = TableManager(table)
    try register(manager)
    manager.items.setItems(items)
    table.layoutIfNeeded()
    return (table, manager)
}
