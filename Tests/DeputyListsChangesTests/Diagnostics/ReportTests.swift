import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("A report to attach to a bug (F81)")
struct ReportTests {
    @Test("Everything registered is in it, with its line, and what is wrong (F81)")
    func wholeReport() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        let owner = Controller()
        manager.owner = owner
        let line: UInt = #line + 1
        manager.register(AppleCell.self) { mapping in
            mapping.condition = .section(0)
            mapping.didSelect { cell, _, _ in _ = cell }
            mapping.heightForCell.orPass { _, _ -> EventDecision<CGFloat> in .pass }
        }
        manager.registerHeader(AppleHeader.self)
        manager.on(PearCell.self).didSelect { _, _, _ in }
        manager.onHost.willDisplayContextMenu { _, _ in }
        manager.items.setSections([ItemSection([Apple(), Apple()], header: Apple()), ItemSection([])])
        table.layoutIfNeeded()

        let file = "DeputyListsChangesTests/ReportTests.swift"
        let report = manager.report()
        expectEqual(report.itemCounts, [2, 0])
        expectEqual(report.owners.map(\.parts), [DelegatePart.allCases])
        expectEqual(report.findings, manager.validate())
        expectEqual(report.anomalies, manager.anomalies)
        expectEqual(
            report.description,
            """
            HeadlessTable, items by section: 2, 0
            Mappings
              1. cell AppleCell for Apple, in section 0 (\(file):\(line))
              2. header AppleHeader for Apple (\(file):\(line + 5))
            Handlers
              heightForCell
                AppleCell for Apple (\(file):\(line + 3)): may pass
              didSelect
                gate shouldHighlight: open, it is not answered and its default is yes
                gate willSelect: open, it is not answered and its default is yes
                AppleCell for Apple (\(file):\(line + 2)): takes the view
                (\(file):\(line + 6)): takes the view
              willDisplayContextMenu
                gate contextMenuConfiguration: closed, it is not answered and its default is no: the event is never sent
                (\(file):\(line + 7))
            Owner
              Controller, for everything: willDisplay, heightForCell, didSelect, moveRowTo, shouldUpdateFocus
            Implemented
              willDisplay: the owner implements it
              heightForCell: 1 handler; the owner implements it
              didSelect: 1 handler; the owner implements it
              moveRowTo: the owner implements it
              willDisplayContextMenu: 1 handler
              shouldUpdateFocus: the owner implements it
            Answered by others: none
            Found by validate()
            \(indented(manager.validate()))
            Anomalies so far
            \(indented(manager.anomalies))
            """)
        expectEqual(manager.validate().map(\.code), [.unboundHandler, .closedGate])
    }

    private func indented(_ anomalies: [Anomaly]) -> String {
        anomalies.flatMap { $0.description.split(separator: "\n") }.map { "  " + $0 }.joined(separator: "\n")
    }

    @Test("A manager with nothing registered says so; one over another data source says who answers (F81)")
    func smallReports() {
        let manager = TableManager(HeadlessTable(), source: NoRows())
        expectEqual(
            manager.report().description,
            """
            No host
            Mappings: none
            Handlers: none
            Owner: none
            Implemented: none
            Answered by others
              dataSource: the items come with a data source of their own
            Found by validate(): none
            Anomalies so far: none
            """)
    }

    @Test("Of many sections the first ten are counted (F81)")
    func manySections() {
        let rig = Rig((0..<12).map { ItemSection(Array(repeating: Apple(), count: $0)) })
        let counts = rig.manager.report().description.split(separator: "\n")[0]
        expectEqual(counts, "HeadlessTable, items by section: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, …")
    }

    @Test(
        "A handler of the manager is listed with its mapping, once for each; one that hangs on none is listed alone (F81)"
    )
    func handlersOfTheManager() {
        let manager = TableManager(HeadlessTable(), anomalyLog: quietLog())
        func mappings() -> [[String?]] { manager.report().events.map { $0.handlers.map(\.mapping) } }
        manager.on(AppleCell.self).didSelect { _, _, _ in }
        expectEqual(mappings(), [[nil]])
        manager.register(AppleCell.self) { $0.condition = .section(0) }
        expectEqual(mappings(), [["AppleCell for Apple"]])
        manager.register(AppleCell.self)
        expectEqual(mappings(), [["AppleCell for Apple", "AppleCell for Apple"]])
    }

    @Test("Mappings are listed by kind: cells, headers, footers, and the other kinds by name (F81)")
    func kinds() {
        let manager = CollectionManager(HeadlessCollection(width: 300, height: 400), anomalyLog: quietLog())
        for kind in ["pin", "badge", "tag"] {
            manager.registerSupplementary(TextReusableView.self, ofKind: kind)
        }
        manager.registerFooter(TextReusableView.self)
        manager.registerHeader(TextReusableView.self)
        manager.register(HeadlessCollections.ThingCell.self)
        expectEqual(
            manager.report().mappings.map(\.kind),
            [
                .cell, .header, .footer, .supplementary("badge"), .supplementary("pin"), .supplementary("tag"),
            ])
    }

    @Test(
        "What was registered with an object that has just died is not listed, but named as gone (R11, F81)")
    func justDied() {
        let rig = Rig()
        let dispatcher = EventDispatcher<E>(anomalyLog: quietLog())
        let mappings = rig.manager.report().mappings
        var object: Counter? = Counter()
        rig.manager.register(AppleCell.self, for: Pear.self) { mapping in
            mapping.didHighlight.withoutCell { _, _ in }
        } configure: { _, _, _ in
        }.live(with: object!)
        rig.manager.onHost.shouldUpdateFocus(weak: object!) { _, _ in true }
        dispatcher.onHost.shouldUpdateFocus(weak: object!) { _, _ in true }
        object = nil
        let report = rig.manager.report()
        expectEqual(report.mappings, mappings)
        for report in [report, dispatcher.report()] {
            expectEqual(report.events, [])
            expectEqual(report.implemented, [])
            expectEqual(report.departures.map(\.what).last, "shouldUpdateFocus")
        }
        expectEqual(report.departures.map(\.object), ["Counter", "Counter", "Counter"])
    }

    @Test("Equal registries give equal reports, so a test can compare them (F81)")
    func values() {
        func make(_ isEditable: Bool) -> EventReport {
            let dispatcher = EventDispatcher<E>()
            dispatcher.onHost.shouldUpdateFocus { _ in isEditable }
            return dispatcher.report()
        }
        expectEqual(make(true), make(false))
        expectNotEqual(make(true), EventDispatcher<E>().report())
    }

    @Test("Of several owners each is listed with the methods of its own slot (F35, F81)", arguments: EachKit.allCases)
    func severalOwners(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let list = Kit.makeList()
            let (dragging, dropping) = (OwnDelegate(), Wrapper())
            // Both have both methods, and the list asks each for those of its slot.
            for object in [dragging, dropping] { object.methods = ["dragSessionWillBegin", "dropSessionDidEnter"] }
            (list.dragDelegate, list.dropDelegate) = (dragging, dropping)
            let manager = ListManager<Kit>(list, anomalyLog: quietLog())
            let owners = """
                Owner
                  OwnDelegate, for drag: dragSessionWillBegin
                  Wrapper, for drop: dropSessionDidEnter

                """
            expectContains(manager.report().description, owners, "\(manager.report())")
        }
        check(list.kit)
    }
}

private final class NoRows: ItemSource {
    let ownsDataSource = true
    let numberOfSections = 0
    func numberOfItems(inSection section: Int) -> Int { 0 }
    func item(at indexPath: IndexPath) -> Any? { nil }
}
