import DeputyHeadless
import Foundation

final class BenchItemCell: HeadlessCollectionCell {
    var shown = 0
}

/// Times the two events over a collection beside the same over a table: one manager serves both.
@MainActor
func collectionTable() -> [Bound] {
    let rows = (0..<1024).map(Row0.init)
    let table = makeDeputy(1)
    let collection = HeadlessCollection()
    let manager = CollectionManager(collection)
    manager.register(BenchItemCell.self, for: Row0.self) { mapping in
        mapping.sizeForCell { row, _ in CGSize(width: 10, height: row.rowHeight) }
        mapping.willDisplay { cell, row, _ in cell.shown &+= row.number }
    } configure: { _, _, _ in
    }
    manager.items.setItems(rows)
    let events = manager.dispatcher.events
    let cell = manager.cell(in: collection, at: [0, 0])
    let sizes = Task(name: "a collection", events: 8 * paths.count) {
        for _ in 0..<8 {
            for path in paths { sink += Double(manager.ask(events.sizeForCell, (), at: path) { _ in nil }.height) }
        }
    }
    let showings = Task(name: "a collection", events: 8 * paths.count) {
        for _ in 0..<8 { for path in paths { manager.tell(events.willDisplay, (), view: cell, at: path) { _ in } } }
    }
    return [
        ("sizeForCell", heights("a table", table), sizes), ("willDisplay", displays("a table", table), showings),
    ].map { event, ofTable, ofCollection in
        let times = measure([ofTable, ofCollection])
        print("| `\(event)` | ns |\n|---|--:|")
        for (name, time) in times.sorted(by: { $0.value < $1.value }) {
            print("| \(name) | \(String(format: "%.0f", time)) |")
        }
        print()
        return Bound(
            claim: "`\(event)` of a collection against its like of a table",
            value: times["a collection"]! / times["a table"]!, limit: 1.5)
    }
}
