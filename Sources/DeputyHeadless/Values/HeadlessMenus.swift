/// An item of a context menu: a title, and what tapping it does.
public struct HeadlessMenuItem: Sendable, _HeadlessChoice {
    /// What the user reads.
    public var title: String
    /// Runs when the item is tapped.
    package var handler: @MainActor () -> Void

    /// An item with a title.
    /// - Parameters:
    ///   - title: what the user reads.
    ///   - handler: does nothing by default.
    public init(_ title: String, handler: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.handler = handler
    }

    /// An item that does nothing.
    public static func _titled(_ title: String) -> HeadlessMenuItem { HeadlessMenuItem(title) }
}

/// A context menu. Two are equal if their items have the same titles; closures cannot be compared.
public struct HeadlessMenu: _HeadlessTitled, Sendable {
    /// The items, from the top down.
    public var items: [HeadlessMenuItem]

    /// A menu of these items, from the top down.
    public init(_ items: [HeadlessMenuItem]) { self.items = items }

    /// The items.
    public var _choices: [HeadlessMenuItem] { items }
}

/// What is lifted up while a menu is shown, by name.
public struct HeadlessPreview: Equatable, Sendable {
    /// Its name, to compare by.
    public var name: String

    /// One of this name.
    public init(_ name: String) { self.name = name }
}

/// What runs along with a menu that comes or goes: nothing, where there is no screen.
public struct HeadlessMenuAnimator: Equatable, Sendable {
    /// One that does nothing.
    public init() {}
}

/// How a dragged or dropped row looks, by name.
public struct HeadlessPreviewParameters: Equatable, Sendable {
    /// Its name, to compare by.
    public var name: String

    /// One of this name.
    public init(_ name: String) { self.name = name }
}
