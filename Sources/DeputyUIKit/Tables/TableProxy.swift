#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// An object for one of a table view's delegate slots; see ``ListProxy``.
@MainActor
class TableProxy: ScrollProxy, ListProxy {
    typealias Methods = any TableDelegateMethods

    let link: _ManagerLink<UIKitTables>
    let slot: _DelegateSlot
    let events: TableEvents<UIKitTables>

    init(_ slot: _DelegateSlot, _ manager: TableManager<UIKitTables>) {
        self.slot = slot
        link = manager._link
        events = manager.dispatcher.events
        super.init()
        responder = slot
    }
}

/// The one method that Swift cannot see: long unavailable, but still in use by old code.
@objc protocol AccessoryTypeMethod {
    @objc(tableView:accessoryTypeForRowWithIndexPath:)
    optional func accessoryType(_ tableView: UITableView, forRowWith indexPath: IndexPath)
        -> UITableViewCell.AccessoryType
}

#if os(tvOS)
typealias TableDelegateMethods = UITableViewDelegate & UITableViewDataSource & UITableViewDataSourcePrefetching
    & AccessoryTypeMethod
#else
typealias TableDelegateMethods = UITableViewDelegate & UITableViewDataSource & UITableViewDataSourcePrefetching
    & UITableViewDragDelegate & UITableViewDropDelegate & AccessoryTypeMethod
#endif
#endif
