public import DeputyLists

/// What editing a row does.
public enum HeadlessEditingStyle: String, TableEditingStyle {
    case none, delete, insert
}

/// The mark at a row's end.
public enum HeadlessAccessoryType: String, Sendable {
    case none, disclosure, detail, checkmark
}

/// The actions behind a swiped row.
public struct HeadlessSwipeActions: Equatable, Sendable {
    /// The titles, from the edge inwards.
    public var titles: [String]

    public init(_ titles: [String]) { self.titles = titles }
}

/// An action of the old kind behind a swiped row.
public struct HeadlessRowAction: Equatable, Sendable {
    public var title: String

    public init(_ title: String) { self.title = title }
}

/// An action of the old editing menu.
public struct HeadlessAction: Hashable, Sendable {
    public var name: String

    public init(_ name: String) { self.name = name }
}

/// The edge a row is swiped from.
public enum SwipeEdge: String, Sendable {
    case leading, trailing
}

extension HeadlessEditingStyle: PlainArgument {
    public static var plain: HeadlessEditingStyle { .delete }
}

extension HeadlessAction: PlainArgument {
    public static var plain: HeadlessAction { HeadlessAction("copy") }
}
