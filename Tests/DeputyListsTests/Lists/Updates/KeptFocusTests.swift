import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Focus goes where its item goes, as the selection does (F66).
@MainActor
@Suite("Focus over updates (F66)", .releasesRigs)
struct KeptFocusTests {
    @Test(
        "However items go to other places and sections, by batches or a reload, focus and selection stay with their item"
    )
    func everyUpdate() {
        for seed in Cases.seeds(ofSteps: 8, findsFaults: true) {
            var random = SeededRandom(seed)
            let isRight =
                Bool.random(using: &random)
                ? updates(HeadlessTables.self, &random, "seed \(seed)")
                : updates(HeadlessCollections.self, &random, "seed \(seed)")
            guard isRight else { return }
        }
    }

    private func updates<Kit: TestKit>(_: Kit.Type, _ random: inout SeededRandom, _ seed: String) -> Bool {
        let list = Kit.makeList(height: 5_000)
        list.selectionFollowsFocus = Bool.random(using: &random)
        var rows: [Part: [Thing]] = [:]
        func deal() {
            rows = [:]
            for number in 0..<12 where Int.random(in: 0..<8, using: &random) > 0 {
                let part = Part.allCases.randomElement(using: &random)!
                rows[part, default: []].insert(thing(number, Int.random(in: 0...1, using: &random)), at: 0)
            }
            for part in rows.keys { rows[part]?.shuffle(using: &random) }
        }
        deal()
        let binder = Int.random(in: 0..<3, using: &random) == 0 ? Kit.makeBinder(list) : nil
        let manager = binder?.manager ?? ListManager(list, anomalyLog: quietLog())
        if let binder {
            binder.onSections(Part.allCases).bind(cellType: Kit.ThingCell.self, models: { rows })
            binder.displayedSections = Part.allCases
            binder.finish()
        } else {
            manager.register(Kit.OddCell.self) { $0.condition = .where { thing, _ in thing.content == 1 } }
            manager.register(Kit.ThingCell.self)
        }
        func update() {
            let sections = Part.allCases.filter { rows[$0] != nil }.map { ItemSection(rows[$0] ?? [], id: $0) }
            switch (binder, Int.random(in: 0..<3, using: &random)) {
            case (let binder?, _): binder.refresh()
            case (nil, 0): manager.items.setSections(sections)
            case (nil, 1): manager.items.apply(sections: sections)
            default: manager.items.apply(sections: sections)
            }
            manager.flush()
            list.layoutIfNeeded()
        }
        update()
        for step in 0..<8 {
            guard let place = list.visibleItems.randomElement(using: &random) else { return true }
            let focused = manager.items.item(at: place, as: Thing.self)?.id
            expectTrue(list.focus(place))
            list.remembersLastFocusedIndexPath = Bool.random(using: &random)
            // The item with focus, another, or none.
            let chosen = list.visibleItems.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }.first
            let selected = chosen.flatMap { manager.items.item(at: $0, as: Thing.self)?.id }
            list.selectItem(at: chosen)
            deal()
            update()
            let new = focused.flatMap { manager.items.indexPath(of: Thing.self, id: $0) }
            let stillSelected = selected.flatMap { manager.items.indexPath(of: Thing.self, id: $0) }
            let words = "\(seed), step \(step), \(Kit.self), \(place) to \(new.map { "\($0)" } ?? "nowhere")"
            if let new { expectEqual(list.focusedItem, new, words) }
            expectEqual(list.selectedItems, stillSelected.map { [$0] } ?? [], words)
            expectEqual(list.exceptions, [], words)
            guard new == nil || list.focusedItem == new else { return false }
            for item in list.selectedItems { list.deselectItem(at: item) }
        }
        return true
    }

    @Test("Focus that goes with its item in a reload is told as any update of focus", arguments: EachKit.allCases)
    func told(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3)])
            board.endTurn()
            board.list.focus([0, 0])
            board.list.journal = HeadlessJournal()
            board.items.setItems(things(3, 2, 1))
            board.endTurn()
            expectEqual(board.list.focusedItem, [0, 2])
            board.list.remembersLastFocusedIndexPath = true
            board.items.setItems(things(3, 2))
            board.endTurn()
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }
}
