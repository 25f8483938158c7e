package import Deputy
import Foundation

/// One of the two edges of some rows: their start or their end.
package enum RowsEdge {
    case start, end

    /// The name of the closure that is called near it.
    package var closureName: String { self == .start ? "onNearStart" : "onNearEnd" }
}

/// A closure that is called when the first or the last rows are shown: of the list as a whole, or of some sections.
@MainActor
package final class NearEdgeClosure {
    /// What an edge looks like: how many rows there are, and which is the outermost. As many other rows have another edge.
    private struct Edge: Equatable {
        let count: Int
        /// Nil where there are no rows.
        let row: ItemIdentity?
    }

    package let edge: RowsEdge
    /// Its place in the order of all.
    let serial: Int
    private let distance: Int
    /// The sections it is for, by their identifiers; nil for the list as a whole.
    private let covers: (@MainActor (AnyHashable) -> Bool)?
    private let load: @MainActor (AnyHashable?) -> Void
    /// Why the list reports each cell, for `explain`.
    let reason: String
    /// Where it was registered.
    package let site: CallSite
    /// The objects that it ends with.
    private var lifetimes: [Lifetime]
    /// The edge of each section when the closure was called last; that of the list is kept without a section.
    private var told: [AnyHashable?: Edge] = [:]

    init(
        _ serial: Int, _ edge: RowsEdge, within distance: Int, of covers: (@MainActor (AnyHashable) -> Bool)?,
        because reason: String,
        at site: CallSite, with lifetime: Lifetime?, _ load: @escaping @MainActor (AnyHashable?) -> Void
    ) {
        (self.serial, self.edge) = (serial, edge)
        self.distance = max(1, distance)
        self.covers = covers
        self.reason = reason
        self.site = site
        self.load = load
        lifetimes = lifetime.map { [$0] } ?? []
    }

    /// Whether it can still be called.
    package var isAlive: Bool { lifetimes.allSatisfy(\.isAlive) }

    func live(with lifetime: Lifetime) { lifetimes.append(lifetime) }

    /// What calls the closure for a row on screen, if that is near; the row of a section without rows has the number -1.
    func call(near row: IndexPath, in data: any IdentifiedItems) -> (@MainActor () -> Void)? {
        let id = data.id(ofSection: row[0])
        if let covers {
            guard let id, covers(id) else { return nil }
        } else if row[1] < 0, data.counts.contains(where: { $0 > 0 }) {
            return nil
        }
        guard isNear(row, in: data) else { return nil }
        let key = covers == nil ? nil : id
        let edge = lookAt(covers == nil ? nil : row[0], in: data)
        return { [weak self] in
            guard let self, isAlive, told[key] != edge else { return }
            told[key] = edge
            load(id)
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

    /// The edge of a section, or of the list.
    private func lookAt(_ section: Int?, in data: any IdentifiedItems) -> Edge {
        let sections = section.map { $0..<$0 + 1 } ?? data.sectionNumbers
        let counts = sections.map { data.itemNumbers(inSection: $0).count }
        let outer = edge == .start ? counts.firstIndex { $0 > 0 } : counts.lastIndex { $0 > 0 }
        return Edge(
            count: counts.reduce(0, +),
            row: outer.flatMap { data.identity(at: [sections.lowerBound + $0, edge == .start ? 0 : counts[$0] - 1]) })
    }

    /// Lets it be called again at every edge, or only where that is another one by now.
    func forget(unlessAsIn data: (any IdentifiedItems)? = nil) {
        guard let data, !told.isEmpty else {
            told = [:]
            return
        }
        guard covers != nil else {
            told = told.filter { $1 == lookAt(nil, in: data) }
            return
        }
        for section in data.sectionNumbers {
            guard let id = data.id(ofSection: section), let former = told[id] else { continue }
            if former != lookAt(section, in: data) { told[id] = nil }
        }
    }
}

/// The closures that are called near an edge, and when: a row comes on screen, or is there after an update.
extension ListManager {
    /// Adds a closure that is called when one of the first or the last rows is shown.
    /// - Parameters:
    ///   - owner: whose closure it is, for messages: ` of onTable()`.
    ///   - covers: the sections it is for, by their identifiers; nil for the list as a whole.
    package func addNearEdge(
        _ edge: RowsEdge, rows: Int, of owner: String = "", in covers: (@MainActor (AnyHashable) -> Bool)? = nil,
        at site: CallSite, with lifetime: Lifetime?, _ load: @escaping @MainActor (AnyHashable?) -> Void
    ) -> NearEdgeClosure {
        let closure = NearEdgeClosure(
            (core.nearEdges.last?.serial ?? 0) + 1, edge, within: rows, of: covers,
            because: "\(edge.closureName)\(owner), \(site)", at: site, with: lifetime, load)
        core.nearEdges.append(closure)
        if let event = Self.appearingEvent { dispatcher.require(event, because: closure.reason) }
        // The row may be on screen already.
        schedule.setNeeded()
        return closure
    }

    /// The event that tells of each cell that comes on screen.
    static var appearingEvent: DelegateEvent? { SharedCatalogue<Kit.Events>.shared.notice(.appearing, of: .cell) }
}

extension ListCore {
    /// Checks the rows on screen, because rows can come near an edge without coming on screen.
    func checkEdges() {
        guard !nearEdges.isEmpty, observer?.noItemBecause == nil else { return }
        for closure in nearEdges { closure.forget(unlessAsIn: shown) }
        guard let list = slots.list, Kit.isOnScreen(list) else { return }
        // A closure that has everything checked again is called again afterwards.
        dispatcher.nested {
            for row in Kit.visibleItems(in: list) { see(row) }
            for section in 0..<max(1, shown.numberOfSections) where shown.numberOfItems(inSection: section) == 0 {
                see([section, -1])
            }
        }
    }

    /// A row has come on screen. In an update it may be there for an instant only, and all rows are looked at afterwards.
    func didDisplay(_ row: IndexPath) { if !isUpdating { see(row) } }

    /// Calls the closures for which a row on screen is near an edge, when the event is over.
    private func see(_ row: IndexPath) {
        let calls = nearEdges.compactMap { $0.call(near: row, in: shown) }
        guard !calls.isEmpty || nearEdges.contains(where: { !$0.isAlive }) else { return }
        dispatcher.whenIdle {
            for closure in self.nearEdges where !closure.isAlive { self.remove(closure) }
            for call in calls { call() }
        }
    }

    func remove(_ closure: NearEdgeClosure) {
        let place = nearEdges.place { $0.serial < closure.serial }
        guard place < nearEdges.count, nearEdges[place] === closure else { return }
        nearEdges.remove(at: place)
        if let event = ListManager<Kit>.appearingEvent { dispatcher.stopRequiring(event, because: closure.reason) }
    }
}
