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

    /// A table view keeps what it was told when a slot was set, and skips the same object: nil first, then again. Only
    /// slots whose own answers may have changed are touched, for a slot that is emptied in the middle of a drag ends it.
    func announce() {
        guard let table, let manager else { return }
        let announced = manager.dispatcher.catalogue.all.filter(manager.dispatcher.announces)
        for slot in slots {
            let own = Set(announced.filter { $0.facts.part == slot.proxy.part }.map(\.ordinal))
            let isAlwaysNeeded = slot.proxy.part == .delegate || slot.proxy.part == .dataSource
            slot.fill(isAlwaysNeeded || !own.isEmpty, announcing: own, in: table)
        }
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
private protocol TableSlot: AnyObject {
    var proxy: TableProxy { get }
    func fill(_ isNeeded: Bool, announcing: Set<Int>, in table: UITableView)
    func giveBack(in table: UITableView)
}

@MainActor
private final class Slot<Delegate>: TableSlot {
    let proxy: TableProxy
    private let delegate: Delegate?
    private let path: ReferenceWritableKeyPath<UITableView, Delegate?>
    private var announced: Set<Int>?

    init(_ proxy: TableProxy, _ path: ReferenceWritableKeyPath<UITableView, Delegate?>, in table: UITableView) {
        self.proxy = proxy
        self.path = path
        delegate = proxy as? Delegate
        proxy.former = table[keyPath: path] as AnyObject?
    }

    func fill(_ isNeeded: Bool, announcing: Set<Int>, in table: UITableView) {
        let current = table[keyPath: path] as AnyObject?
        // A slot that somebody has taken since is theirs.
        guard current == nil || current === proxy || current === proxy.former else { return }
        // The delegate's slot is asked about methods no catalogue knows too, so it is always set anew.
        guard announced != announcing || proxy.part == .delegate else { return }
        announced = announcing
        table[keyPath: path] = nil
        table[keyPath: path] = isNeeded ? delegate : proxy.former as? Delegate
    }

    func giveBack(in table: UITableView) {
        guard table[keyPath: path] as AnyObject? === proxy else { return }
        table[keyPath: path] = proxy.former as? Delegate
    }
}
#endif
