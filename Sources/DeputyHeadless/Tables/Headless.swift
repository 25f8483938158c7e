// What each member means is documented by the requirement of `TableKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Deputy
public import DeputyLists

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

    public static func makeProxy(_ slot: DelegateSlot, for manager: TableManager<Headless>) -> any SlotProxy {
        HeadlessTableProxy(slot, manager)
    }
}
