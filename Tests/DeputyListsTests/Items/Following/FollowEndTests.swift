import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Headers that follow, and the end of following (F9, F76)")
struct FollowEndTests {
    let board = Board()
    let shelf = Bookcase()

    @Test("A header and a footer follow in the section they are for, also from nothing to something (F76)")
    func headersOfLaterSections() async {
        let title = Changing<Int?>(nil)
        board.items.setSections([things(1), things(2)])
        board.items.followHeader(inSection: 1) { [shelf] in shelf.unread > 0 ? title.value : nil }
        board.items.followFooter(inSection: 1) { [shelf] in shelf.unread }
        board.endTurn()
        #expect([0, 1].map { board.text(.header, inSection: $0) } == [nil, nil])
        title.value = 7
        shelf.unread = 3
        await turns()
        board.endTurn()
        #expect([0, 1].map { board.text(.header, inSection: $0) } == [nil, "header 7"])
        #expect([0, 1].map { board.text(.footer, inSection: $0) } == [nil, "header 3"])
    }

    @Test("A store that goes on keeps nothing of a closure whose token was cancelled (F9, F10)")
    func nothingIsKept() {
        weak var gone: Bookcase?
        do {
            let model = Bookcase()
            gone = model
            board.items.follow { model.things }.cancel()
        }
        #expect(gone == nil)
        #expect(board.items.followedCount == 0)
    }

    @Test("A sequence that throws because its token was cancelled is not reported (F76)")
    func cancelled() async {
        let sleeper = Sleeper()
        let token = board.items.follow(sleeper)
        while !sleeper.isAsleep { await Task.yield() }
        token.cancel()
        while !sleeper.hasThrown { await Task.yield() }
        await turns(5)
        #expect(board.codes == [])
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
