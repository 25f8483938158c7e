import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a turn leaves is judged, and not the steps that led to it.
@MainActor
@Suite("Mistakes that the end of a turn tells (F60, F64)")
struct LeftByTheTurnTests {
    let board = Board([things(1, 2, 3), things(4)])
    private var items: ItemStore { board.items }

    @Test("An item that is inserted before it is removed, in its section or as a whole section, is there once")
    func movedByHand() async {
        items.insert(thing(3), at: [0, 0])
        items.remove(at: [0, 3])
        items.setSections([ItemSection(things(1), id: "a"), ItemSection(things(2), id: "b")])
        items.insertSection(items.sections[1], at: 0)
        items.removeSection(2)
        board.endTurn()
        await beat()
        expectEqual(board.codes, [])
        expectEqual(board.data, "[2] [1]")
    }

    @Test("What is twice there when the turn ends is reported once, with its place then, whether anyone asks or not")
    func twice() async {
        var told: [String] = []
        board.manager.anomalyLog.sink = { told.append($0.headline) }
        items.append(thing(2))
        items.insert(thing(9), at: [0, 0])
        expectEqual(told, [])
        await beat()
        expectEqual(told, ["Section 0 already has these identifiers: 2 at [0, 4]."])
        expectEqual(board.codes, [.duplicateIdentifiers])
    }

    @Test("Of repeated ids that went and came in random steps, those are reported that are left")
    func randomSteps() {
        for seed in Cases.seeds(ofSteps: 10, findsFaults: true) {
            var random = SeededRandom(seed)
            let board = Board([things(1, 2, 3)])
            for _ in 0..<10 {
                let count = board.items.numberOfItems(inSection: 0)
                let row = Int.random(in: 0..<max(1, count), using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where count > 0: board.items.remove(at: [0, row])
                case 1 where count > 0: board.items.move([0, row], to: [0, 0])
                case 2: board.items.append(thing(Int.random(in: 0..<6, using: &random)))
                default: board.items.insert(thing(Int.random(in: 0..<6, using: &random)), at: [0, 0])
                }
            }
            let ids = board.items.items(of: Thing.self).map(\.id)
            let isRepeated = Set(ids).count < ids.count
            expectEqual(!board.codes.isEmpty, isRepeated, "seed \(seed): \(ids)")
            guard board.codes.isEmpty != isRepeated else { return }
        }
    }

    @Test("Sections that are made on the way to another are reported, unless the turn fills them")
    func skippedSections() throws {
        items.append(thing(5), toSection: 4)
        let line: UInt = #line - 1
        items.append(thing(6), toSection: 2)
        let anomaly = try #require(board.manager.anomalies.first)
        expectEqual(board.codes, [.outsideData])
        expectEqual(
            anomaly.headline, "Section 4 did not exist and was made, and with it 1 section without anything in it.")
        expectEqual(anomaly.site?.line, line)
        expectEqual(board.data, "[1 2 3] [4] [6] [] [5]")
        let other = Board()
        other.items.setItems(things(1), inSection: 1)
        other.items.setItems([], inSection: 0)
        let shelf = Bookcase()
        other.items.follow(inSection: 4) { shelf.things }
        expectEqual(other.codes, [])
    }

    @Test("Items that come or go in a section that follows a model are reported, and not those of a sequence")
    func followed() {
        let shelf = Bookcase()
        shelf.things = things(1, 2)
        items.follow(inSection: 1) { shelf.things }
        items.append(thing(7))
        expectEqual(board.codes, [])
        items.append(thing(8), toSection: 1)
        items.remove(at: [1, 0])
        items.remove { (thing: Thing) in thing.id == 2 }
        expectEqual(board.codes, [.overwrittenItems, .overwrittenItems, .overwrittenItems])
        expectEqual(
            board.manager.anomalies.first?.headline.hasPrefix("Items of section 1 come or go here, but the section"),
            true)
        let left = Board()
        var object: Counter? = Counter()
        left.items.follow(inSection: 0) { shelf.things }.live(with: object!)
        object = nil
        left.items.append(thing(9))
        expectEqual(left.codes, [])
        let later = Board()
        later.items.follow(AsyncStream<[Thing]> { _ in })
        later.items.append(thing(1))
        expectEqual(later.codes, [])
    }

    @Test("Repeated ids that came with setSections are reported when the same sections are applied")
    func appliedAgain() {
        let board = Board()
        let sections = [ItemSection(things(1, 1), id: "a")]
        board.items.setSections(sections)
        board.endTurn()
        board.items.apply(sections: sections)
        expectEqual(board.codes, [.duplicateIdentifiers])
    }
}
