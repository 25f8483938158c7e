public import DeputyLists
public import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A collection without a screen: it asks, makes, reuses and shows cells as a collection view does, anywhere Swift runs.
///
/// Its questions and notices are recorded in its ``HeadlessList/journal``. Gestures (``HeadlessList/tap(_:)``,
/// ``HeadlessList/press(_:at:)``, …) send the events that a person's would; for every other event there is `send`. Where a
/// collection view raises, this one notes the exception in ``HeadlessList/exceptions`` and goes on.
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

    /// The width of the window the content is seen through. Another one, as of a rotated screen, arranges everything again, and asks nobody: a
    /// flow layout takes the sizes that it has, until ``invalidateLayout()``.
    public var width: CGFloat {
        didSet { if width != oldValue { didChangeWidth() } }
    }

    /// Where everything is, by the last answer of the layout.
    var arrangement = HeadlessArrangement() {
        didSet { screen.isSettled = false }
    }
    /// The flow layout that asks how large everything is; nil while none does.
    var askingLayout: HeadlessLayout?
    /// Whether the layout has to be asked again.
    var isLayoutDue = true
    /// How often the layout was invalidated.
    package var invalidations = 0
    var itemNumbers = ItemNumbers([])

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

    override var anyDelegate: (any HeadlessSlotObject)? {
        get { delegate }
        set { delegate = newValue as? any HeadlessCollectionDelegate }
    }

    override var anyDataSource: (any HeadlessSlotObject)? {
        get { dataSource }
        set { dataSource = newValue as? any HeadlessCollectionDataSource }
    }

    override func announceAction() {
        delegate?.collectionWillAct(self)
        if dataSource !== delegate { dataSource?.collectionWillAct(self) }
    }

    override func askSectionCount() -> Int? { dataSource?.numberOfSections(in: self) }

    override func askItemCount(inSection section: Int) -> Int {
        dataSource?.collection(self, numberOfItemsInSection: section) ?? 0
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

    override func accept(
        _ cell: HeadlessCollectionCell, _ request: CellRequest<HeadlessCollectionCell>?
    ) -> HeadlessCollectionCell {
        checked(cell, request)
    }

    override func askAttributes(of cell: HeadlessCollectionCell, at item: IndexPath) {
        if isEditing { _ = ask(events.canEdit, (), at: item) }
    }

    override var keepsCells: Bool { isPrefetchingEnabled }

    override func prepareCells() { prepareComingCells() }

    override func measure(_ cell: HeadlessCollectionCell, at item: IndexPath) {
        if hasOtherSize(cell, at: item) { arrange(asking: false) }
    }

    override func display(_ place: SupplementaryPlace) { displaySupplementary(place) }

    override func tellDidEndDisplaying(_ view: HeadlessView, at place: SupplementaryPlace) {
        tell(events.didEndDisplayingSupplementaryView, (), view: view, at: place.path)
    }

    func takePlaceholder() -> HeadlessCollectionCell {
        let cell = making.pool.take(HeadlessCollectionPlaceholder.self, HeadlessCollectionPlaceholder.key)
        return cell as? HeadlessCollectionCell ?? HeadlessCollectionPlaceholder()
    }

    override var numbers: ItemNumbers { itemNumbers }

    override var laidOutHeight: CGFloat { arrangement.height }

    override var keepsItemsInPlace: Bool { false }

    override func frame(of element: HeadlessElement) -> CGRect { arrangement.frame(of: element) ?? .zero }

    override func top(of item: IndexPath) -> CGFloat { arrangement.frame(of: .cell(item))?.minY ?? contentOffset }

    override var elementsInWindow: [HeadlessElement] {
        arrangement.elements(from: contentOffset, to: contentOffset + height)
    }

    override func load() {
        itemNumbers = ItemNumbers(askCounts())
        arrange()
        clampOffset()
        indexTitles = (ask(events.indexTitles, (), at: NoPosition()) ?? nil) ?? []
    }

    // A batch has items measured again, in a flow layout that has estimated their sizes.
    override func arrangeAgain(_ places: HeadlessPlaces) {
        let former = isLayoutDue ? [] : arrangement.headersAndFooters
        isLayoutDue = true
        itemNumbers = ItemNumbers(askCounts())
        arrange()
        if layout is HeadlessFlowLayout { raiseMissed(former, places) }
    }

    override func arrangeIfDue() {
        guard isLayoutDue else { return }
        arrange()
        clampOffset()
    }

    /// At the next layout, as with a collection view whose layout is invalidated.
    package override func askSizes() { invalidateLayout() }

    override func didRefillCells(at items: [IndexPath]) { askSizes(at: items) }

    override func adjustOffset() { askOffset() }

    /// The layout is asked when the data has followed.
    override func moveInLayout(_ source: IndexPath, to destination: IndexPath) {
        itemNumbers = itemNumbers.adding(-1, source[0]).adding(1, destination[0])
        isLayoutDue = true
    }

    override func insertInLayout(_ item: IndexPath) {
        itemNumbers = itemNumbers.adding(1, item[0])
        isLayoutDue = true
    }

    override func followsItem(_ elementKind: String) -> Bool { layout.followsItem(elementKind) }

    override func tapReached(_ item: IndexPath) -> Bool { tapItem(item) }
    override func askPlace(ofIndexTitle number: Int) -> IndexPath { askItem(ofIndexTitle: number) }
    override func scroll(toIndexed place: IndexPath) -> Bool { scroll(toItem: place) }
    override func dragReached(from first: IndexPath, through last: IndexPath) -> Bool {
        dragOverItems(from: first, through: last)
    }

    override func selectAsTapped(_ item: IndexPath) -> Bool { allowsSelectionNow && select(item) }

    override func setEditing(_ editing: Bool) { setEditingMode(editing) }

    override var hasMenusOfSeveral: Bool { true }

    override func performOfKit(_ gesture: ReplayGesture) { performOfCollection(gesture) }

    override func askMenu(of items: [IndexPath], at point: CGPoint) -> HeadlessMenu? {
        askMenu(ofItems: items, at: point)
    }

    override func askPreviews(of menu: HeadlessMenu, _ moment: MenuMoment) { askItemPreviews(of: menu, moment) }

    /// A collection view has its items in their new order already, and its data has not (openradar 25235459).
    override var heldPlaces: HeadlessPlaces? {
        moving.flatMap { moving in moving.destination.map { places(ofMove: moving.source, to: $0) } }
    }

    override var moveEvent: DelegateEvent? { events.moveItemAtTo }

    override func tellMoved(_ source: IndexPath, to target: IndexPath) {
        tell(events.moveItemAtTo, (source, target), at: NoPosition())
    }

    override func move(toldBy argument: Any, at source: IndexPath?) -> (source: IndexPath, target: IndexPath)? {
        argument as? (IndexPath, IndexPath)
    }

    /// No header or page says so of a collection view.
    override var opensGaps: Bool { false }

    /// A collection view asks for the cell of the item once more, and shows that.
    override func didSettle(_ item: IndexPath) {
        guard let cell = screen.views.removeValue(forKey: .cell(item)) else { return }
        animating.leaving.append((.cell(item), cell))
        layOut()
    }

    override func askTarget(of moving: MovingItem, over proposed: IndexPath) -> IndexPath? {
        target(of: moving, over: proposed)
    }

    override func drawnLines(_ columns: Int) -> [String] { drawnLinesOfViews(columns) }
}
