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
    associatedtype EditingStyle: Sendable
    /// The actions behind a swiped row.
    associatedtype SwipeActions
    /// What a focus update is about.
    associatedtype FocusContext

    /// Puts the manager's proxy in the table's delegate slots, and returns what keeps it there.
    static func connect(_ table: Table, to manager: TableManager<Self>) -> any TableConnection
    /// Shows the data anew.
    static func reload(_ table: Table)

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
    /// The height of a section's header when nobody is asked.
    static func headerHeight(of table: Table, section: Int) -> CGFloat

    /// Whether an owner implements an event with a method of its own, apart from what it listed.
    static func implements(_ owner: AnyObject, _ event: Event) -> Bool
}

/// What ties a manager to its table.
@MainActor
public protocol TableConnection: AnyObject {
    /// Makes the table ask `responds(to:)` again.
    func announce()
    /// The proxy in the delegate slots, which cannot be an owner.
    var proxies: [AnyObject] { get }
}

/// A table that a manager can be made for; the kit follows from it.
@MainActor
public protocol TableHost: AnyObject {
    associatedtype Kit: TableKit
    /// The table as its kit knows it: itself.
    var table: Kit.Table { get }
}

/// A cell of some kit.
@MainActor
public protocol TableCell: AnyObject {
    associatedtype Kit: TableKit
}

/// A header or footer of some kit.
@MainActor
public protocol TableHeaderFooter: AnyObject {
    associatedtype Kit: TableKit
}

/// An owner of a table's events: a Swift object that lists its delegate methods.
@MainActor
public protocol TableOwner: EventOwner where Events == TableEvents<Kit>, Host == Kit.Table {
    associatedtype Kit: TableKit
}
