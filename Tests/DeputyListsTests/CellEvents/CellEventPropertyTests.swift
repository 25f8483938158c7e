import DeputyHeadless
import Foundation
import RandomCases
import Testing

/// Random changes, scrolls and emissions, a row of them from one seed.
@MainActor
@Suite("Every event reaches the handler of its own item (F41)")
struct CellEventPropertyTests {
    @Test("Whatever moves, an event brings the item its cell was filled with, where that is now (F41, F43)")
    func randomized() throws {
        let seed = Cases.first
        var random = SeededRandom(seed)
        let table = HeadlessTable(height: 300)
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        var shown: [ObjectIdentifier: Int] = [:]
        var heard: (number: Int, path: IndexPath)?
        manager.register(StepCell.self) { mapping in
            mapping.onEvent { _, _, number, path in heard = (number, path) }
        }
        var next = 0
        func fresh() -> Int {
            next += 1
            return next
        }
        let items = manager.items
        items.setSections([(0..<20).map { _ in fresh() }, (0..<5).map { _ in fresh() }])
        table.layoutIfNeeded()
        var emitted = 0

        for step in 0..<Cases.count {
            let section = Int.random(in: 0..<2, using: &random)
            let count = items.numberOfItems(inSection: section)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: items.insert(fresh(), at: [section, Int.random(in: 0...count, using: &random)])
            case 1 where count > 1: items.remove(at: [section, Int.random(in: 0..<count, using: &random)])
            case 2 where count > 0:
                let target = Int.random(in: 0..<2, using: &random)
                let room = items.numberOfItems(inSection: target) - (target == section ? 1 : 0)
                items.move(
                    [section, Int.random(in: 0..<count, using: &random)],
                    to: [target, Int.random(in: 0...max(0, room), using: &random)])
            case 3 where count > 0: table.scroll(to: [section, Int.random(in: 0..<count, using: &random)])
            case 4: table.scroll(by: CGFloat.random(in: -400...400, using: &random))
            default: break
            }
            guard let row = table.visibleRows.randomElement(using: &random),
                let cell = table.cell(at: row) as? StepCell
            else { continue }
            heard = nil
            shown[ObjectIdentifier(cell)] = cell.number
            cell.emit(event: .stepped)
            let isThere = items.indexPath(of: cell.number)
            #expect(heard?.number == (isThere == nil ? nil : cell.number), "seed \(seed), step \(step)")
            #expect(heard?.path == isThere, "seed \(seed), step \(step)")
            emitted += 1
        }
        #expect(emitted >= Cases.count * 9 / 10)
        #expect(manager.dispatcher.checkInvariants() == [])
        #expect(table.viewsMade < 40)
    }
}

final class StepCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent { case stepped }
    var number = 0
    func configure(_ number: Int) { self.number = number }
}
