import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What is followed and ends inside its own closure (F76, R21)", .releasesRigs)
struct EndedInsideTests {
    /// What a closure is followed for.
    enum Part: CaseIterable { case items, header, sections, sequence }
    enum End: CaseIterable { case token, object }

    @Test("Nothing is taken of what the closure returns", arguments: Part.allCases, End.allCases)
    func nothingIsTaken(_ part: Part, _ end: End) async {
        let (board, model) = (Board([things(1)]), Bookcase())
        board.items.setHeader(1)
        board.endTurn()
        let (feed, elements) = AsyncStream.makeStream(of: [Thing].self)
        var (token, object): (EventRegistration?, Counter?) = (nil, Counter())
        let (reads, isOver) = (Counter(), Changing(false))
        func read() -> [Thing] {
            reads()
            guard isOver.value else { return model.things.isEmpty ? things(1) : model.things }
            if end == .token { token?.cancel() } else { object = nil }
            return model.things
        }
        token =
            switch part {
            case .items: board.items.follow { read() }
            case .header: board.items.followHeader { read().count }
            case .sections: board.items.followSections { [ItemSection(read(), header: 1)] }
            case .sequence: board.items.followSections(feed) { _ in [ItemSection(read(), header: 1)] }
            }
        if end == .object { token?.live(with: object!) }
        elements.yield([])
        if part == .sequence { await until(reads.count, is: 1) }
        board.endTurn()
        isOver.value = true
        let before = reads.count
        model.things = things(7, 8)
        elements.yield([])
        await until(reads.count, is: before + 1)
        await beat()
        board.endTurn()
        expectEqual(board.shown, "[1]")
        expectEqual(board.text(.header, inSection: 0), "header 1")
        expectEqual(board.items.followedCount, 0)
    }
}
