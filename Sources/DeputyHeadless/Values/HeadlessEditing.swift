public import DeputyLists
public import Foundation

/// What editing a row does.
public enum HeadlessEditingStyle: _TableEditingStyle {
    /// Nothing.
    case none
    /// It deletes the row.
    case delete
    /// It inserts a row.
    case insert
}

/// The mark at a row's end.
public enum HeadlessAccessoryType: Sendable {
    /// No mark.
    case none
    /// A chevron: a tap shows more.
    case disclosure
    /// A button that shows details.
    case detail
    /// A check mark.
    case checkmark
}

/// An action behind a swiped row: a title, and what tapping it does.
///
/// ```swift
/// HeadlessSwipeAction("Delete", style: .destructive) { isDone in
///     manager.items.remove(post)  // not `remove(at: indexPath)`: the row may be elsewhere by then
///     manager.flush()
///     isDone(true)
/// }
/// ```
public struct HeadlessSwipeAction: Sendable {
    /// What the action does to its row.
    public enum Style: Sendable {
        /// Anything but deleting it.
        case normal
        /// Deletes it.
        case destructive
    }

    /// What the user reads.
    public var title: String
    /// What the action does to its row.
    public var style: Style
    /// Runs when the action is tapped, and calls what it is given, once, now or later: with true if it did its work.
    package var handler: @MainActor (_ isDone: @escaping @MainActor (Bool) -> Void) -> Void

    /// An action with a title and a style.
    /// - Parameters:
    ///   - title: what the user reads.
    ///   - style: what the action does to its row.
    ///   - handler: by default does nothing and reports success.
    public init(
        _ title: String, style: Style = .normal,
        handler: @escaping @MainActor (_ isDone: @escaping @MainActor (Bool) -> Void) -> Void = { $0(true) }
    ) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

extension HeadlessSwipeAction: _HeadlessChoice {
    /// A normal action that does nothing.
    public static func _titled(_ title: String) -> HeadlessSwipeAction { HeadlessSwipeAction(title) }
}

/// The actions behind a swiped row.
///
/// Two are equal if they have the same titles; closures cannot be compared.
public struct HeadlessSwipeActions: _HeadlessTitled, Sendable {
    /// The actions, from the edge inwards.
    public var actions: [HeadlessSwipeAction]
    /// Whether they are the table's own, for a delegate that gave none.
    var isTablesOwn = false

    /// A configuration with these actions, from the edge inwards.
    public init(_ actions: [HeadlessSwipeAction]) { self.actions = actions }

    /// The actions.
    public var _choices: [HeadlessSwipeAction] { actions }
}

/// An action of the old kind behind a swiped row. Two are equal if they have the same title.
public struct HeadlessRowAction: Equatable, Sendable, Printed {
    /// What the user reads.
    public var title: String
    /// Runs when the action is tapped, with its row.
    package var handler: @MainActor (IndexPath) -> Void {
        get { body.value }
        set { body.value = newValue }
    }
    private var body: Uncompared<@MainActor (IndexPath) -> Void>

    /// An action with a title.
    /// - Parameters:
    ///   - title: what the user reads.
    ///   - handler: does nothing by default.
    public init(_ title: String, handler: @escaping @MainActor (IndexPath) -> Void = { _ in }) {
        self.title = title
        body = Uncompared(handler)
    }

    /// The title.
    package var printed: String { title }

    /// The same as an action of the new kind, which is done when its closure returns.
    func swipeAction(at indexPath: IndexPath) -> HeadlessSwipeAction {
        HeadlessSwipeAction(title) { isDone in
            handler(indexPath)
            isDone(true)
        }
    }
}

/// An action of the old editing menu.
public struct HeadlessAction: Hashable, Sendable {
    /// The action's name: `copy`.
    public var name: String

    /// An action of this name.
    public init(_ name: String) { self.name = name }
}

/// The edge a row is swiped from.
public enum HeadlessSwipeEdge: Sendable {
    /// The left edge, where people read from left to right.
    case leading
    /// The right edge, where people read from left to right.
    case trailing
}
