public import DeputyLists
public import Foundation

/// A collection without a screen: it asks, makes, reuses and shows cells as a collection view does, anywhere Swift runs.
///
/// Its questions and notices are recorded in its ``HeadlessList/journal``. Gestures (``tap(_:)``, ``press(_:at:)``, …) send the
/// events that a person's would; for every other event there is `send`. Where a collection view raises, this one notes the
/// exception in ``HeadlessList/exceptions`` and goes on.
///
/// Cells are prepared before they show, as a collection view does: the data source is asked early, and `willDisplay` comes
/// when the cell is on screen. A cell that was scrolled off is kept for a while, and comes back as it is.
///
/// ```swift
/// let collection = HeadlessCollection()
/// let manager = CollectionManager(collection)
/// …
/// collection.tap(IndexPath(item: 0, section: 0))
/// print(collection.journal)
/// ```
@MainActor
public final class HeadlessCollection: HeadlessList<HeadlessCollections>, CollectionHost, _HeadlessCollectionMember {
    /// Itself.
    public var _kitList: HeadlessCollection { self }

    /// The width of the window the content is seen through.
    public let width: CGFloat
    /// The titles of the index at the side, asked on each reload.
    public internal(set) var indexTitles: [String] = []
    /// The items that the context menu that is shown is for; empty for none, or for a menu of the background.
    public internal(set) var menuItems: [IndexPath] = []

    /// Where everything is, by the last answer of the layout.
    var arrangement = HeadlessArrangement() {
        didSet { isSettled = false }
    }
    /// The flow layout that asks how large everything is; nil while none does.
    var askingLayout: HeadlessLayout?
    /// Whether the layout has to be asked again.
    var isLayoutDue = true
    var itemNumbers = ItemNumbers([])
    /// The cells off screen that are ready for their items: not shown yet, or shown before.
    var kept: [IndexPath: HeadlessCollectionCell] = [:]
    /// The views beside the cells that were dequeued while one is made; nil otherwise.
    var dequeuedViews: [HeadlessReusableView]?

    /// A collection with a window of this size, and a layout.
    public init(width: CGFloat = 320, height: CGFloat = 480, layout: HeadlessLayout? = nil) {
        self.width = width
        self.layout = layout ?? HeadlessFlowLayout()
        super.init(height: height)
        self.layout.collection = self
    }

    /// Decides where the views are. Setting another arranges everything again at the next layout, and the delegate may
    /// choose the content offset.
    public var layout: HeadlessLayout {
        didSet { didChangeLayout(from: oldValue) }
    }
    /// The object that is asked about sizes, looks and gestures, held weakly. Setting a slot asks `responds(to:)` for every event
    /// of its protocols and keeps the answers; setting the same object again asks nothing, as with a collection view.
    public weak var delegate: (any HeadlessCollectionDelegate)? {
        didSet {
            didSet(.delegate, delegate, from: oldValue)
            if delegate !== oldValue { invalidateLayout() }
        }
    }
    /// The object that is asked for items, held weakly. Setting it shows everything again at the next layout. When it
    /// dies, the collection shows one empty section.
    public weak var dataSource: (any HeadlessCollectionDataSource)? {
        didSet {
            didSet(.dataSource, dataSource, from: oldValue)
            makesSupplementaries = dataSource?.responds(toSelector: Self.supplementarySelector) == true
        }
    }
    /// Whether the data source said that it makes supplementary views, when it was set.
    var makesSupplementaries = false
    static let supplementarySelector = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"

    // MARK: What a collection does its own way

    package override func occupant(of slot: DelegatePart) -> (any HeadlessSlotObject)? {
        switch slot {
        case .delegate: delegate
        case .dataSource: dataSource
        case .prefetching, .drag, .drop: super.occupant(of: slot)
        }
    }

    override func setOccupant(_ object: AnyObject?, of slot: DelegatePart) {
        switch slot {
        case .delegate: delegate = object as? any HeadlessCollectionDelegate
        case .dataSource: dataSource = object as? any HeadlessCollectionDataSource
        case .prefetching, .drag, .drop: super.setOccupant(object, of: slot)
        }
    }

    override func announceAction() {
        delegate?.collectionWillAct(self)
        if dataSource !== delegate { dataSource?.collectionWillAct(self) }
    }

    override func askCounts() -> [Int] {
        guard let dataSource else { return super.askCounts() }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collection(self, numberOfItemsInSection: $0))
        }
    }

    override func askCell(at item: IndexPath) -> HeadlessCollectionCell? {
        dataSource?.collection(self, cellForItemAt: item)
    }

    /// It is dequeued, as every cell of a collection view must be.
    override func placeholder() -> HeadlessCollectionCell {
        let cell = takePlaceholder()
        handOut(cell)
        return cell
    }

    func takePlaceholder() -> HeadlessCollectionCell {
        let cell = pool.take(HeadlessCollectionPlaceholder.self, HeadlessCollectionPlaceholder.key)
        return cell as? HeadlessCollectionCell ?? HeadlessCollectionPlaceholder()
    }

    override var numbers: ItemNumbers { itemNumbers }

    /// While a reload is due the data source is asked, as a collection view does when it has to know; in the middle of a
    /// layout the reload waits, and the layout uses the old counts.
    package override var itemCounts: [Int] { needsReload && !isInLayout ? askCounts() : numbers.counts }

    public override var contentHeight: CGFloat { arrangement.height }

    override func top(of item: IndexPath) -> CGFloat { arrangement.frame(of: .cell(item))?.minY ?? contentOffset }

    override var elementsInWindow: [HeadlessElement] {
        arrangement.elements(from: contentOffset, to: contentOffset + height)
    }

    /// Marks everything for a reload at the next layout; counts are asked when they are needed.
    ///
    /// The selection is emptied at once, without a notice.
    public override func reloadData() {
        deselectAll()
        super.reloadData()
    }

    override func reload() {
        releaseKept()
        super.reload()
    }

    override func load() {
        itemNumbers = ItemNumbers(askCounts())
        arrange()
        clampOffset()
        indexTitles = (ask(events.indexTitles, (), at: NoPosition()) ?? nil) ?? []
    }

    override func arrangeAgain() {
        itemNumbers = ItemNumbers(askCounts())
        arrange()
    }

    override func arrangeIfDue() {
        guard isLayoutDue else { return }
        arrange()
        clampOffset()
    }

    /// At the next layout, as with a collection view whose layout is invalidated.
    package override func askSizes() { invalidateLayout() }

    // What cells show now may need another size, and a layout keeps those it was told.
    override func didRefillCells() { askSizes() }

    override func adjustOffset() { askOffset() }

    override func idle() {
        prepareCells()
        super.idle()
    }

    public override func cell(at indexPath: IndexPath) -> HeadlessCollectionCell? {
        super.cell(at: indexPath) ?? kept[indexPath]
    }

    override func setUp(_ cell: HeadlessCollectionCell, at item: IndexPath) {
        if isEditing { _ = ask(events.canEdit, (), at: item) }
        super.setUp(cell, at: item)
    }

    override func didDequeue(_ view: HeadlessReusableView) { dequeuedViews?.append(view) }

    override func accept(
        _ cell: HeadlessCollectionCell, _ request: CellRequest<HeadlessCollectionCell>?
    ) -> HeadlessCollectionCell {
        checked(cell, request)
    }

    override func display(_ item: IndexPath) {
        guard let cell = kept.removeValue(forKey: item) else { return displayNewCell(at: item) }
        show(cell, at: item)
    }

    override func display(_ place: SupplementaryPlace) { displaySupplementary(place) }

    override func tellDidEndDisplaying(_ view: HeadlessView, at place: SupplementaryPlace) {
        tell(events.didEndDisplayingSupplementaryView, (), view: view, at: place.path)
    }

    override func keep(_ cell: HeadlessView, of item: IndexPath) {
        guard isPrefetchingEnabled, let cell = cell as? HeadlessCollectionCell else { return pool.give(cell) }
        kept[item] = cell
    }

    override func replaceKept(
        _ cell: HeadlessCollectionCell, by other: HeadlessCollectionCell, at item: IndexPath
    ) {
        kept[item] = other
        pool.give(cell)
    }

    override func followsItem(_ elementKind: String) -> Bool { layout.followsItem(elementKind) }

    /// Cells that are kept off screen go back to the pool, without an event.
    override func moveMarks(_ places: HeadlessPlaces) {
        super.moveMarks(places)
        releaseKept()
        menuItems = menuItems.compactMap(places.destination)
    }

    /// The layout is asked when the data has followed.
    override func moveInLayout(_ source: IndexPath, to destination: IndexPath) {
        var counts = itemNumbers.counts
        counts[source[0]] -= 1
        counts[destination[0]] += 1
        itemNumbers = ItemNumbers(counts)
        isLayoutDue = true
    }

    override var moveEvent: DelegateEvent? { events.moveItemAtTo }

    override func tellMoved(_ source: IndexPath, to target: IndexPath, cell: HeadlessCollectionCell?) {
        tell(events.moveItemAtTo, (source, target), at: NoPosition())
    }

    override func move(toldBy argument: Any, at source: IndexPath?) -> (source: IndexPath, target: IndexPath)? {
        argument as? (IndexPath, IndexPath)
    }

    override func askTarget(of moving: HeadlessMovingItem, over proposed: IndexPath) -> IndexPath? {
        target(of: moving, over: proposed)
    }

    override func askHighlightPreviews(of menu: HeadlessMenu) { askPreviews(events.highlightPreview, of: menu) }

    override func askDismissalPreviews(of menu: HeadlessMenu) { askPreviews(events.dismissalPreview, of: menu) }

    override func stopPrefetching() {
        super.stopPrefetching()
        releaseKept()
    }

    override func selectAsTapped(_ item: IndexPath) -> Bool {
        interaction.allowsSelection(isEditing: isEditing) && select(item)
    }

    override func refuseToScroll(to item: IndexPath) { raiseOutOfBounds("scroll to", item) }

    override func refuseToSelect(_ item: IndexPath) { raiseOutOfBounds("modify the selection of", item) }
}
