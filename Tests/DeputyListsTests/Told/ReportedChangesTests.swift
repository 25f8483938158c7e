import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyCoreData
@testable import ListTestSupport

@MainActor
@Suite("Changes that are reported one by one, as by a fetched results controller (F38, F64)")
struct ReportedChangesTests {
    @Test("Items of sections that come or go have no change of their own, and moves across them come and go")
    func sections() {
        var reported = ReportedChanges()
        reported.deleteSection(0)
        reported.insertSection(1)
        reported.delete(at: [0, 0])
        reported.insert(at: [1, 1])
        reported.move(from: [0, 1], to: [0, 0])
        reported.move(from: [1, 1], to: [1, 0])
        reported.update(at: [0, 2])
        var stage = ChangeSet.Stage()
        stage.deletedSections = [0]
        stage.insertedSections = [1]
        stage.insertedItems = [[0, 0]]
        stage.deletedItems = [[1, 1]]
        expectEqual(reported.changes, ChangeSet(stages: [stage]))
    }

    @Test("What moves may have changed, and what is updated is found where it goes")
    func updates() {
        var reported = ReportedChanges()
        reported.insert(at: [0, 0])
        reported.move(from: [0, 3], to: [0, 1])
        reported.update(at: [0, 3])
        reported.update(at: [0, 1])
        let changes = reported.changes
        expectEqual(changes.updates, [.init(from: [0, 3], to: [0, 1]), .init(from: [0, 1], to: [0, 3])])
        expectEqual(changes.stages.count, 1)
        expectEqual(ReportedChanges().changes, ChangeSet())
    }

    @Test("Whatever is reported, a list that is told of it shows the data")
    func property() {
        for seed in Cases.seeds(ofSteps: 5) {
            var random = SeededRandom(seed)
            let source = TellingThings(unrepeated(ListWorld(&random, most: 6).old))
            let board = Board(source: source)
            board.endTurn()
            for step in 0..<5 {
                let old = source.sections
                let new = inOrder(unrepeated(ListWorld(&random, from: old, most: 6).new), as: old)
                source.becomeSilently(new)
                source.changes.tell(report(from: old, to: new).changes)
                board.endTurn()
                expectEqual(board.shown, source.data, "seed \(seed), step \(step)")
                expectEqual(board.codes, [], "seed \(seed), step \(step)")
            }
        }
    }

    private func unrepeated(_ things: Things) -> Things {
        var seen: Set<Int> = []
        return things.map { ListSection($0.id, $0.items.filter { seen.insert($0.id).inserted }) }
    }

    /// The same sections, those that were there before in the order of then: a controller moves no section.
    private func inOrder(_ new: Things, as old: Things) -> Things {
        var kept = old.compactMap { section in new.first { $0.id == section.id } }.makeIterator()
        return new.map { section in old.contains { $0.id == section.id } ? kept.next()! : section }
    }

    /// What a controller would report: each item of a section that comes or goes as well, and moves wherever an item is new at
    /// its place and was there before.
    private func report(from old: Things, to new: Things) -> ReportedChanges {
        func places(_ things: Things) -> [Int: IndexPath] {
            var places: [Int: IndexPath] = [:]
            for (number, section) in things.enumerated() {
                for (row, thing) in section.items.enumerated() { places[thing.id] = [number, row] }
            }
            return places
        }
        let (former, present) = (places(old), places(new))
        let stage = ChangeSet(fromSections: old, toSections: new).stages.first ?? ChangeSet.Stage()
        var reported = ReportedChanges()
        for section in stage.deletedSections { reported.deleteSection(section) }
        for section in stage.insertedSections { reported.insertSection(section) }
        let moved = Set(stage.movedItems.map(\.from))
        for (id, from) in former {
            guard let to = present[id] else {
                reported.delete(at: from)
                continue
            }
            let isElsewhere = old[from[0]].id != new[to[0]].id
            if isElsewhere || moved.contains(from) {
                reported.move(from: from, to: to)
            } else if old[from[0]].items[from[1]] != new[to[0]].items[to[1]] {
                reported.update(at: from)
            }
        }
        for (id, to) in present where former[id] == nil { reported.insert(at: to) }
        return reported
    }
}
