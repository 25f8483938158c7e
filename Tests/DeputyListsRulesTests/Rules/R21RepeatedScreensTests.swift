import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import Deputy
@testable import DeputyLists
@testable import DeputyPaging
@testable import ListTestSupport

@MainActor
@Suite("Screens that appear again and again (R21)")
struct RepeatedScreensTests {
    /// How what a screen registered ends.
    enum End: CaseIterable { case cancelled, withItsObject }

    /// What a manager keeps.
    private struct Kept: Equatable {
        var (handlers, streams, attached, edges, uses, properties, anomalies) = (0, 0, 0, 0, 0, 0, 0)
        var implemented: [String] = []

        @MainActor
        init<Kit: TestKit>(_ manager: ListManager<Kit>) {
            let registry = manager.dispatcher.registry
            (handlers, streams, attached) = (
                registry.allHandlers.count, registry.streams.count, registry.attached.count
            )
            (edges, uses) = (manager.nearEdges.closures.count, manager.core.uses.all.count)
            properties = manager.core.uses.all.map(\.filled.count).reduce(0, +)
            anomalies = manager.anomalies.count
            implemented = manager.implementedEvents
        }
    }

    @Test(
        "A thousand screens that register and end leave a manager as one does", arguments: End.allCases)
    func thousandScreens(_ end: End) async {
        let board = Board(height: 44, [things(1, 2)])
        let manager = board.manager
        var heard = 0
        func appear() async {
            var screen: Counter? = Counter()
            var tokens: [EventRegistration] = []
            let place = manager.on(ThingCell.self)
            tokens.append(board.mapping.didSelect.withoutCell { _, _ in heard += 1 })
            tokens.append(board.mapping.on(\.didTap) { _, _ in heard += 1 })
            tokens.append(board.mapping.onEvent { _, _, _, _ in heard += 1 })
            tokens.append(board.mapping.whileInUse { scope, _, _, _ in scope.task {} })
            tokens.append(place.on(\.didTap) { _, _ in heard += 1 })
            tokens.append(place.didHighlight.withoutCell { _, _ in })
            tokens.append(manager.onHost.shouldUpdateFocus { _ in true })
            let pages = [manager.onNearEnd {}, manager.onNearStart(rows: 3) {}]
            if end == .withItsObject {
                for token in tokens { token.live(with: screen!) }
                for pages in pages { pages.live(with: screen!) }
            }
            do {
                let taps = place.events(\.didSelect)
                manager.setNeedsUpdate()
                board.endTurn()
                heard = 0
                board.list.tap(at(0, 0))
                (board.list.view(.cell, at: at(0, 0)) as? ThingCell)?.didTap?()
                expectEqual(heard, 2)
                withExtendedLifetime(taps) {}
            }
            if end == .cancelled {
                for token in tokens { token.cancel() }
                for pages in pages { pages.cancel() }
            }
            screen = nil
            await endOfTurn()
            manager.setNeedsUpdate()
            board.endTurn()
            expectNil((board.list.view(.cell, at: at(0, 0)) as? ThingCell)?.didTap)
        }
        let before = Kept(manager)
        for _ in 0..<1_000 { await appear() }
        expectEqual(Kept(manager), before)
        #expect(manager.report().departures.count <= 100)
        expectTrue(manager.dispatcher.isFree)
        expectEqual(manager.checkInvariants(), [])
    }

    @Test(
        "A closure property that was cancelled is in no report, and a refilled cell has none")
    func cancelledProperty() {
        let list = HeadlessTable(height: 1_000)
        let manager = TableManager(list, anomalyLog: quietLog())
        let token = manager.on(ThingCell.self).on(\.didTap) { _, _ in }
        token.cancel()
        manager.register(AppleCell.self)
        manager.items.setItems([Apple()])
        list.layoutIfNeeded()
        expectEqual(manager.anomalies, [])
        expectEqual(manager.validate(), [])
    }

    @Test("Closures come and go in any order, from every place, and those that are left are asked in theirs (R2)")
    func anyOrder() {
        for seed in Cases.seeds(ofSteps: 60) { comeAndGo(seed) }
    }

    private func comeAndGo(_ seed: UInt64) {
        var random = SeededRandom(seed)
        let rig = Rig()
        var asked: [Int] = []
        // The places in the order in which they are asked, each with the numbers of its closures.
        var expected: [[Int]] = [[], []]
        var tokens: [(place: Int, number: Int, token: EventRegistration)] = []
        for number in 0..<60 {
            if Int.random(in: 0..<3, using: &random) == 0,
                let index = tokens.indices.randomElement(using: &random)
            {
                let gone = tokens.remove(at: index)
                gone.token.cancel()
                expected[gone.place].removeAll { $0 == gone.number }
            }
            let place = Int.random(in: 0...1, using: &random)
            func ask() -> EventDecision<CGFloat> {
                asked.append(number)
                return .pass
            }
            let token =
                place == 0
                ? rig.apples.heightForCell.orPass { _, _ in ask() }
                : rig.manager.on(model: Apple.self).heightForCell.orPass { _, _ in ask() }
            tokens.append((place, number, token))
            expected[place].append(number)
            asked = []
            rig.table.send(\.heightForCell, at: at(0, 0))
            expectEqual(asked, expected[0] + expected[1], "seed \(seed)")
        }
        for (_, _, token) in tokens.shuffled(using: &random) { token.cancel() }
        expectEqual(rig.manager.implementedEvents, [])
        expectEqual(rig.invariants, [])
    }
}
