import Foundation

/// Applying lists that differ little: as edits, which cost what they change.
extension ItemStore {
    /// Applies items of a type that differ little from those of a section; false if that is not so, with nothing done.
    ///
    /// The section goes on with its own array, which is edited too. To keep the app's would make the app copy it at its next change:
    /// a fourteenth of what a message costs in a chat of 500, a seventh in one of 1,000.
    /// - Parameter items: those of the section, which nothing else keeps meanwhile, so that they are edited where they are.
    @inlinable
    func applyEdits<Item: Identifiable & Equatable>(
        from items: inout [Item], to new: [Item], inSection section: Int
    ) -> Bool {
        guard hasUniqueIDs(section), let change = SmallChange(from: items, to: new) else { return false }
        // One by one: to make an array for so many at once looks up its type, which takes longer than a few items.
        var boxes: [Any] = []
        for item in change.items { boxes.append(item) }
        edit(section, change.old, to: boxes, change.partners, updated: change.updated)
        items.replaceSubrange(change.old, with: change.items)
        keep(items, inSection: section)
        return true
    }

    @usableFromInline
    func hasUniqueIDs(_ section: Int) -> Bool { stored.sections[section].hasUniqueIDs }

    /// Notes the items of a section in their own type, of which no identifier occurs twice.
    @usableFromInline
    func keep<Item>(_ items: [Item], inSection section: Int) {
        stored.sections[section].keep(items, areUnique: true)
    }

    /// Replaces some items of a section by others, which are in the order of those that they are versions of.
    /// - Parameter partners: the numbers of those in the range, -1 for a new item; empty if all are new.
    @usableFromInline
    func edit(_ section: Int, _ range: Range<Int>, to items: [Any], _ partners: [Int32], updated: [Int32]) {
        noteHeaders(ofSection: section)
        let updated = Set(updated)
        var gone: [Any] = []
        // From the end, so that the numbers before stay what they are.
        var (old, new) = (range.count, items.count)
        while old > 0 || new > 0 {
            let partner = new > 0 && !partners.isEmpty ? Int(partners[new - 1]) : -1
            if new > 0, partner < 0 {
                new -= 1
                insert([items[new]], [makeIdentity()], at: [section, range.lowerBound + old])
            } else if new > 0, partner == old - 1 {
                (old, new) = (old - 1, new - 1)
                let (place, isUpdated) = (
                    IndexPath(indexes: [section, range.lowerBound + old]), updated.contains(Int32(new))
                )
                gone.append(exchange(place, for: items[new], isUpdate: isUpdated))
                if isUpdated { pending.updated.insert(stored.sections[section].identities[range.lowerBound + old]) }
            } else {
                old -= 1
                gone.append(cut([section, range.lowerBound + old]))
            }
        }
        // The deinit of an item may call the store, which is consistent only now.
        withExtendedLifetime(gone) {}
    }
}
