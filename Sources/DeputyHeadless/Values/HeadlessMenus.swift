/// A context menu: the titles of its items.
public struct HeadlessMenu: Equatable, Sendable {
    public var titles: [String]

    public init(_ titles: [String]) { self.titles = titles }
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
