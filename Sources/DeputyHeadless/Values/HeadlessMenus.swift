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

/// A context menu. Two are equal if their identifiers are, and their items have the same titles; closures cannot be compared.
public struct HeadlessMenu: _HeadlessTitled, Sendable {
    /// What says which menu it is, to whatever is asked or told about it afterwards; nil unless you give one.
    public var identifier: (any Hashable & Sendable)?
    /// The items, from the top down.
    public var items: [HeadlessMenuItem]

    /// A menu of these items, from the top down.
    public init(_ items: [HeadlessMenuItem], identifier: (any Hashable & Sendable)? = nil) {
        (self.items, self.identifier) = (items, identifier)
    }

    /// The items.
    public var _choices: [HeadlessMenuItem] { items }

    /// Whether the identifiers and the titles are the same.
    public static func == (a: HeadlessMenu, b: HeadlessMenu) -> Bool {
        a.titles == b.titles && a.identifier.map { AnyHashable($0) } == b.identifier.map { AnyHashable($0) }
    }
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
