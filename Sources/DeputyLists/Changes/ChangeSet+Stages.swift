import Foundation

/// Putting a comparison into batches.
///
/// Everything fits in one, unless sections move: a table view cannot change rows of a section it moves. Then the rows are
/// changed first, while the sections that stay keep their order, and the sections move in a second batch. A row cannot
/// leave a deleted section, nor come into a new one; it is deleted with the one and inserted with the other.
extension ChangeSet {
    @usableFromInline
    init(_ pairing: Pairing) {
        let sections = SectionOrder(pairing)
        var rows = RowChanges(pairing, sections)
        rows.build()
        var first = rows.stage
        first.deletedSections = pairing.newSections.indices.filter { pairing.newSections[$0] < 0 }
        first.insertedSections = pairing.oldSections.indices.filter { pairing.oldSections[$0] < 0 }
            .map { sections.places[$0] }.sorted()
        first.reloadedSections = pairing.rejected.map { pairing.oldSections[$0] }.filter { $0 >= 0 }.sorted()
        var second = Stage()
        second.movedSections = sections.moves
        self.init(
            stages: [first, second].filter { !$0.isEmpty }, updates: rows.updates,
            duplicates: pairing.duplicates,
            hasCollisions: pairing.hasCollisions)
    }
}

extension Pairing {
    /// The identifiers that occur more than once in a section of the new list.
    var duplicates: [DuplicateIdentifier] {
        zip(repeatedIdentifiers, repetitions).map { identifier, items in
            let section = section(of: Int(items[0]), in: new)
            return DuplicateIdentifier(identifier, at: items.map { [section, Int($0) - new.starts[section]] })
        }
    }

    /// Whether a section of the new list is kept, and its rows are changed one by one.
    fileprivate func isKept(_ section: Int) -> Bool {
        section >= 0 && oldSections[section] >= 0 && !rejected.contains(section)
    }
}

/// The order of sections between the two batches: staying and new sections as at the end, moving
/// ones still where they were.
private struct SectionOrder {
    /// For each section of the new list its number between the batches.
    private(set) var places: [Int]
    private(set) var moves: [ChangeSet.Move<Int>] = []

    init(_ pairing: Pairing) {
        let kept = pairing.oldSections.indices.filter { pairing.oldSections[$0] >= 0 }
        let stays = staying(
            kept.map { Int32(pairing.oldSections[$0]) }, moving: { pairing.movingSections.contains(kept[$0]) })
        places = Array(pairing.oldSections.indices)
        guard stays.contains(false) else { return }
        // Each new section goes behind the section that it follows at the end, among those that do not move.
        var followers: [Int: [Int]] = [:]
        var anchor = -1
        let moving = Set(zip(kept, stays).filter { !$0.1 }.map(\.0))
        for section in pairing.oldSections.indices {
            if pairing.oldSections[section] < 0 {
                followers[anchor, default: []].append(section)
            } else if !moving.contains(section) {
                anchor = section
            }
        }
        var order = followers[-1] ?? []
        for section in pairing.newSections where section >= 0 { order += [section] + (followers[section] ?? []) }
        for (place, section) in order.enumerated() { places[section] = place }
        moves = moving.sorted().map { ChangeSet.Move(from: places[$0], to: $0) }
    }
}

/// The changes of rows in the first batch.
private struct RowChanges {
    let pairing: Pairing
    let sections: SectionOrder
    private(set) var stage = ChangeSet.Stage()
    private(set) var updates: [ChangeSet.Move<IndexPath>] = []

    init(_ pairing: Pairing, _ sections: SectionOrder) {
        self.pairing = pairing
        self.sections = sections
    }

    mutating func build() {
        for section in 0..<pairing.old.numberOfSections where pairing.isKept(pairing.newSections[section]) {
            for item in pairing.old[section] where !isFollowed(item) {
                stage.deletedItems.append([section, item - pairing.old.starts[section]])
            }
        }
        var isUpdated = [Bool]()
        if !pairing.updated.isEmpty {
            isUpdated = Array(repeating: false, count: pairing.new.count)
            for item in pairing.updated { isUpdated[Int(item)] = true }
        }
        // In the order that the rows have in the list after the batch.
        let order =
            sections.moves.isEmpty
            ? Array(0..<pairing.new.numberOfSections)
            : (0..<pairing.new.numberOfSections).sorted { sections.places[$0] < sections.places[$1] }
        for section in order where pairing.isKept(section) { change(section, isUpdated) }
        updates.sort { ($0.to[0], $0.to[1]) < ($1.to[0], $1.to[1]) }
    }

    /// Whether an item of the old list is followed: both its sections are kept.
    private func isFollowed(_ item: Int) -> Bool {
        let partner = Int(pairing.newItems[item])
        guard partner >= 0 else { return false }
        return pairing.rejected.isEmpty && pairing.oldSections.count == 1
            || pairing.isKept(pairing.section(of: partner, in: pairing.new))
    }

    private mutating func change(_ section: Int, _ isUpdated: [Bool]) {
        let former = pairing.oldSections[section]
        let range = pairing.old[former]
        let start = pairing.new.starts[section]
        let place = sections.places[section]
        let stays = stayingItems(section, range)
        var next = 0
        // An index path is made only for changes, because making one costs more than everything else here.
        for item in pairing.new[section] {
            let partner = Int(pairing.oldItems[item])
            if partner < 0 {
                stage.insertedItems.append([place, item - start])
            } else if range.contains(partner) {
                if let stays, !stays[next] {
                    move(from: [former, partner - range.lowerBound], to: [place, item - start])
                }
                next += 1
                if !isUpdated.isEmpty, isUpdated[item] {
                    update(from: [former, partner - range.lowerBound], to: [section, item - start])
                }
            } else if let from = followedPath(partner) {
                move(from: from, to: [place, item - start])
                if !isUpdated.isEmpty, isUpdated[item] { update(from: from, to: [section, item - start]) }
            } else {
                stage.insertedItems.append([place, item - start])
            }
        }
    }

    /// Which of the items that were in their section before can stay; nil if all can.
    private func stayingItems(_ section: Int, _ range: Range<Int>) -> [Bool]? {
        var isInOrder = true
        var last = -1
        for item in pairing.new[section] {
            let partner = Int(pairing.oldItems[item])
            guard range.contains(partner) else { continue }
            if partner < last { isInOrder = false }
            last = partner
        }
        guard !isInOrder else { return nil }
        let items = pairing.new[section].filter { range.contains(Int(pairing.oldItems[$0])) }
        return staying(
            items.map { pairing.oldItems[$0] },
            moving: { pairing.movingItems.contains(Int32(items[$0])) })
    }

    private mutating func move(from: IndexPath, to: IndexPath) {
        stage.movedItems.append(ChangeSet.Move(from: from, to: to))
    }

    private mutating func update(from: IndexPath, to: IndexPath) {
        updates.append(ChangeSet.Move(from: from, to: to))
    }

    /// Where an item of the old list was, if its section is kept.
    private func followedPath(_ item: Int) -> IndexPath? {
        let section = pairing.section(of: item, in: pairing.old)
        guard pairing.isKept(pairing.newSections[section]) else { return nil }
        return [section, item - pairing.old.starts[section]]
    }
}
