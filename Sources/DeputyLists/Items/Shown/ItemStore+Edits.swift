import Foundation

/// Editing single items where they are, and noting it for the host, which has not got the edit yet.
///
/// Nothing here runs a user's code, and no other change of items may stand between an edit and its note.
extension ItemStore {
    func insert(_ items: [Any], _ identities: [ItemIdentity], at place: IndexPath) {
        edit(place[0]) {
            $0.insert(contentsOf: items, identities, at: place[1])
        } noting: { edits, _ in
            edits.insert(items.count, at: place[1])
        }
    }

    /// Removes an item.
    /// - Returns: the item. Its deinit may call the store, so it has to live until the store is consistent again.
    func cut(_ place: IndexPath) -> (item: Any, identity: ItemIdentity) {
        edit(place[0]) {
            $0.remove(at: place[1])
        } noting: { edits, removed in
            edits.remove(at: place[1], removed.item, removed.identity)
        }
    }

    /// Replaces an item by another one, which keeps the identity.
    /// - Parameter isUpdate: whether its content is another one.
    /// - Returns: the replaced item, which has to live as a removed one.
    func exchange(_ place: IndexPath, for item: Any, isUpdate: Bool = true) -> Any {
        let identity = stored.sections[place[0]].identities[place[1]]
        return edit(place[0]) {
            $0.replace(at: place[1], with: item)
        } noting: { edits, old in
            edits.replace(at: place[1], old, identity, isUpdate: isUpdate)
        }
    }

    private func edit<Result>(
        _ section: Int, _ body: (inout ItemSection) -> Result, noting note: (inout SectionEdits, Result) -> Void
    ) -> Result {
        let isLent = shown.lend(section)
        let result = body(&stored.sections[section])
        if isLent { shown.note(section) { note(&$0, result) } }
        places.forget()
        return result
    }

    /// The changes from the data that the host knows to an update's data, if single edits are all that was done.
    func editedChanges(_ update: StoreUpdate) -> ChangeSet? {
        // Rows that a person moved, and lists that were compared, need no look here: they are in other arrays than the host's.
        guard update.changes.moved.isEmpty, update.changes.rejected.isEmpty else { return nil }
        return shown.edits(to: update.sections, updated: update.changes.updated.count)
    }
}

extension ShownItems {
    /// The edits that lead to some sections, as changes; nil if there are others.
    /// - Parameter count: how many items have other content.
    fileprivate func edits(to sections: [ItemSection], updated count: Int) -> ChangeSet? {
        guard sections.count == outlines.count else { return nil }
        var (changes, updated) = (ChangeSet(stages: [ChangeSet.Stage()]), 0)
        for number in sections.indices {
            guard let edits = edits[number] else {
                guard outlines[number].hasItems(of: sections[number]) else { return nil }
                continue
            }
            guard store.sections[number].hasItems(of: sections[number]) else { return nil }
            updated += edits.updated.count
            let (inserted, removed) = edits.changes
            for row in inserted { changes.stages[0].insertedItems.append([number, row]) }
            for row in removed { changes.stages[0].deletedItems.append([number, row]) }
            for (shown, row) in edits.updates {
                changes.updates.append(ChangeSet.Move(from: [number, shown], to: [number, row]))
            }
        }
        // Each that was noted elsewhere too was replaced by an edit.
        guard updated == count else { return nil }
        if changes.stages[0].isEmpty { changes.stages = [] }
        return changes
    }
}
