import DeputyDiffable
import DeputyHeadless
import DeputyLists
import Foundation
import Observation
import TestSupport
import Testing

@testable import ListTestSupport

/// Cells over a diffable data source, whose list nothing else may change.
@MainActor
@Suite("Cells that follow their models over a diffable data source (F76, R18)")
struct FollowedDiffableTests {
    /// A list of songs with 44 points each, of which five are on screen.
    @MainActor
    private final class Stage<Kit: TestKit> {
        let list = Kit.makeList(height: 220)
        let source: DiffableRows<Kit, Track>
        let manager: ListManager<Kit>
        let songs = (0..<20).map { Track($0) }

        init(
            passesOn: Bool = false,
            _ body: @MainActor (ViewMapping<Kit.Events, CellScope, Kit.ThingCell, Track>) -> Void = { _ in }
        ) {
            source = passesOn ? PassingRows(list) : DiffableRows(list)
            manager = ListManager(list, source: DiffableItems(source), anomalyLog: quietLog())
            source.provider = { [weak manager] list, path in manager?.cell(in: list, at: path) ?? Kit.Cell() }
            manager.register(Kit.ThingCell.self, for: Track.self, body) { cell, song, _ in
                (cell as? HeadlessView)?.text = "\(song.id)\(song.title)"
            }
            source.apply(songs)
            list.layoutIfNeeded()
        }

        func text(_ row: Int) -> String? { list.cell(at: [0, row])?.text }
    }

    @Test(
        "F76: a cell whose model changes is filled where it is, and the list gets no update, whatever is passed on",
        arguments: EachKit.allCases, [false, true])
    func follows(_ list: EachKit, passesOn: Bool) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let stage = Stage<Kit>(passesOn: passesOn)
            let first = stage.list.cell(at: [0, 0])
            for title in ["b", "c"] {
                for song in stage.songs[0...2] { song.title = title }
                await until { stage.text(0) == "0\(title)" }
                expectEqual((0...3).map(stage.text), ["0\(title)", "1\(title)", "2\(title)", "3a"])
            }
            expectSame(stage.list.cell(at: [0, 0]), first)
            expectEqual(stage.list.updates.reconfigured, [])
            expectEqual(stage.list.exceptions, [])
            expectEqual(stage.manager.anomalies, [])
        }
        await check(list.kit)
    }

    @Test(
        "F76: a model that changes while the list is in no window is shown when it comes back",
        arguments: EachKit.allCases)
    func offScreen(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let stage = Stage<Kit>()
            stage.list.isOnScreen = false
            stage.songs[1].title = "b"
            await until { stage.text(1) == "1b" }
            stage.list.isOnScreen = true
            stage.list.layoutIfNeeded()
            expectEqual(stage.text(1), "1b")
            expectEqual(stage.list.exceptions, [])
        }
        await check(list.kit)
    }

    @Test(
        "F76: a model that changes while its cell is scrolled away is shown when that comes back",
        arguments: EachKit.allCases)
    func scrolledAway(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            let stage = Stage<Kit>()
            for row in [2, 15] { stage.list.scroll(to: [0, row]) }
            for title in ["b", "c"] {
                for song in stage.songs { song.title = title }
                await until { stage.text(15) == "15\(title)" }
                stage.list.scroll(to: [0, 13])
                stage.list.scroll(to: [0, 15])
                expectTrue(stage.list.visibleItems.allSatisfy { stage.text($0[1]) == "\($0[1])\(title)" })
            }
            stage.list.scroll(to: [0, 0])
            expectEqual((0...4).map(stage.text), ["0c", "1c", "2c", "3c", "4c"])
            expectEqual(stage.list.exceptions, [])
        }
        await check(list.kit)
    }

    @Test("F76: a collection takes the size again of a header that is filled again, and of an item, where it is")
    func sizes() async {
        let stage = Stage<HeadlessCollections> { mapping in
            mapping.sizeForCell { song, _ in CGSize(width: 44, height: song.title == "a" ? 44 : 22) }
        }
        let title = stage.songs[19]
        stage.manager.registerHeader(TextReusableView.self, for: String.self) { mapping in
            mapping.referenceSizeForHeaderView { _, _ in CGSize(width: 0, height: title.title == "a" ? 20 : 40) }
        } configure: { view, id, _ in
            view.text = id + title.title
        }
        stage.source.supplementaryProvider = { [weak manager = stage.manager] list, kind, path in
            manager?.supplementary(ofKind: kind, in: list, at: path)
        }
        stage.manager.flush()
        stage.list.layoutIfNeeded()
        let header = stage.list.supplementary(.header, at: [0, 0])
        expectEqual(header?.text, "onea")
        expectEqual(stage.list.contentHeight, 900)
        title.title = "b"
        await until { header?.text == "oneb" }
        stage.list.layoutIfNeeded()
        expectSame(stage.list.supplementary(.header, at: [0, 0]), header)
        expectEqual(stage.list.contentHeight, 898)
        stage.songs[0].title = "b"
        await until { stage.text(0) == "0b" }
        stage.list.layoutIfNeeded()
        expectEqual(stage.list.contentHeight, 876)
        expectEqual(stage.list.exceptions, [])
        expectEqual(stage.list.updates.reconfigured, [])
        expectEqual(stage.manager.anomalies, [])
    }

    @Test(
        "F41: what a cell tells brings its item, and where that is after the source moved it",
        arguments: EachKit.allCases)
    func eventsFollow(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit>()
            let cell = stage.list.cell(at: [0, 0])
            var heard: [String] = []
            func press() {
                cell?._deputyRoute?.perform { item, place in
                    heard.append("\((item as? Track)?.id ?? -1)@\(place)")
                }
            }
            stage.source.apply([stage.songs[9]] + stage.songs[0...8])
            press()
            stage.source.apply([stage.songs[7], stage.songs[8], stage.songs[0]])
            press()
            expectEqual(heard, ["0@[0, 1]", "0@[0, 2]"])
            stage.source.apply([("one", [])])
            press()
            expectEqual(heard.count, 2)
            expectEqual(stage.manager.anomalies.map(\.code), [.lostEvent])
        }
        check(list.kit)
    }

    @Test(
        "R8: a cell that leaves tells of the item it was shown with, though the source has deleted it",
        arguments: EachKit.allCases)
    func leaving(_ list: EachKit) async {
        func check<Kit: TestKit>(_ kit: Kit.Type) async {
            var left: [Int] = []
            let stage = Stage<Kit> { mapping in
                mapping.didEndDisplaying { _, song, _ in left.append(song.id) }
            }
            // The manager's first update is over.
            await until { !stage.manager.isUpdatePending }
            for row in [1, 0] {
                stage.source.apply(Array(stage.songs[2..<(4 + row)]))
                stage.list.layoutIfNeeded()
            }
            expectEqual(Set(left), [0, 1, 4])
            expectEqual(stage.manager.anomalies, [])
        }
        await check(list.kit)
    }

    @Test("What a source says of its items does not grow with those it had", arguments: EachKit.allCases)
    func identitiesAreForgotten(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let source = DiffableRows<Kit, Int>(Kit.makeList(height: 100))
            let identities = ItemIdentities<Int> { [unowned source] in source.indexPath(for: $0) != nil }
            var former: [ItemIdentity] = []
            for round in 0..<100 {
                let numbers = Array((round * 20)..<(round * 20 + 20))
                source.apply(numbers)
                let made = numbers.map(identities.identity)
                expectEqual(numbers.map(identities.identity), made)
                expectEqual(made.map(identities.identifier), numbers)
                former += made
            }
            expectEqual(former.filter { identities.identifier(of: $0) != nil }.count, identities.count)
            #expect(identities.count <= 64)
        }
        check(list.kit)
    }

    @Test("A list of a diffable data source refuses changes of others, as UIKit raises", arguments: EachKit.allCases)
    func strictness(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let stage = Stage<Kit>()
            stage.list.reconfigureItems(at: [[0, 0]])
            expectFalse(stage.list.performBatch(ChangeSet.Stage()) {})
            expectEqual(stage.list.exceptions.count, 2)
        }
        check(list.kit)
    }
}

/// An item that changes in place, and that a snapshot can hold.
@MainActor @Observable
private final class Track: Hashable {
    nonisolated let id: Int
    var title = "a"
    init(_ id: Int) { self.id = id }
    nonisolated static func == (a: Track, b: Track) -> Bool { a.id == b.id }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
