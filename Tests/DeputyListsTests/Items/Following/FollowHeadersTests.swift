import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Sections, headers and footers that follow a model (F76)")
struct FollowHeadersTests {
    let board = Board()
    let shelf = Bookcase()

    @Test("A header and a footer follow in the section they are for, also from nothing to something (F76)")
    func headersOfLaterSections() async {
        let title = Changing<Int?>(nil)
        board.items.setSections([things(1), things(2)])
        board.items.followHeader(inSection: 1) { [shelf] in shelf.unread > 0 ? title.value : nil }
        board.items.followFooter(inSection: 1) { [shelf] in shelf.unread }
        board.endTurn()
        expectEqual([0, 1].map { board.text(.header, inSection: $0) }, [nil, nil])
        title.value = 7
        shelf.unread = 3
        await until([0, 1].map { board.text(.header, inSection: $0) }, is: [nil, "header 7"])
        expectEqual([0, 1].map { board.text(.footer, inSection: $0) }, [nil, "header 3"])
    }

    @Test("Sections, headers and footers follow too (F76)")
    func sections() async {
        let items = board.items
        items.followSections { [shelf] in
            shelf.things.map { ItemSection([$0], id: AnyHashable($0.id), header: $0.id) }
        }
        shelf.things = things(1, 2)
        await until(board.data, is: "[1] [2]")
        shelf.things.reverse()
        await until(items.sections.map { $0.id }, is: [2, 1])
        let other = Board()
        other.items.followHeader { [shelf] in shelf.unread }
        other.items.followFooter { [shelf] in shelf.unread + 1 }
        shelf.unread = 5
        await until(other.items.header(inSection: 0) as? Int, is: 5)
        await until(other.items.footer(inSection: 0) as? Int, is: 6)
    }

    @Test(
        "A header and a footer follow a model that is held weakly: nil removes them, and when the model dies they stay (F76)",
        arguments: [false, true])
    func weakHeaders(_ isFooter: Bool) async {
        var model: Bookcase? = Bookcase()
        weak let gone = model
        let items = board.items
        var readings = 0
        let read: @MainActor (Bookcase) -> Any? = { model in
            readings += 1
            return model.unread == 0 ? nil : model.unread
        }
        func shown(_ section: Int = 0) -> Int? {
            (isFooter ? items.footer(inSection: section) : items.header(inSection: section)) as? Int
        }
        items.setSections([ItemSection(things(1)), ItemSection(things(2))])
        let token =
            isFooter
            ? items.followFooter(weak: model!, inSection: 1, read)
            : items.followHeader(weak: model!, inSection: 1, read)
        expectNil(shown(1))
        for number in [5, 0, 7] {
            model?.unread = number
            await until(shown(1), is: (number == 0 ? nil : number))
            expectNil(shown(0))
        }
        expectEqual(board.data, "[1] [2]")
        expectEqual(items.followedCount, 1)
        let before = readings
        model = nil
        expectNil(gone)
        items.refresh()
        expectEqual(shown(1), 7)
        expectEqual(readings, before)
        expectEqual(items.followedCount, 0)
        token.cancel()
    }

    @Test("The token of a header or footer that follows ends it (F9, F76)", arguments: [false, true])
    func weakHeadersEnd(_ isFooter: Bool) async {
        let items = board.items
        let token =
            isFooter
            ? items.followFooter(weak: shelf) { shelf in shelf.unread }
            : items.followHeader(weak: shelf) { shelf in shelf.unread }
        shelf.unread = 1
        token.cancel()
        await beat()
        expectEqual((isFooter ? items.footer(inSection: 0) : items.header(inSection: 0)) as? Int, 0)
        expectEqual(items.followedCount, 0)
    }
}
