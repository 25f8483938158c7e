public import DeputyLists
public import Foundation

/// A table without a screen: it asks, makes, reuses and shows cells as a table view does, anywhere Swift runs.
///
/// Its questions and notices are recorded in its ``journal``. Gestures (``tap(_:)``, ``delete(_:)``, …) send the events that a
/// person's would: the table asks whether the event is implemented, then asks, then tells. For every other event there is
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
public final class HeadlessTable: HeadlessList<HeadlessTables>, TableHost, _HeadlessTableMember {
    /// Itself.
    public var _kitList: HeadlessTable { self }

    /// The height of a row if the delegate does not answer, or the answer is ``automaticDimension``: a headless cell has no size.
    public var rowHeight: CGFloat = 44
    /// How high rows are taken to be until they come near the screen; ``automaticDimension`` takes them for ``rowHeight``.
    ///
    /// As with a table view, `heightForCell` is asked for the rows that come near the screen, and of the others only this
    /// estimate is known. With 0, every row is asked for at each reload. The estimate is a number, so the same rows are asked in
    /// every run, and a million rows cost as much as one until a height differs from it.
    public var estimatedRowHeight = HeadlessTable.automaticDimension
    /// The height of headers if the delegate does not answer; ``automaticDimension`` gives a section that has a header 28.
    public var sectionHeaderHeight = HeadlessTable.automaticDimension
    /// The height of footers if the delegate does not answer; ``automaticDimension`` gives a section that has a footer 28.
    public var sectionFooterHeight = HeadlessTable.automaticDimension
    /// The height that lets the table choose.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The row whose swipe actions are shown; nil for none.
    public internal(set) var swipedRow: IndexPath?
    /// The actions of the swiped row that are shown; nil for none. ``perform(_:)`` taps one.
    public internal(set) var swipeActions: HeadlessSwipeActions?
    /// The titles of the index at the side, asked on each reload and in ``reloadSectionIndexTitles()``. A batch leaves them as
    /// they are, as with a table view.
    public internal(set) var indexTitles: [String] = []

    /// Counts the swipes, so that an action that is done late closes its own only.
    var swipeNumber = 0
    var layout = HeadlessTableLayout() {
        didSet { isSettled = false }
    }

    /// A table with a window of this height.
    public override init(height: CGFloat = 480) { super.init(height: height) }

    /// The object that is asked about looks and selection, held weakly. Setting a slot asks `responds(to:)` for every event of
    /// its protocol and keeps the answers; setting the same object again asks nothing, as with a table view.
    public weak var delegate: (any HeadlessTableDelegate)? {
        didSet { didSet(.delegate, delegate, from: oldValue) }
    }
    /// The object that is asked for rows, held weakly. Setting it shows everything again at the next layout: selection
    /// and an open swipe end then. When it dies, the table shows one empty section.
    public weak var dataSource: (any HeadlessTableDataSource)? {
        didSet { didSet(.dataSource, dataSource, from: oldValue) }
    }

    // MARK: What a table does its own way

    override var words: ListWords { .ofTables }

    override func refuseToScroll(to item: IndexPath) {
        let rows = item.first.map { numberOfRows(inSection: $0) } ?? 0
        raise(
            HeadlessException(
                "Attempted to scroll the table view to an out-of-bounds row (\(item.last ?? -1)) when there are only "
                    + "\(rows) rows in section \(item.first ?? -1).",
                at: .row(item), facts: ["Nothing was done."]))
    }

    package override func occupant(of slot: DelegatePart) -> (any HeadlessSlotObject)? {
        switch slot {
        case .delegate: delegate
        case .dataSource: dataSource
        case .prefetching, .drag, .drop: super.occupant(of: slot)
        }
    }

    override func setOccupant(_ object: AnyObject?, of slot: DelegatePart) {
        switch slot {
        case .delegate: delegate = object as? any HeadlessTableDelegate
        case .dataSource: dataSource = object as? any HeadlessTableDataSource
        case .prefetching, .drag, .drop: super.setOccupant(object, of: slot)
        }
    }

    override func announceAction() {
        delegate?.tableWillAct(self)
        if dataSource !== delegate { dataSource?.tableWillAct(self) }
    }

    override func askCounts() -> [Int] {
        guard let dataSource else { return super.askCounts() }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.table(self, numberOfRowsInSection: $0))
        }
    }

    /// The cell on screen at an index path; nil when there is none. An index path without exactly two numbers is no row: a table
    /// view raises an exception for it, which is here in ``HeadlessList/exceptions``.
    public override func cell(at indexPath: IndexPath) -> HeadlessCell? {
        guard indexPath.count == 2 else {
            raise(
                HeadlessException(
                    "Invalid index path for use with UITableView. Index paths passed to table view must contain exactly "
                        + "two indices specifying the section and row.",
                    at: .row(indexPath), facts: ["There is no cell there."]))
            return nil
        }
        return super.cell(at: indexPath)
    }

    override func askCell(at row: IndexPath) -> HeadlessCell? { dataSource?.table(self, cellForRowAt: row) }

    /// It is not dequeued, so it is set up when it is returned.
    override func placeholder() -> HeadlessCell {
        pool.take(HeadlessPlaceholder.self, HeadlessPlaceholder.key) as? HeadlessCell ?? HeadlessPlaceholder()
    }

    override var numbers: ItemNumbers { layout.numbers }

    /// How high all rows, headers and footers are together, as far as their heights are known.
    public override var contentHeight: CGFloat { layout.height }

    override func top(of row: IndexPath) -> CGFloat { layout.frame(of: row).top }

    override var elementsInWindow: [HeadlessElement] {
        layout.elements(from: contentOffset, to: contentOffset + height)
    }

    /// Asks for the counts and heights, and for the titles of the index. Cells are asked for at the next layout.
    ///
    /// In the middle of a layout that waits until the layout is over.
    ///
    /// As with a table view, everything leaves the screen, the selection is emptied without a notice, an open swipe is
    /// closed with its notices, and outstanding prefetching is cancelled. The row with focus keeps it if it still exists. A
    /// manager restores the selection of the rows that are still there after a reload of its own.
    public override func reloadData() {
        if isInLayout { super.reloadData() } else { reload() }
    }

    override func reload() {
        endSwipe()
        super.reload()
    }

    override func load() {
        layout = makeLayout()
        clampOffset()
        reloadSectionIndexTitles()
    }

    override func arrangeAgain() { makeLayoutAnew() }

    override func didReconfigure() { askSizes() }

    override func didDequeue(_ cell: HeadlessCell, for row: IndexPath) { setUpEarly(cell, at: row) }

    /// Asks for the attributes of a row's cell, in a table view's order.
    override func setUp(_ cell: HeadlessCell, at row: IndexPath) {
        if let level = ask(events.indentationLevelForCell, (), at: row) { cell.indentationLevel = level }
        setUpEditing(at: row)
        if let type = ask(events.accessoryType, (), at: row) { cell.accessoryType = type }
        super.setUp(cell, at: row)
    }

    override func display(_ place: SupplementaryPlace) { display(headerOrFooter: place) }

    override func tellDidEndDisplaying(_ view: HeadlessView, at place: SupplementaryPlace) {
        if place.kind == .header {
            tell(events.didEndDisplayingHeaderView, (), view: view, at: place.section)
        } else {
            tell(events.didEndDisplayingFooterView, (), view: view, at: place.section)
        }
    }

    override func moveMarks(_ places: HeadlessPlaces) {
        super.moveMarks(places)
        swipedRow = swipedRow.flatMap(places.destination)
    }

    override func moveInLayout(_ source: IndexPath, to destination: IndexPath) {
        layout.moveRow(source, to: destination)
    }

    override var forgivesMovesInReloadedSections: Bool { true }

    override func didPerformBatch() {
        if swipedRow == nil, swipeActions != nil { swipedRowIsGone() }
    }

    /// Whether the table is editing: since ``beginEditing()``, or because the actions of a row are open.
    public override var isEditing: Bool { super.isEditing || swipedRow != nil }

    override func canLift(_ row: IndexPath) -> Bool { canEdit(row) && canMove(row) }

    override var moveEvent: DelegateEvent? { events.moveRowTo }

    override func tellMoved(_ source: IndexPath, to target: IndexPath, cell: HeadlessCell?) {
        tell(events.moveRowTo, target, view: cell, at: source)
    }

    override func move(toldBy argument: Any, at source: IndexPath?) -> (source: IndexPath, target: IndexPath)? {
        guard let source, let target = argument as? IndexPath else { return nil }
        return (source, target)
    }

    override func askTarget(of moving: HeadlessMovingItem, over proposed: IndexPath) -> IndexPath? {
        ask(events.targetIndexPathForMove, proposed, at: moving.source)
    }

    override func selectAsTapped(_ row: IndexPath) -> Bool {
        interaction.allowsSelection(isEditing: isEditing) && select(row, alone: true) != nil
    }
}
