import Foundation

/// The batches that a list has not got, from what it knows to what its source has.
struct PendingStages {
    /// How many items each section has, as the list knows it.
    private(set) var counts: [Int]
    private(set) var steps: [Step] = []

    /// A batch: where everything goes in it, and how many items there are afterwards.
    struct Step {
        let stage: ChangeSet.Stage
        let counts: [Int]
        /// The items and sections that have other content, by their places after the batch.
        let updated: [IndexPath]
        let updatedSections: [Int]
        let there: PlaceMap
        let back: PlaceMap

        init(
            _ stage: ChangeSet.Stage, to counts: [Int], updated: [IndexPath] = [], updatedSections: [Int] = []
        ) {
            self.stage = stage
            self.counts = counts
            self.updated = updated
            self.updatedSections = updatedSections
            // What is reloaded is still at its place.
            var kept = stage
            kept.reloadedItems = []
            kept.reloadedSections = []
            there = PlaceMap(kept)
            back = PlaceMap(kept.reversed)
        }

        /// This batch, which only updates content, with its places as they are after another one.
        func update(after other: Step) -> Step {
            Step(
                stage, to: other.counts, updated: updated.compactMap(other.there.destination(of:)),
                updatedSections: updatedSections.compactMap(other.there.destination(of:)))
        }
    }

    init(_ counts: [Int]) { self.counts = counts }

    /// The counts after the last batch.
    var lastCounts: [Int] { steps.last?.counts ?? counts }

    /// Adds the batches of changes that lead to data with these counts.
    mutating func append(_ changes: ChangeSet, to counts: [Int]) {
        for (stage, counts) in zip(changes.stages, changes.states(of: counts)) { steps.append(Step(stage, to: counts)) }
        guard !changes.updates.isEmpty || !changes.updatedSections.isEmpty else { return }
        steps.append(
            Step(
                ChangeSet.Stage(), to: counts, updated: changes.updates.map(\.to),
                updatedSections: changes.updatedSections))
    }

    /// Adds later batches.
    mutating func append(_ later: PendingStages) { steps += later.steps }

    /// Notes that the list has the first batch.
    mutating func advance() {
        guard !steps.isEmpty else { return }
        counts = steps.removeFirst().counts
    }

    /// Notes that the list has inserted a row itself, for an item of one of the batches.
    /// - Parameter waiting: how many batches there were before that one.
    /// - Returns: where the item is after the batches; nil if none inserts an item.
    mutating func listInserted(_ row: IndexPath, after waiting: Int) -> IndexPath? {
        let (found, former) = (insertion(at: row, after: waiting), counts)
        counts[row[0]] += 1
        guard let number = found?.step, let inserted = steps[number].stage.onlyInsertion,
            steps[..<number].allSatisfy({ $0.stage == ChangeSet.Stage() })
        else {
            // The row goes with the next update, and the item comes where it belongs.
            steps.insert(Step(ChangeSet.Stage(deleting: row), to: former), at: 0)
            return found?.place
        }
        let insertion = steps.remove(at: number)
        for earlier in 0..<number { steps[earlier] = steps[earlier].update(after: insertion) }
        if inserted != row {
            steps.insert(Step(ChangeSet.Stage(moving: row, to: inserted), to: insertion.counts), at: 0)
        }
        return found?.place
    }

    /// An item that a batch inserts and no later one deletes, and where it is after the last: the one at a row, else the first.
    private func insertion(at row: IndexPath, after waiting: Int) -> (step: Int, place: IndexPath)? {
        var first: (step: Int, place: IndexPath)?
        for number in steps.indices.dropFirst(waiting) {
            for item in steps[number].stage.insertedItems {
                guard let place = follow(item, from: number + 1) else { continue }
                if place == row { return (number, place) }
                first = first ?? (number, place)
            }
        }
        return first
    }

    /// Notes that the list has moved a row itself, which the source may be yet to do.
    mutating func listMoved(_ row: IndexPath, to destination: IndexPath) {
        let move = ChangeSet.Move(from: row, to: destination)
        if steps.first?.stage.onlyMove == move { return advance() }
        steps.insert(Step(ChangeSet.Stage(moving: destination, to: row), to: counts), at: 0)
        counts[row[0]] -= 1
        counts[destination[0]] += 1
    }

    /// Removes a move at the beginning and its opposite after it.
    mutating func cancelMoves() {
        guard steps.count > 1, let first = steps[0].stage.onlyMove, let second = steps[1].stage.onlyMove,
            first.from == second.to, first.to == second.from
        else { return }
        // The list has moved its row, so its counts are those of after.
        steps.removeFirst(2)
    }

    /// Where a section of the list is after the batches; nil if it is gone.
    func destination(of section: Int) -> Int? { counts.indices.contains(section) ? follow(section, from: 0) : nil }

    /// Where a row of the list is after the batches; nil if it is gone.
    func destination(of row: IndexPath) -> IndexPath? {
        guard counts.hasItem(at: row), let place = follow(row, from: 0) else { return nil }
        return lastCounts.hasItem(at: place) ? place : nil
    }

    /// Where the list has a section that is there after the batches; nil if it does not have it yet.
    func origin(of section: Int) -> Int? {
        guard lastCounts.indices.contains(section) else { return nil }
        return walk(section, steps.reversed()) { $0.back.destination(of: $1) }
    }

    /// Where the list has a row that is there after the batches; nil if it does not have it yet.
    func origin(of row: IndexPath) -> IndexPath? {
        guard lastCounts.hasItem(at: row) else { return nil }
        let place = walk(row, steps.reversed()) { $0.back.destination(of: $1) }
        return place.flatMap { counts.hasItem(at: $0) ? $0 : nil }
    }

    /// Where a section goes in the batches from one on.
    func follow(_ section: Int, from first: Int) -> Int? {
        walk(section, steps[first...]) { $0.there.destination(of: $1) }
    }

    /// Where a row goes in the batches from one on.
    func follow(_ row: IndexPath, from first: Int) -> IndexPath? {
        walk(row, steps[first...]) { $0.there.destination(of: $1) }
    }

    /// Where a place is after some steps; nil if one of them takes it away.
    private func walk<Place>(_ place: Place, _ steps: some Sequence<Step>, _ next: (Step, Place) -> Place?) -> Place? {
        var place = place
        for step in steps {
            guard let following = next(step, place) else { return nil }
            place = following
        }
        return place
    }
}

extension ChangeSet.Stage {
    /// A batch that moves a row.
    init(moving row: IndexPath, to destination: IndexPath) {
        self.init()
        movedItems = [ChangeSet.Move(from: row, to: destination)]
    }

    /// A batch that inserts a row.
    init(inserting row: IndexPath) {
        self.init()
        insertedItems = [row]
    }

    /// A batch that deletes a row.
    init(deleting row: IndexPath) {
        self.init()
        deletedItems = [row]
    }

    /// The row that is inserted, if that is all that the batch does; nil for every other batch.
    var onlyInsertion: IndexPath? {
        guard let row = insertedItems.first, self == ChangeSet.Stage(inserting: row) else { return nil }
        return row
    }

    /// The move of a row that is all that the batch does; nil for every other batch.
    var onlyMove: ChangeSet.Move<IndexPath>? {
        guard let move = movedItems.first, self == ChangeSet.Stage(moving: move.from, to: move.to) else { return nil }
        return move
    }

    /// The batch that undoes this one, without what is reloaded.
    var reversed: Self {
        var stage = Self()
        stage.deletedSections = insertedSections
        stage.insertedSections = deletedSections
        stage.movedSections = movedSections.map { ChangeSet.Move(from: $0.to, to: $0.from) }
        stage.deletedItems = insertedItems
        stage.insertedItems = deletedItems
        stage.movedItems = movedItems.map { ChangeSet.Move(from: $0.to, to: $0.from) }
        return stage
    }
}
