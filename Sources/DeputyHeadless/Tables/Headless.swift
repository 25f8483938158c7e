// What each member means is documented by the requirement of `TableKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import DeputyLists
public import Foundation

/// The headless kit: views that exist wherever Swift does.
public enum Headless: TableKit, HeadlessKit {
    public typealias List = HeadlessTable
    public typealias Cell = HeadlessCell
    public typealias Supplementary = HeadlessHeaderFooter
    public typealias Events = TableEvents<Headless>
    public typealias EditingStyle = HeadlessEditingStyle
    public typealias AccessoryType = HeadlessAccessoryType
    public typealias RowAction = HeadlessRowAction
    public typealias SwipeActions = HeadlessSwipeActions

    // No cell here sizes itself, and a table asks for heights in a batch only.
    public static func takeSizes(
        of kind: ViewKind, at places: [IndexPath], in table: HeadlessTable, animations: UpdateAnimations
    ) {}

    public static func reloadIndexTitles(in table: HeadlessTable) { table.reloadSectionIndexTitles() }

    public static func show(_ title: Any, insteadOf former: Any, in view: HeadlessHeaderFooter) {
        view.change(title: former as? String, to: title as? String)
    }

    public static func makeProxy(_ slot: DelegateSlot, for manager: TableManager<Headless>) -> any SlotProxy {
        HeadlessTableProxy(slot, manager)
    }
}
