package import Deputy
import Foundation

/// One of the two edges of some rows: their start or their end.
public enum RowsEdge: Sendable {
    /// Where the rows begin.
    case start
    /// Where they end.
    case end

    /// The name of the closure that is called near it.
    package var closureName: String { self == .start ? "onNearStart" : "onNearEnd" }
}

/// A closure that loads more when the first or the last rows are shown: of the list as a whole, or of some sections.
@MainActor
package final class NearEdgeClosure {
    package let edge: RowsEdge
    /// Its place in the order of all.
    let serial: Int
    private let distance: Int
    /// The types of items whose rows only show the state.
    private let types: [Any.Type]
    /// The sections it is for, by their identifiers; nil for the list as a whole.
    private let covers: (@MainActor (AnyHashable) -> Bool)?
    private let load: _PagesTarget<Void>.Load
    /// Why the list reports each cell, for `explain`.
    let reason: String
    /// Where it was registered.
    package let site: CallSite
    /// The objects that it ends with.
    private var lifetimes: [Lifetime]
    /// The pages of each section; those of the list are kept without one.
    private var pages: [AnyHashable?: ListPages] = [:]
    /// Has the edges checked again as soon as the list shows the current items.
    let checkAgain: @MainActor () -> Void
    private let remove: @MainActor (NearEdgeClosure) -> Void

    init<Kit: ListKit>(
        _ core: ListCore<Kit>, _ edge: RowsEdge, within distance: Int, showing types: [Any.Type],
        of covers: (@MainActor (AnyHashable) -> Bool)?, because reason: String, at site: CallSite,
        with lifetime: Lifetime?, _ load: @escaping _PagesTarget<Void>.Load
    ) {
        (self.edge, serial) = (edge, (core.nearEdges.last?.serial ?? 0) + 1)
        self.distance = max(1, distance)
        (self.types, self.covers, self.load) = (types, covers, load)
        (self.reason, self.site) = (reason, site)
        lifetimes = lifetime.map { [$0] } ?? []
        checkAgain = { [link = core.link] in link.core?.checkEdgesAgain() }
        remove = { [link = core.link] in link.core?.remove($0) }
    }

    /// Whether it can still be called.
    package var isAlive: Bool { lifetimes.allSatisfy(\.isAlive) }

    func live(with lifetime: Lifetime) { lifetimes.append(lifetime) }

    /// Ends its registration.
    package func withdraw() { remove(self) }

    /// The same, where what it is registered with is being released.
    package func withdrawLater() {
        for pages in allPages { pages.closeLater() }
        pages = [:]
        withdraw()
    }

    /// Cancels what it loads, and says that nothing more comes.
    func end() { for pages in allPages { pages.close() } }

    var allPages: [ListPages] { Array(pages.values) }

    /// The pages of a section that it is for; those of the list without one.
    package func pages(of section: AnyHashable?) -> ListPages? {
        guard covers == nil ? section == nil : section.map({ covers?($0) == true }) == true else { return nil }
        if let known = pages[section] { return known }
        let new = ListPages(self)
        pages[section] = new
        return new
    }

    /// What calls the closure for a row on screen, if that is near and it may be called; the row of a section without rows has the number -1.
    func call(near row: IndexPath, in data: ListData) -> (@MainActor () -> Void)? {
        let section = covers == nil ? nil : data.shown.id(ofSection: row[0])
        // A list as a whole is without rows once, however many sections it has.
        if covers == nil, row[1] < 0, row[0] > 0 || data.shown.counts.contains(where: { $0 > 0 }) { return nil }
        guard let pages = pages(of: section), pages.isReady, isNear(row, in: data.shown) else { return nil }
        let sections = covers == nil ? data.shown.sectionNumbers : row[0]..<row[0] + 1
        return { [weak self] in
            guard let self, isAlive, pages.isReady else { return }
            pages.begin(EdgeRows(data, sections, types)) { [load] in try await load(section) }
        }
    }

    private func isNear(_ row: IndexPath, in data: any IdentifiedItems) -> Bool {
        var between = edge == .start ? row[1] : data.numberOfItems(inSection: row[0]) - 1 - row[1]
        if covers == nil {
            for section in edge == .start ? 0..<row[0] : row[0] + 1..<max(row[0] + 1, data.numberOfSections) {
                guard between < distance else { return false }
                between += data.numberOfItems(inSection: section)
            }
        }
        return between < distance
    }

    /// Finds out what the last calls have brought.
    /// - Returns: whether rows come and go with each call, and there are never more of them.
    func check(in data: ListData) -> Bool {
        guard covers != nil else {
            return pages[nil]?.check(at: EdgeRows(data, data.shown.sectionNumbers, types)) ?? false
        }
        // A section that is gone may come back with its id, and then loads from its start.
        let shown = Set(data.shown.sectionNumbers.compactMap(data.shown.id))
        for (section, gone) in pages where section.map({ !shown.contains($0) }) ?? false {
            if gone.isHeld {
                if !gone.isReady { gone.again() }
            } else {
                pages[section] = nil
                gone.close()
            }
        }
        return data.shown.sectionNumbers.reduce(false) { isEndless, number in
            let pages = data.shown.id(ofSection: number).flatMap { self.pages[$0] }
            return pages?.check(at: EdgeRows(data, number..<number + 1, types)) ?? false || isEndless
        }
    }
}

/// The rows that have an edge, as the list shows them, without those of the types that only show what is being loaded.
@MainActor
struct EdgeRows {
    private let data: ListData
    private let sections: Range<Int>
    private let types: [Any.Type]

    init(_ data: ListData, _ sections: Range<Int>, _ types: [Any.Type]) {
        (self.data, self.sections, self.types) = (data, sections, types)
    }

    /// How many there are, and the last identity there is: rows that come later have greater ones.
    var mark: (count: Int, last: UInt64) { (count, data.current.lastIdentity) }

    var count: Int {
        sections.reduce(0) { count, section in
            let numbers = data.shown.itemNumbers(inSection: section)
            return count + (types.isEmpty ? numbers.count : numbers.filter { counts([section, $0]) }.count)
        }
    }

    var isEmpty: Bool {
        !sections.contains { section in data.shown.itemNumbers(inSection: section).contains { counts([section, $0]) } }
    }

    /// Whether there are rows that were not there before; of a source without ids, whether there are more.
    func hasNew(since mark: (count: Int, last: UInt64)) -> Bool {
        guard data.current.isComparable else { return count > mark.count }
        guard data.current.lastIdentity > mark.last else { return false }
        let shown = data.shown.rows
        return sections.contains { section in
            let rows = shown.section(section)?.rows ?? []
            return rows.indices.reversed().contains { rows[$0].number > mark.last && counts([section, $0]) }
        }
    }

    private func counts(_ row: IndexPath) -> Bool {
        guard !types.isEmpty else { return true }
        let item = data.shown.item(at: row)
        func isOne<Status>(of type: Status.Type) -> Bool { unwrapped(item, as: type) != nil }
        return !types.contains { _openExistential($0, do: isOne) }
    }
}

extension ListManager: LoadsPages {
    /// Where closures that load more go.
    public var _pages: _PagesTarget<ListPages> {
        _PagesTarget { [self] edge, rows, types, site, lifetime, load in
            if rows < 1 { dispatcher.anomalyLog.report(.invalidDistance(rows, from: edge), at: site) }
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
        let closure = NearEdgeClosure(
            core, edge, within: rows, showing: types, of: covers, because: "\(edge.closureName)\(owner), \(site)",
            at: site, with: lifetime, load)
        core.nearEdges.append(closure)
        if edge == .start { keepsPlace = true }
        if let event = Self.appearingEvent { dispatcher.require(event, because: closure.reason) }
        // The row may be on screen already.
        schedule.setNeeded()
        return closure
    }

    /// The event that tells of each cell that comes on screen.
    static var appearingEvent: DelegateEvent? { SharedCatalogue<Kit.Events>.shared.notice(.appearing, of: .cell) }
}

/// When closures near an edge are called: a row comes on screen, or is there after an update.
extension ListCore {
    /// Has the edges checked again with the next update of the list.
    func checkEdgesAgain() { if slots.list != nil { schedule.setNeeded() } else { removeNearEdges() } }

    /// Checks the rows on screen, because rows can come near an edge without coming on screen.
    ///
    /// While the list does not show the current items, nothing is known of its edges: its next update checks them. A list in no window is
    /// checked when it comes into one: it need not tell of a row then, as it may show all of them already, or have none.
    func checkEdges() {
        guard !nearEdges.isEmpty, observer?.noItemBecause == nil, showsCurrentItems, !slots.isReplaced,
            let list = slots.list
        else { return }
        checkLoadedRows()
        guard !isAwaited(list) else { return }
        // A closure that has everything checked again is called again afterwards.
        dispatcher.nested {
            // Those that a list has before its layout are the former ones, and it tells of the others.
            if !awaitsLayout { for row in Kit.visibleItems(in: list) { see(row) } }
            for section in 0..<max(1, shown.numberOfSections) where shown.numberOfItems(inSection: section) == 0 {
                see([section, -1])
            }
        }
    }

    /// Whether no update waits. In the middle of a batch, and after a reload that the list refused, it is behind before one does.
    private var showsCurrentItems: Bool { !schedule.isPending && !data.isBehind }

    /// Whether the list is in no window, so that its edges are checked when it comes into one.
    private func isAwaited(_ list: Kit.List) -> Bool {
        guard !Kit.isOnScreen(list) else { return false }
        if !awaitsWindow {
            awaitsWindow = true
            Kit.whenOnScreen(list) { [link] in
                link.core?.awaitsWindow = false
                link.core?.checkEdgesAgain()
            }
        }
        return true
    }

    /// Finds out what the calls that have ended have brought.
    private func checkLoadedRows() {
        for closure in nearEdges where closure.check(in: data) {
            anomalyLog.report(ListAnomaly.endlessLoading, closure.edge.closureName, at: closure.site)
        }
    }

    /// A row has come on screen. In an update it may be there for an instant only, and all rows are checked afterwards.
    func didDisplay(_ row: IndexPath) {
        guard !nearEdges.isEmpty, !isUpdating, let list, !isAwaited(list) else { return }
        // Nobody tells of the rows that another object's data source brings.
        if source.ownsDataSource { checkLoadedRows() }
        see(row)
    }

    /// Calls the closures for which a row on screen is near an edge, when the event is over.
    private func see(_ row: IndexPath) {
        let calls = nearEdges.compactMap { $0.call(near: row, in: data) }
        guard !calls.isEmpty || nearEdges.contains(where: { !$0.isAlive }) else { return }
        dispatcher.whenIdle {
            self.removeLostEdges()
            for call in calls where self.showsCurrentItems { call() }
        }
    }

    func remove(_ closure: NearEdgeClosure) {
        let place = nearEdges.place { $0.serial < closure.serial }
        guard place < nearEdges.count, nearEdges[place] === closure else { return }
        nearEdges.remove(at: place)
        if let event = ListManager<Kit>.appearingEvent { dispatcher.stopRequiring(event, because: closure.reason) }
        closure.end()
    }

    /// Ends the closures near edges whose objects are gone.
    func removeLostEdges() { for closure in nearEdges where !closure.isAlive { remove(closure) } }

    /// Ends all closures near edges: nothing is answered from now on, or there is no list.
    func removeNearEdges() { for closure in nearEdges { remove(closure) } }
}
