import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a manager answers where a diffable data source is in the slot of the data source.
@MainActor
@Suite("Diffable data sources (R18)")
struct DiffableSourceTests {
    @Test("Without a manager a data source that passes on has none of the methods that it would pass on")
    func withoutManager() {
        let link = _DataSourceLink(TableEvents<HeadlessTables>.self)
        expectEqual(link.implements("tableView:commitEditingStyle:forRowAtIndexPath:"), false)
        expectNil(link.implements("tableView:didSelectRowAtIndexPath:"))
        expectNil(link.implements("description"))
    }

    @Test(
        "A closure that a plain diffable data source never asks for is an anomaly, and is never sent",
        arguments: EachKit.allCases)
    func unreachable(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let stage = Stage<Kit, DiffableRows<Kit, Int>> { DiffableRows($0) }
            stage.answerMoving { _ in true }
            await until { !stage.manager.anomalies.isEmpty }
            expectEqual(Set(stage.manager.anomalies.map(\.code)), [.excludedHandler])
            expectEqual(stage.manager.anomalies.first?.headline.contains("canMove"), true)
            expectEqual(stage.explain("canMove").answeredBy, .neverSent)
            stage.list.beginEditing()
            expectFalse(stage.list.move([0, 0], to: [0, 1]))
            expectEqual(stage.manager.checkInvariants(), [])
        }
        await check(list.kit)
    }

    @Test(
        "What a subclass asks the manager is answered by the handlers, with and without conditions",
        arguments: EachKit.allCases)
    func asksAllTheSame(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            for isConditional in [false, true] {
                let stage = askingStage(Kit.self)
                if isConditional { stage.mapping.condition = .section(0) }
                stage.answerMoving { $0 != 3 }
                await until { !stage.manager.isUpdatePending }
                stage.list.beginEditing()
                expectFalse(stage.list.move([0, 2], to: [0, 0]))
                expectTrue(stage.list.move([0, 0], to: [0, 1]))
                expectEqual(stage.moved, ["[0, 0] to [0, 1]"])
                expectEqual(stage.manager.anomalies, [])
                expectNotContains(stage.manager.implementedEvents, "canMove")
                expectEqual(stage.manager.validate(), [])
            }
        }
        await check(list.kit)
    }

    @Test(
        "A question of a subclass without a handler gets its default, and is no anomaly",
        arguments: EachKit.allCases)
    func defaults(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = askingStage(Kit.self)
            // By default a row may be moved.
            stage.list.beginEditing()
            expectTrue(stage.list.move([0, 0], to: [0, 1]))
            expectEqual(stage.moved, [])
            expectEqual(stage.manager.anomalies, [])
        }
        check(list.kit)
    }

    @Test(
        "An event that a subclass may pass on depends on that, and explain says so",
        arguments: EachKit.allCases)
    func explainsPassing(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = askingStage(Kit.self)
            stage.answerMoving { _ in true }
            let resolution = stage.explain("canMove")
            expectEqual(resolution.answeredBy, .depends)
            expectEqual(resolution.mayAnswer, [.handler, .neverSent])
            expectFalse(resolution.isAnnounced)
            let text = resolution.description
            expectContains(
                text,
                "announced: no, the items come with a data source of their own: the host asks the object in that slot, which may ask here",
                "\(text)")
            expectContains(text, "if that object asks, the handler at", "\(text)")
            expectEqual(stage.manager.validate(), [])
        }
        check(list.kit)
    }

    @Test(
        "A data source of Deputy's passes on what is registered, and its list counts nothing else",
        arguments: EachKit.allCases)
    func passesOn(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let stage = Stage<Kit, PassingRows<Kit, Int>> { PassingRows($0) }
            stage.list.beginEditing()
            expectFalse(stage.list.move([0, 0], to: [0, 1]))
            stage.answerMoving { $0 != 3 }
            expectEqual(stage.explain("canMove").mayAnswer.first, .handler)
            expectTrue(stage.explain("canMove").isAnnounced)
            expectFalse(stage.list.move([0, 2], to: [0, 0]))
            expectTrue(stage.list.move([0, 0], to: [0, 1]))
            expectEqual(stage.moved, ["[0, 0] to [0, 1]"])
            stage.list.layoutIfNeeded()
            expectEqual((0...2).map { stage.list.cell(at: [0, $0])?.text }, ["2", "1", "3"])
            expectSame(Kit.occupant(of: .dataSource, in: stage.list), stage.source)
            expectEqual(stage.manager.anomalies, [])
            expectEqual(stage.manager.validate(), [])
            expectEqual(stage.manager.checkInvariants(), [])
            expectEqual(stage.list.exceptions, [])
        }
        await check(list.kit)
    }

    @Test(
        "A data source of Deputy's is no owner, keeps its slot, and passes nothing on after detaching",
        arguments: EachKit.allCases)
    func detaching(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit, PassingRows<Kit, Int>> { PassingRows($0) }
            expectNil(stage.manager.dispatcher.owner(of: .dataSource))
            stage.answerMoving { _ in true }
            stage.manager.detach()
            expectSame(Kit.occupant(of: .dataSource, in: stage.list), stage.source)
            stage.list.beginEditing()
            expectFalse(stage.list.move([0, 0], to: [0, 1]))
            expectEqual(stage.moved, [])
            expectEqual(stage.list.itemCounts, [3])
        }
        check(list.kit)
    }

    @Test("The rows of a table are deleted and titled by closures, over a data source of Deputy's")
    func editing() {
        let stage = Stage<HeadlessTables, PassingRows<HeadlessTables, Int>> { PassingRows($0) }
        var deleted: [Int] = []
        stage.mapping.canEditCell { number, _ in number != 1 }
        stage.mapping.commitEditingStyle.withoutCell { [unowned stage] _, number, _ in
            deleted.append(number)
            stage.source.apply([1, 3])
        }
        stage.manager.onHost.sectionIndexTitles { ["a"] }
        expectFalse(stage.list.delete([0, 0]))
        expectTrue(stage.list.delete([0, 1]))
        expectEqual(deleted, [2])
        expectEqual(stage.list.itemCounts, [2])
        expectEqual(stage.list.indexTitles, ["a"])
        // The section's identifier is text, and nobody made a title of it.
        expectNil(stage.list.header(inSection: 0)?.text)
        expectEqual(stage.manager.anomalies, [])
    }

    @Test("No row that nobody deletes or moves can be, also where a table counts every method that the class has")
    func countsTheClass() {
        let stage = Stage<HeadlessTables, PassingRows<HeadlessTables, Int>> { table in
            let rows = PassingRows<HeadlessTables, Int>(table)
            rows.hasEverything = true
            return rows
        }
        for isDeleted in [false, true] {
            expectEqual(stage.list.swipe([0, 0], .trailing)?.actions.map(\.title), (isDeleted ? ["Delete"] : nil))
            expectEqual(stage.list.delete([0, 0]), isDeleted)
            stage.list.beginEditing()
            expectFalse(stage.list.move([0, 0], to: [0, 1]))
            expectNil(stage.list.header(inSection: 0))
            expectEqual(stage.list.indexTitles, [])
            if !isDeleted { expectEqual(stage.manager.anomalies, []) }
            stage.mapping.commitEditingStyle.withoutCell { _, _, _ in }
            stage.manager.flush()
        }
        expectEqual(stage.list.exceptions, [])
    }

    @Test("The models of headers and footers are what a closure makes of the sections")
    func headers() {
        let table = HeadlessTable()
        let source = PassingRows<HeadlessTables, Int>(table)
        let manager = TableManager(
            table, source: DiffableItems(source, header: { $0 == "a" ? nil : $0 + "!" }, footer: { _ in Apple() }),
            anomalyLog: quietLog())
        manager.register(NumberedCell.self)
        manager.registerFooter(AppleHeader.self)
        source.apply([("a", [1]), ("b", [2])])
        table.layoutIfNeeded()
        expectEqual([0, 1].map { table.header(inSection: $0)?.text }, [nil, "b!"])
        expectEqual([0, 1].map { table.footer(inSection: $0) is AppleHeader }, [true, true])
        expectEqual(manager.anomalies, [])
    }

    @Test(
        "Each question of a data source that stays in its slot has the manager's default, also where its list goes by the class, until there is no manager (R3)",
        arguments: EachKit.allCases)
    func defaultsOfTheClass(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit, PassingRows<Kit, Int>> { list in
                let rows = PassingRows<Kit, Int>(list)
                rows.hasEverything = true
                return rows
            }
            let samples = Kit.samples.filter { sample in
                sample.isQuestion && stage.manager.event(named: sample.name).facts.part == .dataSource
            }
            expectFalse(samples.isEmpty)
            for sample in samples {
                // Nobody moves a row.
                let expected = sample.name == "canMove" ? "false" : sample.defaultAnswer([0, 1])
                expectEqual(sample.sending(stage.list, [0, 1]), expected, sample.name)
                expectEqual(stage.manager.implementedEvents.contains(sample.name), false)
            }
            expectEqual(stage.manager.anomalies, [])
            stage.manager.detach()
            for sample in samples where sample.defaultAnswer([0, 1]) == "true" {
                expectEqual(sample.sending(stage.list, [0, 1]), "false", sample.name)
            }
        }
        check(list.kit)
    }

    @Test(
        "A row over a data source that stays in its slot is swiped with a closure for its actions only (R6)",
        arguments: [false, true])
    func swipes(_ countsTheClass: Bool) {
        let stage = Stage<HeadlessTables, PassingRows<HeadlessTables, Int>> { table in
            let rows = PassingRows<HeadlessTables, Int>(table)
            rows.hasEverything = countsTheClass
            return rows
        }
        stage.mapping.trailingSwipeActionsConfiguration.withoutCell { _, _ in
            HeadlessSwipeActions([HeadlessSwipeAction("Mark") { $0(true) }])
        }
        stage.manager.flush()
        expectEqual(stage.list.swipe([0, 1], .trailing)?.actions.map(\.title), ["Mark"])
        expectEqual(stage.manager.anomalies, [])
    }

    @Test("A closure that is registered late sets the data source again, and the selection stays")
    func lateClosure() {
        let stage = Stage<HeadlessTables, PassingRows<HeadlessTables, Int>> { PassingRows($0) }
        stage.manager.flush()
        stage.list.selectItem(at: [0, 1])
        stage.mapping.canEditCell { _, _ in true }
        stage.manager.flush()
        stage.list.layoutIfNeeded()
        expectTrue(stage.explain("canEditCell").isAnnounced)
        expectEqual(stage.list.selectedItems, [[0, 1]])
        expectEqual(stage.manager.anomalies, [])
    }

    @Test("A title over a data source that its table asks for none is an anomaly, because it would not be shown")
    func unshownTitles() {
        let table = HeadlessTable()
        let source = DiffableRows<HeadlessTables, Int>(table)
        let manager = TableManager(
            table, source: DiffableItems(source, header: { $0 + "!" }), anomalyLog: quietLog())
        source.provider = { [weak manager] list, path in manager?.cell(in: list, at: path) ?? HeadlessCell() }
        manager.register(NumberedCell.self)
        source.apply([1])
        table.layoutIfNeeded()
        expectNil(table.header(inSection: 0))
        expectEqual(manager.validate().map(\.code), [.missingMapping])
    }

    @Test("The identifier of a section needs no header, and takes no room without one")
    func identifiersNeedNoHeader() {
        let table = HeadlessTable()
        let source = DiffableRows<HeadlessTables, Int>(table)
        let manager = TableManager(table, source: DiffableItems(source), anomalyLog: quietLog())
        source.provider = { [weak manager] list, path in manager?.cell(in: list, at: path) ?? HeadlessCell() }
        manager.register(NumberedCell.self)
        // There are headers, but for other models.
        manager.registerHeader(AppleHeader.self)
        source.apply([("a", [1]), ("b", [2])])
        table.layoutIfNeeded()
        expectEqual(table.contentHeight, 88)
        expectEqual(manager.anomalies, [])
        expectNotContains(manager.validate().map(\.code), .missingMapping)
    }

    @Test(
        "Sections and items of a diffable data source are counted by its identifiers, without a copy of what it shows",
        arguments: EachKit.allCases)
    func counts(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit, DiffableRows<Kit, Int>> { DiffableRows($0) }
            for sections in [0, 1, 2, 3, 4, 5, 8, 33] {
                // Numbers of items around each power of two, and none.
                let counts = (0..<sections).map { [0, 1, 7, 2, 8, 3, 9, 130][$0 % 8] }
                var numbers = (0...).makeIterator()
                stage.source.apply(counts.enumerated().map { ("\($0)", (0..<$1).map { _ in numbers.next()! }) })
                let items = stage.manager.source
                expectEqual(items.numberOfSections, sections)
                expectEqual((0..<sections).map(items.numberOfItems), counts)
                expectEqual([-1, sections, .max].map(items.numberOfItems), [0, 0, 0])
            }
            expectEqual(stage.manager.anomalies, [])
        }
        check(list.kit)
    }

    @Test(
        "What was moved is the item that both orders agree on but for its place; of two neighbours the lifted one",
        arguments: [
            Move("ab cd", "ba cd", "a", [0, 0], [0, 1]), Move("ab cd", "ba cd", "b", [0, 1], [0, 0]),
            Move("ab cd", "ba cd", nil, [0, 0], [0, 1]), Move("ab cd", "a bcd", nil, [0, 1], [1, 0]),
            Move("abc", "cab", "a", [0, 2], [0, 0]), Move("ab cd", "ab cd", "a", nil, nil),
            Move("abcd", "badc", "a", nil, nil),
        ])
    func reordered(_ move: Move) {
        let found = ReorderedItem(from: move.old, to: move.new, lifted: move.lifted)
        expectEqual(found?.source, move.source)
        expectEqual(found?.destination, move.destination)
    }

    /// Two orders of letters, the letter lifted last, and what was moved.
    struct Move: Sendable {
        let old: [[Character]]
        let new: [[Character]]
        let lifted: Character?
        let source: IndexPath?
        let destination: IndexPath?

        init(_ old: String, _ new: String, _ lifted: Character?, _ source: IndexPath?, _ destination: IndexPath?) {
            self.old = old.split(separator: " ").map(Array.init)
            self.new = new.split(separator: " ").map(Array.init)
            self.lifted = lifted
            self.source = source
            self.destination = destination
        }
    }
}

/// A list of the numbers 1 to 3, of a diffable data source, and what its closures heard.
@MainActor
private final class Stage<Kit: TestKit, Source: DiffableRows<Kit, Int>> {
    let list = Kit.makeList(height: 220)
    let source: Source
    let manager: ListManager<Kit>
    let mapping: ViewMapping<Kit.Events, CellScope, Kit.ThingCell, Int>
    private(set) var moved: [String] = []

    init(_ make: @MainActor (Kit.List) -> Source) {
        source = make(list)
        manager = ListManager(list, source: DiffableItems(source), anomalyLog: quietLog())
        var registered: ViewMapping<Kit.Events, CellScope, Kit.ThingCell, Int>?
        manager.register(Kit.ThingCell.self, for: Int.self, { registered = $0 }) { cell, number, _ in
            (cell as? HeadlessView)?.text = "\(number)"
        }
        mapping = registered!
        source.provider = { [weak manager] list, path in manager?.cell(in: list, at: path) ?? Kit.Cell() }
        source.apply([1, 2, 3])
        list.layoutIfNeeded()
    }

    /// Closures for moving.
    func answerMoving(_ mayMove: @escaping @MainActor (Int) -> Bool) {
        Kit.answerMoving(mapping, manager, mayMove) { [unowned self] in
            moved.append("\(EventLocation.row($0)) to \(EventLocation.row($1))")
            if Kit.self == HeadlessTables.self { source.follow($0, to: $1) }
        }
        manager.flush()
    }

    /// Makes the list ask again what the data source has.
    func putInSlotAgain() {
        Kit.setOccupant(nil, of: .dataSource, in: list)
        Kit.setOccupant(source, of: .dataSource, in: list)
        list.layoutIfNeeded()
    }

    func explain(_ name: String) -> EventResolution {
        manager.explain(manager.event(named: name), at: [0, 0])
    }
}

extension ListManager {
    fileprivate func event(named name: String) -> DelegateEvent { dispatcher.catalogue.all.first { $0.name == name }! }
}

/// A stage whose data source asks the manager about moving, in methods of its own.
@MainActor
private func askingStage<Kit: TestKit>(_: Kit.Type) -> Stage<Kit, AskingRows<Kit, Int>> {
    let stage = Stage<Kit, AskingRows<Kit, Int>> { list in
        let rows = AskingRows<Kit, Int>(list)
        rows.own = ["canMove", "moveRowTo", "moveItemAtTo"]
        return rows
    }
    stage.source.manager = stage.manager
    stage.putInSlotAgain()
    return stage
}

/// A cell of a number.
private final class NumberedCell: HeadlessCell, Configurable {
    func configure(_ number: Int) { text = "\(number)" }
}
