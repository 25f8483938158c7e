public import Foundation

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

/// What runs along with a focus update: nothing, where there is no screen.
public struct HeadlessFocusCoordinator: Equatable, Sendable {
    public init() {}
}

extension HeadlessFocusContext: PlainArgument {
    public static var plain: HeadlessFocusContext { HeadlessFocusContext() }
}

extension HeadlessFocusCoordinator: PlainArgument {
    public static var plain: HeadlessFocusCoordinator { HeadlessFocusCoordinator() }
}
