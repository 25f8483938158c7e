public import DeputyLists
public import Foundation

/// A list without a screen: what ``HeadlessTable`` and ``HeadlessCollection`` share.
///
/// It has the five slots, asks and tells what is announced, keeps the journal, makes cells and uses them again, and takes
/// batches, selection, focus, menus, drags and moves. Where things are and in which order a gesture asks is each list's own:
/// those members are at the end of this class.
@MainActor
public class HeadlessList<Kit: HeadlessKit> {
    /// The height of the window the content is seen through.
    public let height: CGFloat
    /// The questions and notices since it was last emptied; assign an empty journal to begin again.
    public var journal = HeadlessJournal()
    /// Whether the journal is kept; switch it off to measure, or to scroll for hours.
    public var keepsJournal = true
    /// How often the list asked the object in a slot which events it implements.
    package internal(set) var announcementsAsked: [DelegatePart: Int] = [:]
    /// The methods no catalogue knows that the list asks each slot about when it is set, as a later system might.
    package var unknownSelectors: [String] = []

    /// Whether the list is in a window; otherwise a manager reloads it instead of sending a batch, which would not be seen.
    public var isOnScreen = true
    /// The batches and reloads that the list got; assign an empty value to begin again.
    public var updates = HeadlessUpdates()
    /// The exceptions that a list view would have raised, in order; assign an empty array to begin again.
    public var exceptions: [HeadlessException] = []

    /// Whether an item is selected when it gets focus.
    public var selectionFollowsFocus = false
    /// Whether the item that had focus last gets it again before the delegate is asked for the one it prefers.
    public var remembersLastFocusedIndexPath = false
    /// The selected items, in the order they were selected.
    public var selectedItems: [IndexPath] { selection.items }
    var selection = HeadlessSelection()
    /// The item that has focus; nil for none.
    public internal(set) var focusedItem: IndexPath?
    /// The context menu that is shown; nil for none.
    public internal(set) var menu: HeadlessMenu?
    /// The drag under way; nil for none.
    public internal(set) var dragSession: HeadlessDragSession?
    /// How far the content is scrolled up.
    public internal(set) var contentOffset: CGFloat = 0 {
        didSet { isSettled = false }
    }

    /// The object that gets the items that will be needed soon, held weakly.
    public weak var prefetchDataSource: (any HeadlessSlotObject)? {
        didSet { didSet(.prefetching, prefetchDataSource, from: oldValue) }
    }
    /// The object that is asked which items a drag carries, held weakly. It is asked what it implements each time it is needed.
    public weak var dragDelegate: (any HeadlessSlotObject)? {
        didSet { didSet(.drag, dragDelegate, from: oldValue) }
    }
    /// The object that is asked about a drop, held weakly. It is asked what it implements each time it is needed.
    public weak var dropDelegate: (any HeadlessSlotObject)? {
        didSet { didSet(.drop, dropDelegate, from: oldValue) }
    }

    let catalogue = SharedCatalogue<Kit.Events>.shared
    /// Stored, because a computed property would copy a hundred references at each use.
    let events = SharedCatalogue<Kit.Events>.shared.events
    /// The event that a list view asks for each time, as if it were one of dragging.
    private(set) lazy var springLoading = events.shouldSpringLoad.ordinal
    /// The ordinals of the events that the objects in the slots implement.
    var announced: Set<Int> = []
    var askedSelectors: [DelegatePart: Set<String>] = [:]
    var filled: [DelegatePart: Bool] = [:]

    /// What may be selected and focused, and when.
    var interaction = _ListInteractionSettings()
    /// Whether ``setEditing(_:)`` has begun editing.
    var isInEditingMode = false
    /// The item under the finger, until it is selected; nil for none.
    var touchedItem: IndexPath?
    /// The item that is being moved, and where it is; nil for none.
    var movingItem: HeadlessMovingItem?
    /// The placeholders of what was dropped and comes later.
    var placeholders: [HeadlessDropPlaceholder] = []
    /// The items that were sent with `prefetch` and not cancelled.
    var prefetchedItems: Set<IndexPath> = []
    /// Whether the content was scrolled up or down last; nil before it was scrolled since the last reload.
    var scrollDirection: ScrollDirection?

    /// Whether a reload waits for the next layout.
    package internal(set) var needsReload = false
    /// Whether the counts are those of a former data source; they are asked when everything is shown again.
    var hasForgottenCounts = false
    /// Whether items wait for the next layout.
    var needsLayout = false
    /// The item a cell is being made for; nil otherwise.
    var cellRequest: CellRequest<Kit.Cell>?
    /// Whether a view is being made, or everything leaves the screen for a reload: a layout waits meanwhile.
    var isLayoutSuspended = false
    /// How many walks over the window, reloads and ends of batches are under way: reloads wait meanwhile, and batches are
    /// refused.
    var layoutDepth = 0
    /// The views on screen.
    var visible: [HeadlessElement: HeadlessView] = [:] {
        didSet { isSettled = false }
    }
    /// Whether exactly what is within the window is on screen, so that a walk over the window would change nothing.
    var isSettled = false
    var pool = ReusePool()
    /// The nibs that the app has. Set them before registering: a mapping looks for the nib of its class then.
    public var nibs: [HeadlessNib] = []
    /// What ``dequeue(_:)`` makes cells from.
    let views = _ListViews()
    /// The cell that is filled again where it is, while its delegate is asked for it.
    var reconfigured: Kit.Cell?
    /// Counts the passes over the window, so that each can check whether a later one has replaced it.
    var walk = 0

    init(height: CGFloat) { self.height = height }

    // MARK: Asking

    /// Asks if the event is implemented; nil if not, and the list decides.
    final func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, at position: Scope.Position
    ) -> Answer? {
        guard isAnnounced(event), let object = occupant(of: event.facts.part) else { return nil }
        let answer = object.ask(event, argument, view: nil, at: position)
        log(event, position.place, answer: describe(answer as Any))
        return answer
    }

    /// Sends a notice if it is implemented.
    final func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: HeadlessView? = nil,
        at position: Scope.Position
    ) {
        guard isAnnounced(event), let object = occupant(of: event.facts.part) else { return }
        log(event, position.place)
        object.tell(event, argument, view: view, at: position)
    }

    /// The answer to a question that is not answered: the catalogue's default.
    final func ownAnswer<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, at position: Scope.Position
    ) -> Answer {
        event.fallback(EventSituation(host: self, argument: argument, position: position))
    }

    final func log(_ event: DelegateEvent, _ place: EventLocation, answer: @autoclosure () -> String? = nil) {
        guard keepsJournal else { return }
        journal.append(HeadlessJournal.Entry(event.name, at: place, answer: answer()))
    }

    /// Notes an exception that a list view would raise here. The caller goes on as safely as it can.
    final func raise(_ exception: HeadlessException) { exceptions.append(exception) }

    // MARK: What each list does its own way

    /// What a list view calls itself and its items in what it raises.
    var words: ListWords { .ofCollections }

    /// The object in a slot; nil for an empty slot.
    package func occupant(of slot: DelegatePart) -> (any HeadlessSlotObject)? {
        switch slot {
        case .prefetching: prefetchDataSource
        case .drag: dragDelegate
        case .drop: dropDelegate
        case .delegate, .dataSource: nil
        }
    }

    /// Puts an object in a slot; one that cannot be there leaves it empty.
    func setOccupant(_ object: AnyObject?, of slot: DelegatePart) {
        switch slot {
        case .prefetching: prefetchDataSource = object as? any HeadlessSlotObject
        case .drag: dragDelegate = object as? any HeadlessSlotObject
        case .drop: dropDelegate = object as? any HeadlessSlotObject
        case .delegate, .dataSource: break
        }
    }

    /// Makes the objects in the slots apply what is pending.
    func announceAction() {}

    /// Asks the data source how many items each section has; without one a list view shows one section without items.
    func askCounts() -> [Int] { [0] }

    /// A cell for an item whose cell the data source does not make.
    func placeholder() -> Kit.Cell { Kit.Cell() }

    /// Asks the data source for a cell; nil without one.
    func askCell(at item: IndexPath) -> Kit.Cell? { nil }

    /// How many items each section has, by the last counts the list asked for.
    var numbers: ItemNumbers { ItemNumbers([]) }

    /// How high everything is together, as far as heights are known.
    public var contentHeight: CGFloat { 0 }

    /// The top of an item that the list has.
    func top(of item: IndexPath) -> CGFloat { 0 }

    /// Everything within the window, in the order of the elements.
    var elementsInWindow: [HeadlessElement] { [] }

    /// Asks for the counts, and for where everything is, of new data.
    func load() {}

    /// Asks where everything is once more.
    func arrangeAgain() {}

    /// Whether a view of a kind of its own goes where the item at its place goes; else it stays with the section.
    func followsItem(_ elementKind: String) -> Bool { true }

    /// Asks where everything is if the layout is out of date, before a layout.
    func arrangeIfDue() {}

    /// Asks the delegate for the content offset after a batch.
    func adjustOffset() {}

    /// Does what a list does when it is idle, after a layout: cells are prepared, items prefetched.
    func idle() { prefetch() }

    /// The cell on screen at an index path, or prepared for it; nil when there is none.
    public func cell(at indexPath: IndexPath) -> Kit.Cell? { visible[.cell(indexPath)] as? Kit.Cell }

    /// How many items each section has, by the last counts the list asked for.
    package var itemCounts: [Int] { numbers.counts }

    /// Loads the data again. What is asked then, and when, is each list's own.
    public func reloadData() {
        needsReload = true
        setNeedsLayout()
    }

    /// Does a reload. Layouts and reloads that are requested meanwhile come after it.
    func reload() {
        suspendingLayout {
            inLayout {
                leaveForReload()
                load()
            }
        }
        settleAfterReload()
    }

    /// A cell for an item was dequeued.
    func didDequeue(_ cell: Kit.Cell, for item: IndexPath) {}

    /// A view beside the cells was dequeued.
    func didDequeue(_ view: Kit.Supplementary) {}

    /// The cell to show of what the data source returned.
    func accept(_ cell: Kit.Cell, _ request: CellRequest<Kit.Cell>?) -> Kit.Cell { cell }

    /// Takes a cell that was scrolled off the screen.
    func keep(_ cell: HeadlessView, of item: IndexPath) { pool.give(cell) }

    /// Asks for all sizes again, as a table view does at the end of an empty batch.
    package func askSizes() {
        guard mayChangeNow("ask for sizes", "No size was asked for") else { return }
        layOutIfPending()
        arrangeAgain()
        clampOffset()
        showVisible()
    }

    /// Cells were filled again where they are.
    func didReconfigure() {}

    /// A manager had cells filled again where they are.
    func didRefillCells() {}

    /// Takes another cell in the place of one that is kept off the screen.
    func replaceKept(_ cell: Kit.Cell, by other: Kit.Cell, at item: IndexPath) {}

    /// Asks for the attributes of an item's cell, before it is on screen.
    func setUp(_ cell: Kit.Cell, at item: IndexPath) { cell.isSelected = selection.contains(item) }

    /// Brings an item's cell on screen.
    func display(_ item: IndexPath) { displayNewCell(at: item) }

    /// Brings a header, a footer or another view on screen.
    func display(_ place: SupplementaryPlace) {}

    /// Tells that a header, a footer or another view has left the screen.
    func tellDidEndDisplaying(_ view: HeadlessView, at place: SupplementaryPlace) {}

    /// Moves what the list stores about items: selection, focus, prefetched items. An item that is
    /// reloaded loses its selection, without a notice.
    func moveMarks(_ places: HeadlessPlaces) {
        selection = HeadlessSelection(
            selectedItems.filter { !places.isReloaded(.cell($0)) }.compactMap(places.destination))
        focusedItem = focusedItem.flatMap(places.destination)
        touchedItem = touchedItem.flatMap(places.destination)
        prefetchedItems = Set(prefetchedItems.compactMap(places.destination))
        movePlaceholders(places)
    }

    /// Moves an item to another place of the same layout, as a finger does.
    func moveInLayout(_ source: IndexPath, to destination: IndexPath) {}

    /// Whether a batch may move items out of a section that it reloads, or into one; then everything is reloaded.
    var forgivesMovesInReloadedSections: Bool { false }

    /// Prefetching was switched off.
    func stopPrefetching() { prefetchedItems = [] }

    /// A batch is shown.
    func didPerformBatch() {}

    /// Whether the list is editing.
    public var isEditing: Bool { isInEditingMode }

    /// Whether an item may be lifted to be moved.
    func canLift(_ item: IndexPath) -> Bool { canMove(item) }

    /// The notice that an item was moved; nil for a list that moves none.
    var moveEvent: DelegateEvent? { nil }

    /// Sends the notice that an item was moved.
    func tellMoved(_ source: IndexPath, to target: IndexPath, cell: Kit.Cell?) {}

    /// The move that ``moveEvent`` reports, from its argument.
    func move(toldBy argument: Any, at source: IndexPath?) -> (source: IndexPath, target: IndexPath)? { nil }

    /// Asks where a moved item may land; nil if the question is not announced.
    func askTarget(of moving: HeadlessMovingItem, over proposed: IndexPath) -> IndexPath? { nil }

    /// Selects an item for a person who did not tap it; the others are deselected.
    /// - Returns: whether it was selected.
    @discardableResult
    func selectAsTapped(_ item: IndexPath) -> Bool { false }

    /// Asks for the preview that a menu is shown with.
    func askHighlightPreviews(of menu: HeadlessMenu) {
        _ = ask(events.previewForHighlightingContextMenu, menu, at: NoPosition())
    }

    /// Asks for the preview that a menu goes back to.
    func askDismissalPreviews(of menu: HeadlessMenu) {
        _ = ask(events.previewForDismissingContextMenu, menu, at: NoPosition())
    }

    /// Code scrolled to an item that the list does not have.
    func refuseToScroll(to item: IndexPath) {}

    /// Code selected or deselected an item that the list does not have.
    func refuseToSelect(_ item: IndexPath) {}
}

/// What a list view calls itself and its items, and the data source's method that makes a cell.
struct ListWords {
    let list: String
    let item: String
    let cellMethod: String
    let identifierLabel: String
    /// A list view's words for a view that it cannot dequeue.
    let dequeuingFails: (ViewKind) -> String
    /// The class that a view from a nib has to be of.
    let viewClass: (ViewKind) -> String
    /// A list view's words for a nib with another identifier; the mistake in one of them is its own.
    let mismatchingNib: String

    /// The item with its article.
    var anItem: String { item == "item" ? "an item" : "a \(item)" }

    @MainActor static let ofTables = ListWords(
        list: "table", item: "row", cellMethod: "cellForRow", identifierLabel: "Identifier",
        dequeuingFails: { "unable to dequeue \($0 == .cell ? "a cell" : "a header or footer")" },
        viewClass: { $0 == .cell ? "UITableViewCell" : "UITableViewHeaderFooterView" },
        mismatchingNib: "cell reuse indentifier in nib")
    @MainActor static let ofCollections = ListWords(
        list: "collection", item: "item", cellMethod: "cellForItem", identifierLabel: "ReuseIdentifier",
        dequeuingFails: { "could not dequeue a view of kind: \($0.elementKind ?? "UICollectionElementKindCell")" },
        viewClass: { _ in "UICollectionReusableView" }, mismatchingNib: "view reuse identifier in nib")
}
