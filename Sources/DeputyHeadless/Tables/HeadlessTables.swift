// What each member means is documented by the requirement of `TableKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import DeputyLists
public import Foundation

/// The headless kit: views that exist wherever Swift does.
public enum HeadlessTables: TableKit, HeadlessKit, _HeadlessTableWork {
    public static func _makeProxy(_ slot: _DelegateSlot, for manager: TableManager<HeadlessTables>) -> any _SlotProxy {
        HeadlessTableProxy(slot, manager)
    }
}

/// What belongs to the kit of the headless table.
@MainActor
public protocol _HeadlessTableMember: _KitMember where DeputyKit == HeadlessTables {}

/// The types of the headless table's kit, and what is its own; not for apps to call.
@MainActor
public protocol _HeadlessTableWork: _TableKitWork
where
    List == HeadlessTable, Cell == HeadlessCell, Supplementary == HeadlessHeaderFooter,
    EditingStyle == HeadlessEditingStyle, RowAction == HeadlessRowAction, SwipeActions == HeadlessSwipeActions,
    SpringLoadedContext == HeadlessSpringLoadedContext
{}

extension _HeadlessTableWork {
    // A table asks for heights in a batch only; a cell whose height fits it is measured again, from iOS 16 on.
    public static func updateSizes(
        of kind: ViewKind, at places: [IndexPath], in table: HeadlessTable, animations: UpdateAnimations
    ) {
        for row in places where kind == .cell { if let cell = table.cell(at: row) { table.measure(cell, at: row) } }
        table.setNeedsLayout()
    }

    public static func hasView(_ kind: ViewKind, identifier: String, in table: HeadlessTable) -> Bool? {
        table.hasView(kind, identifier)
    }

    public static func reloadIndexTitles(in table: HeadlessTable) { table.reloadSectionIndexTitles() }

    public static func show(_ title: Any, insteadOf former: Any, in view: HeadlessHeaderFooter) {
        view.change(title: former as? String, to: title as? String)
    }
}
