import DeputyLists
import Foundation

/// A list without a screen: what ``HeadlessTable`` and ``HeadlessCollection`` share.
///
/// It has the five slots, asks and tells what is announced, keeps the journal, makes cells and uses them again, and takes
/// batches, selection, focus, menus, drags and moves.
@MainActor
public class HeadlessList<Kit: HeadlessKit> {
    // What the list consists of are values that decide (`State/`). Its extensions carry out what they say.

    /// The titles of the index at the side, asked on each reload. A batch leaves them as they are, as with a table view.
    public internal(set) var indexTitles: [String] = []

    /// Stored, because a computed property would copy a hundred references at each use.
    let events = SharedCatalogue<Kit.Events>.shared.events
    var record = HeadlessRecord()
    var slots: SlotState
    var screen: Screen
    var animating = AnimationState()
    var schedule = LayoutSchedule()
    var making = CellMaking<Kit.Cell>()
    /// What may be selected and focused, and when.
    var interaction = _ListInteractionSettings()

    // What a list view's other settings allow.

    /// Whether items can be dragged; true by default, as on an iPad. If false no drag begins, even if the delegate gives items.
    public var dragInteractionEnabled = true
    /// Whether a drag that rests over an item can open it; false by default. No header says so of a list view; apps that use it set it.
    public var isSpringLoaded = false
    /// Whether a finger scrolls the content; true by default. Code scrolls it in any case.
    public var isScrollEnabled = true
    /// Whether a tap on the status bar scrolls to the top; true by default.
    public var scrollsToTop = true
    /// Whether the list sends `prefetch` for the items it will need soon, and a collection makes their cells; true by default.
    /// Setting it to false forgets them, without a notice.
    public var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { forgetPrefetched() } }
    }

    // What is under way.

    var selection = SelectionState()
    var focusing = FocusState()
    var editing = EditingState()
    var scrolling = ScrollState()
    var menus = MenuState()
    var dragging = DragState()
    /// The item that is being moved, and where it is; nil for none.
    var moving: MovingItem?
    var prefetching = PrefetchState()

    init(height: CGFloat) {
        screen = Screen(height: height)
        slots = SlotState(springLoading: events.shouldSpringLoad)
    }

    // MARK: What each list does its own way

    /// What a list view calls itself and its items in what it raises.
    var words: ListWords { .ofCollections }

    /// The object in the delegate's slot; one that cannot be there leaves it empty.
    var anyDelegate: (any HeadlessSlotObject)? {
        get { nil }
        set {}
    }

    /// The object in the data source's slot; one that cannot be there leaves it empty.
    var anyDataSource: (any HeadlessSlotObject)? {
        get { nil }
        set {}
    }

    /// Makes the delegate and the data source apply what is pending.
    func announceAction() {}

    /// Asks the data source how many sections there are; nil without one.
    func askSectionCount() -> Int? { nil }

    /// Asks the data source how many items a section has.
    func askItemCount(inSection section: Int) -> Int { 0 }

    /// Asks the data source for a cell; nil without one.
    func askCell(at item: IndexPath) -> Kit.Cell? { nil }

    /// A cell for an item whose cell the data source does not make.
    func placeholder() -> Kit.Cell { Kit.Cell() }

    /// The cell to show of what the data source returned.
    func accept(_ cell: Kit.Cell, _ request: CellRequest<Kit.Cell>?) -> Kit.Cell { cell }

    /// A cell for an item was dequeued.
    func didDequeue(_ cell: Kit.Cell, for item: IndexPath) {}

    /// Asks for the attributes of an item's cell, before it is on screen.
    func askAttributes(of cell: Kit.Cell, at item: IndexPath) {}

    /// A cell comes on screen: where its item's size is not known before, it is the one that fits.
    func measure(_ cell: Kit.Cell, at item: IndexPath) {}

    /// Whether cells that have left the screen stay ready for their items.
    var keepsCells: Bool { false }

    /// Makes the cells that come next.
    func prepareCells() {}

    /// Brings a header, a footer or another view on screen.
    func display(_ place: SupplementaryPlace) {}

    /// Tells that a header, a footer or another view has left the screen.
    func tellDidEndDisplaying(_ view: HeadlessView, at place: SupplementaryPlace) {}

    // MARK: Where everything is

    /// How many items each section has, by the last counts the list asked for.
    var numbers: ItemNumbers { ItemNumbers([]) }

    /// How high everything is together, as far as heights are known.
    var laidOutHeight: CGFloat { 0 }

    /// The top of an item that the list has.
    func top(of item: IndexPath) -> CGFloat { 0 }

    /// Where something is that is on screen.
    func frame(of element: HeadlessElement) -> CGRect { .zero }

    /// Everything within the window, in the order of the elements.
    var elementsInWindow: [HeadlessElement] { [] }

    /// Asks for the counts, and for where everything is, of new data.
    func load() {}

    /// Asks where everything is after a batch.
    func arrangeAgain(_ places: HeadlessPlaces) {}

    /// Asks where everything is if the layout is out of date, before a layout.
    func arrangeIfDue() {}

    /// Asks for all sizes again, as a table view does at the end of an empty batch.
    package func askSizes() {}

    /// Asks the delegate for the content offset after a batch.
    func adjustOffset() {}

    /// Moves an item to another place of the same layout, as a finger does.
    func moveInLayout(_ source: IndexPath, to destination: IndexPath) {}

    /// Makes room for an item in the same layout, as a placeholder has it.
    func insertInLayout(_ item: IndexPath) {}

    /// Whether a view of a kind of its own goes where the item at its place goes; else it stays with the section.
    func followsItem(_ elementKind: String) -> Bool { true }

    // MARK: Reloads and batches

    /// Whether ``reloadData()`` reloads at once, as in a table view; else it only marks everything.
    var reloadsAtOnce: Bool { false }

    /// A reload begins.
    func willReload() {}

    /// Whether a batch may move items out of a section that it reloads, or into one; then everything is reloaded.
    var forgivesMovesInReloadedSections: Bool { false }

    /// Whether the first item in the window stays where it is on screen in a batch, as in a table view with estimated heights. A flow
    /// layout leaves the offset as it is.
    var keepsItemsInPlace: Bool { true }

    /// A batch is shown.
    func didPerformBatch() {}

    /// Cells were filled again where they are.
    func didReconfigure() {}

    /// A manager had cells filled again where they are.
    func didRefillCells(at items: [IndexPath]) {}

    // MARK: Gestures

    /// Taps an item that is within reach.
    func tapReached(_ item: IndexPath) -> Bool { false }

    /// The place that a title of the index leads to, as the delegate says; without it the section of the same number.
    func askPlace(ofIndexTitle number: Int) -> IndexPath { [number, 0] }

    /// Scrolls to a place of the index; false if there is none.
    func scroll(toIndexed place: IndexPath) -> Bool { false }

    /// Drags with two fingers over items, the first of which is within reach.
    func dragReached(from first: IndexPath, through last: IndexPath) -> Bool { false }

    /// Selects an item for a person who did not tap it; the others are deselected.
    /// - Returns: whether it was selected.
    @discardableResult
    func selectAsTapped(_ item: IndexPath) -> Bool { false }

    /// Begins or ends editing.
    func setEditing(_ editing: Bool) {}

    /// Taps a swipe action by its title.
    /// - Returns: whether there is one.
    func performSwipeAction(_ title: String) -> Bool { false }

    /// Makes a gesture of a recording that only this kind of list has.
    func performOfKit(_ gesture: ReplayGesture) {}

    /// Whether a press on one of several selected items is for all of them.
    var hasMenusOfSeveral: Bool { false }

    /// Asks for the context menu of some items.
    func askMenu(of items: [IndexPath], at point: CGPoint) -> HeadlessMenu? { nil }

    /// Asks for the previews that a menu is shown with, or goes back to.
    func askPreviews(of menu: HeadlessMenu, _ moment: MenuMoment) {}

    /// Whether an item that may be moved has something to lift it by.
    func mayLift(_ item: IndexPath) -> Bool { true }

    /// Where items are on screen while one is held, if that is elsewhere than in the data.
    var heldPlaces: HeadlessPlaces? { nil }

    /// The notice that an item was moved; nil for a list that moves none.
    var moveEvent: DelegateEvent? { nil }

    /// Sends the notice that an item was moved.
    func tellMoved(_ source: IndexPath, to target: IndexPath) {}

    /// The move that ``moveEvent`` reports, from its argument.
    func move(toldBy argument: Any, at source: IndexPath?) -> (source: IndexPath, target: IndexPath)? { nil }

    /// Whether a drag over the list opens a gap that is an update of its own.
    var opensGaps: Bool { true }

    /// An item that was moved has come to rest.
    func didSettle(_ item: IndexPath) {}

    /// Asks where a moved item may land; nil if the question is not announced.
    func askTarget(of moving: MovingItem, over proposed: IndexPath) -> IndexPath? { nil }

    /// What is on screen, as lines of text.
    func drawnLines(_ columns: Int) -> [String] { [] }
}
