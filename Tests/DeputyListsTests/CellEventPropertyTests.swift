import DeputyHeadless
import Foundation
import Testing

/// Ten thousand random changes, scrolls and emissions; `DEPUTY_SEED` replays one run.
@MainActor
@Suite("Every event reaches the handler of its own item (F41)")
struct CellEventPropertyTests {
    struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test("Whatever moves, an event brings the item its cell was filled with, where that is now (F41, F43)")
    func randomized() throws {
        let seed = ProcessInfo.processInfo.environment["DEPUTY_SEED"].flatMap(UInt64.init) ?? 20_261_121
        var random = Random(state: seed)
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

        for step in 0..<10_000 {
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
        #expect(emitted > 9_000)
        #expect(manager.dispatcher.checkInvariants() == [])
        #expect(table.viewsMade < 40)
    }
}

final class StepCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent { case stepped }
    var number = 0
    func configure(_ number: Int) { self.number = number }
}
