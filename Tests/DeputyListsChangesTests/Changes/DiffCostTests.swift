import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a change costs, counted and not timed.
@Suite("What comparing two lists costs", .serialized)
struct DiffCostTests {
    /// An item that counts how often any of its kind is compared or hashed.
    private struct Counted: Hashable, Identifiable {
        let id: Int
        // Only the tests here use it, one after the other.
        nonisolated(unsafe) static var looks = 0

        static func == (a: Self, b: Self) -> Bool {
            looks += 1
            return a.id == b.id
        }

        func hash(into hasher: inout Hasher) {
            Self.looks += 1
            hasher.combine(id)
        }
    }

    // Braid: replacing 800 rows took 18 seconds, turning them round 12.
    @Test(
        "F62: whether all items are replaced, turned round or shuffled, each is looked at a bounded number of times",
        arguments: [500, 4_000])
    func bounded(_ count: Int) {
        var random = SeededRandom(Cases.first)
        let old = (0..<count).map { Counted(id: $0) }
        let changes = [
            old.map { Counted(id: $0.id + count) }, old.reversed(), old.shuffled(using: &random), [], old,
            old + [Counted(id: -1)],
        ]
        for new in changes {
            Counted.looks = 0
            _ = ChangeSet(from: old, to: new)
            #expect(Counted.looks <= 12 * count, "seed \(Cases.first)")
        }
    }
}
