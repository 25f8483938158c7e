public import Deputy
public import Foundation

/// The set of view types the table catalogue is written against: UIKit's, or the headless one's.
///
/// A kit holds no decision: it finds, makes and reloads views, and says what the host does by itself.
@MainActor
public protocol TableKit {
    /// The table that asks.
    associatedtype Table: AnyObject
    /// The base class of its cells.
    associatedtype Cell: AnyObject
    /// The base class of its headers and footers.
    associatedtype HeaderFooter: AnyObject

    /// What editing a row does: insert, delete.
    associatedtype EditingStyle: TableEditingStyle
    /// The mark at a row's end.
    associatedtype AccessoryType: Sendable
    /// An action of the old kind behind a swiped row.
    associatedtype RowAction
    /// The actions behind a swiped row.
    associatedtype SwipeActions
    /// An action of the old editing menu.
    associatedtype Action

    /// What a focus update is about.
    associatedtype FocusContext
    /// What runs along with a focus update.
    associatedtype FocusCoordinator

    /// A context menu.
    associatedtype MenuConfiguration
    /// What is lifted up while a menu is shown.
    associatedtype TargetedPreview
    /// What runs along with a menu that comes or goes.
    associatedtype MenuAnimator
    /// What runs along with a preview that is opened.
    associatedtype CommitAnimator

    /// What dragging over a row brings.
    associatedtype SpringLoadedContext
    /// A drag, as its source sees it.
    associatedtype DragSession
    /// One thing that is dragged.
    associatedtype DragItem
    /// How a dragged or dropped row looks.
    associatedtype PreviewParameters
    /// A drag, as its destination sees it.
    associatedtype DropSession
    /// What would happen to what is dropped.
    associatedtype DropProposal
    /// What was dropped, and where.
    associatedtype DropCoordinator

    /// The delegate slots that a table has on this platform.
    static var slots: [DelegatePart] { get }
    /// Who is in a slot; nil for nobody.
    static func occupant(of slot: DelegatePart, in table: Table) -> AnyObject?
    /// Puts an object in a slot, whether it declares the protocol or not; nil empties it.
    static func setOccupant(_ object: AnyObject?, of slot: DelegatePart, in table: Table)
    /// A new proxy for a slot, which asks the slot what it implements and passes events on to the manager.
    static func makeProxy(_ slot: DelegateSlot, for manager: TableManager<Self>) -> any SlotProxy
    /// Whether an object has a method.
    static func responds(_ object: AnyObject, to selector: String) -> Bool
    /// Reloads the data.
    static func reload(_ table: Table)
    /// Whether changes can be animated: a table that is in no window is reloaded instead.
    static func isOnScreen(_ table: Table) -> Bool
    /// Whether the table is in the middle of something that a reload or a batch would undo: a row is being moved, a gap is
    /// held open for a drop, a placeholder shows what is still being loaded.
    static func hasUncommittedUpdates(_ table: Table) -> Bool
    /// How many rows each section has as far as the table knows.
    static func rowCounts(in table: Table) -> [Int]
    /// The rows on screen, from the top down.
    static func visibleRows(in table: Table) -> [IndexPath]
    /// The rows that are selected.
    static func selectedRows(in table: Table) -> [IndexPath]
    /// Selects a row without telling anybody.
    static func select(_ row: IndexPath, in table: Table)
    /// Has the table ask for all heights again.
    static func askHeights(in table: Table)
    /// Applies a batch that adds up; `swap` puts the data of after the batch in place and is called inside it, once, and
    /// `completion` when its animations have ended.
    static func perform(
        _ stage: ChangeSet.Stage, in table: Table, animations: UpdateAnimations, swap: @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void)
    /// Has the cells of some rows filled again where they are; rows that have none are passed over.
    static func reconfigure(_ rows: [IndexPath], in table: Table)

    /// The cell on screen at an index path; nil when there is none.
    static func cell(in table: Table, at indexPath: IndexPath) -> Cell?
    /// The header on screen; nil when there is none.
    static func header(in table: Table, section: Int) -> HeaderFooter?
    /// The footer on screen; nil when there is none.
    static func footer(in table: Table, section: Int) -> HeaderFooter?

    /// Tells the table which class to make for an identifier.
    static func registerCell(_ type: any AnyObject.Type, identifier: String, in table: Table)
    /// Tells the table which class to make for an identifier.
    static func registerHeaderFooter(_ type: any AnyObject.Type, identifier: String, in table: Table)
    /// A new or reused cell for an identifier.
    static func dequeueCell(identifier: String, in table: Table, at indexPath: IndexPath) -> Cell
    /// A new or reused header or footer for an identifier.
    static func dequeueHeaderFooter(identifier: String, in table: Table) -> HeaderFooter?
    /// The cell shown for an item that no mapping takes.
    static func placeholder(in table: Table, at indexPath: IndexPath) -> Cell

    /// What a view was last filled with; nil for one that no manager made.
    static func use(of view: AnyObject) -> ViewUse?
    /// Keeps what a view was filled with, with the view and as long as it.
    static func setUse(_ use: ViewUse, of view: AnyObject)

    /// The height of a row when nobody is asked.
    static func rowHeight(of table: Table) -> CGFloat
    /// The estimate of a row's height when nobody is asked.
    static func estimatedRowHeight(of table: Table) -> CGFloat
    /// The height of headers that the table itself was given; negative for none.
    static func sectionHeaderHeight(of table: Table) -> CGFloat
    /// The height of footers that the table itself was given; negative for none.
    static func sectionFooterHeight(of table: Table) -> CGFloat
    /// Whether every section has room for a header and a footer, also one that has neither.
    static func isGrouped(_ table: Table) -> Bool
    /// The height that lets the table choose; negative.
    static var automaticDimension: CGFloat { get }
    /// The estimate of a header's height when nobody is asked.
    static func estimatedHeaderHeight(of table: Table, section: Int) -> CGFloat
    /// The estimate of a footer's height when nobody is asked.
    static func estimatedFooterHeight(of table: Table, section: Int) -> CGFloat
    /// Whether the table is in editing mode.
    static func isEditing(_ table: Table) -> Bool
    /// Whether rows can be dragged to another place, as far as the table has been told.
    static func hasReorderControl(_ table: Table) -> Bool
    /// Whether a cell says that it is indented while it is edited.
    static func indentsWhileEditing(_ cell: Cell) -> Bool
    /// How far a cell says that its content is indented, in levels.
    static func indentationLevel(of cell: Cell) -> Int
    /// The mark that a cell has at its end.
    static func accessoryType(of cell: Cell) -> AccessoryType
    /// What may be selected and focused, and when.
    static func interactionSettings(of table: Table) -> InteractionSettings
    /// Whether a row may be highlighted: the answer of the table's delegate, or yes where it does not implement that.
    static func mayHighlight(_ table: Table, at indexPath: IndexPath) -> Bool
    /// Whether something inside a row's cell can have focus, such as a button; the row itself then has none.
    static func hasFocusableContent(_ table: Table, at indexPath: IndexPath) -> Bool
    /// Whether a row is part of what is dragged over the table, as far as the table tells.
    static func isDragged(_ table: Table, at indexPath: IndexPath, _ context: SpringLoadedContext) -> Bool
    /// Whether a row is selected when it gets focus, when nobody is asked.
    static func selectionFollowsFocus(_ table: Table) -> Bool
    /// The editing style of a row that may be edited, when nobody is asked.
    static var deleteStyle: EditingStyle { get }
    /// No accessory.
    static var noAccessory: AccessoryType { get }
    /// A proposal that refuses what is dropped.
    static var cancelProposal: DropProposal { get }

    /// The selectors of the methods that an owner's own classes have, for `validate()` to find misspelled ones.
    static func methods(of owner: AnyObject) -> [String]
}

extension TableKit {
    /// None, where methods have no selectors to look at.
    public static func methods(of owner: AnyObject) -> [String] { [] }
}

/// What editing a row does, in any kit: `style == .delete`.
public protocol TableEditingStyle: Equatable, Sendable {
    /// Nothing.
    static var none: Self { get }
    /// Deletes the row.
    static var delete: Self { get }
    /// Inserts a row.
    static var insert: Self { get }
}

/// A table that a manager can be made for; the kit follows from it.
@MainActor
public protocol TableHost: AnyObject {
    /// The kit it belongs to.
    associatedtype Kit: TableKit
    /// The table as its kit knows it: itself.
    var kitTable: Kit.Table { get }
}

/// A cell of some kit.
@MainActor
public protocol TableCell: AnyObject {
    /// The kit it belongs to.
    associatedtype Kit: TableKit
}

/// A header or footer of some kit.
@MainActor
public protocol TableHeaderFooter: AnyObject {
    /// The kit it belongs to.
    associatedtype Kit: TableKit
}

/// An owner of a table's events: a Swift object that lists its delegate methods.
@MainActor
public protocol TableOwner: EventOwner where Events == TableEvents<Kit>, Host == Kit.Table {
    /// The kit it belongs to.
    associatedtype Kit: TableKit
}
