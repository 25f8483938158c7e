public import DeputyLists
public import Foundation

/// A table without a screen: it asks, makes, reuses and shows cells as a table view does, anywhere Swift runs.
///
/// Its questions and notices are recorded in its ``HeadlessList/journal``. Gestures (``HeadlessList/tap(_:)``,
/// ``delete(_:)``, …) send the events that a person's would: the table asks whether the event is implemented, then asks,
/// then tells. For every other event there is
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

    /// The height of a row if the delegate does not answer. With ``automaticDimension``, or an answer of that, the height of a row fits
    /// its cell (``HeadlessView/sizeThatFits(_:)``), which has 44 unless it says otherwise.
    public var rowHeight: CGFloat = 44
    /// How high rows are taken to be until they come near the screen; ``automaticDimension`` takes them for ``rowHeight``.
    ///
    /// As with a table view, `heightForCell` is asked for the rows that come near the screen, and of the others only this
    /// estimate is known. With 0, every row is asked for at each reload. The estimate is a number, so the same rows are asked in
    /// every run, and a million rows cost as much as one until a height differs from it.
    public var estimatedRowHeight = HeadlessTable.automaticDimension
    /// The height of headers if the delegate does not answer. With ``automaticDimension``, or an answer of that, it fits the view
    /// (``HeadlessView/sizeThatFits(_:)``), which has 28 unless it says otherwise, as a title has.
    public var sectionHeaderHeight = HeadlessTable.automaticDimension
    /// The height of footers, as ``sectionHeaderHeight``.
    public var sectionFooterHeight = HeadlessTable.automaticDimension
    /// How high headers of an automatic height are taken to be until they come on screen. With 0, headers have 28 and fit nothing: a table
    /// view sizes its headers only where this is not 0.
    public var estimatedSectionHeaderHeight = HeadlessTable.automaticDimension
    /// How high footers are taken to be, as ``estimatedSectionHeaderHeight``.
    public var estimatedSectionFooterHeight = HeadlessTable.automaticDimension
    /// The height that lets the table choose.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// How often everything was arranged.
    var arrangements = 0
    var layout = HeadlessTableLayout() {
        didSet { screen.isSettled = false }
    }

    /// Whether every section has room above and below its rows, also without a header or footer, and for a height of 0. A height of
    /// `leastNormalMagnitude` takes it away.
    public let isGrouped: Bool

    /// A table with a window of this height, plain or grouped.
    public init(height: CGFloat = 480, isGrouped: Bool = false) {
        self.isGrouped = isGrouped
        super.init(height: height)
    }

    /// The object that is asked about looks and selection, held weakly. Setting a slot asks `responds(to:)` for every event of
    /// its protocol and keeps the answers; setting the same object again asks nothing, as with a table view.
    public weak var delegate: (any HeadlessTableDelegate)? {
        didSet {
            let estimated = estimatesRowHeights
            didSet(.delegate, delegate, from: oldValue)
            if estimatesRowHeights != estimated { isMeasuringDue = true }
        }
    }
    /// Whether rows are measured again at the next layout, as a table view does when a delegate begins or ends estimating.
    var isMeasuringDue = false
    /// The object that is asked for rows, held weakly. Setting it shows everything again at the next layout: selection
    /// and an open swipe end then. When it dies, the table shows one empty section.
    public weak var dataSource: (any HeadlessTableDataSource)? {
        didSet { didSet(.dataSource, dataSource, from: oldValue) }
    }

    // MARK: What a table does its own way

    override var words: ListWords { .ofTables }

    override var anyDelegate: (any HeadlessSlotObject)? {
        get { delegate }
        set { delegate = newValue as? any HeadlessTableDelegate }
    }

    override var anyDataSource: (any HeadlessSlotObject)? {
        get { dataSource }
        set { dataSource = newValue as? any HeadlessTableDataSource }
    }

    override func announceAction() {
        delegate?.tableWillAct(self)
        if dataSource !== delegate { dataSource?.tableWillAct(self) }
    }

    override func askSectionCount() -> Int? { dataSource?.numberOfSections(in: self) }

    override func askItemCount(inSection section: Int) -> Int {
        dataSource?.table(self, numberOfRowsInSection: section) ?? 0
    }

    override func askCell(at row: IndexPath) -> HeadlessCell? { dataSource?.table(self, cellForRowAt: row) }

    /// It is not dequeued, so it is set up when it is returned.
    override func placeholder() -> HeadlessCell {
        making.pool.take(HeadlessPlaceholder.self, HeadlessPlaceholder.key) as? HeadlessCell ?? HeadlessPlaceholder()
    }

    override func didDequeue(_ cell: HeadlessCell, for row: IndexPath) { setUpEarly(cell, at: row) }

    override func askAttributes(of cell: HeadlessCell, at row: IndexPath) { askRowAttributes(of: cell, at: row) }

    override func measure(_ cell: HeadlessCell, at row: IndexPath) {
        if cell.fitsRow { setHeight(fittingHeight(of: cell), ofRowAt: row) }
    }

    override func display(_ place: SupplementaryPlace) { display(headerOrFooter: place) }

    override func tellDidEndDisplaying(_ view: HeadlessView, at place: SupplementaryPlace) {
        tellDidEndDisplaying(view, headerOrFooter: place)
    }

    override var numbers: ItemNumbers { layout.numbers }

    override var laidOutHeight: CGFloat { layout.height }

    override var keepsItemsInPlace: Bool { estimatesRowHeights }

    override func top(of row: IndexPath) -> CGFloat { layout.frame(of: row).top }

    override func frame(of element: HeadlessElement) -> CGRect {
        guard let row = element.item, layout.contains(row) else { return .zero }
        let (top, end) = layout.frame(of: row)
        return CGRect(x: 0, y: top, width: 0, height: end - top)
    }

    override var elementsInWindow: [HeadlessElement] {
        layout.elements(from: contentOffset, to: contentOffset + height)
    }

    override var reloadsAtOnce: Bool { true }

    override func willReload() { closeSwipe() }

    override func load() {
        isMeasuringDue = false
        layout = makeLayout()
        arrangements += 1
        clampOffset()
        reloadSectionIndexTitles()
    }

    override func arrangeAgain(_ places: HeadlessPlaces) { makeLayoutAnew() }

    override func arrangeIfDue() {
        guard isMeasuringDue else { return }
        isMeasuringDue = false
        makeLayoutAnew()
        clampOffset()
    }

    package override func askSizes() { askHeights() }

    override func didReconfigure() { askHeights() }

    override func moveInLayout(_ source: IndexPath, to destination: IndexPath) {
        layout.moveRow(source, to: destination)
    }

    override func insertInLayout(_ row: IndexPath) {
        let height = rows(row[1]..<row[1] + 1, in: row[0]).height(of: 0)
        // Whoever was asked may have had another data source shown.
        guard layout.sections.indices.contains(row[0]) else { return }
        layout.change { $0[row[0]].rows.insert(height, at: row[1]) }
    }

    override var forgivesMovesInReloadedSections: Bool { true }

    override func didPerformBatch() { endSwipeOfDeletedRow() }

    override func tapReached(_ row: IndexPath) -> Bool { tapRow(row) }
    override func askPlace(ofIndexTitle number: Int) -> IndexPath { [askSection(ofIndexTitle: number), 0] }
    override func scroll(toIndexed place: IndexPath) -> Bool { scroll(toSection: place[0]) }
    override func dragReached(from first: IndexPath, through last: IndexPath) -> Bool {
        dragOverRows(from: first, through: last)
    }

    override func selectAsTapped(_ row: IndexPath) -> Bool { allowsSelectionNow && select(row, alone: true) != nil }

    override func setEditing(_ editing: Bool) { setEditingMode(editing) }

    override func performSwipeAction(_ title: String) -> Bool { tapSwipeAction(title) }

    override func performOfKit(_ gesture: ReplayGesture) { performOfTable(gesture) }

    override func askMenu(of rows: [IndexPath], at point: CGPoint) -> HeadlessMenu? {
        rows.first.flatMap { ask(events.contextMenuConfiguration, point, at: $0) ?? nil }
    }

    override func askPreviews(of menu: HeadlessMenu, _ moment: MenuMoment) { askPreview(of: menu, moment) }

    override func mayLift(_ row: IndexPath) -> Bool {
        guard !editing.isInMode else { return canEdit(row) }
        note("outside editing a row has no reorder control: begin editing first, or drag and drop it", at: .row(row))
        return false
    }

    override var moveEvent: DelegateEvent? { events.moveRowTo }

    override func tellMoved(_ source: IndexPath, to target: IndexPath) {
        tell(events.moveRowTo, target, at: source)
    }

    override func move(toldBy argument: Any, at source: IndexPath?) -> (source: IndexPath, target: IndexPath)? {
        guard let source, let target = argument as? IndexPath else { return nil }
        return (source, target)
    }

    override func askTarget(of moving: MovingItem, over proposed: IndexPath) -> IndexPath? {
        ask(events.targetIndexPathForMove, proposed, at: moving.source)
    }

    override func drawnLines(_ columns: Int) -> [String] { screen.views.keys.sorted().map(drawnText) }
}
