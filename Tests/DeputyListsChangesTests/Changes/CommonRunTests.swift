import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

@Suite("What two lists have in the same order (F62, F64)")
struct CommonRunTests {
    private func check(_ old: [Int32], _ new: [Int32]) -> Int {
        let pairs = commonRun(old, new)
        expectTrue(pairs.allSatisfy { old[$0.old] == new[$0.new] })
        expectTrue(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
        return pairs.count
    }

    @Test("Ends: nothing, nothing in common, all in common, one of them a part of the other")
    func ends() {
        expectEqual(check([], []), 0)
        expectEqual(check([1, 2], []), 0)
        expectEqual(check([1, 2], [3]), 0)
        expectEqual(check([1, 2, 1], [1, 2, 1]), 3)
        expectEqual(check([1, 2, 3, 4], [2, 4]), 2)
        expectEqual(check([2, 4], [1, 2, 3, 4]), 2)
    }

    @Test(
        "What moves a stretch of a long list leaves everything else in the run, however often its numbers repeat",
        arguments: [100, 1_000, 10_000])
    func fewDifferences(_ count: Int) {
        let texts: [Int32] = (0..<Int32(count)).map { number in number % 5 + (number / 7) % 3 }
        let moved = Array(texts[10...] + texts[..<10])
        #expect(check(texts, moved) >= count - 10)
    }

    @Test(
        "Of long lists in no common order about half is kept, and their length costs no square",
        arguments: [1_000, 100_000])
    func allDifferent(_ count: Int) {
        var random = SeededRandom(Cases.first)
        let old = (0..<count).map { _ in Int32.random(in: 0..<5, using: &random) }
        let new = (0..<count).map { _ in Int32.random(in: 0..<5, using: &random) }
        // Of five values some three fifths can be kept.
        #expect(check(old, new) >= count / 2, "seed \(Cases.first)")
        let backwards = (0..<Int32(count)).reversed() as [Int32]
        #expect(check(Array(0..<Int32(count)), backwards) >= 1)
    }
}
