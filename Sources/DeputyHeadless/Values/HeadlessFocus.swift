public import Foundation

/// A focus update: where focus was and where it is to be.
public struct HeadlessFocusContext: Equatable, Sendable {
    /// The row that had focus; nil for none.
    public var previous: IndexPath?
    /// The row that is to have it; nil for none.
    public var next: IndexPath?

    /// An update from one row to another; nil for none.
    public init(previous: IndexPath? = nil, next: IndexPath? = nil) {
        self.previous = previous
        self.next = next
    }
}

/// What runs along with a focus update: nothing, where there is no screen.
public struct HeadlessFocusCoordinator: Equatable, Sendable {
    /// One that does nothing.
    public init() {}
}
