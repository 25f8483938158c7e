import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Data that follows a sequence (F76)")
struct FollowSequenceTests {
    struct Offline: Error {}
    let board = Board()

    @Test("Each element is applied by comparing; when the sequence ends, the items stay (F76)")
    func follows() async {
        let (stream, feed) = AsyncStream.makeStream(of: [Thing].self)
        board.items.follow(stream)
        feed.yield(things(1, 2))
        await until(board.data, is: "[1 2]")
        board.endTurn()
        let second = board.cell(0, 1)
        feed.yield(things(2, 3))
        await until(board.data, is: "[2 3]")
        board.endTurn()
        expectEqual(board.shown, "[2 3]")
        expectTrue(board.keeps(second, 0, 0))
        expectEqual(board.items.followedCount, 1)
        feed.finish()
        await until(board.items.followedCount, is: 0)
        expectEqual(board.data, "[2 3]")
        expectEqual(board.codes, [])
    }

    @Test("Items of any type and sections follow as well (F76)")
    func otherForms() async {
        board.items.follow(AsyncStream<[Int]> { $0.yield([1, 2]) })
        await until(board.data, is: "[1 2]")
        board.items.followSections(AsyncStream<Int> { $0.yield(3) }) { count in
            (0..<count).map { ItemSection([$0], id: AnyHashable($0)) }
        }
        await until(board.data, is: "[0] [1] [2]")
    }

    @Test("A sequence that throws is reported, and the items stay (F76)")
    func throwing() async {
        board.items.follow(
            AsyncThrowingStream<[Thing], any Error> {
                $0.yield(things(1))
                $0.finish(throwing: Offline())
            })
        await until(board.codes, is: [.brokenSequence])
        expectEqual(board.data, "[1]")
    }

    @Test("Its token ends it, and so does the end of the store or of what it lives with (F9, F76)")
    func ends() async {
        let (cancelled, first) = AsyncStream.makeStream(of: [Thing].self)
        let token = board.items.follow(cancelled)
        first.yield(things(1))
        await until(board.data, is: "[1]")
        token.cancel()
        first.yield(things(2))
        let (orphaned, feed) = AsyncStream.makeStream(of: [Thing].self)
        let endings = Counter()
        feed.onTermination = { _ in Task { @MainActor in endings() } }
        do {
            let board = Board()
            board.items.follow(orphaned)
            feed.yield(things(5))
            await until(board.data, is: "[5]")
        }
        await until(endings.count, is: 1)
        let (tied, third) = AsyncStream.makeStream(of: [Thing].self)
        var object: Counter? = Counter()
        board.items.follow(tied).live(with: object!)
        object = nil
        third.yield(things(3))
        await until(board.items.followedCount, is: 0)
        expectEqual(board.data, "[1]")
    }

    @Test("A sequence that throws because its token was cancelled is not reported (F76)")
    func cancelled() async {
        let sleeper = Sleeper()
        let token = board.items.follow(sleeper)
        await until(sleeper.isAsleep, is: true)
        token.cancel()
        await until(sleeper.hasThrown, is: true)
        await beat()
        expectEqual(board.codes, [])
    }
}

/// A sequence that sleeps until its task is cancelled, and then throws.
private final class Sleeper: AsyncSequence, AsyncIteratorProtocol, @unchecked Sendable {
    // Set by one task, and read by another until it is set.
    private let lock = NSLock()
    private var states: (isAsleep: Bool, hasThrown: Bool) = (false, false)
    var isAsleep: Bool { lock.withLock { states.isAsleep } }
    var hasThrown: Bool { lock.withLock { states.hasThrown } }

    func makeAsyncIterator() -> Sleeper { self }

    func next() async throws -> [Thing]? {
        lock.withLock { states.isAsleep = true }
        defer { lock.withLock { states.hasThrown = true } }
        try await Task.sleep(nanoseconds: 60_000_000_000)
        return nil
    }
}
