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
            kept.map { Int32(pairing.oldSections[$0]) },
            moving: pairing.movingSections.isEmpty ? nil : { pairing.movingSections.contains(kept[$0]) })
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
    /// Whether every section of the new list is kept, so that every item with a partner is followed.
    private let keepsAll: Bool
    private var (before, after) = (RowPath(), RowPath())

    init(_ pairing: Pairing, _ sections: SectionOrder) {
        self.pairing = pairing
        self.sections = sections
        keepsAll =
            pairing.rejected.isEmpty && !pairing.oldSections.contains(-1) && !pairing.newSections.contains(-1)
    }

    mutating func build() {
        // What has not moved needs no look: most lists change a little.
        let heads = (0..<pairing.new.numberOfSections).map { pairing.isKept($0) ? pairing.head(of: $0) : 0 }
        for section in 0..<pairing.old.numberOfSections where pairing.isKept(pairing.newSections[section]) {
            let (start, head) = (pairing.old.starts[section], heads[pairing.newSections[section]])
            for item in pairing.old[section].dropFirst(head) where !isFollowed(item) {
                stage.deletedItems.append(before.path(section, item - start))
            }
        }
        // In the order that the rows have in the list after the batch.
        let order =
            sections.moves.isEmpty
            ? Array(0..<pairing.new.numberOfSections)
            : (0..<pairing.new.numberOfSections).sorted { sections.places[$0] < sections.places[$1] }
        for section in order where pairing.isKept(section) { change(section, after: heads[section]) }
        noteUpdates()
    }

    /// Whether an item of the old list is followed: both its sections are kept.
    private func isFollowed(_ item: Int) -> Bool {
        let partner = Int(pairing.newItems[item])
        guard partner >= 0 else { return false }
        return keepsAll || pairing.isKept(pairing.section(of: partner, in: pairing.new))
    }

    /// Notes how the items of a section change, after those at its front that stay.
    private mutating func change(_ section: Int, after head: Int) {
        let former = pairing.oldSections[section]
        let range = pairing.old[former]
        let start = pairing.new.starts[section]
        let place = sections.places[section]
        let items = pairing.new[section].dropFirst(head)
        let stays = stayingItems(items, range)
        // Of a shuffled list nearly all move.
        if let stays { stage.movedItems.reserveCapacity(stage.movedItems.count + stays.lazy.filter { !$0 }.count) }
        var next = 0
        // An index path is made only for changes, because making one costs more than everything else here.
        for item in items {
            let partner = Int(pairing.oldItems[item])
            if range.contains(partner) {
                if let stays, !stays[next] {
                    move(from: (former, partner - range.lowerBound), to: (place, item - start))
                }
                next += 1
            } else if partner >= 0, let from = followedPlace(partner) {
                move(from: from, to: (place, item - start))
            } else {
                stage.insertedItems.append(after.path(place, item - start))
            }
        }
    }

    /// Which of the items that were in their section before can stay; nil if all can.
    private func stayingItems(_ items: Range<Int>, _ range: Range<Int>) -> [Bool]? {
        var isInOrder = true
        var last = -1
        for item in items {
            let partner = Int(pairing.oldItems[item])
            guard range.contains(partner) else { continue }
            if partner < last { isInOrder = false }
            last = partner
        }
        guard !isInOrder else { return nil }
        let items = items.filter { range.contains(Int(pairing.oldItems[$0])) }
        return staying(
            items.map { pairing.oldItems[$0] },
            moving: pairing.movingItems.isEmpty ? nil : { pairing.movingItems.contains(Int32(items[$0])) })
    }

    /// Notes the items of kept sections with other content, which are in the order of the new list.
    private mutating func noteUpdates() {
        var section = 0
        for item in pairing.updated {
            let item = Int(item)
            while item >= pairing.new.starts[section + 1] { section += 1 }
            guard pairing.isKept(section), let from = followedPlace(Int(pairing.oldItems[item])) else { continue }
            updates.append(
                ChangeSet.Move(
                    from: before.path(from.section, from.item),
                    to: after.path(section, item - pairing.new.starts[section])))
        }
    }

    private mutating func move(from: (section: Int, item: Int), to: (section: Int, item: Int)) {
        stage.movedItems.append(
            ChangeSet.Move(from: before.path(from.section, from.item), to: after.path(to.section, to.item)))
    }

    /// Where an item of the old list was, if its section is kept.
    private func followedPlace(_ item: Int) -> (section: Int, item: Int)? {
        let section = pairing.section(of: item, in: pairing.old)
        guard pairing.isKept(pairing.newSections[section]) else { return nil }
        return (section, item - pairing.old.starts[section])
    }
}

/// Makes the index paths of rows.
// From the one before, by setting a number: a literal makes an array first, which is four times the instructions, and a
// shuffled list has two paths for each row.
private struct RowPath {
    private var last: IndexPath = [0, 0]
    private var section = 0

    mutating func path(_ section: Int, _ item: Int) -> IndexPath {
        if section != self.section {
            last[0] = section
            self.section = section
        }
        last[1] = item
        return last
    }
}
