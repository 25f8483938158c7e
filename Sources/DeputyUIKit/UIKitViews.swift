#if canImport(UIKit)
public import DeputyLists
public import UIKit

/// The UIKit kit: the views of a `UITableView`.
public enum UIKitViews: TableKit {
    public typealias Table = UITableView
    public typealias Cell = UITableViewCell
    public typealias HeaderFooter = UIView
    public typealias EditingStyle = UITableViewCell.EditingStyle
    public typealias FocusContext = UITableViewFocusUpdateContext
    #if os(tvOS)
    public typealias SwipeActions = Never
    #else
    public typealias SwipeActions = UISwipeActionsConfiguration
    #endif

    public static func connect(_ table: UITableView, to manager: TableManager<UIKitViews>) -> any TableConnection {
        UITableViewConnection(table, manager)
    }

    public static func reload(_ table: UITableView) { table.reloadData() }

    public static func cell(in table: UITableView, at indexPath: IndexPath) -> UITableViewCell? {
        table.cellForRow(at: indexPath)
    }

    public static func header(in table: UITableView, section: Int) -> UIView? { table.headerView(forSection: section) }

    public static func footer(in table: UITableView, section: Int) -> UIView? { table.footerView(forSection: section) }

    public static func registerCell(_ type: any AnyObject.Type, identifier: String, in table: UITableView) {
        table.register(type, forCellReuseIdentifier: identifier)
    }

    public static func registerHeaderFooter(_ type: any AnyObject.Type, identifier: String, in table: UITableView) {
        table.register(type, forHeaderFooterViewReuseIdentifier: identifier)
    }

    public static func dequeueCell(
        identifier: String, in table: UITableView, at indexPath: IndexPath
    ) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    public static func dequeueHeaderFooter(identifier: String, in table: UITableView) -> UIView? {
        table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }

    public static func placeholder(in table: UITableView, at indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    public static func use(of view: AnyObject) -> ViewUse? { objc_getAssociatedObject(view, useKey) as? ViewUse }

    public static func setUse(_ use: ViewUse, of view: AnyObject) {
        objc_setAssociatedObject(view, useKey, use, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// An object whose address is the key: nobody else can use it by accident.
    private final class Key {}
    private static let key = Key()
    private static var useKey: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque()) }

    public static func rowHeight(of table: UITableView) -> CGFloat { table.rowHeight }

    public static func headerHeight(of table: UITableView, section: Int) -> CGFloat { table.sectionHeaderHeight }

    public static func implements(_ owner: AnyObject, _ event: Event) -> Bool {
        owner.responds(to: Selector(event.selector))
    }
}

extension UITableView: TableHost {
    public typealias Kit = UIKitViews
    public var table: UITableView { self }

    /// A cell of this class, for a cell provider of your own; registered with the table at its first use.
    public func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        let identifier = String(reflecting: type)
        register(type, forCellReuseIdentifier: identifier)
        return dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? Cell ?? Cell()
    }
}

extension UITableViewCell: TableCell {
    public typealias Kit = UIKitViews
}

extension UITableViewHeaderFooterView: TableHeaderFooter {
    public typealias Kit = UIKitViews
}
#endif
