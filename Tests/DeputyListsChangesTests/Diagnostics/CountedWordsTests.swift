import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Messages about many places name the first ones and count the rest (F80, F81)")
struct CountedWordsTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table, anomalyLog: quietLog())
        manager.register(HeadlessTables.ThingCell.self)
    }

    @Test("Three sections with one id are named, and more are counted", arguments: [2, 3, 4, 5])
    func sections(count: Int) {
        manager.items.setSections((0..<count).map { _ in ItemSection(id: "a") })
        let named = ["0, 1", "0, 1, 2", "0, 1, 2 and 1 more", "0, 1, 2 and 2 more"][count - 2]
        expectEqual(manager.validate().map(\.headline), ["Several sections have the id a: \(named)."])
    }

    @Test("Three items with one identifier are named, and more are counted", arguments: [2, 3, 4, 5])
    func items(count: Int) {
        manager.items.apply(items: Array(repeating: thing(7), count: count))
        let named = [
            "[0, 0], [0, 1]", "[0, 0], [0, 1], [0, 2]", "[0, 0], [0, 1], [0, 2] and 1 more places",
            "[0, 0], [0, 1], [0, 2] and 2 more places",
        ][count - 2]
        expectEqual(
            manager.anomalies.map(\.headline), ["Identifiers occur more than once in a section: 7 at \(named)."])
    }

    @Test("Three identifiers are named, and more are counted", arguments: [3, 4])
    func identifiers(count: Int) {
        manager.items.apply(items: (0..<count).flatMap { [thing($0), thing($0)] })
        let named = (0..<3).map { "\($0) at [0, \($0 * 2)], [0, \($0 * 2 + 1)]" } + (count > 3 ? ["1 more"] : [])
        expectEqual(
            manager.anomalies.map(\.headline),
            ["Identifiers occur more than once in a section: \(named.joined(separator: "; "))."])
    }

    @Test("A report counts the items of ten sections, and an ellipsis is for more", arguments: [9, 10, 11])
    func report(count: Int) {
        manager.items.setSections((0..<count).map { ItemSection(id: $0) })
        let counts = Array(repeating: "0", count: min(count, 10)).joined(separator: ", ")
        let headline = manager.report().description.split(separator: "\n")[0]
        expectEqual(headline, "HeadlessTable, items by section: \(counts)\(count > 10 ? ", …" : "")")
    }
}
