import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Whatever begins ends once, for the same item, whoever removes, moves or reloads it meanwhile.
@MainActor
@Suite("Beginnings and ends come in pairs (R8, R19, F41)")
struct R08PairedNoticesTests {
    /// What has begun and not ended, and what was wrong about it.
    @MainActor
    final class Pairs {
        private var open: [String: Int] = [:]
        private(set) var wrong: [String] = []
        private(set) var begun: [String: Int] = [:]

        func begin(_ pair: String, _ item: Any) {
            begun[pair, default: 0] += 1
            open["\(pair) \(item)", default: 0] += 1
        }

        func end(_ pair: String, _ item: Any) {
            let key = "\(pair) \(item)"
            guard let count = open[key] else { return wrong.append("\(key) ends without a beginning") }
            open[key] = count > 1 ? count - 1 : nil
        }

        /// What has begun and never ended.
        var left: [String] { open.keys.sorted() }
    }

    /// The acts of a case, with what a person does to tables only.
    enum Act: CaseIterable {
        case remove, insert, move, replace, apply, clear, moveSection, reload, flush, layOut, scroll, tap, press,
            closeMenu, focus, lift
        case drop, drag, endDrag, hide, show, swipe, swipe2, performDelete, endSwipe
    }

    @Test("In a table, whatever is done to its rows and by a person")
    func table() {
        var begun: Set<String> = []
        for seed in Cases.seeds(ofSteps: 20) {
            let pairs = Pairs()
            let board = Board()
            let manager = board.manager
            manager.unregister(ThingCell.self)
            manager.register(ThingCell.self) { [items = board.items] mapping in
                mapping.willDisplay { cell, thing, _ in pairs.begin("display", thing.id) }
                mapping.didEndDisplaying { cell, thing, _ in pairs.end("display", thing.id) }
                mapping.didHighlight.withoutCell { thing, _ in pairs.begin("highlight", thing.id) }
                mapping.didUnhighlight.withoutCell { thing, _ in pairs.end("highlight", thing.id) }
                mapping.willBeginEditing.withoutCell { thing, _ in pairs.begin("swipe", thing.id) }
                mapping.didEndEditing.withoutCell { thing, _ in pairs.end("swipe", thing.id) }
                mapping.whileInUse { scope, _, thing, _ in
                    pairs.begin("use", thing.id)
                    scope.onEnd { pairs.end("use", thing.id) }
                }
                mapping.trailingSwipeActionsConfiguration.withoutCell { [unowned manager] thing, _ in
                    HeadlessSwipeActions([
                        HeadlessSwipeAction("Delete", style: .destructive) { isDone in
                            items.remove(thing)
                            manager.flush()
                            isDone(true)
                        }
                    ])
                }
                mapping.moveRowTo.withoutCell { destination, _, source in items.move(source, to: destination) }
                mapping.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(["A"]) }
                mapping.itemsForBeginningDragSession.withoutCell { _, thing, _ in [HeadlessDragItem("\(thing.id)")] }
            }
            manager.onHost.willDisplayContextMenu { _ in pairs.begin("menu", 0) }
            manager.onHost.willEndContextMenuInteraction { _ in pairs.end("menu", 0) }
            manager.onHost.dragSessionWillBegin { _ in pairs.begin("drag", 0) }
            manager.onHost.dragSessionDidEnd { _ in pairs.end("drag", 0) }
            check(
                board.table, board.items, pairs, seed, flush: { manager.flush() },
                onTable: { act, path in
                    switch act {
                    case .swipe, .swipe2: board.table.swipe(path, .trailing)
                    case .performDelete: board.table.perform("Delete")
                    case .endSwipe: board.table.endSwipe()
                    default: break
                    }
                }
            ) {
                board.table.endSwipe()
                manager.detach()
            }
            begun.formUnion(pairs.begun.keys)
            guard pairs.wrong.isEmpty, pairs.left.isEmpty else { return }
        }
        if Cases.areMany { expectEqual(begun, ["display", "highlight", "swipe", "use", "menu", "drag"]) }
    }

    @Test("In a collection, whatever is done to its items and by a person")
    func collection() {
        for seed in Cases.seeds(ofSteps: 20) {
            let pairs = Pairs()
            let board = ListBoard<HeadlessCollections>()
            let manager = board.manager
            manager.unregister(HeadlessCollections.ThingCell.self)
            manager.register(HeadlessCollections.ThingCell.self) { mapping in
                mapping.willDisplay { cell, thing, _ in pairs.begin("display", thing.id) }
                mapping.didEndDisplaying { cell, thing, _ in pairs.end("display", thing.id) }
                mapping.didHighlight.withoutCell { thing, _ in pairs.begin("highlight", thing.id) }
                mapping.didUnhighlight.withoutCell { thing, _ in pairs.end("highlight", thing.id) }
                mapping.whileInUse { scope, _, thing, _ in
                    pairs.begin("use", thing.id)
                    scope.onEnd { pairs.end("use", thing.id) }
                }
                mapping.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(["A"]) }
                mapping.itemsForBeginningDragSession.withoutCell { _, thing, _ in [HeadlessDragItem("\(thing.id)")] }
            }
            manager.onHost.moveItemAtTo { [items = board.items] in items.move($0, to: $1) }
            manager.onHost.willDisplayContextMenu { _ in pairs.begin("menu", 0) }
            manager.onHost.willEndContextMenuInteraction { _ in pairs.end("menu", 0) }
            manager.onHost.dragSessionWillBegin { _ in pairs.begin("drag", 0) }
            manager.onHost.dragSessionDidEnd { _ in pairs.end("drag", 0) }
            check(board.list, board.items, pairs, seed, flush: { manager.flush() }, onTable: { _, _ in }) {
                manager.detach()
            }
            guard pairs.wrong.isEmpty, pairs.left.isEmpty else { return }
        }
    }

    /// Does things to a list at random, lets it go, and compares what has begun with what has ended.
    private func check<Kit: HeadlessKit>(
        _ list: HeadlessList<Kit>, _ items: ItemStore, _ pairs: Pairs, _ seed: UInt64,
        flush: () -> Void, onTable: (Act, IndexPath) -> Void, end: () -> Void
    ) where Kit.List: HeadlessList<Kit> {
        var random = SeededRandom(seed)
        var last = 12
        func thing() -> Thing {
            last += 1
            return Thing(id: last, content: 0)
        }
        func path() -> IndexPath {
            let section = Int.random(in: 0..<max(1, items.numberOfSections), using: &random)
            return [section, Int.random(in: 0..<max(1, items.numberOfItems(inSection: section)), using: &random)]
        }
        items.setSections([ItemSection(things(1, 2, 3, 4, 5, 6), id: "a"), ItemSection(things(7, 8, 9), id: "b")])
        list.layoutIfNeeded()
        var trail: [String] = []
        for _ in 0..<30 {
            let act = Act.allCases.randomElement(using: &random)!
            let place = path()
            trail.append("\(act) \(place)")
            switch act {
            case .remove: items.remove(at: place)
            case .insert: items.insert(thing(), at: place)
            case .move: items.move(place, to: path())
            case .replace:
                if let thing = items.item(at: place, as: Thing.self) {
                    items.replace(at: place, with: Thing(id: thing.id, content: thing.content + 1))
                }
            case .apply:
                let rows = items.items(of: Thing.self, inSection: 0).filter { $0.id % 3 != 0 }.shuffled(using: &random)
                items.apply(items: rows + [thing()])
            case .clear: if Int.random(in: 0..<5, using: &random) == 0 { items.remove { _ in true } }
            case .moveSection: items.moveSection(0, to: max(0, items.numberOfSections - 1))
            case .reload: list.reloadData()
            case .flush: flush()
            case .layOut: list.layoutIfNeeded()
            case .scroll: list.scroll(by: [-200, 60, 200].randomElement(using: &random)!)
            case .tap: list.tap(place)
            case .press: _ = list.press(place)
            case .closeMenu: list.closeMenu()
            case .focus: list.focus(place)
            case .lift: list.beginMove(place)
            case .drop:
                list.moveOver(place)
                list.endMove()
            case .drag: _ = list.drag(place)
            case .endDrag: list.cancelDrag()
            case .hide: list.isOnScreen = false
            case .show: list.isOnScreen = true
            case .swipe, .swipe2, .performDelete, .endSwipe: onTable(act, place)
            }
            expectEqual(pairs.wrong, [], trail.joined(separator: ", "))
            guard pairs.wrong.isEmpty else { return }
        }
        list.isOnScreen = true
        list.closeMenu()
        list.cancelDrag()
        list.cancelMove()
        list.layoutIfNeeded()
        items.removeAll()
        list.layoutIfNeeded()
        end()
        expectEqual(pairs.wrong + pairs.left, [], trail.joined(separator: ", "))
        expectEqual(list.exceptions, [], trail.joined(separator: ", "))
    }
}
