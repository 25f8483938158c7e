public import Foundation

/// Changing the items of a section.
extension ItemStore {
    /// Replaces the items of a section, which is made, with those before it, if it does not exist; the host reloads.
    /// `apply(items:inSection:)` animates what has changed instead.
    ///
    /// Without `inSection:` it is the first section. The others keep their items; `removeAll()` empties the list.
    public func setItems(
        _ items: [Any], inSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        edit(fileID, line, replacing: .items(section)) { store, site in
            guard store.makeSection(section, at: site) else { return }
            var new = store.sections[section]
            new.items = items
            store.adopt([new], for: section..<section + 1, isQuiet: true, at: site)
            store.pending.reloads = true
        }
    }

    /// Adds an item at the end of a section, which is made, with those before it, if it does not exist.
    public func append(_ item: Any, toSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line) {
        append(contentsOf: [item], toSection: section, fileID: fileID, line: line)
    }

    /// Adds items at the end of a section, which is made, with those before it, if it does not exist.
    public func append(
        contentsOf items: [Any], toSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        edit(fileID, line) { store, site in
            guard store.makeSection(section, at: site) else { return }
            store.add(items, at: [section, store.sections[section].items.count], at: site)
        }
    }

    /// Adds items to a section.
    private func add(_ items: [Any], at path: IndexPath, at site: CallSite) {
        reportFollowedModel(ofSection: path[0], at: site)
        var identities: [ItemIdentity] = []
        for _ in items { identities.append(makeIdentity()) }
        sections[path[0]].insert(contentsOf: items, identities, at: path[1])
        #if EXPLANATIONS
        suspectRepeats(of: identities, at: path, site)
        #endif
    }

    /// Updates the items of a section that have the `id` of one of these, and adds the others at its end.
    ///
    /// For pages that overlap, and for items that may already be there. An item without an `id` is matched by its value if it is
    /// `Hashable`, an object by its identity; others are added. The section is made, with those before it, if it does not exist.
    ///
    /// ```swift
    /// manager.items.updateOrAppend(contentsOf: nextPage)
    /// ```
    /// - Complexity: O(n) in the number of items of the section and of these.
    public func updateOrAppend(
        contentsOf items: [Any], toSection section: Int = 0, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        edit(fileID, line) { store, site in
            guard store.makeSection(section, at: site) else { return }
            store.reportFollowedModel(ofSection: section, at: site)
            var changed = store.sections[section]
            let updated = changed.updateOrAppend(items, making: store.makeIdentity)
            store.replaceSections(section..<section + 1, with: [changed])
            store.pending.updated.formUnion(updated)
        }
    }

    /// Inserts an item; the place just behind the last item is allowed, and `[0, 0]` in a list
    /// without sections, which then gets one.
    public func insert(
        _ item: Any, at indexPath: IndexPath, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        insert(contentsOf: [item], at: indexPath, fileID: fileID, line: line)
    }

    /// Inserts items, one behind the other from an index path on; the place just behind the last item is allowed.
    public func insert(
        contentsOf items: [Any], at indexPath: IndexPath, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        edit(fileID, line) { store, site in
            if store.sections.isEmpty, indexPath == [0, 0] { store.sections.append(store.identified(ItemSection())) }
            guard store.has(indexPath, orEnd: true, for: "An insertion", at: site) else { return }
            store.add(items, at: indexPath, at: site)
        }
    }

    /// Removes an item wherever it is now; one that is gone already stays gone.
    ///
    /// What runs later, as the action of a swipe or a menu, names its row by the item it was made for: the row may be elsewhere by then.
    /// The item is found as by `indexPath(of:)`.
    ///
    /// ```swift
    /// let delete = UIAction(title: "Delete") { _ in manager.items.remove(post) }
    /// ```
    /// - Complexity: O(n) in the number of items.
    public func remove<Item: Identifiable>(_ item: Item, fileID: StaticString = #fileID, line: UInt = #line) {
        edit(fileID, line) { store, site in
            if let place = store.place(of: item) { store.remove(place, at: site) }
        }
    }

    /// Removes an item without an `id`: one that is equal, and of its type.
    /// - Complexity: O(n) in the number of items.
    @_disfavoredOverload
    public func remove<Item: Equatable>(_ item: Item, fileID: StaticString = #fileID, line: UInt = #line) {
        edit(fileID, line) { store, site in
            if let place = store.place(ofValue: item, at: site) { store.remove(place, at: site) }
        }
    }

    /// Removes the item at an index path.
    public func remove(at indexPath: IndexPath, fileID: StaticString = #fileID, line: UInt = #line) {
        edit(fileID, line) { store, site in
            if store.has(indexPath, for: "A removal", at: site) { store.remove(indexPath, at: site) }
        }
    }

    private func remove(_ place: IndexPath, at site: CallSite) {
        reportFollowedModel(ofSection: place[0], at: site)
        let (item, identity) = removeRow(at: place)
        keep([identity], [item])
        withExtendedLifetime(item) {}
    }

    /// Removes the items at some index paths: where they are before any of them is removed, in any order.
    ///
    /// A place outside the data is reported; the items at the others are removed.
    /// - Complexity: O(n) in the number of items of the sections they are in.
    public func remove(at indexPaths: [IndexPath], fileID: StaticString = #fileID, line: UInt = #line) {
        edit(fileID, line) { store, site in
            var removed: [Int: Set<Int>] = [:]
            for path in indexPaths where store.has(path, for: "A removal", at: site) {
                removed[path[0], default: []].insert(path[1])
            }
            for (section, places) in removed { store.keepItems(ofSection: section, at: site) { !places.contains($0) } }
        }
    }

    /// Removes the items of all sections for which a closure returns true; the sections stay.
    /// - Complexity: O(n) in the number of items.
    public func remove(
        where condition: @escaping @MainActor (Any) -> Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        edit(fileID, line) { store, site in
            for (number, section) in store.sections.enumerated() {
                store.keepItems(ofSection: number, at: site) { !condition(section.items[$0]) }
            }
        }
    }

    /// Removes the items of a type, in all sections, for which a closure returns true.
    ///
    /// ```swift
    /// manager.items.remove { (post: Post) in post.isRead }
    /// ```
    public func remove<Model>(
        where condition: @escaping @MainActor (Model) -> Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let isOne: @MainActor (Any) -> Bool = { unwrapped($0, as: Model.self).map(condition) ?? false }
        remove(where: isOne, fileID: fileID, line: line)
    }

    /// Keeps the items at some places of a section, with their identities, and removes the others.
    private func keepItems(ofSection number: Int, at site: CallSite, where isKept: (Int) -> Bool) {
        var section = sections[number]
        let kept = section.items.indices.filter(isKept)
        guard kept.count < section.items.count else { return }
        reportFollowedModel(ofSection: number, at: site)
        (section.items, section.identities) = (kept.map { section.items[$0] }, kept.map { section.identities[$0] })
        replaceSections(number..<number + 1, with: [section])
    }

    /// Removes every item and section.
    public func removeAll(fileID: StaticString = #fileID, line: UInt = #line) {
        edit(fileID, line, replacing: .everything) { store, _ in store.replaceSections(store.sections.indices, with: [])
        }
    }

    /// Replaces the item of the same type and `id` by this one, wherever it is now; one that is not there is reported.
    ///
    /// ```swift
    /// var changed = post
    /// changed.isRead = true
    /// manager.items.replace(changed)
    /// ```
    ///
    /// The item is found as by `indexPath(of:)`; `updateOrAppend(contentsOf:)` adds it where it is not there.
    /// - Complexity: O(n) in the number of items.
    public func replace<Item: Identifiable>(_ item: Item, fileID: StaticString = #fileID, line: UInt = #line) {
        edit(fileID, line) { store, site in
            guard let place = store.place(of: item) else {
                return store.log.report(ListAnomaly.unknownItem, typeName(Item.self), at: site)
            }
            store.replace(place, with: item)
        }
    }

    /// Replaces the item at an index path by another one, which is the same item with new content.
    ///
    /// Its cell is filled again where it is. For an object that was changed in place, replace it by itself.
    public func replace(
        at indexPath: IndexPath, with item: Any, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        edit(fileID, line) { store, site in
            if store.has(indexPath, for: "A replacement", at: site) { store.replace(indexPath, with: item) }
        }
    }

    private func replace(_ place: IndexPath, with item: Any) {
        // The old item is released after the store is consistent again, because its deinit may call the store.
        let old = sections[place[0]].items[place[1]]
        let identity = sections[place[0]].identities[place[1]]
        sections[place[0]].items[place[1]] = item
        keep([identity], [old])
        withExtendedLifetime(old) {}
        pending.updated.insert(identity)
    }

    /// Fills the cells again of all items for which a closure returns true: those whose content has changed in a way that `==` does not
    /// see.
    ///
    /// ```swift
    /// manager.items.refill { ($0 as? Post)?.id == changed }
    /// ```
    ///
    /// A cell that is on screen is filled where it is, at the end of the turn; others are filled when they come on screen anyway.
    /// - Complexity: O(n) in the number of items.
    public func refill(where condition: @escaping @MainActor (Any) -> Bool) {
        change { store in
            for section in store.sections {
                for (item, identity) in zip(section.items, section.identities) where condition(item) {
                    store.pending.updated.insert(identity)
                }
            }
        }
    }

    /// Makes the list ask for all sizes again, at the end of the turn, without filling a cell: where a closure for heights has changed
    /// its mind.
    ///
    /// ```swift
    /// isCompact.toggle()
    /// manager.items.askSizes()
    /// ```
    public func askSizes() {
        change { $0.pending.asksSizes = true }
    }

    /// Moves an item; the destination is where it is afterwards.
    public func move(
        _ source: IndexPath, to destination: IndexPath, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        move([source], to: destination, fileID: fileID, line: line)
    }

    /// Moves items, from any sections, one behind the other in the order of their index paths here.
    ///
    /// ```swift
    /// manager.items.move([[0, 4], [1, 0]], to: [0, 0])
    /// ```
    ///
    /// An index path that is named twice counts once. One outside the data is reported, and the others move. If the destination does not
    /// exist, nothing moves.
    /// - Parameters:
    ///   - sources: where the items are before any of them moves.
    ///   - destination: where the first of them is afterwards; the others follow it.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    /// - Complexity: O(n) in the number of items of their sections, for each.
    public func move(
        _ sources: [IndexPath], to destination: IndexPath, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        edit(fileID, line) { store, site in
            var seen: Set<IndexPath> = []
            let sources = sources.filter { store.has($0, for: "A move", at: site) && seen.insert($0).inserted }
            guard !sources.isEmpty else { return }
            // The last first, so that the others stay where they are named.
            let order = sources.indices.inOrder { sources[$0] > sources[$1] }
            let taken = Dictionary(uniqueKeysWithValues: order.map { ($0, store.removeRow(at: sources[$0])) })
            guard store.has(destination, orEnd: true, for: "The end of a move", at: site) else {
                for number in order.reversed() {
                    if let moved = taken[number] { store.insertRow(moved, at: sources[number]) }
                }
                return
            }
            for (number, moved) in taken.inOrder({ $0.key < $1.key }) {
                store.insertRow(moved, at: [destination[0], destination[1] + number])
                store.pending.moved.insert(moved.identity)
            }
        }
    }

    private func removeRow(at path: IndexPath) -> (item: Any, identity: ItemIdentity) {
        sections[path[0]].remove(at: path[1])
    }

    private func insertRow(_ moved: (item: Any, identity: ItemIdentity), at path: IndexPath) {
        sections[path[0]].insert(contentsOf: [moved.item], [moved.identity], at: path[1])
    }

    /// Whether the data has a place; reports it if not.
    func has(_ indexPath: IndexPath, orEnd: Bool = false, for what: String, at site: CallSite) -> Bool {
        if hasItem(at: indexPath, orEnd: orEnd) { return true }
        let lacksSection = orEnd && indexPath.count == 2 && !sections.indices.contains(indexPath[0])
        log.report(
            .outsideData(
                what, at: .row(indexPath), limits: limits(around: .row(indexPath)), lacksSection: lacksSection),
            at: site)
        return false
    }
}
