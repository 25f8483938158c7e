public import Foundation

/// What editing a row does.
public enum HeadlessEditingStyle: String, Sendable {
    case none, delete, insert
}

/// The actions behind a swiped row.
public struct HeadlessSwipeActions: Equatable, Sendable {
    /// The titles, from the edge inwards.
    public var titles: [String]

    public init(_ titles: [String]) { self.titles = titles }
}

/// A focus update: where focus was and where it is to be.
public struct HeadlessFocusContext: Equatable, Sendable {
    /// The row that had focus; nil for none.
    public var previous: IndexPath?
    /// The row that is to have it; nil for none.
    public var next: IndexPath?

    public init(previous: IndexPath? = nil, next: IndexPath? = nil) {
        self.previous = previous
        self.next = next
    }
}

/// The edge a row is swiped from.
public enum SwipeEdge: String, Sendable {
    case leading, trailing
}

/// An event's argument that a host can make up when none is given.
public protocol PlainArgument {
    /// One that means as little as possible.
    static var plain: Self { get }
}

extension HeadlessEditingStyle: PlainArgument {
    public static var plain: HeadlessEditingStyle { .delete }
}

extension HeadlessFocusContext: PlainArgument {
    public static var plain: HeadlessFocusContext { HeadlessFocusContext() }
}

extension IndexPath: PlainArgument {
    public static var plain: IndexPath { [0, 0] }
}
