import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// Sections and rows come, go, move, and come back in one turn, while something is under way for them: a follower of items, of a
/// sequence, of a header or a footer, a comparison in the background, a menu, a swipe, the placeholder of a drop, an update that waits.
@MainActor
@Suite("Whatever is under way is for its own section or item, wherever that is by then (R20, F60, F76, F101)")
struct UnderWayTests {
    @Test("In tables, with swipes and menus")
    func tables() async {
        await check { (stage: UnderWay<HeadlessTables>) in
            add(stage, stage.board.mapping) { Thing(id: $0.id, content: $0.content + 10) }
            add(stage, stage.memos) { Memo(id: $0.id, content: $0.content + 10) }
        }
    }

    private func add<Cell, Item: Identifiable & Equatable>(
        _ stage: UnderWay<HeadlessTables>,
        _ mapping: ViewMapping<TableEvents<HeadlessTables>, CellScope, Cell, Item>,
        _ changed: @escaping @MainActor (Item) -> Item
    ) {
        mapping.contextMenuConfiguration.withoutCell { [unowned stage] _, item, _ in
            menu(stage, item, changed(item))
        }
        mapping.trailingSwipeActionsConfiguration.withoutCell { [unowned stage] item, _ in
            HeadlessSwipeActions(
                ["Delete", "Change"].map { title in
                    HeadlessSwipeAction(title, style: title == "Delete" ? .destructive : .normal) { isDone in
                        stage.action(title, item, changed: changed(item))
                        stage.board.manager.flush()
                        isDone(true)
                    }
                })
        }
    }

    @Test("In collections, with menus")
    func collections() async {
        await check { (stage: UnderWay<HeadlessCollections>) in
            stage.board.mapping.contextMenuConfiguration.withoutCell { [unowned stage] _, thing, _ in
                menu(stage, thing, Thing(id: thing.id, content: thing.content + 10))
            }
            stage.memos.contextMenuConfiguration.withoutCell { [unowned stage] _, memo, _ in
                menu(stage, memo, Memo(id: memo.id, content: memo.content + 10))
            }
        }
    }

    private func menu<Kit, Item: Identifiable & Equatable>(
        _ stage: UnderWay<Kit>, _ item: Item, _ changed: Item
    ) -> HeadlessMenu {
        HeadlessMenu(
            ["Delete", "Change"].map { [unowned stage] title in
                HeadlessMenuItem(title) { stage.action(title, item, changed: changed) }
            })
    }

    private func check<Kit>(_ register: @MainActor (UnderWay<Kit>) -> Void) async {
        for seed in Cases.seeds(ofSteps: 10, findsFaults: true) {
            let stage = UnderWay<Kit>(seed)
            register(stage)
            defer { stage.finish() }
            for round in 0..<10 {
                let before = "\(stage.plain)"
                stage.begin()
                await stage.changeMeanwhile()
                await stage.end()
                guard let problem = stage.problem() else { continue }
                Issue.record(
                    "\(Kit.self), seed \(seed), round \(round), from \(before): \(problem)\n\(stage.steps.joined(separator: "\n"))"
                )
                return
            }
        }
    }
}
