import TestSupport
import Testing

@testable import DeputyLists

@Suite("What stays in place while the rest moves (F62)")
struct LongestIncreasingTests {
    private func run(_ values: [Int32], _ stays: [Bool]) -> [Int32] { zip(values, stays).filter(\.1).map(\.0) }

    private func isIncreasing(_ values: [Int32]) -> Bool { zip(values, values.dropFirst()).allSatisfy(<) }

    /// The length of a longest increasing run of numbers above a limit, found by trying every choice.
    private func greatestLength(_ values: ArraySlice<Int32>, above limit: Int32 = .min) -> Int {
        guard let first = values.first else { return 0 }
        let without = greatestLength(values.dropFirst(), above: limit)
        return first > limit ? max(without, 1 + greatestLength(values.dropFirst(), above: first)) : without
    }

    @Test("The marked numbers increase, and no more could: compared with every choice there is")
    func longest() {
        for seed in Cases.seeds() {
            var random = SeededRandom(seed)
            let values = (0..<Int32.random(in: 0...8, using: &random)).map { $0 * 3 }.shuffled(using: &random)
            let stays = longestIncreasing(values)
            expectEqual(stays.count, values.count, "seed \(seed): \(values)")
            expectTrue(isIncreasing(run(values, stays)), "seed \(seed): \(values)")
            expectEqual(run(values, stays).count, greatestLength(values[...]), "seed \(seed): \(values)")
        }
    }

    @Test("What increases already stays, and of what decreases one")
    func ends() {
        expectEqual(longestIncreasing([]), [])
        expectEqual(longestIncreasing([7]), [true])
        expectEqual(longestIncreasing([1, 2, 9]), [true, true, true])
        expectEqual(longestIncreasing([3, 2, 1]).filter { $0 }.count, 1)
    }

    @Test("What was asked to move moves, and its neighbours stay, even where moving them would be less (F62)")
    func askedToMove() {
        // One of the two has to move: the one that was asked to.
        expectEqual(staying([2, 1]) { $0 == 0 }, [false, true])
        expectEqual(staying([2, 1]) { $0 == 1 }, [true, false])
        expectEqual(staying([3, 1, 2]) { $0 > 0 }, [true, false, false])
        expectEqual(staying([3, 1, 2]) { _ in false }, [false, true, true])
    }

    @Test("What was asked to move and is in place all the same stays (F62)")
    func inPlace() {
        expectEqual(staying([1, 2, 3]) { $0 == 1 }, [true, true, true])
    }
}
