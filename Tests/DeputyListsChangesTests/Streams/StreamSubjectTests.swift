import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Whose events a stream gets (F70, R1)")
struct StreamSubjectTests {
    @Test("Of several mappings of one model, a mapping's stream gets its own, a view type's stream those of its views")
    func ownMappings() async throws {
        let (table, manager) = numberTable()
        var first: EventStream<StreamedViewEvent<Void, NumberCell, Number, IndexPath>>?
        manager.register(NumberCell.self) { mapping in
            mapping.condition = .where { number, _ in number.value == 1 }
            first = mapping.events(\.didSelect)
        }
        manager.register(NumberCell.self) { $0.condition = .where { number, _ in number.value == 2 } }
        manager.register(OtherCell.self, for: Number.self) { _, _, _ in }
        let (ofFirst, ofNumbers, ofOthers) = (
            Reader(try #require(first)), Reader(manager.on(NumberCell.self).events(\.didSelect)),
            Reader(manager.on(OtherCell.self, for: Number.self).events(\.didSelect))
        )
        table.layoutIfNeeded()
        for row in 0...2 { table.tap([0, row]) }
        await until(ofFirst.elements.map(\.model), is: [1])
        await until(ofNumbers.elements.map(\.model), is: [1, 2])
        await until(ofOthers.elements.map(\.model), is: [3])
    }

    @Test("An event that no stream can take has no receiver, whatever its mapping may show (R4, F34)")
    func nobodyHears() {
        let (table, manager) = numberTable()
        manager.register(OtherCell.self, for: Any.self) { _, _, _ in }
        let stream = manager.on(model: NumberedItem.self).events(\.didSelect)
        manager.isTracing = true
        table.tap([0, 0])
        expectEqual(manager.lastResolution(of: \.didSelect)?.answeredBy, .nobody)
        manager.items.setItems([NumberedItem(1)])
        table.tap([0, 0])
        expectEqual(manager.lastResolution(of: \.didSelect)?.answeredBy, .stream)
        withExtendedLifetime(stream) {}
    }

    @Test("A stream that no mapping fits is reported once, however often the list shows data")
    func unboundIsSaidOnce() throws {
        let (table, manager) = numberTable()
        manager.register(NumberCell.self)
        let stream = manager.on(OtherCell.self, for: Number.self).events(\.didSelect)
        for number in 0..<3 {
            manager.items.append(Number(number))
            table.layoutIfNeeded()
        }
        let anomaly = try #require(manager.anomalies.first)
        expectEqual(anomaly.code, .unboundHandler)
        expectEqual(manager.anomalyLog.occurrences(of: anomaly), 1)
        withExtendedLifetime(stream) {}
    }
}
