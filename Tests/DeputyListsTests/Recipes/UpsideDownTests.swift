import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputySamples
@testable import ListTestSupport

private final class HeadlessLineCell: HeadlessCollectionCell, Configurable {
    func configure(_ line: ChatLine) { text = line.text }
}

/// The sample of a chat that is turned over, in a collection (F6, F60).
@MainActor
@Suite("A chat that is turned over")
struct UpsideDownTests {
    private let list: HeadlessCollection
    private let manager: CollectionManager<HeadlessCollections>
    private let chat: NewestFirst<HeadlessLineCell>
    private let asked = Changing<[Int]>([])

    init() {
        list = HeadlessCollection(
            width: 320, height: 440, layout: HeadlessFlowLayout(itemSize: CGSize(width: 320, height: 34)))
        manager = CollectionManager(list, anomalyLog: quietLog())
        chat = NewestFirst(manager, Self.lines(before: 101)) { [asked] first in
            asked.value.append(first.id)
            return Self.lines(before: first.id)
        }
        list.layoutIfNeeded()
    }

    private static func lines(before id: Int) -> [ChatLine] {
        (max(1, id - 40)..<id).reversed().map { ChatLine(id: $0, text: "\($0)") }
    }

    private func add(_ id: Int) async {
        chat.add(ChatLine(id: id, text: "\(id)"))
        await list.rest()
    }

    private var first: String? { list.visibleItems.first.flatMap { list.cell(at: $0)?.text } }

    @Test("A new line is seen by who reads the newest, and moves nothing for who has scrolled back")
    func newLines() async {
        await add(101)
        expectEqual([first, "\(list.contentOffset)"], ["101", "0.0"])
        list.scroll(to: [0, 20])
        let (read, offset) = (first, list.contentOffset)
        expectEqual(read, "81")
        for id in 102...106 {
            await add(id)
            expectEqual(first, read)
        }
        // Five lines, each with the space before the next.
        expectEqual(list.contentOffset, offset + 5 * 44)
        list.scroll(to: [0, 0])
        await add(107)
        expectEqual(first, "107")
        expectEqual(manager.anomalies, [])
    }

    @Test("Earlier lines are loaded behind the first, until there are none")
    func earlierLines() async {
        await list.rest()
        expectEqual(asked.value, [])
        list.scroll(to: [0, 39])
        await list.rest()
        expectEqual(asked.value, [61])
        list.scroll(to: [0, 79])
        await list.rest()
        list.scroll(to: [0, 99])
        await list.rest(20)
        expectEqual(asked.value, [61, 21, 1])
        expectEqual(chat.pages.state, .ended)
        expectEqual(manager.items.items(of: ChatLine.self).map(\.id), (1...100).reversed())
        expectEqual(manager.anomalies, [])
        expectEqual(list.exceptions, [])
    }
}
