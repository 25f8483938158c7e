import Deputy
import DeputyLists
import Foundation

/// The end of a section: how many rows it has, and which is the last. As many other rows are another end.
struct SectionEnd: Equatable {
    let count: Int
    /// Nil for a section without rows.
    let last: ItemIdentity?
}

/// The closures to be called when the end of a section is near, and at which end each was called last.
@MainActor
final class LoadingNeeds<Section: Hashable> {
    /// A closure of `onNearEnd(rows:)`.
    // A class, because the closure may add and remove closures, so an index in an array is not valid after a call.
    @MainActor
    private final class Need {
        let distance: Int
        let covers: @MainActor (Section) -> Bool
        let load: @MainActor (Section) -> Void
        /// Whether the object that it ends with still lives.
        let isAlive: @MainActor () -> Bool
        /// Called when that object is gone.
        let didEnd: @MainActor () -> Void
        /// The end that each section had when the closure was called last.
        var toldAt: [Section: SectionEnd] = [:]

        init(
            distance: Int, covers: @escaping @MainActor (Section) -> Bool,
            load: @escaping @MainActor (Section) -> Void, isAlive: @escaping @MainActor () -> Bool,
            didEnd: @escaping @MainActor () -> Void
        ) {
            self.distance = distance
            self.covers = covers
            self.load = load
            self.isAlive = isAlive
            self.didEnd = didEnd
        }

        /// Calls the closure if a row is within its distance, once for each end.
        func see(row: Int, of section: Section, end: SectionEnd) {
            guard row >= end.count - distance, isAlive(), covers(section), toldAt[section] != end else { return }
            toldAt[section] = end
            load(section)
        }
    }

    private var needs: [Need] = []
    var isEmpty: Bool { needs.isEmpty }

    func add(
        within distance: Int, of covers: @escaping @MainActor (Section) -> Bool,
        while isAlive: @escaping @MainActor () -> Bool, didEnd: @escaping @MainActor () -> Void,
        _ load: @escaping @MainActor (Section) -> Void
    ) {
        needs.append(
            Need(distance: max(1, distance), covers: covers, load: load, isAlive: isAlive, didEnd: didEnd))
    }

    /// Lets every closure whose load failed fire again.
    func forget() { for need in needs { need.toldAt = [:] } }

    /// Notes a section's end: a closure that was called at another one may be called again near it.
    func note(_ end: SectionEnd, of section: Section) {
        for need in needs where need.toldAt[section] != end { need.toldAt[section] = nil }
    }

    /// Calls the closures whose distance includes a row on screen, or a section without rows.
    /// - Parameter row: the row's number; -1 for a section without rows.
    func see(row: Int, of section: Section, end: SectionEnd) {
        dropEnded()
        for need in needs { need.see(row: row, of: section, end: end) }
    }

    /// Removes the closures whose objects are gone.
    private func dropEnded() {
        let (living, ended) = (needs.filter { $0.isAlive() }, needs.filter { !$0.isAlive() })
        guard !ended.isEmpty else { return }
        needs = living
        for need in ended { need.didEnd() }
    }
}

extension SectionBinder {
    /// Lets closures of `onNearEnd(rows:)` be called again for the same rows, after a failed load.
    ///
    /// They are called at once if the end is on screen. While the list is not in a window, none is called; a list view does not
    /// report when it comes back, so call this when its screen appears, in `viewWillAppear`.
    public func loadAgain() {
        needs.forget()
        checkEnds()
    }

    /// Checks the rows on screen, because rows can come near the end without coming on screen.
    func checkEnds() {
        guard hasFinishedBinding, !needs.isEmpty else { return }
        for number in 0..<manager.numberOfSections {
            if let section = section(at: number) {
                needs.note(end(of: number), of: section)
            }
        }
        guard let list = manager.list, Kit.isOnScreen(list) else { return }
        // A closure that calls `loadAgain()` itself is called again afterwards.
        manager.dispatcher.nested {
            for path in Kit.visibleItems(in: list) { see(path) }
            for number in 0..<manager.numberOfSections where manager.numberOfItems(inSection: number) == 0 {
                see([number, -1])
            }
        }
    }

    /// Checks a row on screen, or a section without rows, whose row is -1.
    func see(_ path: IndexPath) {
        guard let section = section(at: path[0]) else { return }
        let end = end(of: path[0])
        manager.dispatcher.whenIdle { [weak self] in self?.needs.see(row: path.itemNumber, of: section, end: end) }
    }

    private func end(of section: Int) -> SectionEnd {
        let count = manager.numberOfItems(inSection: section)
        return SectionEnd(count: count, last: manager.shownItems.identity(at: [section, count - 1]))
    }
}

extension ChainCore {
    /// Adds a closure that is called when one of the last rows of a section of this chain is shown.
    func onNearEnd(
        rows: Int, _ site: CallSite, with lifetime: Lifetime?, _ load: @escaping @MainActor (Section) -> Void
    ) {
        guard let binder, let event = SharedCatalogue<Kit.Events>.shared.events.appearing(.cell) else { return }
        let manager = binder.manager
        let reason = "loading more at the end (\(name), \(site))"
        manager.dispatcher.require(event, because: reason)
        manager.reportDisplays()
        let isAlive: @MainActor () -> Bool = { lifetime?.isAlive ?? true }
        noteLoading(rows: rows, at: site, while: isAlive)
        binder.needs.add(
            within: rows,
            of: { [weak self] section in
                self?.isFor(section) ?? false
            },
            while: isAlive,
            didEnd: { [weak manager] in
                manager?.dispatcher.stopRequiring(event, because: reason)
            }, load)
    }
}
