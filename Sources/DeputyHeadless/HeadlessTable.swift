public import DeputyLists
public import Foundation

/// A table without a screen: it asks, makes, reuses and shows cells as a table view does, anywhere Swift runs.
///
/// What it asks and tells stands in its ``journal``. Gestures (``tap(_:)``, ``delete(_:)``, …) go the way a person's
/// would: the table asks whether the event is implemented, then asks, then tells. For every other event there is
/// `send`. A gesture first applies what is pending, as the end of a turn would.
///
/// ```swift
/// let table = HeadlessTable()
/// let manager = TableManager(table)
/// …
/// table.tap(IndexPath(item: 0, section: 0))
/// print(table.journal)
/// ```
@MainActor
public final class HeadlessTable: TableHost {
    public typealias Kit = Headless
    public var kitTable: HeadlessTable { self }

    /// The height of the window rows are seen through.
    public let height: CGFloat
    /// The height of a row when nobody is asked.
    public var rowHeight: CGFloat = 44
    /// The height of a header or footer when nobody is asked.
    public var sectionHeaderHeight: CGFloat = 28
    /// What was asked and told since it was last emptied; assign an empty journal to begin anew.
    public var journal = Journal()
    /// Whether the journal is kept; switch it off to measure, or to scroll for hours.
    public var keepsJournal = true
    /// How often the table asked which events are implemented.
    public private(set) var announcementsAsked = 0

    /// Whether the table is in a window; one that is not is reloaded, as nobody would see a batch.
    public var isOnScreen = true
    /// Which batches and reloads the table was told of; assign an empty value to begin anew.
    public var updates = HeadlessUpdates()

    /// Whether several rows can be selected at a time.
    public var allowsMultipleSelection = false
    /// Whether a row is selected when it gets focus.
    public var selectionFollowsFocus = false
    /// Whether rows can be deleted, inserted and moved.
    public internal(set) var isEditing = false
    /// The selected rows, in the order they were selected.
    public internal(set) var selectedRows: [IndexPath] = []
    /// The row whose swipe actions are shown; nil for none.
    public internal(set) var swipedRow: IndexPath?
    /// The context menu that is shown; nil for none.
    public internal(set) var menu: HeadlessMenu?
    /// The titles of the index at the side, asked on each reload.
    public internal(set) var indexTitles: [String] = []
    /// The row that has focus; nil for none.
    public internal(set) var focusedRow: IndexPath?
    /// How far the content is scrolled up.
    public internal(set) var contentOffset: CGFloat = 0

    /// The drag under way; nil for none.
    public internal(set) var dragSession: HeadlessDragSession?
    /// The rows the delegate was told will be needed soon.
    var prefetchedRows: Set<IndexPath> = []
    let events = Catalogue<TableEvents<Headless>>.shared
    var announced: Set<Int> = []
    var layout = HeadlessLayout()
    var visible: [HeadlessLayout.Element: HeadlessView] = [:]
    var pool = ReusePool()
    /// The cell that is filled anew where it is, while its delegate is asked for it.
    var reconfigured: HeadlessCell?
    /// Counts the walks over the window, so that one knows when a later one has replaced it.
    var walk = 0

    /// A table with a window of this height.
    public init(height: CGFloat = 480) { self.height = height }

    /// Who is asked, held weakly. Setting it asks `responds(to:)` for every event and keeps the answers; setting the same
    /// object again asks nothing, as with a table view.
    public weak var delegate: (any HeadlessTableDelegate)? {
        didSet {
            guard delegate !== oldValue, let delegate else { return }
            announcementsAsked += 1
            announced = Set(events.all.filter { delegate.responds(to: $0) }.map(\.ordinal))
        }
    }

    /// The row selected last; nil for none.
    public var selectedRow: IndexPath? { selectedRows.last }

    // MARK: Asking

    /// Whether the delegate said that it implements an event when it was set.
    func isAnnounced(_ event: Event) -> Bool { announced.contains(event.ordinal) }

    /// Asks if the event is implemented; nil means that the table does as it pleases.
    func ask<Scope: EventScope, Argument, Answer, OwnerArguments>(
        _ event: Question<Scope, Argument, Answer, OwnerArguments>, _ argument: Argument, at position: Scope.Position
    ) -> Answer? {
        guard isAnnounced(event), let delegate else { return nil }
        let answer = delegate.ask(event, argument, view: nil, at: position)
        log(event, position.place, answer: describe(answer as Any))
        return answer
    }

    /// Tells if the event is implemented.
    func tell<Scope: EventScope, Argument, OwnerArguments>(
        _ event: Notice<Scope, Argument, OwnerArguments>, _ argument: Argument, view: HeadlessView? = nil,
        at position: Scope.Position
    ) {
        guard isAnnounced(event), let delegate else { return }
        log(event, position.place)
        delegate.tell(event, argument, view: view, at: position)
    }

    func log(_ event: Event, _ place: Place, answer: @autoclosure () -> String? = nil) {
        guard keepsJournal else { return }
        journal.append(Journal.Entry(event.name, at: place, answer: answer()))
    }
}
