import Foundation

/// One change set for all batches.
extension PendingStages {
    /// The changes of all batches together: each item that comes and goes is left out, each that moves twice moves once.
    /// - Complexity: O(n) in the number of items for each batch.
    var combined: ChangeSet {
        var pairing = Pairing(from: counts, to: lastCounts)
        for section in counts.indices {
            guard let destination = destination(of: section) else { continue }
            pairing.newSections[section] = destination
            pairing.oldSections[destination] = section
        }
        for section in counts.indices {
            for item in 0..<counts[section] {
                guard let place = destination(of: [section, item]) else { continue }
                pairing.pair(pairing.old.starts[section] + item, pairing.new.starts[place[0]] + place[1])
            }
        }
        var updated: Set<Int32> = []
        for (number, step) in steps.enumerated() { updated.formUnion(note(step, before: number + 1, in: &pairing)) }
        pairing.updated = updated.filter { pairing.oldItems[Int($0)] >= 0 }.sorted()
        var changes = ChangeSet(pairing)
        changes.updatedSections = Set(
            steps.indices.flatMap { number in
                steps[number].updatedSections.compactMap { follow($0, from: number + 1) }
            }
        ).filter {
            lastCounts.indices.contains($0) && pairing.oldSection(of: $0) != nil && !pairing.rejected.contains($0)
        }
        .sorted()
        return changes
    }

    /// Notes what a batch reloads and moves on purpose, by the places after the last.
    /// - Returns: the items that it updates or reloads.
    private func note(_ step: Step, before next: Int, in pairing: inout Pairing) -> Set<Int32> {
        func number(_ row: IndexPath) -> Int32? {
            guard let place = follow(row, from: next), lastCounts.hasItem(at: place) else { return nil }
            return Int32(pairing.new.starts[place[0]] + place[1])
        }
        let reloaded = step.stage.reloadedItems.compactMap(step.there.destination(of:))
        for section in step.stage.reloadedSections {
            if let place = step.there.destination(of: section), let last = follow(place, from: next) {
                pairing.rejected.insert(last)
            }
        }
        pairing.movingItems.formUnion(step.stage.movedItems.compactMap { number($0.to) })
        pairing.movingSections.formUnion(step.stage.movedSections.compactMap { follow($0.to, from: next) })
        return Set((step.updated + reloaded).compactMap(number))
    }
}
