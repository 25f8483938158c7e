// What each member means is documented by the requirement of `TableKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

extension UITableViewCell.EditingStyle: TableEditingStyle {}

/// The UIKit kit: the views of a `UITableView`.
public enum UIKitViews: TableKit {
    public typealias List = UITableView
    public typealias Cell = UITableViewCell
    public typealias Supplementary = UIView
    public typealias Events = TableEvents<UIKitViews>
    public typealias EditingStyle = UITableViewCell.EditingStyle
    public typealias AccessoryType = UITableViewCell.AccessoryType
    public typealias Action = Selector
    public typealias FocusContext = UITableViewFocusUpdateContext
    public typealias FocusCoordinator = UIFocusAnimationCoordinator
    #if os(tvOS)
    // What a television has not: the events are there, and never sent.
    public typealias RowAction = Never
    public typealias SwipeActions = Never
    public typealias MenuConfiguration = Never
    public typealias TargetedPreview = Never
    public typealias MenuAnimator = Never
    public typealias CommitAnimator = Never
    public typealias SpringLoadedContext = Never
    public typealias DragSession = Never
    public typealias DragItem = Never
    public typealias PreviewParameters = Never
    public typealias DropSession = Never
    public typealias DropProposal = Void
    public typealias DropCoordinator = Never
    #else
    @available(iOS, deprecated: 13.0)
    public typealias RowAction = UITableViewRowAction
    public typealias SwipeActions = UISwipeActionsConfiguration
    public typealias MenuConfiguration = UIContextMenuConfiguration
    public typealias TargetedPreview = UITargetedPreview
    public typealias MenuAnimator = any UIContextMenuInteractionAnimating
    public typealias CommitAnimator = any UIContextMenuInteractionCommitAnimating
    public typealias SpringLoadedContext = any UISpringLoadedInteractionContext
    public typealias DragSession = any UIDragSession
    public typealias DragItem = UIDragItem
    public typealias PreviewParameters = UIDragPreviewParameters
    public typealias DropSession = any UIDropSession
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

    public static func registerCell(_ type: any AnyObject.Type, identifier: String, in table: UITableView) {
        if let nib = nib(named: type) {
            table.register(nib, forCellReuseIdentifier: identifier)
        } else {
            table.register(type, forCellReuseIdentifier: identifier)
        }
    }

    public static func registerSupplementary(
        _ type: any AnyObject.Type, _ kind: ViewKind, identifier: String, in table: UITableView
    ) {
        if let nib = nib(named: type) {
            table.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
        } else {
            table.register(type, forHeaderFooterViewReuseIdentifier: identifier)
        }
    }

    /// The nib named like a class, in the class's bundle; nil where there is none. A Swift package's resources are in
    /// another bundle: register such a nib with the table, and the cell under its identifier (`prototype:`).
    private static func nib(named type: any AnyObject.Type) -> UINib? {
        let name = String(describing: type)
        let bundle = Bundle(for: type)
        guard bundle.path(forResource: name, ofType: "nib") != nil else { return nil }
        return UINib(nibName: name, bundle: bundle)
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

    public static func placeholder(in table: UITableView, at indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    public static func use(of view: AnyObject) -> ViewUse? { (view as? UIView)?.deputyRoute as? ViewUse }

    public static func setUse(_ use: ViewUse, of view: AnyObject) { (view as? UIView)?.deputyRoute = use }

    public static func methods(of owner: AnyObject) -> [String] {
        var selectors: Set<String> = []
        var type: AnyClass? = Swift.type(of: owner)
        // A class of the system has methods of its own that are nobody's mistake.
        while let current = type, Bundle(for: current).bundleIdentifier?.hasPrefix("com.apple.") != true {
            var count: UInt32 = 0
            if let methods = class_copyMethodList(current, &count) {
                for index in 0..<Int(count) { selectors.insert(NSStringFromSelector(method_getName(methods[index]))) }
                free(methods)
            }
            type = class_getSuperclass(current)
        }
        return selectors.sorted()
    }
}

extension UITableView: TableHost {
    public typealias Kit = UIKitViews
    public var kitList: UITableView { self }

    /// A cell of this class, for a cell provider of your own; the table is told its class each time.
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
