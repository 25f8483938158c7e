#if canImport(UIKit)
import DeputyLists
import UIKit

/// Keeps the proxy in the table view's delegate and data source slots.
@MainActor
final class UITableViewConnection: TableConnection {
    private weak var table: UITableView?
    private let proxy: UITableViewProxy

    init(_ table: UITableView, _ manager: TableManager<UIKitViews>) {
        self.table = table
        proxy = UITableViewProxy(manager)
        table.dataSource = proxy
        table.delegate = proxy
    }

    /// A table view keeps what it was told when its delegate was set, and skips the same object: nil first, then again.
    func announce() {
        guard let table else { return }
        if table.delegate === proxy {
            table.delegate = nil
            table.delegate = proxy
        }
        if table.dataSource === proxy {
            table.dataSource = nil
            table.dataSource = proxy
        }
    }

    var proxies: [AnyObject] { [proxy] }
}
#endif
