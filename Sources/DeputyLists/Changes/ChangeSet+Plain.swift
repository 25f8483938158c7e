import Foundation

extension ChangeSet.Stage {
    /// Whether rows are only deleted and inserted, none of them twice, and both in the order of the list.
    package var isPlain: Bool {
        keepsSections && movedItems.isEmpty && reloadedItems.isEmpty && areInOrder(deletedItems)
            && areInOrder(insertedItems)
    }

    private func areInOrder(_ paths: [IndexPath]) -> Bool {
        zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
    }

    /// Whether it is plain, and leads from the counts before it to those after it.
    func plainlyLeads(from before: [Int], to after: [Int]) -> Bool {
        guard before.count == after.count, isPlain else { return false }
        // The changes are in order, so those of each section follow those of the one before.
        var (gone, new) = (0, 0)
        for section in before.indices {
            let (firstGone, firstNew) = (gone, new)
            while gone < deletedItems.count, deletedItems[gone].isRow(of: section, with: before[section]) { gone += 1 }
            while new < insertedItems.count, insertedItems[new].isRow(of: section, with: after[section]) { new += 1 }
            guard before[section] - (gone - firstGone) + (new - firstNew) == after[section] else { return false }
        }
        return gone == deletedItems.count && new == insertedItems.count
    }
}

extension IndexPath {
    /// Whether it is a row of a section with so many rows.
    fileprivate func isRow(of section: Int, with count: Int) -> Bool {
        self.count == 2 && self[0] == section && self[1] >= 0 && self[1] < count
    }
}
