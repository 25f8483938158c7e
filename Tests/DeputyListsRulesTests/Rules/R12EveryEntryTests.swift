import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Index paths that are no place of an item, in every function and every event, whatever the list shows and does.
@MainActor
@Suite("No index path from outside traps, wherever it is given (R12)", .releasesRigs)
struct EveryEntryTests {
    @Test("Every event", arguments: EachKit.allCases, AskedData.allCases)
    func everyEvent(_ kit: EachKit, _ data: AskedData) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for state in AskedState.allCases {
                let asked = AskedList<Kit>(data, state)
                asked.manager.onNearStart {}
                asked.manager.onNearEnd {}
                for sample in Kit.samples { _ = sample.registering(asked.places, asked, .brief) }
                for path in MalformedPathsTests.paths {
                    for sample in Kit.samples { _ = sample.sending(asked.list, path) }
                }
                asked.finish("\(state)")
            }
        }
        check(kit.kit)
    }

    @Test("Every function of a manager and of its store", arguments: EachKit.allCases, AskedData.allCases)
    func everyFunction(_ kit: EachKit, _ data: AskedData) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for state in AskedState.allCases {
                for path in MalformedPathsTests.paths {
                    let asked = AskedList<Kit>(data, state)
                    call(asked.manager, path)
                    asked.finish("\(state) \(path)")
                }
            }
        }
        check(kit.kit)
    }

    @Test("Every function of a list, and what a person does", arguments: EachKit.allCases, AskedData.allCases)
    func everyAct(_ kit: EachKit, _ data: AskedData) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for state in AskedState.allCases {
                for path in MalformedPathsTests.paths {
                    let asked = AskedList<Kit>(data, state)
                    for sample in Kit.samples { _ = sample.registering(asked.places, asked, .brief) }
                    act(asked.list as HeadlessList<Kit>, path)
                    asked.finish("\(state) \(path)")
                }
            }
        }
        check(kit.kit)
    }

    private func call<Kit: TestKit>(_ manager: ListManager<Kit>, _ path: IndexPath) {
        let items = manager.items
        for event in manager.dispatcher.catalogue.all { _ = "\(manager.explain(event, at: path))" }
        _ = manager.explainViewEvent(at: path)
        _ = (items.item(at: path), items.identity(at: path), items.item(at: path, as: Apple.self))
        _ = (items.indexPath(shownAt: path), items.shownIndexPath(for: path), items.supplementary("badge", at: path))
        items.identity(at: [0, 0]).map { _ = items.indexPath(of: $0, near: path) }
        items.replace(at: path, with: Apple())
        items.remove(at: path)
        items.remove(at: [path, [0, 0], path])
        items.insert(Apple(), at: path)
        items.insert(contentsOf: [Apple(), Apple()], at: path)
        items.move(path, to: [0, 0])
        items.move([0, 0], to: path)
        items.move([path, [0, 1]], to: [0, 0])
        items.move([[0, 1], [0, 2]], to: path)
        for number in path where number != 0 {
            _ = manager.explain(\.shouldUpdateFocus, inSection: number)
            _ = (items.header(inSection: number), items.footer(inSection: number), items.id(ofSection: number))
            _ = (items.identity(ofSection: number), items.items(inSection: number).count)
            items.setItems([Apple()], inSection: number)
            items.apply(items: [Apple()], inSection: number)
            items.append(Apple(), toSection: number)
            items.updateOrAppend(contentsOf: [Apple()], toSection: number)
            items.setHeader("h", inSection: number)
            items.setFooter("f", inSection: number)
            items.followHeader(inSection: number) { "h" }
            items.followFooter(inSection: number) { "f" }
            items.follow(inSection: number) { [Apple()] }
            items.insertSection(ItemSection([Apple()]), at: number)
            items.replaceSection(number, with: ItemSection([Apple()]))
            items.moveSection(number, to: 0)
            items.moveSection(0, to: number)
            items.removeSection(number)
            items.removeSections([number, 0, number])
        }
        manager.commitInsertion(at: path) { items, place in items.insert(Apple(), at: place) }
        manager.commitInsertion(at: path) { _, _ in }
    }

    private func act<Kit: TestKit>(_ list: HeadlessList<Kit>, _ path: IndexPath) {
        list.tap(path)
        list.selectItems(from: path, through: [0, 1])
        list.selectItems(from: [0, 0], through: path)
        list.selectItem(at: path)
        list.deselectItem(at: path)
        list.focus(path)
        list.scroll(to: path)
        list.reconfigureItems(at: [path])
        _ = list.cell(at: path)
        for kind in [ViewKind.cell, .header, .footer, .supplementary("badge")] {
            _ = list.supplementary(kind, at: path)
        }
        list.press(path)
        list.press([0, 0])
        list.closeMenu()
        list.drag(path)
        list.drag([0, 0])
        list.addToDrag(path)
        list.isSpringLoaded = true
        list.hover(over: path)
        list.drop(at: path)
        list.drop(HeadlessDragSession([HeadlessDragItem("from outside")], from: path), at: [0, 0])
        list.drop(HeadlessDragSession([HeadlessDragItem("from outside")]), at: path)
        list.cancelDrag()
        list.beginEditing()
        list.move(path, to: [0, 0])
        list.move([0, 0], to: path)
        list.move([0, 0], through: [path, [0, 1]], to: [0, 2])
        list.beginMove(path)
        list.beginMove([0, 0])
        list.moveOver(path)
        list.endMove()
        for number in path {
            list.tapIndexTitle(number)
            _ = list.numberOfItems(inSection: number)
        }
        if let table = list as? HeadlessTable {
            table.tapAccessory(path)
            table.swipe(path, .trailing)
            table.swipe([0, 0], .trailing)
            table.endSwipe()
            table.beginEditing()
            table.delete(path)
            table.insert(path)
            table.endEditing()
            for number in path { _ = (table.header(inSection: number), table.footer(inSection: number)) }
        }
        if let collection = list as? HeadlessCollection { collection.spread(path) }
        list.isOnScreen = true
        list.layoutIfNeeded()
    }
}

/// What a list may be doing when somebody names a place that is none.
enum AskedState: CaseIterable, Sendable { case unloaded, shown, behind, rowHeld, outOfWindow, detached }

/// Where the items of a list may come from.
enum AskedData: CaseIterable, Sendable { case store, tellingSource, silentSource, binder }

/// A list of apples in some state, whose closures may be registered by samples.
@MainActor
private final class AskedList<Kit: TestKit>: CallNoting {
    let list: Kit.List
    @ReleasedAfterTest private(set) var manager: ListManager<Kit>
    @ReleasedAfterTest private(set) var places: SamplePlaces<Kit>
    let passes = true

    init(_ data: AskedData, _ state: AskedState) {
        let change: () -> Void
        switch data {
        case .store:
            let rig = ListRig<Kit>(isLaidOut: false)
            (list, manager, places) = (rig.list, rig.manager, rig.places)
            change = { [items = rig.manager.items] in items.insert(Apple(), at: [0, 0]) }
        case .tellingSource, .silentSource:
            let basket: any Basket & ItemSource = data == .silentSource ? SilentBasket() : TellingBasket()
            let rig = ListRig<Kit>(source: basket, isLaidOut: false)
            (list, manager, places) = (rig.list, rig.manager, rig.places)
            change = { [unowned manager = rig.manager] in
                basket.insert()
                if data == .silentSource { manager.setNeedsUpdate() }
            }
        case .binder:
            list = Kit.makeList()
            let binder = Kit.makeBinder(list)
            let apples = Changing([Apple(), Apple(name: "second"), Apple(name: "third")])
            var headers: ViewMapping<Kit.Events, Kit.SectionHeaderScope, Kit.AppleView, Apple>?
            var footers: ViewMapping<Kit.Events, Kit.SectionFooterScope, Kit.AppleView, Apple>?
            var mapping: ViewMapping<Kit.Events, CellScope, Kit.AppleCell, Apple>?
            binder.manager.register(Kit.AppleCell.self) { mapping = $0 }
            binder.manager.registerHeader(Kit.AppleView.self) { headers = $0 }
            binder.manager.registerFooter(Kit.AppleView.self) { footers = $0 }
            binder.onSection(.first).bind(cellType: Kit.AppleCell.self, models: { apples.value })
            binder.onAllOtherSections().bind(cellType: Kit.AppleCell.self, models: { _ in [Apple()] })
            binder.displayedSections = [.first, .second]
            binder.finish()
            manager = binder.manager
            places = SamplePlaces(manager: binder.manager, apples: mapping!, headers: headers!, footers: footers!)
            change = {
                apples.value.insert(Apple(name: "new"), at: 0)
                binder.refresh()
            }
        }
        guard state != .unloaded else { return }
        list.layoutIfNeeded()
        switch state {
        case .unloaded, .shown: break
        case .behind: change()
        case .rowHeld:
            list.beginMove([0, 0])
            change()
        case .outOfWindow: list.isOnScreen = false
        case .detached: manager.detach()
        }
    }

    func note(_ call: String, _ arguments: [Any]) {}

    /// Brings the list up to date, which must not go wrong either.
    func finish(_ comment: String) {
        manager.flush()
        expectEqual(manager.checkInvariants(), [], comment)
    }
}

/// Apples that live outside a manager.
@MainActor
private class Basket {
    fileprivate var apples = [Apple(), Apple(name: "second"), Apple(name: "third")]

    final var numberOfSections: Int { 1 }
    final func numberOfItems(inSection section: Int) -> Int { section == 0 ? apples.count : 0 }
    final func item(at indexPath: IndexPath) -> Any? {
        indexPath.count == 2 && indexPath[0] == 0 && apples.indices.contains(indexPath[1]) ? apples[indexPath[1]] : nil
    }

    func insert() { apples.insert(Apple(name: "new"), at: 0) }
}

/// Those of which nothing is told.
private final class SilentBasket: Basket, ItemSource {}

/// Those that have ids.
private final class TellingBasket: Basket, IdentifiedItemSource {
    let changes = SourceChanges()
    func ids(inSection section: Int) -> [Int] { section == 0 ? Array(apples.indices.reversed()) : [] }

    override func insert() {
        super.insert()
        changes.tell()
    }
}
