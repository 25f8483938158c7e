// What each member means is documented by the requirement of `TableKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import DeputyLists
public import Foundation

/// The headless kit: views that exist wherever Swift does.
public enum Headless: TableKit {
    public typealias List = HeadlessTable
    public typealias Cell = HeadlessCell
    public typealias Supplementary = HeadlessHeaderFooter
    public typealias Events = TableEvents<Headless>
    public typealias EditingStyle = HeadlessEditingStyle
    public typealias AccessoryType = HeadlessAccessoryType
    public typealias RowAction = HeadlessRowAction
    public typealias SwipeActions = HeadlessSwipeActions
    public typealias Action = HeadlessAction
    public typealias FocusContext = HeadlessFocusContext
    public typealias FocusCoordinator = HeadlessFocusCoordinator
    public typealias MenuConfiguration = HeadlessMenu
    public typealias TargetedPreview = HeadlessPreview
    public typealias MenuAnimator = HeadlessMenuAnimator
    public typealias CommitAnimator = HeadlessMenuAnimator
    public typealias SpringLoadedContext = HeadlessSpringLoadedContext
    public typealias DragSession = HeadlessDragSession
    public typealias DragItem = HeadlessDragItem
    public typealias PreviewParameters = HeadlessPreviewParameters
    public typealias DropSession = HeadlessDragSession
    public typealias DropProposal = HeadlessDropProposal
    public typealias DropCoordinator = HeadlessDropCoordinator

    public static var slots: [DelegatePart] { DelegatePart.allCases }

    public static func occupant(of slot: DelegatePart, in table: HeadlessTable) -> AnyObject? {
        table.occupant(of: slot)
    }

    public static func setOccupant(_ object: AnyObject?, of slot: DelegatePart, in table: HeadlessTable) {
        table.setOccupant(object, of: slot)
    }

    public static func makeProxy(_ slot: DelegateSlot, for manager: TableManager<Headless>) -> any SlotProxy {
        HeadlessTableProxy(slot, manager)
    }

    public static func responds(_ object: AnyObject, to selector: String) -> Bool {
        guard let object = object as? any HeadlessSlotObject else { return false }
        return eventsBySelector[selector].map(object.responds) ?? object.responds(toSelector: selector)
    }

    private static let eventsBySelector = Dictionary(
        Catalogue<TableEvents<Headless>>.shared.all.map { ($0.selector, $0) }, uniquingKeysWith: { first, _ in first })

    public static func reload(_ table: HeadlessTable) { table.reloadData() }

    public static func isOnScreen(_ table: HeadlessTable) -> Bool { table.isOnScreen }

    public static func hasUncommittedUpdates(_ table: HeadlessTable) -> Bool { table.hasUncommittedUpdates }

    public static func itemCounts(in table: HeadlessTable) -> [Int] { table.rowCounts }

    public static func visibleItems(in table: HeadlessTable) -> [IndexPath] { table.visibleRows }

    public static func selectedItems(in table: HeadlessTable) -> [IndexPath] { table.selectedRows }

    public static func select(_ row: IndexPath, in table: HeadlessTable) { table.selectRow(at: row) }

    public static func askSizes(in table: HeadlessTable) { table.askHeights() }

    public static func perform(
        _ stage: ChangeSet.Stage, in table: HeadlessTable, animations: UpdateAnimations, swap: @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        table.performBatch(stage, animations: animations, swap: swap)
        completion()
    }

    public static func reconfigure(_ rows: [IndexPath], in table: HeadlessTable) { table.reconfigureRows(at: rows) }

    public static func cell(in table: HeadlessTable, at indexPath: IndexPath) -> HeadlessCell? {
        table.cell(at: indexPath)
    }

    public static func supplementary(
        _ kind: ViewKind, in table: HeadlessTable, at indexPath: IndexPath
    ) -> HeadlessHeaderFooter? {
        switch kind {
        case .header: table.header(inSection: indexPath[0])
        case .footer: table.footer(inSection: indexPath[0])
        case .cell, .supplementary, .host: nil
        }
    }

    public static func registerCell(_ type: any AnyObject.Type, identifier: String, in table: HeadlessTable) {
        guard let type = type as? HeadlessCell.Type else { return }
        table.register(type, identifier: identifier)
    }

    public static func registerSupplementary(
        _ type: any AnyObject.Type, _ kind: ViewKind, identifier: String, in table: HeadlessTable
    ) {
        guard let type = type as? HeadlessHeaderFooter.Type else { return }
        table.register(type, identifier: identifier)
    }

    public static func dequeueCell(
        identifier: String, in table: HeadlessTable, at indexPath: IndexPath
    ) -> HeadlessCell {
        table.dequeueCell(identifier)
    }

    public static func dequeueSupplementary(
        _ kind: ViewKind, identifier: String, in table: HeadlessTable, at indexPath: IndexPath
    ) -> HeadlessHeaderFooter? {
        table.dequeueHeaderFooter(identifier)
    }

    public static func placeholder(in table: HeadlessTable, at indexPath: IndexPath) -> HeadlessCell {
        table.placeholder()
    }

    @inlinable
    public static func use(of view: AnyObject) -> ViewUse? { (view as? HeadlessView)?.use }

    public static func setUse(_ use: ViewUse, of view: AnyObject) { (view as? HeadlessView)?.use = use }

}
