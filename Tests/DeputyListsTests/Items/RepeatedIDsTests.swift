import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Items whose id is there already (F60, F64)", .serialized)
struct RepeatedIDsTests {
    private struct Row: Identifiable, Equatable {
        struct ID: Hashable, CustomStringConvertible {
            let number: Int
            // Only the tests here use it, one after the other.
            nonisolated(unsafe) static var hashes = 0

            var description: String { "\(number)" }
            func hash(into hasher: inout Hasher) {
                Self.hashes += 1
                hasher.combine(number)
            }
        }
        let id: ID
        var text = ""
        init(_ number: Int, _ text: String = "") { (id, self.text) = (ID(number: number), text) }
    }

    private func rows(_ numbers: Range<Int>) -> [Row] { numbers.map { Row($0) } }

    let manager: TableManager<HeadlessTables>
    let table: HeadlessTable
    private var items: ItemStore { manager.items }

    init() { (table, manager) = textTable() }

    private func numbers(_ section: Int = 0) -> [Int] { items.items(of: Row.self, inSection: section).map(\.id.number) }

    @Test(
        "Pages that overlap are shown as they are, and the ids that come again are reported with their places (F60, F64)"
    )
    func overlap() throws {
        items.append(contentsOf: rows(0..<5))
        expectEmpty(manager.anomalies)
        items.append(contentsOf: rows(3..<8))
        let line: UInt = #line - 1
        expectEqual(numbers(), [0, 1, 2, 3, 4, 3, 4, 5, 6, 7])
        manager.flush()
        let anomaly = try #require(manager.anomalies.first)
        expectEqual(anomaly.code, .duplicateIdentifiers)
        expectEqual(anomaly.site?.line, line)
        expectEqual(anomaly.headline, "Section 0 already has these identifiers: 3 at [0, 5]; 4 at [0, 6].")
        items.insert(Row(7), at: [0, 0])
        items.append(Row(9))
        items.append(contentsOf: [Row(10), Row(10)], toSection: 1)
        manager.flush()
        expectEqual(manager.anomalies.count, 3)
    }

    @Test("Of many ids that come again three are named, and the others counted", arguments: [3, 4])
    func many(_ count: Int) {
        items.append(contentsOf: rows(0..<5))
        items.append(contentsOf: rows(0..<count))
        manager.flush()
        let words = "0 at [0, 5]; 1 at [0, 6]; 2 at [0, 7]" + (count > 3 ? "; \(count - 3) more" : "")
        expectEqual(manager.anomalies.map(\.headline), ["Section 0 already has these identifiers: \(words)."])
    }

    @Test("What a turn leaves is judged, not its steps: a row moved by hand is there twice in between (F60, F64)")
    func movedByHand() async {
        items.setItems(rows(0..<4))
        manager.flush()
        items.insert(Row(3), at: [0, 0])
        items.remove(at: [0, 4])
        items.append(Row(0))
        items.move([0, 1], to: [0, 0])
        items.remove(Row(0))
        // Into another section, where none has its id.
        items.append(Row(1))
        items.move([0, 4], to: [0, 0])
        items.insertSection(ItemSection(), at: 1)
        items.move([0, 0], to: [1, 0])
        manager.flush()
        expectEqual(manager.anomalies, [])
        let line = UInt(#line + 1)
        items.append(Row(2))
        items.move([0, items.numberOfItems(inSection: 0) - 1], to: [0, 0])
        // The turn's end is enough.
        await until(manager.anomalies.map(\.headline), is: ["Section 0 already has these identifiers: 2 at [0, 0]."])
        expectEqual(manager.anomalies.first?.site?.line, line)
    }

    @Test("What comes into a section is not in a copy of it that was made before (F60)")
    func copies() {
        items.append(contentsOf: rows(0..<3))
        let copy = items.sections[0]
        items.append(Row(3))
        items.insertSection(copy, at: 1)
        items.append(Row(3), toSection: 1)
        expectEqual(manager.anomalies, [])
        items.append(Row(2), toSection: 1)
        expectEqual(numbers(1), [0, 1, 2, 3, 2])
        manager.flush()
        expectEqual(manager.anomalies.map(\.code), [.duplicateIdentifiers])
    }

    @Test("What was removed, replaced or is in another section may come again (F60, F64)")
    func comingAgain() {
        items.append(contentsOf: rows(0..<5))
        items.remove(at: [0, 0])
        items.append(Row(0))
        items.remove(at: [[0, 0], [0, 1]])
        items.append(contentsOf: rows(1..<3))
        items.replace(at: [0, 0], with: Row(7))
        items.append(Row(3))
        items.append(Row(3), toSection: 1)
        items.move([1, 0], to: [0, 0])
        items.setItems(rows(0..<2))
        items.append(Row(3))
        items.append("text")
        items.append("text")
        expectEmpty(manager.anomalies)
        items.append(Row(3))
        manager.flush()
        expectEqual(manager.anomalies.count, 1)
    }

    @Test(
        "Appending one by one hashes no id; what the turn leaves is judged once, each id a fixed number of times (F60, F64)",
        arguments: [100, 1_000])
    func cost(_ count: Int) {
        items.setItems(rows(0..<count))
        Row.ID.hashes = 0
        for number in count..<2 * count {
            items.append(Row(number))
            items.remove(at: [0, 0])
        }
        expectEqual(Row.ID.hashes, 0)
        expectEqual(numbers(), Array(count..<2 * count))
        expectEmpty(manager.anomalies)
        expectTrue(Row.ID.hashes > 0 && Row.ID.hashes <= 12 * count)
    }

    @Test("However often rows are replaced, only an id that is there is reported when it comes again (F60, F64)")
    func manyEdits() {
        items.append(contentsOf: rows(0..<60))
        for edit in 0..<10_000 { items.replace(at: [0, edit % 60], with: Row(edit % 60, "\(edit)")) }
        for number in 0..<60 {
            items.remove(at: [0, 0])
            items.append(Row(number))
        }
        // What is noted is made anew when there are more.
        items.append(contentsOf: rows(60..<200))
        expectEqual(manager.anomalies, [])
        for number in 0..<60 { items.append(Row(number)) }
        manager.flush()
        expectEqual(manager.anomalies.count, 60)
    }

    @Test("Of ids that collide no search is endless, and none is reported that is there once (F60, F64)")
    func collisions() {
        struct Careless: Identifiable {
            struct ID: Hashable {
                let number: Int
                // Only the test here uses it.
                nonisolated(unsafe) static var comparisons = 0
                func hash(into hasher: inout Hasher) {}
                static func == (a: Self, b: Self) -> Bool {
                    comparisons += 1
                    return a.number == b.number
                }
            }
            let id: ID
        }
        let count = 2_000
        for number in 0..<count {
            items.append(Careless(id: .init(number: number)))
            if number >= 300 { items.remove(at: [0, 0]) }
        }
        for number in count - 300..<count {
            items.remove(at: [0, 0])
            items.append(Careless(id: .init(number: number)))
        }
        expectEqual(manager.anomalies, [])
        // Each is compared with those that are there, as in any set.
        #expect(Careless.ID.comparisons < 1_000 * count)
    }

    @Test("updateOrAppend updates what is there in its place, adds the rest, and reports nothing (F60, F64)")
    func updated() {
        items.setItems([Row(1, "a"), Row(2, "b"), Row(3, "c")])
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        items.updateOrAppend(contentsOf: [Row(3, "c"), Row(2, "B"), Row(4, "d"), Row(4, "D")])
        table.layoutIfNeeded()
        expectEqual(items.items(of: Row.self).map(\.text), ["a", "B", "c", "D"])
        expectEqual(table.updates.batches.map(\.stage.insertedItems), [[[0, 3]]])
        expectEqual(table.cell(at: [0, 1])?.text, "\(Row(2, "B"))")
        // What is the same as it was is not filled again.
        expectEqual(table.updates.reconfigured, [[[0, 1]]])
        expectEmpty(manager.anomalies)
        items.updateOrAppend(contentsOf: [Row(1)], toSection: 1)
        expectEqual(numbers(1), [1])
        items.append(Row(2))
        manager.flush()
        expectEqual(manager.anomalies.map(\.code), [.duplicateIdentifiers])
        // Twice there, the first is updated.
        items.updateOrAppend(contentsOf: [Row(2, "once")])
        expectEqual(items.items(of: Row.self).map(\.text), ["a", "once", "c", "D", ""])
    }

    @Test("updateOrAppend finds each of hundreds of rows with one hash among thousands (F60, F62)")
    func updatedThoughTheyCollide() {
        struct Key: Hashable {
            let number: Int
            func hash(into hasher: inout Hasher) { hasher.combine(max(300, number)) }
        }
        struct Entry: Identifiable { let id: Key }
        let entries = (0..<2_000).map { Entry(id: Key(number: $0)) }
        items.setItems(entries)
        items.updateOrAppend(contentsOf: entries)
        expectEqual(items.numberOfItems(inSection: 0), 2_000)
    }

    @Test("updateOrAppend knows values by themselves and objects as themselves; what has neither is added (F60)")
    func withoutIDs() {
        struct Plain { let number: Int }
        let dog = Dog("d")
        items.setItems([1, "a", dog, Plain(number: 1)])
        items.updateOrAppend(contentsOf: ["a", 2, dog, Plain(number: 1)])
        expectEqual(items.items(inSection: 0).map { "\($0)" }.count, 6)
        expectEqual(items.items(of: Int.self), [1, 2])
        expectEqual(items.items(of: Plain.self).count, 2)
    }

    @Test("updateOrAppend hashes each id a fixed number of times (F60)", arguments: [100, 1_000])
    func costOfUpdating(_ count: Int) {
        items.setItems(rows(0..<count))
        Row.ID.hashes = 0
        items.updateOrAppend(contentsOf: rows(count / 2..<count + count / 2))
        expectTrue(Row.ID.hashes >= 2 * count && Row.ID.hashes <= 3 * count)
        expectEqual(numbers(), Array(0..<count + count / 2))
    }
}
