import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Random changes, scrolls, emissions and deaths, a row of them to one table.
@MainActor
@Suite(
    "Every event reaches the handler of its own item, as explained, and every use ends (F41, F43, F44, F45, R11, R17)")
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
                rig.heard = []
                cell.emit(event: .stepped)
                let path = rig.items.indexPath(of: cell.number)
                expectEqual(
                    rig.heard, path.map { ["mapping \(cell.number) \($0)"] } ?? [], "seed \(seed), step \(step)")
                if path == nil { silent += 1 } else { emitted += 1 }
            }
            expectEqual(rig.manager.checkInvariants(), [], "seed \(seed)")
            // The window shows eight rows at most.
            #expect(rig.table.viewsMade < 20, "seed \(seed)")
        }
        expectTrue(emitted > 0 && silent > 0 || !Cases.areMany)
    }

    @Test(
        "Whatever moves or dies, what a cell emits goes to whom explain and the trace name, properties are called while their object lives, and the open scopes are those of the cells on screen (F44, F45, R11, R17)"
    )
    func registered() throws {
        var tally: [EventResolution.AnsweredBy: Int] = [:]
        for seed in Cases.seeds(ofSteps: 50) {
            var random = SeededRandom(seed)
            let rig = StepRig(&random)
            for step in 0..<50 {
                let place = "seed \(seed), step \(step)"
                rig.heard = []
                rig.left = []
                rig.act(&random)
                rig.show()
                expectEqual(rig.heard, rig.expectedOfLeft(), "\(place), \(rig.left) left")
                expectEqual(
                    rig.open.map(\.value).sorted(), rig.shown.map(\.value).sorted(),
                    "\(place), the scopes of cells on screen")
                if Int.random(in: 0..<10, using: &random) == 0 { rig.die(&random) }
                guard let row = rig.table.visibleItems.randomElement(using: &random) else { continue }
                let cell = try #require(rig.table.cell(at: row) as? StepCell)
                // Twice, as the first finds what has died.
                for time in 1...2 {
                    rig.heard = []
                    let foreseen = try #require(rig.manager.explainViewEvent(at: row)).answeredBy
                    cell.emit(event: .stepped)
                    let expected = rig.expected(cell.number, row)
                    expectEqual(rig.heard, expected.map { [$0.call] } ?? [], "\(place), time \(time)")
                    expectEqual(foreseen, expected?.tier ?? .nobody, "\(place), time \(time)")
                    expectEqual(rig.manager.lastViewEventResolution?.answeredBy, foreseen, "\(place), time \(time)")
                    tally[foreseen, default: 0] += 1
                }
                rig.heard = []
                let called = rig.callProperty(of: cell, at: row, &random)
                expectEqual(rig.heard, (called ? ["property \(cell.number) \(row)"] : []), "\(place), a property")
            }
            expectEqual(rig.manager.checkInvariants(), [], "seed \(seed)")
        }
        guard Cases.areMany else { return }
        for tier in [EventResolution.AnsweredBy.handler, .owner, .nobody] { #expect(tally[tier, default: 0] > 0) }
    }
}

/// A table of two sections of numbers, no two of them alike.
@MainActor
private final class StepRig {
    let table = HeadlessTable(height: 300)
    let manager: TableManager<HeadlessTables>
    var heard: [String] = []
    /// The items that left the screen; only noted where their cells emit then.
    var left: [Number] = []
    /// The items of the scopes that have not ended.
    private(set) var open: [Number] = []
    private var last = 0
    /// Whom cells' events reach, in order, while it is there.
    private var receivers: Set<Receiver> = []
    /// What closures live with; nil once it is gone.
    private var handlers: Counter?
    private var fillings: Counter?
    private var uses: Counter?
    private var owner: StepOwner?
    /// What is done inside the next event of a row.
    private var inside: () -> Void = {}
    var items: ItemStore { manager.items }

    enum Receiver: CaseIterable { case mapping, manager, owner }

    init() {
        manager = TableManager(table, anomalyLog: quietLog())
        manager.register(StepCell.self) { mapping in
            mapping.onEvent { [unowned self] _, _, number, path in heard.append("mapping \(number) \(path)") }
        }
        fill()
    }

    /// With random receivers, closures of uses and of rows that leave, all of which may die.
    init(_ random: inout SeededRandom) {
        manager = TableManager(table, anomalyLog: quietLog())
        (handlers, fillings, uses) = (Counter(), Counter(), Counter())
        manager.isTracing = true
        table.keepsAnimating = Bool.random(using: &random)
        receivers = Set(Receiver.allCases.filter { _ in Bool.random(using: &random) })
        let (leaving, emits) = (Int.random(in: 0..<3, using: &random), Bool.random(using: &random))
        manager.on(StepCell.self).whileInUse(weak: uses!) { [unowned self] _, scope, _, number, _ in
            begin(scope, number)
        }
        manager.register(StepCell.self) { mapping in
            if receivers.contains(.mapping) {
                mapping.onEvent(weak: handlers!) { [unowned self] _, _, _, number, path in
                    heard.append("mapping \(number) \(path)")
                }
            }
            mapping.on(\.didStep, weak: fillings!) { [unowned self] _, number, path in
                heard.append("property \(number) \(path)")
            }
            if leaving == 1 {
                mapping.didEndDisplaying { [unowned self] cell, number, _ in leave(emits ? cell : nil, number) }
            }
            if leaving == 2 { mapping.didEndDisplaying.withoutCell { _, _ in } }
            mapping.didHighlight.withoutCell { [unowned self] _, _ in inside() }
        }
        if receivers.contains(.manager) {
            manager.on(StepCell.self).onEvent { [unowned self] _, _, number, path in
                heard.append("manager \(number) \(path)")
            }
        }
        if receivers.contains(.owner) {
            owner = StepOwner { [unowned self] in heard.append("owner \($0) \($1)") }
            manager.owner = owner
        }
        fill()
    }

    private func fill() {
        items.setSections([(0..<20).map { _ in next() }, (0..<5).map { _ in next() }])
        table.layoutIfNeeded()
    }

    private func next() -> Number {
        last += 1
        return Number(last)
    }

    private func begin(_ scope: ViewUseScope, _ number: Number) {
        open.append(number)
        scope.onEnd { [weak self] in self?.end(number) }
    }

    private func end(_ number: Number) {
        if let index = open.firstIndex(of: number) { open.remove(at: index) }
    }

    private func leave(_ cell: StepCell?, _ number: Number) {
        guard let cell else { return }
        left.append(number)
        cell.emit(event: .stepped)
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

    /// Lets the table show everything, and what goes leave.
    func show() {
        manager.flush()
        table.layoutIfNeeded()
        table.endAnimations()
    }

    /// The items on screen, of which each has a use as long as the closure's object lives.
    var shown: [Number] {
        uses == nil ? [] : table.visibleItems.compactMap { (table.cell(at: $0) as? StepCell)?.number }
    }

    /// One of the objects goes.
    func die(_ random: inout SeededRandom) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: handlers = nil
        case 1: fillings = nil
        case 2: owner = nil
        default:
            // A use that has begun ends as usual, so the cells begin anew.
            uses = nil
            _ = manager.implementedEvents
            table.reloadData()
            show()
        }
    }

    /// Who gets what the cell of an item emits; nil for nobody.
    func expected(_ number: Number, _ path: IndexPath) -> (call: String, tier: EventResolution.AnsweredBy)? {
        if receivers.contains(.mapping), handlers != nil { return ("mapping \(number) \(path)", .handler) }
        if receivers.contains(.manager) { return ("manager \(number) \(path)", .handler) }
        return owner == nil ? nil : ("owner \(number) \(path)", .owner)
    }

    /// What comes of the events that leaving cells emitted: each is about its own item, if that is still there.
    func expectedOfLeft() -> [String] {
        left.compactMap { number in items.indexPath(of: number).flatMap { expected(number, $0)?.call } }
    }

    /// Calls the closure property of a cell, inside an event or not; its object may die between the call and its delivery.
    /// - Returns: whether it is delivered.
    func callProperty(of cell: StepCell, at row: IndexPath, _ random: inout SeededRandom) -> Bool {
        guard Bool.random(using: &random) else {
            cell.didStep?()
            return fillings != nil
        }
        let dies = Int.random(in: 0..<8, using: &random) == 0
        inside = { [unowned self] in
            cell.didStep?()
            if dies { fillings = nil }
        }
        table.send(\.didHighlight, at: row)
        inside = {}
        return fillings != nil
    }
}

private final class StepOwner: ViewEventOwner {
    private let hear: @MainActor (Any, IndexPath) -> Void
    init(_ hear: @escaping @MainActor (Any, IndexPath) -> Void) { self.hear = hear }
    func hear(_ event: Any, from view: AnyObject, item: Any, at place: EventLocation) {
        if case .row(let path) = place { hear(item, path) }
    }
}

final class StepCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent { case stepped }
    var didStep: (() -> Void)?
    private(set) var number: Number = 0
    func configure(_ number: Number) { self.number = number }
}
