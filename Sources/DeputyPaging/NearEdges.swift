package import Deputy
public import DeputyLists
import Foundation

/// The closures near the edges of a list, and when they are called: a row comes on screen, or is there after an update.
///
/// It hangs on the list as a `ListObserver`, which keeps it; the list's manager does not know it.
@MainActor
final class NearEdges<Kit: ListKit>: ListObserver {
    private weak var manager: ListManager<Kit>?
    /// All that can be called, in the order in which they were registered.
    private(set) var closures: [NearEdgeClosure] = []
    /// Whether the edges of a list in no window are checked when it comes into one.
    private var awaitsWindow = false

    init(_ manager: ListManager<Kit>) { self.manager = manager }

    deinit {
        // What is registered is gone with the manager, and so may its owner be.
        onMainActor { [closures] in for closure in closures { closure.withdrawLater() } }
    }

    func add(_ closure: NearEdgeClosure) {
        closures.append(closure)
        if let event { manager?.dispatcher.require(event, because: closure.reason) }
        // The row may be on screen already.
        manager?.setNeedsCheck()
    }

    func remove(_ closure: NearEdgeClosure) {
        guard let place = closures.firstIndex(where: { $0 === closure }) else { return }
        closures.remove(at: place)
        if let event { manager?.dispatcher.stopRequiring(event, because: closure.reason) }
        closure.end()
    }

    /// Has the edges checked again with the next update of the list; without a list, nothing is loaded any more.
    func checkAgain() { if let manager, manager.list != nil { manager.setNeedsCheck() } else { didLeaveList() } }

    /// The event that tells of each cell that comes on screen.
    private var event: DelegateEvent? { manager?.dispatcher.catalogue.notice(.appearing, of: .cell) }

    // MARK: The list's moments

    /// Ends the closures whose objects are gone.
    func readChanges() { for closure in closures where !closure.isAlive { remove(closure) } }

    /// Checks the rows on screen, because rows can come near an edge without coming on screen.
    ///
    /// While the list does not show the current items, nothing is known of its edges: its next update checks them. A list in no window is
    /// checked when it comes into one: it need not tell of a row then, as it may show all of them already, or have none.
    func didUpdate() {
        guard !closures.isEmpty, let manager, manager.noItemBecause == nil, manager.isUpToDate else { return }
        checkLoadedRows(of: manager)
        guard isOnScreen(manager) else { return }
        // A closure that has everything checked again is called again afterwards.
        manager.dispatcher.nested {
            for row in manager.rowsOnScreen { see(row, in: manager) }
            let items = manager.shown
            for section in 0..<max(1, items.numberOfSections) where items.numberOfItems(inSection: section) == 0 {
                see([section, -1], in: manager)
            }
        }
    }

    func didShow(_ row: IndexPath) {
        guard !closures.isEmpty, let manager, isOnScreen(manager) else { return }
        // Nothing tells of the rows that another object's data source brings.
        if manager.source.ownsDataSource { checkLoadedRows(of: manager) }
        see(row, in: manager)
    }

    func didLeaveList() { for closure in closures { remove(closure) } }

    // MARK: Calling

    /// Whether the list is in a window; if not, its edges are checked when it comes into one.
    private func isOnScreen(_ manager: ListManager<Kit>) -> Bool {
        guard let list = manager.list else { return false }
        guard !Kit.isOnScreen(list) else { return true }
        if !awaitsWindow {
            awaitsWindow = true
            Kit.whenOnScreen(list) { [weak self] in
                self?.awaitsWindow = false
                self?.checkAgain()
            }
        }
        return false
    }

    /// Finds out what the calls that have ended have brought.
    private func checkLoadedRows(of manager: ListManager<Kit>) {
        for closure in closures where closure.check(in: shownRows(of: manager)) {
            manager.anomalyLog.report(PagingAnomaly.endlessLoading, closure.edge.closureName, at: closure.site)
        }
    }

    /// Calls the closures for which a row on screen is near an edge, when the event is over.
    private func see(_ row: IndexPath, in manager: ListManager<Kit>) {
        let calls = closures.compactMap { $0.call(near: row, in: manager.shown) }
        guard !calls.isEmpty || closures.contains(where: { !$0.isAlive }) else { return }
        manager.dispatcher.whenIdle {
            self.readChanges()
            for call in calls {
                if let manager = self.manager, manager.isUpToDate { call(self.shownRows(of: manager)) }
            }
        }
    }

    private func shownRows(of manager: ListManager<Kit>) -> ShownRows { (manager.shown, manager.lastIdentity) }
}

extension ListManager: LoadsPages {
    /// Where closures that load more go.
    public var _pages: _PagesTarget<ListPages> {
        _PagesTarget { [self] edge, rows, types, site, lifetime, load in
            if rows < 1 { anomalyLog.report(.invalidDistance(rows, from: edge), at: site) }
            let closure = addNearEdge(edge, rows: rows, showing: types, at: site, with: lifetime, load)
            return closure.pages(of: nil) ?? ListPages(closure)
        }
    }

    /// Adds a closure that loads more when one of the first or the last rows is shown.
    /// - Parameters:
    ///   - types: the types of items whose rows only show the state.
    ///   - owner: whose closure it is, for messages: ` of onTable()`.
    ///   - covers: the sections it is for, by their identifiers; nil for the list as a whole.
    package func addNearEdge(
        _ edge: RowsEdge, rows: Int, showing types: [Any.Type], of owner: String = "",
        in covers: (@MainActor (AnyHashable) -> Bool)? = nil, at site: CallSite, with lifetime: Lifetime?,
        _ load: @escaping _PagesTarget<Void>.Load
    ) -> NearEdgeClosure {
        let edges = nearEdges
        let closure = NearEdgeClosure(
            edges, edge, within: rows, showing: types, of: covers, because: "\(edge.closureName)\(owner), \(site)",
            at: site, with: lifetime, load)
        if edge == .start { keepsPlace = true }
        edges.add(closure)
        return closure
    }

    /// Its closures near the edges.
    var nearEdges: NearEdges<Kit> {
        if let known = observers.lazy.compactMap({ $0 as? NearEdges<Kit> }).first { return known }
        let new = NearEdges(self)
        observers.append(new)
        return new
    }
}
