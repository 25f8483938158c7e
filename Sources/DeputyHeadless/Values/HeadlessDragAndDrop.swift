public import Foundation

/// One thing that is dragged, as text.
public struct HeadlessDragItem: Equatable, Sendable {
    public var text: String

    public init(_ text: String) { self.text = text }
}

/// A drag: what it carries, and where it began.
public struct HeadlessDragSession: Equatable, Sendable {
    /// What is dragged.
    public var items: [HeadlessDragItem]
    /// The row the drag began at; nil for one from elsewhere.
    public var source: IndexPath?

    public init(_ items: [HeadlessDragItem] = [], from source: IndexPath? = nil) {
        self.items = items
        self.source = source
    }
}

/// What would happen to what is dropped.
public enum HeadlessDropProposal: String, Sendable {
    case cancel, forbidden, copy, move

    /// Whether anything would be dropped.
    var isAccepting: Bool { self == .copy || self == .move }
}

/// What was dropped, and where.
public struct HeadlessDropCoordinator: Equatable, Sendable {
    /// The drag.
    public var session: HeadlessDragSession
    /// The row it was dropped on; nil for a place without one.
    public var destination: IndexPath?
    /// What was proposed.
    public var proposal: HeadlessDropProposal

    public init(
        _ session: HeadlessDragSession = .init(), at destination: IndexPath? = nil,
        proposal: HeadlessDropProposal = .copy
    ) {
        self.session = session
        self.destination = destination
        self.proposal = proposal
    }
}

/// What dragging over a row brings: the drag.
public struct HeadlessSpringLoadedContext: Equatable, Sendable {
    public var session: HeadlessDragSession

    public init(_ session: HeadlessDragSession = .init()) { self.session = session }
}

extension HeadlessDragSession: PlainArgument {
    public static var plain: HeadlessDragSession { HeadlessDragSession() }
}

extension HeadlessDropCoordinator: PlainArgument {
    public static var plain: HeadlessDropCoordinator { HeadlessDropCoordinator() }
}

extension HeadlessSpringLoadedContext: PlainArgument {
    public static var plain: HeadlessSpringLoadedContext { HeadlessSpringLoadedContext() }
}
