import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Headers and footers that come and go, beside cells that stay.
@MainActor
@Suite("A header or a footer that comes or goes leaves the cells where they are (F3, F60)")
struct HeadersThatComeTests {
    @Test("Its section's cells stay, alone and with another change", arguments: EachKit.allCases, [true, false])
    func cellsStay(_ list: EachKit, _ isHeader: Bool) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2), things(3)])
            let kind = isHeader ? ViewKind.header : .footer
            let word = isHeader ? "header 5" : "footer -5"
            func set(_ number: Int?) {
                let model = number.map { isHeader ? $0 : -$0 }
                if isHeader {
                    board.items.setHeader(model, inSection: 0)
                } else {
                    board.items.setFooter(model, inSection: 0)
                }
            }
            let cells = [[0, 0], [0, 1], [1, 0]].map { board.list.view(.cell, at: $0) } as [HeadlessView?]
            for number in [5, nil, 5, nil] as [Int?] {
                set(number)
                board.endTurn()
                expectEqual(board.list.view(kind, at: [0, 0])?.text, number.map { _ in word })
                for (row, path) in ([[0, 0], [0, 1], [1, 0]] as [IndexPath]).enumerated() {
                    expectSame(board.list.view(.cell, at: path), cells[row])
                }
            }
            expectEqual(board.list.updates.batches.count, 0)
            expectEqual(board.list.updates.reloads, 0)
            set(5)
            board.items.append(thing(9))
            board.endTurn()
            expectEqual(board.list.view(kind, at: [0, 0])?.text, word)
            expectEqual(board.shown, "[1 2 9] [3]")
            expectSame(board.list.view(.cell, at: [0, 1]), cells[1])
            expectEqual(board.list.updates.batches.map(\.stage.reloadedSections), [[]])
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
        }
        check(list.kit)
    }

    @Test("A header whose size only a closure gave is gone with the update after the closure was cancelled")
    func sizeThatGoes() throws {
        let list = HeadlessCollections.makeList(height: 1000)
        let manager = CollectionManager(list, anomalyLog: quietLog())
        manager.register(ThingItemCell.self)
        var token: EventRegistration?
        manager.registerHeader(TextReusableView.self) { mapping in
            token = mapping.referenceSizeForHeaderView { _, _ in CGSize(width: 0, height: 20) }
        }
        manager.items.setSections([ItemSection(things(1, 2), header: 5)])
        manager.flush()
        expectEqual((list.supplementary(.header, at: [0, 0]) as? TextReusableView)?.text, "header 5")
        try #require(token).cancel()
        manager.items.append(thing(3))
        manager.flush()
        expectNil(list.supplementary(.header, at: [0, 0]))
        expectEqual(list.exceptions, [])
    }

    @Test("Where each section has room for a header all the same, one that goes shows nothing of before")
    func fixedRoom() {
        let list = HeadlessCollections.makeList(height: 1000)
        let manager = CollectionManager(list, anomalyLog: quietLog())
        manager.register(ThingItemCell.self)
        // Without a closure for its size, every header has that of the layout.
        manager.registerHeader(TextReusableView.self)
        HeadlessCollections.giveRoomForHeaders(list)
        manager.items.setSections([ItemSection(things(1, 2)), ItemSection(things(3))])
        for number in [5, nil, 6, 7, nil] as [Int?] {
            manager.items.setHeader(number, inSection: 0)
            manager.flush()
            list.layoutIfNeeded()
            // Where there is no model the layout gets an empty view.
            expectEqual(list.view(.header, at: [0, 0])?.text, number.map { "header \($0)" } ?? "")
            expectEqual(list.visibleItems.map { list.view(.cell, at: $0)?.text }, ["1", "2", "3"])
        }
        expectEqual(list.exceptions, [])
    }

    @Test("Of a source that tells, one that goes shows nothing of before either")
    func fixedRoomTold() {
        let source = TellingThings(things(1, 2))
        let list = HeadlessCollections.makeList(height: 1000)
        let manager = CollectionManager(list, source: source, anomalyLog: quietLog())
        manager.register(ThingItemCell.self)
        manager.registerHeader(TextReusableView.self)
        HeadlessCollections.giveRoomForHeaders(list)
        list.layoutIfNeeded()
        for hasHeaders in [false, true, false] {
            source.hasHeaders = hasHeaders
            source.changes.tell(sections: ["A"])
            manager.flush()
            list.layoutIfNeeded()
            expectEqual(list.view(.header, at: [0, 0])?.text, (hasHeaders ? "header 2" : ""))
        }
        expectEqual(list.exceptions, [])
    }

    @Test("So do those of a source that tells", arguments: EachKit.allCases)
    func told(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2))
            let board: ListBoard<Kit> = tellingBoard(source)
            let cell = board.list.view(.cell, at: [0, 0])
            for hasHeaders in [false, true, false, true] {
                source.hasHeaders = hasHeaders
                source.changes.tell(sections: ["A"])
                board.endTurn()
                expectEqual(board.list.view(.header, at: [0, 0])?.text, (hasHeaders ? "header 2" : nil))
                expectSame(board.list.view(.cell, at: [0, 0]), cell)
            }
            expectEqual(board.list.updates.batches.count, 0)
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test("Of an empty section the footer alone goes by its setting, and comes back", arguments: EachKit.allCases)
    func footersOfEmptySections(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>()
            board.items.setSections([ItemSection(things(1)), ItemSection(header: 4, footer: -4)])
            board.endTurn()
            for isShown in [false, true, false] {
                board.items.showsFootersOfEmptySections = isShown
                board.endTurn()
                expectEqual(board.list.view(.footer, at: [1, 0])?.text, (isShown ? "footer -4" : nil))
                expectEqual(board.list.view(.header, at: [1, 0])?.text, "header 4")
            }
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }
}
