public import DeputyLists
public import Foundation

/// A table without a screen: it asks, makes, reuses and shows cells as a table view does, anywhere Swift runs.
///
/// What it asks and tells is recorded in its ``journal``. Gestures (``tap(_:)``, ``delete(_:)``, …) go the way a person's
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
    /// Its views are the headless kit's.
    public typealias Kit = Headless
    /// Itself.
    public var kitList: HeadlessTable { self }

    /// The height of the window rows are seen through.
    public let height: CGFloat
    /// The height of a row when nobody is asked, or the answer is ``automaticDimension``: a headless cell has no size.
    public var rowHeight: CGFloat = 44
    /// How high rows are taken to be until they come near the screen; ``automaticDimension`` takes them for ``rowHeight``.
    ///
    /// As with a table view, `heightForCell` is asked for the rows that come near the screen, and of the others only this
    /// estimate is known. 0 has every row asked at each reload. The estimate is a number, so the same rows are asked in
    /// every run, and a million rows cost as much as one until a height differs from it.
    public var estimatedRowHeight = HeadlessTable.automaticDimension
    /// The height of headers when nobody is asked; ``automaticDimension`` gives a section that has a header 28.
    public var sectionHeaderHeight = HeadlessTable.automaticDimension
    /// The height of footers when nobody is asked; ``automaticDimension`` gives a section that has a footer 28.
    public var sectionFooterHeight = HeadlessTable.automaticDimension
    /// The height that lets the table choose.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// What was asked and told since it was last emptied; assign an empty journal to begin again.
    public var journal = Journal()
    /// Whether the journal is kept; switch it off to measure, or to scroll for hours.
    public var keepsJournal = true
    /// How often the table asked the object in a slot which events it implements.
    public internal(set) var announcementsAsked: [DelegatePart: Int] = [:]

    /// Whether the table is in a window; one that is not is reloaded, as nobody would see a batch.
    public var isOnScreen = true
    /// Which batches and reloads the table was told of; assign an empty value to begin again.
    public var updates = HeadlessUpdates()
    /// What a table view would have raised exceptions for, in order; assign an empty array to begin again.
    public var exceptions: [HeadlessException] = []

    /// Whether a row is selected when it gets focus.
    public var selectionFollowsFocus = false
    /// Whether the row that had focus last gets it again before the delegate is asked for the one it prefers.
    public var remembersLastFocusedIndexPath = false
    /// The selected rows, in the order they were selected.
    public internal(set) var selectedRows: [IndexPath] = []
    /// The row whose swipe actions are shown; nil for none.
    public internal(set) var swipedRow: IndexPath?
    /// The actions of the swiped row that are shown; nil for none. ``perform(_:)`` taps one.
    public internal(set) var swipeActions: HeadlessSwipeActions?
    /// The context menu that is shown; nil for none.
    public internal(set) var menu: HeadlessMenu?
    /// The titles of the index at the side, asked on each reload.
    public internal(set) var indexTitles: [String] = []
    /// The row that has focus; nil for none.
    public internal(set) var focusedRow: IndexPath?
    /// How far the content is scrolled up.
    public internal(set) var contentOffset: CGFloat = 0

    /// What may be selected and focused, and when.
    var interaction = InteractionSettings()
    /// Whether `beginEditing()` has begun editing; an open swipe makes the table editing too.
    var isInEditingMode = false
    /// The row under the finger, until it is selected; nil for none.
    var touchedRow: IndexPath?
    /// Counts the swipes, so that an action that is done late closes its own only.
    var swipeNumber = 0
    /// The row that is being moved, and where it is; nil for none.
    var movingRow: HeadlessMovingRow?
    /// The drag under way; nil for none.
    public internal(set) var dragSession: HeadlessDragSession?
    /// The rows the delegate was told will be needed soon.
    var prefetchedRows: Set<IndexPath> = []
    /// Whether the content was scrolled up or down last; nil before it was scrolled since the last reload.
    var scrollDirection: ScrollDirection?
    /// Whether rows wait for the next layout.
    var needsLayout = false
    /// The row a cell is being made for; nil otherwise.
    var cellRequest: CellRequest?
    /// Whether a cell, header or footer is being made or set up.
    var isMakingView = false
    let events = Catalogue<TableEvents<Headless>>.shared
    var announced: Set<Int> = []
    var layout = HeadlessLayout()
    var visible: [HeadlessLayout.Element: HeadlessView] = [:]
    var pool = ReusePool()
    /// The cell that is filled again where it is, while its delegate is asked for it.
    var reconfigured: HeadlessCell?
    /// Counts the walks over the window, so that one knows when a later one has replaced it.
    var walk = 0

    /// A table with a window of this height.
    public init(height: CGFloat = 480) {
        self.height = height
        pool.register(HeadlessPlaceholder.self, identifier: HeadlessPlaceholder.identifier)
    }

    /// Who is asked about looks and selection, held weakly. Setting a slot asks `responds(to:)` for every event of its
    /// protocol and keeps the answers; setting the same object again asks nothing, as with a table view.
    public weak var delegate: (any HeadlessTableDelegate)? {
        didSet { didSet(.delegate, delegate, from: oldValue) }
    }
    /// Who is asked for rows, held weakly. Setting it has the table show everything again at the next layout: selection
    /// and an open swipe are gone with that. When it dies, the table shows one empty section.
    public weak var dataSource: (any HeadlessTableDataSource)? {
        didSet { didSet(.dataSource, dataSource, from: oldValue) }
    }
    /// Who is told which rows will be needed soon, held weakly.
    public weak var prefetchDataSource: (any HeadlessSlotObject)? {
        didSet { didSet(.prefetching, prefetchDataSource, from: oldValue) }
    }
    /// Who is asked what a drag brings along, held weakly; asked what it implements each time it is needed.
    public weak var dragDelegate: (any HeadlessSlotObject)? {
        didSet { didSet(.drag, dragDelegate, from: oldValue) }
    }
    /// Who is asked about what is dropped, held weakly; asked what it implements each time it is needed.
    public weak var dropDelegate: (any HeadlessSlotObject)? {
        didSet { didSet(.drop, dropDelegate, from: oldValue) }
    }
    /// The methods no catalogue knows that the table asks each slot about when it is set, as a later system might.
    public var unknownSelectors: [String] = []
    /// Whether everything is to be shown again at the next layout.
    package internal(set) var needsReload = false
    var askedSelectors: [DelegatePart: Set<String>] = [:]
    var filled: [DelegatePart: Bool] = [:]

    /// The topmost of the selected rows; nil for none.
    public var selectedRow: IndexPath? { selectedRows.min() }

    // MARK: Asking

    /// Asks if the event is implemented; nil means that the table does as it pleases.
    func ask<Scope: EventScope, Argument, Answer, OwnerArguments>(
        _ event: Question<Scope, Argument, Answer, OwnerArguments>, _ argument: Argument, at position: Scope.Position
    ) -> Answer? {
        guard isAnnounced(event), let object = occupant(of: event.facts.part) else { return nil }
        let answer = object.ask(event, argument, view: nil, at: position)
        log(event, position.place, answer: describe(answer as Any))
        return answer
    }

    /// Tells if the event is implemented.
    func tell<Scope: EventScope, Argument, OwnerArguments>(
        _ event: Notice<Scope, Argument, OwnerArguments>, _ argument: Argument, view: HeadlessView? = nil,
        at position: Scope.Position
    ) {
        guard isAnnounced(event), let object = occupant(of: event.facts.part) else { return }
        log(event, position.place)
        object.tell(event, argument, view: view, at: position)
    }

    func log(_ event: Event, _ place: Place, answer: @autoclosure () -> String? = nil) {
        guard keepsJournal else { return }
        journal.append(Journal.Entry(event.name, at: place, answer: answer()))
    }
}
