#if canImport(UIKit)
import DeputyLists
import UIKit

/// Keeps the proxies in a table view's slots: delegate and data source always, the others while they are needed.
@MainActor
final class UITableViewConnection: TableConnection {
    private weak var table: UITableView?
    private weak var manager: TableManager<UIKitViews>?
    private let slots: [any TableSlot]

    init(_ table: UITableView, _ manager: TableManager<UIKitViews>) {
        self.table = table
        self.manager = manager
        var slots: [any TableSlot] = [Slot(DelegateProxy(manager, .delegate), \.delegate, in: table)]
        if !manager.source.ownsDataSource {
            slots.append(Slot(DataSourceProxy(manager, .dataSource), \.dataSource, in: table))
        }
        slots.append(Slot(PrefetchingProxy(manager, .prefetching), \.prefetchDataSource, in: table))
        #if !os(tvOS)
        slots.append(Slot(DragProxy(manager, .drag), \.dragDelegate, in: table))
        slots.append(Slot(DropProxy(manager, .drop), \.dropDelegate, in: table))
        #endif
        self.slots = slots
        announce()
    }

    /// A table view keeps what it was told when a slot was set, and skips the same object: nil first, then again.
    func announce() {
        guard let table, let manager else { return }
        let announced = manager.dispatcher.catalogue.all.filter(manager.dispatcher.announces)
        let needed = Set(announced.map(\.facts.part) + [.delegate, .dataSource])
        for slot in slots { slot.fill(needed.contains(slot.proxy.part), in: table) }
    }

    func detach() {
        guard let table else { return }
        for slot in slots { slot.giveBack(in: table) }
    }

    var proxies: [AnyObject] { slots.map(\.proxy) }

    var adopted: [(object: AnyObject, parts: [DelegatePart])] {
        slots.compactMap { slot in slot.proxy.former.map { ($0, [slot.proxy.part]) } }
    }

    var forwardedSelectors: [String] {
        Set(slots.flatMap(\.proxy.forwarded)).map(NSStringFromSelector).sorted()
    }
}

/// One slot of a table view, and the proxy that stands in it.
@MainActor
private protocol TableSlot {
    var proxy: TableProxy { get }
    func fill(_ isNeeded: Bool, in table: UITableView)
    func giveBack(in table: UITableView)
}

private struct Slot<Delegate>: TableSlot {
    let proxy: TableProxy
    private let delegate: Delegate?
    private let path: ReferenceWritableKeyPath<UITableView, Delegate?>

    init(_ proxy: TableProxy, _ path: ReferenceWritableKeyPath<UITableView, Delegate?>, in table: UITableView) {
        self.proxy = proxy
        self.path = path
        delegate = proxy as? Delegate
        proxy.former = table[keyPath: path] as AnyObject?
    }

    func fill(_ isNeeded: Bool, in table: UITableView) {
        table[keyPath: path] = nil
        table[keyPath: path] = isNeeded ? delegate : proxy.former as? Delegate
    }

    func giveBack(in table: UITableView) { table[keyPath: path] = proxy.former as? Delegate }
}
#endif
