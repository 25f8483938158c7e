import DeputyHeadless
import Foundation
import Testing

/// The catalogue against a list of every method of the five protocols, taken from UIKit's headers.
@MainActor
@Suite("The catalogue is complete (F20)")
struct FactsTests {
    struct Method {
        let owner: String
        let selector: String
        let since: String
        let closure: String
    }

    let methods: [Method]

    init() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let text = try String(contentsOf: folder.appendingPathComponent("Facts/table-methods.tsv"), encoding: .utf8)
        methods = text.split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t").map(String.init)
            return Method(owner: cells[0], selector: cells[1], since: cells[2], closure: cells[3])
        }
    }

    private let events = Catalogue<E>.shared.all

    @Test("Each of the 80 methods is an event, or a matter of the items or the mappings, and nothing else is (F20)")
    func everyMethodIsThere() {
        #expect(methods.count == 80)
        let known = events.map(\.selector) + NonEventMethods.ofTables.map(\.selector)
        #expect(known.sorted() == methods.map(\.selector).sorted())
        #expect(Set(events.map(\.name)).count == events.count)
    }

    @Test(
        "Each event belongs to the method's protocol, is named as the field names it, and exists since the same iOS (F22, F26)"
    )
    func factsAgree() throws {
        let parts: [String: DelegatePart] = [
            "UITableViewDelegate": .delegate, "UITableViewDataSource": .dataSource, "UITableViewDragDelegate": .drag,
            "UITableViewDropDelegate": .drop, "UITableViewDataSourcePrefetching": .prefetching,
        ]
        for event in events {
            let method = try #require(methods.first { $0.selector == event.selector })
            #expect(event.facts.part == parts[method.owner], "\(event)")
            #expect(event.facts.since == method.since, "\(event)")
            if method.closure != "-" { #expect(event.name == method.closure) }
        }
    }

    @Test("Each gate is an event, and is open by default exactly if its default lets the event be sent (R13, F36)")
    func gatesAreEvents() throws {
        for event in events {
            for gate in event.facts.gates {
                let decider = try #require(events.first { $0.name == gate.event }, "\(event)")
                let closing = ["no", "no menu", "no index", "no items, so no drag"]
                // A notice that nobody implements opens nothing.
                let isOpen = decider.defaultSummary.map { !closing.contains($0) } ?? false
                #expect(gate.isOpenByDefault == isOpen, "\(event)")
            }
        }
    }
}
