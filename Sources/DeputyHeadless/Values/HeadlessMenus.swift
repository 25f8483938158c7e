/// An item of a context menu: a title, and what tapping it does.
public struct HeadlessMenuItem: Sendable, ExpressibleByStringLiteral {
    public var title: String
    /// Runs when the item is tapped.
    public var handler: @MainActor () -> Void

    /// - Parameter handler: does nothing unless said otherwise.
    public init(_ title: String, handler: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.handler = handler
    }

    /// An item that does nothing.
    public init(stringLiteral title: String) { self.init(title) }
}

/// A context menu. Two are equal if their items have the same titles; closures cannot be compared.
public struct HeadlessMenu: Equatable, Sendable, CustomStringConvertible {
    /// The items, from the top down.
    public var items: [HeadlessMenuItem]

    public init(_ items: [HeadlessMenuItem]) { self.items = items }

    /// The titles, from the top down.
    public var titles: [String] { items.map(\.title) }

    public var description: String { "\(titles)" }

    public static func == (a: Self, b: Self) -> Bool { a.titles == b.titles }
}

/// What is lifted up while a menu is shown, by name.
public struct HeadlessPreview: Equatable, Sendable {
    public var name: String

    public init(_ name: String) { self.name = name }
}

/// What runs along with a menu that comes or goes: nothing, where there is no screen.
public struct HeadlessMenuAnimator: Equatable, Sendable {
    public init() {}
}

/// How a dragged or dropped row looks, by name.
public struct HeadlessPreviewParameters: Equatable, Sendable {
    public var name: String

    public init(_ name: String) { self.name = name }
}

extension HeadlessMenu: PlainArgument {
    public static var plain: HeadlessMenu { HeadlessMenu([]) }
}

extension HeadlessMenuAnimator: PlainArgument {
    public static var plain: HeadlessMenuAnimator { HeadlessMenuAnimator() }
}
