import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// Whatever begins ends once, for the same item, whoever removes, moves or reloads it meanwhile.
@MainActor
@Suite("Beginnings and ends come in pairs (R8, R19, F41)", .releasesRigs)
struct R08PairedNoticesTests {
    @Test("With a store, whatever is done to its items and by a person", arguments: EachKit.allCases)
    func store(_ list: EachKit) {
        func check<Kit: PairedKit>(_: Kit.Type) {
            var begun: Set<String> = []
            for seed in Cases.seeds(ofSteps: 20) {
                let board = ListBoard<Kit>(height: 400)
                let items = board.items
                let pairs = PairedList(board.list, board.manager, seed)
                pairs.hear(board.mapping) { items.remove($0) }
                pairs.counts = { (0..<items.numberOfSections).map { items.numberOfItems(inSection: $0) } }
                pairs.edit = { act, place, other, new in Self.edit(items, act, place, to: other, new) }
                items.setSections([
                    ItemSection(things(1, 2, 3, 4, 5, 6), id: "a", header: 1, footer: -1),
                    ItemSection(things(7, 8, 9), id: "b", header: 2, footer: -2),
                ])
                guard pairs.check({ items.removeAll() }) else { return }
                begun.formUnion(pairs.begun)
            }
            expectAll(begun, Kit.self)
        }
        check(list.paired)
    }

    @Test("With a binder, whatever becomes of its models and a person does", arguments: EachKit.allCases)
    func binder(_ list: EachKit) {
        func check<Kit: PairedKit>(_: Kit.Type) {
            var begun: Set<String> = []
            for seed in Cases.seeds(ofSteps: 20) {
                let models = Changing<[Part: [Thing]]>([.first: things(1, 2, 3, 4, 5, 6), .second: things(7, 8, 9)])
                let list = Kit.makeList(height: 400)
                let binder = Kit.makeBinder(list)
                let pairs = PairedList<Kit>(list, binder.manager, seed)
                let remove: @MainActor (Thing) -> Void = { [unowned binder] thing in
                    for part in models.value.keys { models.value[part]?.removeAll { $0.id == thing.id } }
                    binder.refresh()
                }
                pairs.hear(
                    binder.onSection(.first).bind(cellType: Kit.ThingCell.self, models: { models.value[.first] ?? [] }),
                    remove)
                pairs.hear(
                    binder.onAllOtherSections()
                        .bind(cellType: Kit.ThingCell.self, models: { models.value[$0] ?? [] }), remove)
                binder.displayedSections = [.first, .second]
                pairs.counts = { [unowned binder] in
                    binder.displayedSections.map { models.value[$0]?.count ?? 0 }
                }
                pairs.edit = { [unowned binder] act, place, other, new in
                    let parts = binder.displayedSections
                    if act == .moveSection {
                        binder.displayedSections.reverse()
                    } else {
                        Self.edit(&models.value, parts, act, place, to: other, new)
                    }
                    if act != .remove { binder.refresh() }
                }
                binder.finish()
                let isRight = pairs.check {
                    models.value = [:]
                    binder.refresh()
                }
                guard isRight else { return }
                begun.formUnion(pairs.begun)
            }
            expectAll(begun.union(["display header", "display footer", "use header", "use footer"]), Kit.self)
        }
        check(list.paired)
    }

    private func expectAll<Kit: TestKit>(_ begun: Set<String>, _: Kit.Type) {
        guard Cases.areMany else { return }
        let all: Set = [
            "display", "highlight", "use", "menu", "drag", "focus", "display header", "display footer", "use header",
            "use footer",
        ]
        expectEqual(begun, Kit.self == HeadlessTables.self ? all.union(["swipe"]) : all)
    }

    private static func edit(
        _ items: ItemStore, _ act: PairedAct, _ place: IndexPath, to other: IndexPath, _ new: Thing
    ) {
        switch act {
        case .remove: items.remove(at: place)
        case .insert: items.insert(new, at: place)
        case .move: items.move(place, to: other)
        case .replace:
            if let thing = items.item(at: place, as: Thing.self) {
                items.replace(at: place, with: Thing(id: thing.id, content: thing.content + 1))
            }
        case .apply:
            let rows = items.items(of: Thing.self, inSection: 0).filter { $0.id % 3 != 0 }
            items.apply(items: [new] + rows.reversed())
        case .header: items.setHeader(new.id % 3 == 0 ? nil : new.id, inSection: place[0])
        case .footer: items.setFooter(new.id % 3 == 0 ? nil : -new.id, inSection: place[0])
        case .clear: items.remove { _ in true }
        case .moveSection: items.moveSection(0, to: max(0, items.numberOfSections - 1))
        default: break
        }
    }

    private static func edit(
        _ models: inout [Part: [Thing]], _ parts: [Part], _ act: PairedAct, _ place: IndexPath, to other: IndexPath,
        _ new: Thing
    ) {
        guard parts.indices.contains(place[0]), parts.indices.contains(other[0]) else { return }
        let isThere = models[parts[place[0]]]?.indices.contains(place[1]) == true
        switch act {
        case .remove where isThere: models[parts[place[0]]]?.remove(at: place[1])
        case .insert: models[parts[place[0]]]?.insert(new, at: isThere ? place[1] : 0)
        case .move where isThere:
            guard let moved = models[parts[place[0]]]?.remove(at: place[1]) else { return }
            let count = models[parts[other[0]]]?.count ?? 0
            models[parts[other[0]], default: []].insert(moved, at: min(count, other[1]))
        case .replace where isThere: models[parts[place[0]]]?[place[1]].content += 1
        case .apply: models[.first] = [new] + (models[.first] ?? []).filter { $0.id % 3 != 0 }.reversed()
        case .clear: for part in parts { models[part] = [] }
        default: break
        }
    }

    @Test(
        "Two rows touched at once end each for itself, whichever ends first, also when their items are gone",
        arguments: EachKit.allCases)
    func twoTouches(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for order in [[1, 2], [2, 1]] {
                let board = ListBoard<Kit>(height: 400, [things(1, 2, 3, 4)])
                var ended: [String] = []
                board.mapping.didHighlight.withoutCell { _, _ in }
                board.mapping.didUnhighlight.withoutCell { thing, place in ended.append("\(thing.id) \(place)") }
                Kit.followMoves(board)
                let list = board.list as HeadlessList<Kit>
                list.send(\.didHighlight, at: [0, 1])
                list.send(\.didHighlight, at: [0, 2])
                list.beginEditing()
                // What is removed stays on screen while a row is held.
                expectTrue(list.beginMove([0, 0]))
                board.items.remove(thing(2))
                board.items.remove(thing(3))
                // What begins with an item that is gone reaches no closure, and so does its end.
                board.items.remove(thing(4))
                list.send(\.didHighlight, at: [0, 3])
                list.send(\.didUnhighlight, at: [0, 3])
                expectEqual(ended, [])
                for row in order { list.send(\.didUnhighlight, at: [0, row]) }
                expectEqual(ended, order.map { "\($0 + 1) [0, \($0)]" })
                // Each ends once.
                for row in order { list.send(\.didUnhighlight, at: [0, row]) }
                expectEqual(ended.count, 2)
                list.cancelMove()
                board.endTurn()
                expectEqual(board.manager.core.begun.count, 0)
            }
        }
        check(list.kit)
    }

    @Test(
        "An end that a table tells without a row is that of the row that began: not of a touch, nor in another's cell")
    func endWithoutRow() {
        let board = Board(height: 400, [things(1, 2, 3)])
        var ended: [String] = []
        board.mapping.didHighlight.withoutCell { _, _ in }
        board.mapping.didEndEditing { cell, thing, place in ended.append("\(thing.id) in \(cell.text) at \(place)") }
        board.manager.on(model: Thing.self).didEndEditing.withoutCell { ended.append("\($0.id) at \($1)") }
        func end() {
            board.manager._link.sendEnd(board.manager.dispatcher.events.didEndEditing) { _ in }
            board.table.send(\.didUnhighlight, at: [0, 1])
        }
        board.table.send(\.willBeginEditing, at: [0, 0])
        board.table.send(\.didHighlight, at: [0, 1])
        end()
        expectEqual(ended, ["1 in 1 at [0, 0]"])
        // Its row is elsewhere by then.
        board.table.send(\.willBeginEditing, at: [0, 0])
        board.items.insert(thing(9), at: [0, 0])
        end()
        expectEqual(ended.last, "1 in 1 at [0, 1]")
        // Its cell is that of another row by then.
        board.table.send(\.willBeginEditing, at: [0, 1])
        board.items.setItems(things(5, 6, 7))
        board.endTurn()
        end()
        expectEqual(ended.last, "1 at [0, 1]")
        // Nothing has begun.
        end()
        expectEqual(ended.count, 3)
    }

    @Test("Such an end is for the section that began, also where another has its number by then")
    func endOfGoneSection() {
        let table = HeadlessTable()
        let manager = TableManager(table, anomalyLog: quietLog())
        var ended: [String] = []
        for id in ["a", "b"] {
            manager.register(ThingCell.self) { mapping in
                mapping.condition = .section(id: id)
                mapping.didEndEditing.withoutCell { thing, place in ended.append("\(id) \(thing.id) \(place)") }
            }
        }
        manager.items.setSections([ItemSection(things(1), id: "a"), ItemSection(things(2), id: "b")])
        table.layoutIfNeeded()
        table.send(\.willBeginEditing, at: [0, 0])
        manager.items.removeSection(0)
        manager.flush()
        table.layoutIfNeeded()
        manager._link.sendEnd(manager.dispatcher.events.didEndEditing) { _ in }
        expectEqual(ended, ["a 1 [0, 0]"])
    }

    @Test(
        "What comes on screen when its item is gone is heard neither to come nor to leave", arguments: EachKit.allCases)
    func comesWhenGone(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 88, [things(1, 2, 3, 4, 5, 6)])
            var heard: [String] = []
            board.mapping.willDisplay { _, thing, _ in heard.append("+\(thing.id)") }
            board.mapping.didEndDisplaying { _, thing, _ in heard.append("-\(thing.id)") }
            Kit.followMoves(board)
            board.endTurn()
            board.list.beginEditing()
            expectTrue(board.list.beginMove([0, 0]))
            board.items.remove(thing(4))
            board.list.scroll(to: [0, 3])
            expectNotNil(board.list.view(.cell, at: [0, 3]))
            board.list.cancelMove()
            board.endTurn()
            board.list.scroll(to: [0, 0])
            board.endTurn()
            expectEqual(heard.filter { $0.hasSuffix("4") }, [])
            expectContains(heard, "+5")
            expectContains(heard, "-5")
        }
        check(list.kit)
    }

    @Test("A touch without an end is kept until the next one of its cell", arguments: EachKit.allCases)
    func touchesWithoutEnd(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 400, [things(1, 2)])
            board.mapping.didUnhighlight.withoutCell { _, _ in }
            board.mapping.didHighlight.withoutCell { _, _ in }
            let list = board.list as HeadlessList<Kit>
            for number in 3..<100 {
                list.send(\.didHighlight, at: [0, 0])
                board.items.remove(at: [0, 0])
                board.items.append(thing(number))
                board.endTurn()
                list.send(\.didHighlight, at: [0, 1])
                list.send(\.didHighlight, at: [0, 1])
            }
            expectEqual(board.manager.core.begun.count, 3)
        }
        check(list.kit)
    }

    @Test("A manager that leaves a table in the middle of a swipe keeps nothing of its row")
    func leavesDuringASwipe() {
        final class Entry {}
        final class EntryCell: HeadlessCell {}
        let table = HeadlessTable()
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.register(EntryCell.self, for: Entry.self) { mapping in
            mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in
                HeadlessSwipeActions([HeadlessSwipeAction("Archive") { _ in }])
            }
            mapping.didEndEditing.withoutCell { _, _ in }
        } configure: { _, _, _ in
        }
        manager.items.setItems([Entry()])
        expectNotNil(table.swipe([0, 0], .trailing))
        weak let entry = manager.items.item(at: [0, 0], as: Entry.self)
        manager.items.removeAll()
        expectNotNil(entry)
        manager.detach()
        manager.flush()
        expectNil(entry)
    }

    @Test(
        "A section's footer is in use as long as its own model is, whatever its header shows",
        arguments: EachKit.allCases)
    func otherViewsOfASection(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>()
            var uses: [String] = []
            func hear<Place: EventPlace>(_ place: Place) where Place.Model == Int {
                _ = place.whileInUse { scope, _, number, _ in
                    uses.append("begin \(number)")
                    scope.onEnd { uses.append("end \(number)") }
                }
            }
            hear(board.manager.on(header: Kit.TextView.self))
            hear(board.manager.on(footer: Kit.TextView.self))
            func change(_ body: (ItemStore) -> Void) -> [String] {
                uses = []
                body(board.items)
                board.endTurn()
                return uses
            }
            func apply(_ header: Int, _ footer: Int) -> [String] {
                change {
                    $0.apply(sections: [ItemSection(things(1, 2), id: "a", header: header, footer: footer)])
                }
            }
            expectEqual(apply(1, -1), ["begin 1", "begin -1"])
            expectEqual(change { $0.setHeader(2) }, ["end 1", "begin 2"])
            expectEqual(change { $0.setFooter(-2) }, ["end -1", "begin -2"])
            expectEqual(apply(3, -2), ["end 2", "begin 3"])
            expectEqual(apply(3, -3), ["end -2", "begin -3"])
            expectEqual(change { $0.append(thing(3)) }, [])
            expectEqual(change { $0.setHeader(nil) }, ["end 3"])
            expectEqual(change { $0.setHeader(4) }, ["begin 4"])
            expectEqual(
                change {
                    $0.setFooter(-4)
                    $0.setHeader(5)
                }, ["end 4", "begin 5", "end -3", "begin -4"])
            expectEqual(board.list.exceptions, [])
        }
        check(list.kit)
    }
}

/// What may happen to a list in a case; `perform` is the deletion of the row that is swiped.
enum PairedAct: CaseIterable {
    case remove, insert, move, replace, apply, clear, moveSection, header, footer
    case reload, flush, layOut, scroll, tap, press, closeMenu, focus, lift, drop, drag, endDrag, hide, show
    case swipe, swipeAgain, perform, endSwipe, touch, endTouch
}

/// A list, and what has begun in it and not ended.
@MainActor
private final class PairedList<Kit: PairedKit> {
    private let list: Kit.List
    @ReleasedAfterTest private var manager: ListManager<Kit>
    private let seed: UInt64
    private var open: [String: Int] = [:]
    /// The things that fingers are on.
    private var touched: Set<Int> = []
    private var wrong: [String] = []
    private(set) var begun: Set<String> = []
    /// How many notices closures have heard.
    private var heard = 0
    var counts: @MainActor () -> [Int] = { [] }
    var edit: @MainActor (PairedAct, _ place: IndexPath, _ other: IndexPath, _ new: Thing) -> Void = { _, _, _, _ in }

    init(_ list: Kit.List, _ manager: ListManager<Kit>, _ seed: UInt64) {
        (self.list, self.manager, self.seed) = (list, manager, seed)
        hear(manager.on(header: Kit.TextView.self), "use header") { $0 }
        hear(manager.on(footer: Kit.TextView.self), "use footer") { $0 }
        // What one shows may change while it is on screen.
        for kind in [ViewKind.header, .footer] {
            Kit.hearDisplays(
                of: kind, manager, { [unowned self] in begin("display \(kind)", 0) },
                { [unowned self] in end("display \(kind)", 0) })
        }
        manager.onHost.dragSessionWillBegin { [unowned self] _ in begin("drag", 0) }
        manager.onHost.dragSessionDidEnd { [unowned self] _ in end("drag", 0) }
        manager.onHost.willDisplayContextMenu { [unowned self] _ in begin("menu", 0) }
        manager.onHost.willEndContextMenuInteraction { [unowned self] _ in end("menu", 0) }
        manager.onHost.didUpdateFocus { [unowned self] context, _ in
            if context.previous != nil { end("focus", 0) }
            if context.next != nil { begin("focus", 0) }
        }
    }

    private func begin(_ pair: String, _ item: Int) {
        heard += 1
        begun.insert(pair)
        open["\(pair) \(item)", default: 0] += 1
    }

    private func end(_ pair: String, _ item: Int) {
        heard += 1
        let key = "\(pair) \(item)"
        guard let count = open[key] else { return wrong.append("\(key) ends without a beginning") }
        open[key] = count > 1 ? count - 1 : nil
    }

    /// Hears of cells, and lets a person delete, move, drag and press their things.
    /// - Parameter remove: removes a thing from the data.
    func hear<Place: EventPlace>(_ place: Place, _ remove: @escaping @MainActor (Thing) -> Void)
    where Place.Events == Kit.Events, Place.Scope == CellScope, Place.View == Kit.ThingCell, Place.Model == Thing {
        _ = place.willDisplay { [unowned self] _, thing, _ in begin("display", thing.id) }
        _ = place.didEndDisplaying { [unowned self] _, thing, _ in end("display", thing.id) }
        _ = place.didHighlight.withoutCell { [unowned self] thing, _ in begin("highlight", thing.id) }
        _ = place.didUnhighlight.withoutCell { [unowned self] thing, _ in end("highlight", thing.id) }
        hear(place, "use") { $0.id }
        Kit.allowGestures(
            place, manager, { [unowned self] in begin("swipe", $0.id) }, { [unowned self] in end("swipe", $0.id) },
            delete: { [unowned self] in
                remove($0)
                manager.flush()
            }, move: { [unowned self] in edit(.move, $0, $1, thing(0)) })
    }

    private func hear<Place: EventPlace>(_ place: Place, _ name: String, _ number: @escaping (Place.Model) -> Int) {
        _ = place.whileInUse { [unowned self] scope, _, model, _ in
            let number = number(model)
            begin(name, number)
            scope.onEnd { [weak self] in self?.end(name, number) }
        }
    }

    /// Does things to the list at random, lets it go, and compares what has begun with what has ended.
    /// - Parameter clear: removes everything.
    func check(_ clear: () -> Void) -> Bool {
        let list = list as HeadlessList<Kit>
        var random = SeededRandom(seed)
        var trail: [String] = []
        Kit.giveRoomForHeaders(self.list)
        list.layoutIfNeeded()
        for step in 0..<30 {
            func path() -> IndexPath {
                let counts = counts()
                let section = Int.random(in: 0..<max(1, counts.count), using: &random)
                let count = counts.indices.contains(section) ? counts[section] : 0
                return [section, Int.random(in: 0..<max(1, count), using: &random)]
            }
            let (act, place, other) = (PairedAct.allCases.randomElement(using: &random)!, path(), path())
            let distance: CGFloat = [-200, 60, 200].randomElement(using: &random)!
            guard act != .clear || Int.random(in: 0..<5, using: &random) == 0 else { continue }
            // The touch of a tap ends before another on its row begins.
            guard act != .tap || touched.isEmpty else { continue }
            trail.append("\(act) \(place)")
            if !act.isEdit { perform(act, list, place, distance) } else { edit(act, place, other, thing(13 + step)) }
            expectEqual(wrong, [], trail.joined(separator: ", "))
            guard wrong.isEmpty else { return false }
        }
        // A list that a manager leaves tells it nothing more, whatever is under way.
        let isLeft = seed.isMultiple(of: 4)
        if isLeft { manager.detach() }
        let before = heard
        list.isOnScreen = true
        if !isLeft { for number in touched.sorted() { endTouch(of: number) } }
        list.closeMenu()
        list.cancelDrag()
        list.cancelMove()
        list.layoutIfNeeded()
        clear()
        manager.flush()
        list.layoutIfNeeded()
        (list as? HeadlessTable)?.endSwipe()
        if isLeft { expectEqual(heard, before, trail.joined(separator: ", ")) } else { manager.detach() }
        let left = open.keys.filter { isLeft ? $0.hasPrefix("use") : !$0.hasPrefix("focus") }
        expectEqual(wrong + left.sorted(), [], trail.joined(separator: ", "))
        expectEqual(list.exceptions, [], trail.joined(separator: ", "))
        return wrong.isEmpty && left.isEmpty && list.exceptions.isEmpty
    }

    private func perform(_ act: PairedAct, _ list: HeadlessList<Kit>, _ place: IndexPath, _ distance: CGFloat) {
        let table = list as? HeadlessTable
        switch act {
        case .reload: list.reloadData()
        case .flush: manager.flush()
        case .layOut: list.layoutIfNeeded()
        case .scroll: list.scroll(by: distance)
        case .tap: list.tap(place)
        case .press: list.press(place)
        case .closeMenu: list.closeMenu()
        case .focus: list.focus(place)
        case .lift:
            list.beginEditing()
            list.beginMove(place)
        case .drop:
            list.moveOver(place)
            list.endMove()
        case .drag: list.drag(place)
        case .endDrag: list.cancelDrag()
        case .hide: list.isOnScreen = false
        case .show: list.isOnScreen = true
        case .swipe, .swipeAgain: table?.swipe(place, .trailing)
        case .perform: table?.perform("Delete")
        case .endSwipe: table?.endSwipe()
        case .touch:
            settle()
            guard let text = list.view(.cell, at: place)?.text, !touched.contains(where: { isOf($0, text) }) else {
                return
            }
            list.send(\.didHighlight, at: place)
            for key in open.keys where key.hasPrefix("highlight ") {
                if let number = Int(key.dropFirst(10)) { touched.insert(number) }
            }
        case .endTouch: if let number = touched.min() { endTouch(of: number) }
        default: break
        }
    }

    /// Whether a cell shows a thing.
    private func isOf(_ number: Int, _ text: String) -> Bool { text == "\(number)" || text.hasPrefix("\(number)'") }

    /// Lets the list show the data: a reload that waits lets go of an item that is held, and only then comes what waited for that.
    private func settle() { for _ in 0...1 { list.layoutIfNeeded() } }

    /// Lifts a finger: a list tells that of a row that it has.
    private func endTouch(of number: Int) {
        settle()
        touched.remove(number)
        let rows = list.itemCounts.enumerated().flatMap { section, count in
            (0..<count).map { [section, $0] as IndexPath }
        }
        if let row = rows.first(where: { list.view(.cell, at: $0).map { isOf(number, $0.text) } == true }) {
            list.send(\.didUnhighlight, at: row)
        } else {
            open["highlight \(number)"] = nil
        }
        if open["highlight \(number)"] != nil { wrong.append("highlight \(number) has no end") }
    }
}

extension PairedAct {
    /// Whether it changes the data.
    fileprivate var isEdit: Bool {
        switch self {
        case .remove, .insert, .move, .replace, .apply, .clear, .moveSection, .header, .footer: true
        default: false
        }
    }
}

/// A kit whose gestures begin and end something.
@MainActor
private protocol PairedKit: TestKit {
    /// Lets a person drag, press and move things, and in a table swipe and delete them.
    static func allowGestures<Place: EventPlace>(
        _ place: Place, _ manager: ListManager<Self>, _ swiped: @escaping @MainActor (Thing) -> Void,
        _ ended: @escaping @MainActor (Thing) -> Void, delete: @escaping @MainActor (Thing) -> Void,
        move: @escaping @MainActor (IndexPath, IndexPath) -> Void
    ) where Place.Events == Events, Place.Scope == CellScope, Place.View == ThingCell, Place.Model == Thing
    /// Hears headers or footers come and go.
    static func hearDisplays(
        of kind: ViewKind, _ manager: ListManager<Self>, _ began: @escaping @MainActor () -> Void,
        _ ended: @escaping @MainActor () -> Void)
}

extension HeadlessTables: PairedKit {
    fileprivate static func allowGestures<Place: EventPlace>(
        _ place: Place, _ manager: ListManager<HeadlessTables>, _ swiped: @escaping @MainActor (Thing) -> Void,
        _ ended: @escaping @MainActor (Thing) -> Void, delete: @escaping @MainActor (Thing) -> Void,
        move: @escaping @MainActor (IndexPath, IndexPath) -> Void
    ) where Place.Events == Events, Place.Scope == CellScope, Place.View == ThingCell, Place.Model == Thing {
        _ = place.itemsForBeginningDragSession.withoutCell { _, thing, _ in [HeadlessDragItem("\(thing.id)")] }
        _ = place.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(["A"]) }
        _ = place.moveRowTo.withoutCell { destination, _, source in move(source, destination) }
        _ = place.willBeginEditing.withoutCell { thing, _ in swiped(thing) }
        _ = place.didEndEditing.withoutCell { thing, _ in ended(thing) }
        _ = place.trailingSwipeActionsConfiguration.withoutCell { thing, _ in
            HeadlessSwipeActions([
                HeadlessSwipeAction("Delete", style: .destructive) { isDone in
                    delete(thing)
                    isDone(true)
                }
            ])
        }
    }

    fileprivate static func hearDisplays(
        of kind: ViewKind, _ manager: ListManager<HeadlessTables>, _ began: @escaping @MainActor () -> Void,
        _ ended: @escaping @MainActor () -> Void
    ) {
        if kind == .header {
            manager.on(header: TextHeader.self).willDisplayHeaderView { _, _, _ in began() }
            manager.on(header: TextHeader.self).didEndDisplayingHeaderView { _, _, _ in ended() }
        } else {
            manager.on(footer: TextHeader.self).willDisplayFooterView { _, _, _ in began() }
            manager.on(footer: TextHeader.self).didEndDisplayingFooterView { _, _, _ in ended() }
        }
    }
}

extension HeadlessCollections: PairedKit {
    fileprivate static func allowGestures<Place: EventPlace>(
        _ place: Place, _ manager: ListManager<HeadlessCollections>, _ swiped: @escaping @MainActor (Thing) -> Void,
        _ ended: @escaping @MainActor (Thing) -> Void, delete: @escaping @MainActor (Thing) -> Void,
        move: @escaping @MainActor (IndexPath, IndexPath) -> Void
    ) where Place.Events == Events, Place.Scope == CellScope, Place.View == ThingCell, Place.Model == Thing {
        _ = place.itemsForBeginningDragSession.withoutCell { _, thing, _ in [HeadlessDragItem("\(thing.id)")] }
        _ = place.contextMenuConfiguration.withoutCell { _, _, _ in HeadlessMenu(["A"]) }
        manager.onHost.moveItemAtTo { move($0, $1) }
    }

    fileprivate static func hearDisplays(
        of kind: ViewKind, _ manager: ListManager<HeadlessCollections>, _ began: @escaping @MainActor () -> Void,
        _ ended: @escaping @MainActor () -> Void
    ) {
        if kind == .header {
            manager.on(header: TextReusableView.self).willDisplaySupplementaryView { _, _, _ in began() }
            manager.on(header: TextReusableView.self).didEndDisplayingSupplementaryView { _, _, _ in ended() }
        } else {
            manager.on(footer: TextReusableView.self).willDisplaySupplementaryView { _, _, _ in began() }
            manager.on(footer: TextReusableView.self).didEndDisplayingSupplementaryView { _, _, _ in ended() }
        }
    }
}

extension EachKit {
    @MainActor fileprivate var paired: any PairedKit.Type {
        switch self {
        case .tables: HeadlessTables.self
        case .collections: HeadlessCollections.self
        }
    }
}
