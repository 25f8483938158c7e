import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// An item whose id reads the store that it is in, each time it is hashed or compared.
private struct Reader: Identifiable {
    struct ID: Hashable {
        let number: Int
        weak var store: ItemStore?

        static func == (first: ID, second: ID) -> Bool {
            first.read()
            return first.number == second.number
        }
        func hash(into hasher: inout Hasher) {
            read()
            hasher.combine(number)
        }
        private func read() { MainActor.assumeIsolated { _ = store?.items(inSection: 0).count } }
    }
    let id: ID
}

@MainActor
@Suite("Ids that read the store")
struct ReadingIDsTests {
    @Test("An id may read the store while the store compares it, in every change (R12, F60)")
    func everyChange() {
        let manager = TableManager(HeadlessTable(), anomalyLog: quietLog())
        let items = manager.items
        func reader(_ number: Int) -> Reader { Reader(id: Reader.ID(number: number, store: items)) }
        items.setItems((0..<3).map(reader))
        for round in 1...2 {
            items.append(reader(10 * round))
            items.append(contentsOf: [reader(10 * round + 1), reader(10 * round)])
            items.insert(reader(10 * round + 2), at: at(0, 0))
            items.replace(at: at(0, 1), with: reader(10 * round + 3))
            items.move(at(0, 0), to: at(0, 2))
            items.remove(at: at(0, 0))
            items.updateOrAppend(contentsOf: [reader(10 * round), reader(10 * round + 4)])
            items.replaceSection(0, with: ItemSection(items.items(inSection: 0)))
        }
        let numbers = items.items(of: Reader.self).map(\.id.number)
        expectEqual(numbers, [12, 22, 2, 10, 11, 10, 14, 20, 21, 20, 24])
        expectTrue(manager.anomalies.contains { $0.code == .duplicateIdentifiers })
    }
}
