public import Foundation

/// One thing that is dragged, as text.
public struct HeadlessDragItem: Equatable, Sendable {
    /// What is dragged.
    public var text: String

    /// An item with this text.
    public init(_ text: String) { self.text = text }
}

/// A drag: what it carries, and where it began.
public struct HeadlessDragSession: Equatable, Sendable {
    /// What is dragged.
    public var items: [HeadlessDragItem]
    /// The row the drag began at; nil for one from elsewhere, and after the table was updated.
    public var source: IndexPath?
    /// The row of each item, where it is known.
    var sources: [IndexPath?]
    /// Whether its item may be moved within its list.
    var movesItem = false
    /// The list that it began in; nil for none.
    var home = Uncompared<DragHome?>(nil)

    /// A drag of these items, and the row it began at; nil for one from elsewhere.
    public init(_ items: [HeadlessDragItem] = [], from source: IndexPath? = nil) {
        self.items = items
        self.source = source
        sources = items.map { _ in source }
    }

    mutating func add(_ more: [HeadlessDragItem], from row: IndexPath) {
        items += more
        sources += more.map { _ in row }
    }

    /// The same in a list: one that began in another knows no rows of it.
    func seen(by list: AnyObject) -> HeadlessDragSession {
        guard let home = home.value, home.list != ObjectIdentifier(list) else { return self }
        var session = self
        session.forgetSources()
        session.movesItem = false
        return session
    }

    /// Forgets where items came from, because the rows have changed.
    mutating func forgetSources() {
        source = nil
        sources = items.map { _ in nil }
    }
}

/// The list that a drag began in.
struct DragHome: Sendable {
    let list: ObjectIdentifier
    /// Ends the drag there.
    let end: @MainActor () -> Void
}

/// What would happen to what is dropped.
public enum HeadlessDropProposal: Sendable {
    /// Nothing: the drop is cancelled.
    case cancel
    /// Nothing: a drop is not allowed here.
    case forbidden
    /// It is copied.
    case copy
    /// It is moved.
    case move

    /// Whether anything would be dropped.
    var isAccepting: Bool { self == .copy || self == .move }
}

/// One thing that is dropped.
public struct HeadlessDropItem: Equatable, Sendable {
    /// What was dragged.
    public let dragItem: HeadlessDragItem
    /// The row it came from; nil for one from elsewhere, and if the table was updated during the drag.
    public let sourceIndexPath: IndexPath?
}

/// What was dropped, and where.
public struct HeadlessDropCoordinator: Equatable, Sendable {
    /// The drag.
    public var session: HeadlessDragSession
    /// The place it was dropped at, which may be behind the last row of a section; nil for none in particular.
    public var destination: IndexPath?
    /// What was proposed.
    public var proposal: HeadlessDropProposal
    /// Animates an item to a row of the table; nil without a table.
    var animate = Uncompared<(@MainActor (HeadlessDragItem, IndexPath) -> Bool)?>(nil)
    /// Shows a placeholder at a place of the list; nil without a list.
    var insertPlaceholder = Uncompared<(@MainActor (HeadlessDragItem, IndexPath) -> HeadlessDropPlaceholder?)?>(nil)

    /// A drop: the drag, where it ended, and what was proposed there.
    public init(
        _ session: HeadlessDragSession = .init(), at destination: IndexPath? = nil,
        proposal: HeadlessDropProposal = .copy
    ) {
        self.session = session
        self.destination = destination
        self.proposal = proposal
    }

    /// What is dropped, with the rows it came from.
    public var items: [HeadlessDropItem] {
        zip(session.items, session.sources).map { HeadlessDropItem(dragItem: $0, sourceIndexPath: $1) }
    }

    /// Animates an item to the row that shows it. Change the data and `flush()` first: a row the table does not have yet
    /// is a mistake, and in the table's ``HeadlessList/exceptions``. The delegate is asked for the parameters of the row's preview.
    /// - Returns: whether there is such a row.
    @MainActor @discardableResult
    public func drop(_ item: HeadlessDragItem, toRowAt indexPath: IndexPath) -> Bool {
        animate.value?(item, indexPath) ?? false
    }

    /// Shows a placeholder for an item that comes later, where it would be inserted. End it always: with
    /// ``HeadlessDropPlaceholder/commitInsertion(dataSourceUpdates:)``, or by deleting it.
    /// - Returns: the placeholder; nil for a place that the list does not have.
    @MainActor @discardableResult
    public func drop(_ item: HeadlessDragItem, toPlaceholderAt indexPath: IndexPath) -> HeadlessDropPlaceholder? {
        insertPlaceholder.value?(item, indexPath)
    }
}

/// What dragging over a row brings: the drag.
public struct HeadlessSpringLoadedContext: Equatable, Sendable {
    /// The drag.
    public var session: HeadlessDragSession

    /// What this drag brings.
    public init(_ session: HeadlessDragSession = .init()) { self.session = session }
}
