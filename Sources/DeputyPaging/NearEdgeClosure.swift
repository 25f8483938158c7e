package import Deputy
import DeputyLists
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
        _ edges: NearEdges<Kit>, _ edge: RowsEdge, within distance: Int, showing types: [Any.Type],
        of covers: (@MainActor (AnyHashable) -> Bool)?, because reason: String, at site: CallSite,
        with lifetime: Lifetime?, _ load: @escaping _PagesTarget<Void>.Load
    ) {
        (self.edge, self.distance) = (edge, max(1, distance))
        (self.types, self.covers, self.load) = (types, covers, load)
        (self.reason, self.site) = (reason, site)
        lifetimes = lifetime.map { [$0] } ?? []
        checkAgain = { [weak edges] in edges?.checkAgain() }
        remove = { [weak edges] in edges?.remove($0) }
    }

    /// Whether it can still be called.
    package var isAlive: Bool { lifetimes.allSatisfy(\.isAlive) }

    func live(with lifetime: Lifetime) { lifetimes.append(lifetime) }

    /// Ends its registration.
    package func withdraw() { remove(self) }

    /// The same, where what it is registered with is being released: what runs a user's code comes a turn later.
    package func withdrawLater() {
        for pages in pages.values { Task { pages.close() } }
        pages = [:]
        withdraw()
    }

    /// Cancels what it loads, and says that nothing more comes.
    func end() { for pages in pages.values { pages.close() } }

    /// The pages of a section that it is for; those of the list without one.
    package func pages(of section: AnyHashable?) -> ListPages? {
        guard covers == nil ? section == nil : section.map({ covers?($0) == true }) == true else { return nil }
        if let known = pages[section] { return known }
        let new = ListPages(self)
        pages[section] = new
        return new
    }

    /// What calls the closure for a row on screen, if that is near and it may be called; the row of a section without rows has the number -1.
    func call(near row: IndexPath, in items: any IdentifiedItems) -> (@MainActor (ShownRows) -> Void)? {
        let section = covers == nil ? nil : items.id(ofSection: row[0])
        // A list as a whole is without rows once, however many sections it has.
        if covers == nil, row[1] < 0, row[0] > 0 || items.counts.contains(where: { $0 > 0 }) { return nil }
        guard let pages = pages(of: section), pages.isReady, isNear(row, in: items) else { return nil }
        let sections = covers == nil ? items.sectionNumbers : row[0]..<row[0] + 1
        return { [weak self] shown in
            guard let self, isAlive, pages.isReady else { return }
            pages.begin(EdgeRows(shown, sections, types)) { [load] in try await load(section) }
        }
    }

    private func isNear(_ row: IndexPath, in items: any IdentifiedItems) -> Bool {
        var between = edge == .start ? row[1] : items.numberOfItems(inSection: row[0]) - 1 - row[1]
        if covers == nil {
            for section in edge == .start ? 0..<row[0] : row[0] + 1..<max(row[0] + 1, items.numberOfSections) {
                guard between < distance else { return false }
                between += items.numberOfItems(inSection: section)
            }
        }
        return between < distance
    }

    /// Finds out what the last calls have brought.
    /// - Returns: whether rows come and go with each call, and there are never more of them.
    func check(in shown: ShownRows) -> Bool {
        let items = shown.items
        guard covers != nil else {
            return pages[nil]?.check(at: EdgeRows(shown, items.sectionNumbers, types)) ?? false
        }
        // A section that is gone may come back with its id, and then loads from its start.
        let ids = Set(items.sectionNumbers.compactMap(items.id))
        for (section, gone) in pages where section.map({ !ids.contains($0) }) ?? false {
            if gone.isHeld {
                if !gone.isReady { gone.again() }
            } else {
                pages[section] = nil
                gone.close()
            }
        }
        return items.sectionNumbers.reduce(false) { isEndless, number in
            let pages = items.id(ofSection: number).flatMap { self.pages[$0] }
            return pages?.check(at: EdgeRows(shown, number..<number + 1, types)) ?? false || isEndless
        }
    }
}

/// What a list shows at a moment, and the number of the identity that was made last: rows that come later have greater ones. Rows of a source
/// without ids have none.
typealias ShownRows = (items: any IdentifiedItems, lastIdentity: UInt64?)

/// The rows that have an edge, as the list shows them, without those of the types that only show what is being loaded.
@MainActor
struct EdgeRows {
    private let shown: ShownRows
    private let sections: Range<Int>
    private let types: [Any.Type]

    init(_ shown: ShownRows, _ sections: Range<Int>, _ types: [Any.Type]) {
        (self.shown, self.sections, self.types) = (shown, sections, types)
    }

    /// How many there are, and the last identity there is.
    var mark: (count: Int, last: UInt64) { (count, shown.lastIdentity ?? 0) }

    var count: Int {
        sections.reduce(0) { count, section in
            let numbers = shown.items.itemNumbers(inSection: section)
            return count + (types.isEmpty ? numbers.count : numbers.filter { counts([section, $0]) }.count)
        }
    }

    var isEmpty: Bool { !contains { _ in true } }

    /// Whether there are rows that were not there before; of a source without ids, whether there are more.
    func hasNew(since mark: (count: Int, last: UInt64)) -> Bool {
        guard let last = shown.lastIdentity else { return count > mark.count }
        return last > mark.last
            && contains { row in shown.items.identity(at: row).map { $0.number > mark.last } ?? false }
    }

    /// Whether one of the rows is as said; it is looked for from the end.
    private func contains(_ isSought: (IndexPath) -> Bool) -> Bool {
        sections.reversed().contains { section in
            shown.items.itemNumbers(inSection: section).reversed().contains {
                isSought([section, $0]) && counts([section, $0])
            }
        }
    }

    private func counts(_ row: IndexPath) -> Bool {
        guard !types.isEmpty else { return true }
        let item = shown.items.item(at: row)
        func isOne<Status>(of type: Status.Type) -> Bool { unwrapped(item, as: type) != nil }
        return !types.contains { _openExistential($0, do: isOne) }
    }
}
