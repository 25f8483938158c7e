public import DeputyHeadless

/// Shows a screen that is written for any kit in a headless table, and lays it out.
///
/// The closure gets the table and makes what the app makes for its own: a manager, a controller, a screen. Keep what it
/// returns for as long as the table is used, because the table keeps no object. The journal begins with the events of showing it.
///
/// ```swift
/// let (table, posts) = showHeadless { table in Posts(table, cell: PostCell.self) }
/// table.tap([0, 1])
/// ```
/// - Parameters:
///   - table: where it is shown; a new one if absent.
///   - screen: makes the screen.
@MainActor
public func showHeadless<Screen>(
    in table: HeadlessTable = HeadlessTable(), _ screen: @MainActor (HeadlessTable) throws -> Screen
) rethrows -> (table: HeadlessTable, screen: Screen) {
    (table, try shown(screen, in: table))
}

/// Shows items in a headless table, with what a closure registers for them, and lays it out.
///
/// Keep the manager for as long as the table is used. The journal begins with the events of showing them.
///
/// ```swift
/// let (table, manager) = showHeadless([Note(title: "Milk")]) { manager in manager.registerNotes(NoteCell.self) }
/// ```
/// - Parameters:
///   - items: what is shown; they are set after the closure. A list that follows a model is a screen: see the form without items.
///   - table: where they are shown; a new one if absent.
///   - fileID: the file of the call, which diagnostics name.
///   - line: its line.
///   - register: registers what shows them.
@MainActor
public func showHeadless(
    _ items: [Any], in table: HeadlessTable = HeadlessTable(), fileID: StaticString = #fileID, line: UInt = #line,
    _ register: @MainActor (TableManager<HeadlessTables>) throws -> Void
) rethrows -> (table: HeadlessTable, manager: TableManager<HeadlessTables>) {
    (table, try manager(of: items, in: table, fileID, line, register))
}

/// Shows a screen that is written for any kit in a headless collection, and lays it out.
///
/// ```swift
/// let (collection, album) = showHeadless(in: HeadlessCollection()) { collection in Album(collection, cell: PhotoCell.self) }
/// ```
/// - Parameters:
///   - collection: where it is shown; without it, a table is made.
///   - screen: makes the screen.
@MainActor
public func showHeadless<Screen>(
    in collection: HeadlessCollection, _ screen: @MainActor (HeadlessCollection) throws -> Screen
) rethrows -> (collection: HeadlessCollection, screen: Screen) {
    (collection, try shown(screen, in: collection))
}

/// Shows items in a headless collection, with what a closure registers for them, and lays it out.
///
/// ```swift
/// let (collection, manager) = showHeadless(photos, in: HeadlessCollection()) { $0.register(PhotoCell.self) }
/// ```
/// - Parameters:
///   - items: what is shown; they are set after the closure.
///   - collection: where they are shown; without it, a table is made.
///   - fileID: the file of the call, which diagnostics name.
///   - line: its line.
///   - register: registers what shows them.
@MainActor
public func showHeadless(
    _ items: [Any], in collection: HeadlessCollection, fileID: StaticString = #fileID, line: UInt = #line,
    _ register: @MainActor (CollectionManager<HeadlessCollections>) throws -> Void
) rethrows -> (collection: HeadlessCollection, manager: CollectionManager<HeadlessCollections>) {
    (collection, try manager(of: items, in: collection, fileID, line, register))
}

@MainActor
private func shown<List: ListHost, Screen>(
    _ screen: @MainActor (List) throws -> Screen, in list: List
) rethrows -> Screen where List.DeputyKit: HeadlessKit, List.DeputyKit.List == List {
    let screen = try screen(list)
    list.layoutIfNeeded()
    return screen
}

@MainActor
private func manager<List: ListHost>(
    of items: [Any], in list: List, _ fileID: StaticString, _ line: UInt,
    _ register: @MainActor (ListManager<List.DeputyKit>) throws -> Void
) rethrows -> ListManager<List.DeputyKit> where List.DeputyKit: HeadlessKit, List.DeputyKit.List == List {
    try shown(
        { list in
            let manager = ListManager(list, fileID: fileID, line: line)
            try register(manager)
            manager.items.setItems(items, fileID: fileID, line: line)
            return manager
        }, in: list)
}
