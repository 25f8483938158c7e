import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Data that two give, and data that a binder gives.
@MainActor
@Suite("Items that are overwritten (F58, F76)")
struct OverwrittenItemsTests {
    let board = Board()
    let shelf = Bookcase()

    private var overwritten: [Anomaly] { board.manager.anomalies.filter { $0.code == .overwrittenItems } }
    private func lines() -> [UInt] { overwritten.compactMap(\.site?.line) }

    @Test(
        "What is followed, a closure or a sequence, is replaced by hand: reported with both lines", arguments: 0..<4,
        [false, true])
    func replaced(_ way: Int, isSequence: Bool) {
        let (stream, feed) = AsyncStream.makeStream(of: [Thing].self)
        defer { feed.finish() }
        let line: UInt = #line + 1
        if isSequence { board.items.follow(stream) } else { board.items.follow { [shelf] in shelf.things } }
        switch way {
        case 0: board.items.setItems(things(1))
        case 1: board.items.apply(items: things(1))
        case 2: board.items.setSections([ItemSection(things(1))])
        default: board.items.apply(sections: [ItemSection(things(1))])
        }
        expectEqual(
            overwritten.map(\.headline).first?.hasSuffix("/OverwrittenItemsTests.swift:\(line)."), true)
        expectEqual(lines().first.map { (line + 2...line + 5).contains($0) }, true)
    }

    @Test("A second follower of a section is reported, whatever it reads")
    func secondFollower() {
        board.items.follow { [shelf] in shelf.things }
        let line: UInt = #line + 1
        board.items.follow(weak: shelf) { $0.things }
        expectEqual(lines(), [line])
        board.items.follow(AsyncStream<[Thing]> { $0.finish() })
        board.items.followSections { [] }
        expectEqual(overwritten.count, 3)
    }

    @Test("A section that is replaced as a whole replaces what follows of it, its items as its header, and of no other")
    func replacedSection() {
        board.items.setSections([1, 2, 3].map { ItemSection(things($0)) })
        board.items.follow { [shelf] in shelf.things }
        board.items.followHeader(inSection: 1) { [shelf] in shelf.title }
        let line: UInt = #line + 1
        for section in 0...2 { board.items.replaceSection(section, with: ItemSection(things(4))) }
        expectEqual(lines(), [line, line])
    }

    @Test("Other sections, other parts, cells filled again, and what is no longer followed are not mistakes")
    func noMistakes() async {
        board.items.setItems(things(9))
        let token = board.items.follow { [shelf] in shelf.things }
        board.items.follow(inSection: 1) { [shelf] in shelf.things }
        board.items.followHeader { [shelf] in shelf.title }
        board.items.setItems(things(1), inSection: 2)
        board.items.setFooter("a footer")
        board.items.refill { _ in true }
        shelf.things = things(1, 2, 3)
        await beat()
        expectEqual(overwritten, [])
        token.cancel()
        board.items.setItems(things(1))
        var model: Bookcase? = Bookcase()
        board.items.follow(weak: model!) { $0.things }
        model = nil
        board.items.follow(weak: shelf) { $0.things }
        expectEqual(overwritten, [])
    }

    @Test("Each change of what a binder gives is reported with its line, in a table and in a collection")
    func behindABinder() {
        let table = HeadlessTable()
        let tables = SectionedTableBinder(table, sectionedBy: Int.self, anomalyLog: quietLog())
        tables.onSection(0).bind(cellType: AppleCell.self, models: [Apple(), Apple()])
        tables.finish()
        changeEverything(tables.manager)
        tables.refresh()
        let collection = HeadlessCollection()
        let collections = SectionedCollectionBinder(collection, sectionedBy: Int.self, anomalyLog: quietLog())
        collections.onSection(0).bind(cellType: AppleItemCell.self, models: [Apple(), Apple()])
        collections.finish()
        changeEverything(collections.manager)
    }

    private func changeEverything(_ manager: ListManager<some ListKit>) {
        expectEqual(manager.anomalies, [])
        let items = manager.items
        let first: UInt = #line + 2
        let changes: [() -> Void] = [
            { items.append(Apple()) },
            { items.append(contentsOf: [Apple()]) },
            { items.insert(Apple(), at: at(0, 0)) },
            { items.insert(contentsOf: [Apple()], at: at(0, 0)) },
            { items.replace(at: at(0, 0), with: Apple()) },
            { items.move(at(0, 0), to: at(0, 1)) },
            { items.remove(at: at(0, 0)) },
            { items.remove(at: [at(0, 0)]) },
            { items.remove { (apple: Apple) in apple.name == "none" } },
            { items.remove(where: { (item: Any) in item is Pear }) },
            { items.updateOrAppend(contentsOf: [Apple()]) },
            { items.setItems([Apple()]) },
            { items.setHeader("header") },
            { items.setFooter("footer") },
            { items.insertSection(ItemSection([Apple()]), at: 1) },
            { items.insertSections([ItemSection([Apple()])], at: 1) },
            { items.moveSection(0, to: 1) },
            { items.replaceSection(1, with: ItemSection([Apple()])) },
            { items.removeSections([2]) },
            { items.removeSection(1) },
            { items.apply(items: [Apple()]) },
            { items.apply(sections: [ItemSection([Apple()])]) },
            { items.setSections([ItemSection([Apple()])]) },
            { items.removeAll() },
            { items.follow { [Apple()] } },
        ]
        for (number, change) in changes.enumerated() {
            change()
            let reported = manager.anomalies.filter { $0.code == .overwrittenItems }
            expectEqual(reported.compactMap(\.site?.line).last, first + UInt(number))
            expectEqual(reported.count, number + 1)
        }
    }

    private final class Apples { var apples = [Apple(), Apple(name: "b")] }

    @Test("A binder's own refreshes and what a person moves are not reported, and when it is gone the items are free")
    func bindersOwn() {
        let table = HeadlessTable()
        var manager: TableManager<HeadlessTables>?
        do {
            let binder = SectionedTableBinder(table, sectionedBy: Int.self, anomalyLog: quietLog())
            let shelf = Apples()
            binder.onSection(0).bind(cellType: AppleCell.self, models: { shelf.apples })
            binder.finish()
            table.layoutIfNeeded()
            shelf.apples.append(Apple(name: "c"))
            binder.refresh()
            binder.follow()
            table.layoutIfNeeded()
            expectEqual(binder.manager.anomalies, [])
            manager = binder.manager
        }
        manager?.items.setItems([Apple()])
        expectEqual(manager?.anomalies.map(\.code).contains(.overwrittenItems), false)
    }
}
