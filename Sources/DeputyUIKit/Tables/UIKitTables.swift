// What each member means is documented by the requirement of `TableKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

extension UITableViewCell.EditingStyle: _TableEditingStyle {}

/// What a table view does by itself, and how it is told of changes; not for apps to call.
@MainActor
public protocol _UIKitTableWork: _UIKitListKit, _TableKitWork
where
    List == UITableView, Cell == UITableViewCell, Supplementary == UIView,
    EditingStyle == UITableViewCell.EditingStyle
{}

/// The kit of a `UITableView` and its views.
public enum UIKitTables: TableKit, _UIKitTableWork {
    public typealias List = UITableView
    public typealias Cell = UITableViewCell
    public typealias Supplementary = UIView
    public typealias Events = TableEvents<UIKitTables>
    public typealias EditingStyle = UITableViewCell.EditingStyle
    public typealias FocusContext = UITableViewFocusUpdateContext
    public typealias ContentCell = DeputyUIKit.ContentCell
    #if os(tvOS) || os(visionOS)
    public typealias RowAction = Never
    #else
    @available(iOS, deprecated: 13.0)
    public typealias RowAction = UITableViewRowAction
    #endif
    #if os(tvOS)
    public typealias SwipeActions = Never
    #else
    public typealias SwipeActions = UISwipeActionsConfiguration
    public typealias DropProposal = UITableViewDropProposal
    public typealias DropCoordinator = any UITableViewDropCoordinator
    #endif

    public static func cell(in table: UITableView, at indexPath: IndexPath) -> UITableViewCell? {
        table.cellForRow(at: indexPath)
    }

    public static func supplementary(
        _ kind: ViewKind, in table: UITableView, at indexPath: IndexPath
    ) -> UIView? {
        switch kind {
        case .header: table.headerView(forSection: indexPath[0])
        case .footer: table.footerView(forSection: indexPath[0])
        case .cell, .supplementary, .host: nil
        }
    }

    // A grouped table may show a title in capitals. If the former title is, so is the new one.
    public static func show(_ title: Any, insteadOf former: Any, in view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let title = title as? String else { return }
        let former = former as? String
        func replaced(_ shown: String?) -> String {
            shown != former && shown == former?.localizedUppercase ? title.localizedUppercase : title
        }
        if var content = view.contentConfiguration as? UIListContentConfiguration {
            content.text = replaced(content.text)
            view.contentConfiguration = content
        } else {
            view.textLabel?.text = replaced(view.textLabel?.text)
        }
        view.setNeedsLayout()
    }

    public static func registerCell(
        _ type: any AnyObject.Type, from nib: _ListNib?, identifier: String, in table: UITableView
    ) {
        if let nib {
            table.register(nib.file, forCellReuseIdentifier: identifier)
        } else {
            table.register(type, forCellReuseIdentifier: identifier)
        }
    }

    public static func registerSupplementary(
        _ type: any AnyObject.Type, _ kind: ViewKind, from nib: _ListNib?, identifier: String, in table: UITableView
    ) {
        if let nib {
            table.register(nib.file, forHeaderFooterViewReuseIdentifier: identifier)
        } else {
            table.register(type, forHeaderFooterViewReuseIdentifier: identifier)
        }
    }

    // Without an index path a table view returns nil for an identifier that it does not have, and else a view, which is let go.
    public static func hasView(_ kind: ViewKind, identifier: String, in table: UITableView) -> Bool? {
        kind == .cell
            ? table.dequeueReusableCell(withIdentifier: identifier) != nil
            : table.dequeueReusableHeaderFooterView(withIdentifier: identifier) != nil
    }

    public static func dequeueCell(
        identifier: String, in table: UITableView, at indexPath: IndexPath
    ) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    public static func dequeueSupplementary(
        _ kind: ViewKind, identifier: String, in table: UITableView, at indexPath: IndexPath
    ) -> UIView? {
        table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }

    // Dequeued, so that a row that is reconfigured by an app's own snapshot gets the same cell, which a table view requires.
    public static func placeholder(in table: UITableView, at indexPath: IndexPath) -> UITableViewCell {
        table.dequeue(PlaceholderCell.self, for: indexPath)
    }

    public static func _makeProxy(_ slot: _DelegateSlot, for manager: TableManager<UIKitTables>) -> any _SlotProxy {
        switch slot.part {
        case .delegate: TableDelegateProxy(slot, manager)
        case .dataSource: TableDataSourceProxy(slot, manager)
        case .prefetching: TablePrefetchingProxy(slot, manager)
        #if os(tvOS)
        case .drag, .drop: TableProxy(slot, manager)
        #else
        case .drag: TableDragProxy(slot, manager)
        case .drop: TableDropProxy(slot, manager)
        #endif
        }
    }
}

/// The cell of a row that no mapping takes.
private final class PlaceholderCell: UITableViewCell {}

extension UITableView: TableHost {
    public typealias DeputyKit = UIKitTables
    public var _kitList: UITableView { self }

    /// A cell of this class, for a cell provider of your own: from the nib or prototype of its mapping, else from the nib of its name
    /// if there is one. Your own registrations with the table stay as they are.
    public func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        UIKitTables.dequeued(type, in: self, for: indexPath) ?? Cell()
    }

    /// A cell of this class for the row that a cell provider of a binder is asked for: from the nib or prototype of its mapping, else from
    /// the nib of its name if there is one; it is reused when it leaves the screen.
    ///
    /// A data source of your own calls ``dequeue(_:for:)`` if its rows are reconfigured: without an index path it gets another cell than
    /// the row has.
    public func dequeue<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
        UIKitTables.dequeued(type, in: self) { dequeueReusableCell(withIdentifier: $0) } ?? Cell()
    }
}

extension UITableViewCell: TableCell {
    public typealias DeputyKit = UIKitTables
}

extension UITableViewHeaderFooterView: TableHeaderFooter {
    public typealias DeputyKit = UIKitTables
}
#endif
