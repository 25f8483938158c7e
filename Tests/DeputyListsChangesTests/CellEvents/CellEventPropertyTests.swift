import DeputyHeadless
import Foundation
import RandomCases
import Testing

@testable import ListTestSupport

/// Random changes, scrolls and emissions, a row of them to one table.
@MainActor
@Suite("Every event reaches the handler of its own item (F41)")
struct CellEventPropertyTests {
    @Test("Whatever moves, an event brings the item its cell was filled with, where that is now (F41, F43)")
    func randomized() throws {
        var (emitted, silent) = (0, 0)
        for seed in Cases.seeds(ofSteps: 50) {
            var random = SeededRandom(seed)
            let rig = StepRig()
            for step in 0..<50 {
                rig.act(&random)
                guard let row = rig.table.visibleItems.randomElement(using: &random) else { continue }
                let cell = try #require(rig.table.cell(at: row) as? StepCell)
                rig.heard = nil
                cell.emit(event: .stepped)
                let path = rig.items.indexPath(of: cell.number)
                #expect(rig.heard?.number == (path == nil ? nil : cell.number), "seed \(seed), step \(step)")
                #expect(rig.heard?.path == path, "seed \(seed), step \(step)")
                if path == nil { silent += 1 } else { emitted += 1 }
            }
            #expect(rig.manager.checkInvariants() == [], "seed \(seed)")
            // The window shows eight rows at most.
            #expect(rig.table.viewsMade < 20, "seed \(seed)")
        }
        #expect(emitted > 0 && silent > 0 || !Cases.areMany)
    }
}

/// A table of two sections of numbers, no two of them alike.
@MainActor
private final class StepRig {
    let table = HeadlessTable(height: 300)
    let manager: TableManager<HeadlessTables>
    var heard: (number: Number, path: IndexPath)?
    private var last = 0
    var items: ItemStore { manager.items }

    init() {
        manager = TableManager(table, anomalyLog: quietLog())
        manager.register(StepCell.self) { mapping in
            mapping.onEvent { [unowned self] _, _, number, path in heard = (number, path) }
        }
        items.setSections([(0..<20).map { _ in next() }, (0..<5).map { _ in next() }])
        table.layoutIfNeeded()
    }

    private func next() -> Number {
        last += 1
        return Number(last)
    }

    func act(_ random: inout SeededRandom) {
        let section = Int.random(in: 0..<2, using: &random)
        let count = items.numberOfItems(inSection: section)
        func row() -> IndexPath { [section, Int.random(in: 0..<count, using: &random)] }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: items.insert(next(), at: [section, Int.random(in: 0...count, using: &random)])
        case 1 where count > 1: items.remove(at: row())
        case 2 where count > 0:
            let target = Int.random(in: 0..<2, using: &random)
            let room = items.numberOfItems(inSection: target) - (target == section ? 1 : 0)
            items.move(row(), to: [target, Int.random(in: 0...max(0, room), using: &random)])
        case 3 where count > 0: table.scroll(to: row())
        case 4: table.scroll(by: CGFloat.random(in: -400...400, using: &random))
        default: break
        }
    }
}

final class StepCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent { case stepped }
    private(set) var number: Number = 0
    func configure(_ number: Number) { self.number = number }
}
