import Foundation

/// The sums of a ledger while they are computed.
struct LedgerColumns {
    let stage: ChangeSet.Stage
    let before: [Int]
    let after: [Int]
    private let noun: String
    private(set) var problems: [String] = []
    /// Which sections are already used: each at most once on each side.
    private var oldSections: PlaceMarks
    private var newSections: PlaceMarks
    private var oldItems: PlaceMarks
    private var newItems: PlaceMarks
    private var columns: [Column]

    /// How many rows of a section change in each way.
    private struct Column {
        var deleted = 0
        var movedOut = 0
        var inserted = 0
        var movedIn = 0
    }

    init(_ stage: ChangeSet.Stage, from before: [Int], to after: [Int], of noun: String) {
        self.stage = stage
        self.before = before
        self.after = after
        self.noun = noun
        oldSections = PlaceMarks([before.count])
        newSections = PlaceMarks([after.count])
        let oldCount = stage.deletedItems.count + stage.reloadedItems.count + stage.movedItems.count
        oldItems = PlaceMarks(before, for: oldCount)
        newItems = PlaceMarks(after, for: stage.insertedItems.count + stage.movedItems.count)
        columns = Array(repeating: Column(), count: after.count)
    }

    mutating func checkSections() {
        for section in stage.deletedSections { takeOld(section: section, "deleted") }
        for section in stage.reloadedSections { takeOld(section: section, "reloaded") }
        for section in stage.insertedSections { takeNew(section: section, "inserted") }
        for move in stage.movedSections {
            takeOld(section: move.from, "moved")
            takeNew(section: move.to, "moved to")
        }
        let (deleted, inserted) = (stage.deletedSections.count, stage.insertedSections.count)
        let sum = before.count - deleted + inserted
        guard sum != after.count else { return }
        problems.append(
            "\(counted(before.count, "section"))\(term(" − ", deleted, "deleted"))\(term(" + ", inserted, "inserted")) = \(sum), "
                + "but the data has \(after.count)")
    }

    mutating func checkItems() {
        let places = SlotMap(
            removed: stage.deletedSections + stage.movedSections.map(\.from),
            added: stage.insertedSections + stage.movedSections.map(\.to), moves: stage.movedSections)
        let isDeleted = Set(stage.deletedSections)
        let isInserted = Set(stage.insertedSections)
        // Rows of a section that is reloaded or moved cannot be changed one by one.
        let isWhole = Set(stage.reloadedSections + stage.movedSections.map(\.from))
        let isWholeAfter = Set(isWhole.compactMap { places.destination(of: $0) })
        for path in stage.deletedItems {
            if let from = takeOld(path, "deleted", isWhole), let to = places.destination(of: from) {
                columns[to].deleted += 1
            }
        }
        for path in stage.reloadedItems {
            if let from = takeOld(path, "reloaded", isWhole), isDeleted.contains(from) {
                problems.append("\(noun) \(path) is reloaded, and its section is deleted")
            }
        }
        for path in stage.insertedItems where takeNew(path, "inserted", isWholeAfter) { columns[path[0]].inserted += 1 }
        for move in stage.movedItems {
            if let from = takeOld(move.from, "moved", isWhole) {
                if let to = places.destination(of: from) {
                    columns[to].movedOut += 1
                } else {
                    problems.append("\(noun) \(move.from) is moved, and its section is deleted")
                }
            }
            if takeNew(move.to, "moved to", isWholeAfter) {
                columns[move.to[0]].movedIn += 1
                if isInserted.contains(move.to[0]) {
                    problems.append("\(noun) \(move.to) is moved to, and its section is inserted")
                }
            }
        }
        let isReloaded = Set(stage.reloadedSections)
        for section in before.indices where !isReloaded.contains(section) {
            guard let to = places.destination(of: section) else { continue }
            let column = columns[to]
            let sum = before[section] - column.deleted - column.movedOut + column.inserted + column.movedIn
            guard sum != after[to] else { continue }
            let number = section == to ? "section \(to)" : "section \(to), before it \(section)"
            problems.append(
                "\(number): \(counted(before[section], noun))\(term(" − ", column.deleted, "deleted"))"
                    + term(" − ", column.movedOut, "moved out") + term(" + ", column.inserted, "inserted")
                    + term(" + ", column.movedIn, "moved in") + " = \(sum), but the data has \(after[to])")
        }
    }

    private func term(_ sign: String, _ count: Int, _ word: String) -> String {
        count == 0 ? "" : "\(sign)\(count) \(word)"
    }

    private mutating func takeOld(section: Int, _ what: String) {
        check(
            oldSections.take(0, section), "section \(section) is \(what)", "before the batch the list has",
            before.count, "section")
    }

    private mutating func takeNew(section: Int, _ what: String) {
        check(
            newSections.take(0, section), "section \(section) is \(what)", "after the batch the list has",
            after.count, "section")
    }

    /// Notes a change of a row. Returns its section; nil if that does not exist or does not allow the change.
    private mutating func takeOld(_ path: IndexPath, _ what: String, _ isWhole: Set<Int>) -> Int? {
        guard let section = sectionOf(path, in: before, what, isWhole) else { return nil }
        let noun = noun
        check(
            oldItems.take(section, path[1]), "\(noun) \(path) is \(what)", "before the batch its section has",
            before[section], noun)
        return section
    }

    private mutating func takeNew(_ path: IndexPath, _ what: String, _ isWhole: Set<Int>) -> Bool {
        guard let section = sectionOf(path, in: after, what, isWhole) else { return false }
        let noun = noun
        check(
            newItems.take(section, path[1]), "\(noun) \(path) is \(what)", "after the batch its section has",
            after[section], noun)
        return true
    }

    private mutating func sectionOf(
        _ path: IndexPath, in counts: [Int], _ what: String, _ isWhole: Set<Int>
    ) -> Int? {
        guard path.count == 2, counts.indices.contains(path[0]) else {
            problems.append("\(noun) \(path) is \(what), but the list has only \(counted(counts.count, "section"))")
            return nil
        }
        if isWhole.contains(path[0]) {
            problems.append("\(noun) \(path) is \(what), and its section is moved or reloaded in the same batch")
            return nil
        }
        return path[0]
    }

    // The words are made where there is a problem only: made for every change they were a sixth of an update.
    private mutating func check(
        _ result: PlaceMarks.Result, _ what: @autoclosure () -> String, _ side: String, _ count: Int, _ noun: String
    ) {
        switch result {
        case .taken: break
        case .again: problems.append("\(what()), and changed in another way too")
        case .outside: problems.append("\(what()), but \(side) only \(counted(count, noun))")
        }
    }
}
