import DeputyHeadless
import Foundation

final class BenchItemCell: HeadlessCollectionCell {
    var shown = 0
}

/// The two events over one kind of list, with the same rows and closures.
@MainActor
func eventTasks<Kit: BenchKit>(_ kit: Kit.Type) -> [(event: String, task: Task)] {
    let list = Kit.makeList()
    let manager = ListManager(list)
    manager.register(Kit.BenchCell.self, for: Row0.self) { mapping in
        Kit.answerHeight(mapping) { 44 }
        mapping.willDisplay { _, row, _ in sink += Double(row.number) }
    } configure: { _, _, _ in
    }
    manager.items.setItems((0..<1024).map(Row0.init))
    list.layoutIfNeeded()
    let cell = list.cell(at: [0, 0])!
    let events = manager.dispatcher.events
    func task(_ body: @escaping (IndexPath) -> Void) -> Task {
        Task(name: "a \(Kit.noun)", events: 8 * paths.count) { for _ in 0..<8 { for path in paths { body(path) } } }
    }
    return [
        (Kit.heightEvent, task { sink += Kit.askHeight(manager, at: $0) }),
        ("willDisplay", task { manager.tell(events.willDisplay, (), view: cell, at: $0) { _ in } }),
    ]
}

/// Times the two events over a collection beside the same over a table: one manager serves both.
@MainActor
func collectionTable() -> [Bound] {
    zip(eventTasks(HeadlessTables.self), eventTasks(HeadlessCollections.self)).map { ofTable, ofCollection in
        let times = measure([ofTable.task, ofCollection.task])
        print("| `\(ofCollection.event)` | ns |\n|---|--:|")
        for (name, time) in times.sorted(by: { $0.value < $1.value }) {
            print("| \(name) | \(String(format: "%.0f", time)) |")
        }
        print()
        return Bound(
            claim: "`\(ofCollection.event)` of a collection against its like of a table",
            value: times["a collection"]! / times["a table"]!, limit: 1.5)
    }
}
