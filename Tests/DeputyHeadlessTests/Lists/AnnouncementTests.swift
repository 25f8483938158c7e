import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What the table asks about `responds(to:)`, and when.
@MainActor
@Suite("The headless table asks what is implemented when its delegate is set")
struct AnnouncementTests {
    @Test("It asks about every event once, and keeps the answers (F83, F31)")
    func answersAreKept() {
        let table = HeadlessTable()
        let delegate = CountingDelegate(announcing: ["didSelect"])
        table.delegate = delegate
        expectEqual(table.announcementsAsked, [.delegate: 1])
        expectEqual(delegate.asked, names(of: .delegate))
        table.dataSource = delegate
        expectEqual(table.announcementsAsked, [.delegate: 1, .dataSource: 1])
        expectEqual(delegate.asked, names(of: .delegate) + names(of: .dataSource))

        table.reloadData()
        table.tap([0, 0])
        table.tap([0, 1])
        expectEqual(table.announcementsAsked, [.delegate: 1, .dataSource: 1])
        // What drags bring along is looked up each time; this table has no drag delegate.
        expectEqual(delegate.asked.count, names(of: .delegate).count + names(of: .dataSource).count)
        expectEqual(delegate.heard, ["didSelect [0, 0]", "didSelect [0, 1]"])
    }

    @Test("What the delegate implements later is not sent until it is set again (F83)")
    func laterAnswersAreNotHeard() {
        let table = HeadlessTable()
        let delegate = CountingDelegate(announcing: [])
        table.delegate = delegate
        table.dataSource = delegate
        table.reloadData()
        delegate.announcing = ["didSelect"]
        table.tap([0, 0])
        table.delegate = delegate
        table.tap([0, 0])
        expectEqual(delegate.heard, [])
        expectEqual(table.announcementsAsked[.delegate], 1)

        table.delegate = nil
        table.delegate = delegate
        table.tap([0, 0])
        expectEqual(delegate.heard, ["didSelect [0, 0]"])
        expectEqual(table.announcementsAsked[.delegate], 2)
    }

    @Test(
        "Whether a row opens under what is dragged over it is asked live, as the protocols of drag and drop are (F83)")
    func springLoadingIsAskedLive() {
        let table = HeadlessTable()
        let delegate = CountingDelegate(announcing: [])
        (table.delegate, table.dataSource) = (delegate, delegate)
        table.reloadData()
        expectNil(table.send(\.shouldSpringLoad, at: [0, 0]))
        delegate.announcing = ["shouldSpringLoad"]
        expectEqual(table.send(\.shouldSpringLoad, at: [0, 0]), true)
        expectEqual(delegate.heard, ["shouldSpringLoad [0, 0]"])
    }

    @Test("A table without a data source shows one empty section and asks nothing")
    func noDelegateNoRows() {
        let table = HeadlessTable()
        table.reloadData()
        expectEqual(table.itemCounts, [0])
        expectFalse(table.tap([0, 0]))
        expectNil(table.send(\.didSelect, at: [0, 0]))
        expectEqual(table.journal, HeadlessJournal())
    }
}

@MainActor
private func names(of part: DelegatePart) -> [String] {
    SharedCatalogue<TableEvents<HeadlessTables>>.shared.all.filter { $0.facts.part == part }.map(\.name)
}

/// A delegate written by hand, for two rows: it notes what it is asked and told.
private final class CountingDelegate: HeadlessTableDelegate, HeadlessTableDataSource {
    var announcing: Set<String>
    private(set) var asked: [String] = []
    private(set) var heard: [String] = []

    init(announcing: Set<String>) { self.announcing = announcing }

    func responds(to event: DelegateEvent) -> Bool {
        asked.append(event.name)
        return announcing.contains(event.name)
    }

    func numberOfSections(in table: HeadlessTable) -> Int { 1 }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { 2 }
    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell { HeadlessCell() }

    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        heard.append("\(event) \(position.place)")
        return event.fallback(EventSituation(host: nil, argument: argument, position: position))
    }

    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {
        heard.append("\(event) \(position.place)")
    }
}
