import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Where rows and sections go in a batch, compared with a list to which the batch was applied as a table view does.
@Suite("The places of a batch (F66)")
struct PlaceMapTests {
    typealias Move = ChangeSet.Move

    private func map(_ make: (inout ChangeSet.Stage) -> Void) -> PlaceMap {
        var stage = ChangeSet.Stage()
        make(&stage)
        return PlaceMap(stage)
    }

    @Test("Every row goes where the batch takes it, or nowhere, whatever the batch (F66)")
    func simulated() {
        for seed in Cases.seeds() {
            let world = ListWorld(seed: seed)
            let changes = ChangeSet(
                fromSections: world.old, toSections: world.new, comparing: .identifiableAndEquatable)
            var lists = [world.new.map(\.items)]
            for stage in changes.stages.dropFirst().reversed() {
                lists.insert(BatchSimulator<Thing>.before(stage, lists[0]), at: 0)
            }
            var counts = world.old.map(\.items.count)
            for (stage, aim) in zip(changes.stages, lists) {
                // Each row is its own path of before; what comes in has none.
                let rows = counts.enumerated().map { section, count in
                    (0..<count).map { row -> IndexPath in [section, row] }
                }
                let result = BatchSimulator<IndexPath>.apply(
                    stage, to: rows, aiming: aim.map { $0.map { _ in IndexPath() } })
                var places: [IndexPath: IndexPath] = [:]
                for (section, rows) in result.enumerated() {
                    for (row, origin) in rows.enumerated() where !origin.isEmpty { places[origin] = [section, row] }
                }
                let map = PlaceMap(stage)
                for row in rows.flatMap({ $0 }) {
                    expectEqual(map.destination(of: row), places[row], "seed \(seed): row \(row)\n\(stage)")
                }
                counts = aim.map(\.count)
            }
        }
    }

    @Test("Sections go with those that are deleted, inserted and moved; a deleted one goes nowhere")
    func sections() {
        let map = map {
            $0.deletedSections = [1]
            $0.insertedSections = [0, 4]
            $0.movedSections = [Move(from: 4, to: 2)]
        }
        expectEqual((0...5).map { map.destination(of: $0) }, [1, nil, 3, 5, 2, 6])
    }

    @Test("A row goes with its section, and rows that come into a moved section make room in it")
    func rowsOfMovedSections() {
        let map = map {
            $0.movedSections = [Move(from: 0, to: 2)]
            $0.insertedItems = [[2, 0], [2, 2]]
        }
        expectEqual((0...2).map { map.destination(of: [0, $0]) }, [[2, 1], [2, 3], [2, 4]])
        expectEqual(map.destination(of: [2, 0]), [1, 0])
    }

    @Test("In a section that is reloaded the places of rows are not known, and each is reloaded")
    func reloadedSections() {
        let map = map {
            $0.reloadedSections = [1]
            $0.reloadedItems = [[0, 3]]
            $0.deletedSections = [0]
        }
        expectNil(map.destination(of: [1, 0]))
        expectEqual(map.destination(of: [2, 5]), [1, 5])
        expectEqual((map.isReloaded(1), map.isReloaded(0)), (true, false))
        let rows: [IndexPath] = [[1, 0], [0, 3], [0, 2], [2, 3], [], [1]]
        expectEqual(rows.map { map.isReloaded($0) }, [true, true, false, false, false, false])
    }

    @Test("Only a row that is itself moved counts as moved")
    func movedRows() {
        let map = map { $0.movedItems = [Move(from: [0, 2], to: [0, 0])] }
        expectEqual((0...2).map { map.destination(of: [0, $0]) }, [[0, 1], [0, 2], [0, 0]])
        expectEqual((0...2).map { map.isMoved([0, $0]) }, [false, false, true])
    }

    @Test("A path that is no row goes nowhere")
    func noRows() {
        let map = map {
            $0.deletedItems = [[], [1]]
            $0.insertedItems = [[0]]
        }
        expectEqual(([[], [0], [0, 0, 0]] as [IndexPath]).map { map.destination(of: $0) }, [nil, nil, nil])
        expectEqual(map.destination(of: [0, 0]), [0, 0])
    }
}
