import DeputyHeadless
import Foundation
import Observation
import Testing

/// An item that changes in place.
@MainActor @Observable
final class Song: Identifiable {
    nonisolated let id: Int
    var title = "a"
    var plays = 0
    var isLong = false
    init(_ id: Int) { self.id = id }
}

/// A cell that reads a song, and counts how often it was filled.
final class SongCell: HeadlessCell {
    private(set) var fillings = 0
    private(set) var reuses = 0
    func show(_ song: Song) {
        text = "\(song.id)\(song.title)"
        fillings += 1
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

final class LongSongCell: HeadlessCell {}

final class SongTile: HeadlessCollectionCell, Configurable {
    private(set) var reuses = 0
    func configure(_ song: Song) { text = song.title }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A song of which another may be the same.
@MainActor @Observable
final class Tune: Identifiable, Equatable {
    nonisolated let id: Int
    var title = "a"
    init(_ id: Int) { self.id = id }
    nonisolated static func == (a: Tune, b: Tune) -> Bool { a.id == b.id }
}

final class SongHeader: HeadlessHeaderFooter, Configurable {
    private(set) var fillings = 0
    private(set) var reuses = 0
    func configure(_ song: Song) {
        text = song.title
        fillings += 1
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// Cells are filled again when a model changes that they read (F76).
@MainActor
@Suite("Cells that follow the models they show (F76)")
struct FollowedCellsTests {
    let table = HeadlessTable(height: 200)
    let manager: TableManager<Headless>
    let songs = (0..<20).map { Song($0) }

    init() {
        table.rowHeight = 40
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    private func show(_ body: @MainActor (Mapping<E, CellScope, SongCell, Song>) -> Void = { _ in }) {
        manager.register(SongCell.self, for: Song.self, body) { cell, song, _ in cell.show(song) }
        manager.items.setItems(songs)
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        table.journal = Journal()
    }

    private func cell(_ row: Int) -> SongCell? { table.cell(at: [0, row]) as? SongCell }
    private var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }

    @Test("F76: a cell is filled again where it is, one turn later and once for all changes of a turn; no other is")
    func follows() async {
        show()
        let (first, second) = (cell(0), cell(1))
        songs[0].title = "b"
        songs[0].title = "c"
        #expect(first?.text == "0a")
        await turns()
        #expect(cell(0) === first && first?.text == "0c")
        #expect(first?.fillings == 2 && first?.reuses == 0)
        #expect(second?.fillings == 1)
        #expect(table.updates.reconfigured == [[[0, 0]]])
        #expect(table.updates.batches.isEmpty && table.updates.reloads == 0)
        songs[0].title = "d"
        await turns()
        #expect(first?.text == "0d")
        #expect(codes == [])
    }

    @Test("F76: cells that read one model are filled again together, and what no cell reads fills none")
    func together() async {
        show()
        songs[0].plays = 1
        await turns()
        #expect(table.updates.reconfigured == [])
        for song in songs { song.title = "b" }
        await turns()
        #expect(table.updates.reconfigured == [(0..<5).map { [0, $0] }])
        #expect((0..<5).allSatisfy { cell($0)?.fillings == 2 })
    }

    @Test("F76: a cell that was used for another item follows that one only; one that left the screen is not filled")
    func reused() async {
        show()
        let first = cell(0)
        table.scroll(to: [0, 10])
        table.layoutIfNeeded()
        songs[0].title = "b"
        await turns()
        #expect(table.updates.reconfigured == [])
        #expect(!table.visibleItems.contains([0, 0]))
        let reused = table.visibleItems.first { cell($0[1]) === first }
        let fillings = first?.fillings
        if let reused {
            songs[reused[1]].title = "new"
            await turns()
            #expect(first?.text == "\(reused[1])new")
            #expect(first?.fillings == (fillings ?? 0) + 1)
        }
        #expect(reused != nil)
        table.scroll(to: [0, 0])
        #expect(cell(0)?.text == "0b")
        songs[0].title = "c"
        await turns()
        #expect(cell(0)?.text == "0c")
    }

    @Test(
        "F76: what happens to a row between the change and the turn counts: deleted, moved, replaced, reloaded, scrolled away",
        arguments: ["delete", "move", "replace", "reload", "scroll", "flush"])
    func betweenChangeAndTurn(_ what: String) async {
        show()
        let first = cell(0)
        songs[0].title = "b"
        switch what {
        case "delete": manager.items.remove(at: [0, 0])
        case "move": manager.items.move([0, 0], to: [0, 2])
        case "replace": manager.items.replace(at: [0, 0], with: songs[0])
        case "reload": manager.setNeedsUpdate()
        case "scroll": table.scroll(to: [0, 10])
        default: break
        }
        if what == "flush" { manager.flush() }
        await turns()
        table.layoutIfNeeded()
        let shown = table.visibleItems.map { table.cell(at: $0)?.text ?? "-" }
        switch what {
        case "delete": #expect(shown.first == "1a" && !shown.contains { $0.hasPrefix("0") })
        case "move": #expect(shown[2] == "0b" && cell(2) === first && first?.fillings == 2)
        case "scroll": #expect(shown.first == "10a")
        default: #expect(shown.first == "0b")
        }
        if what == "replace" { #expect(first?.fillings == 2) }
        #expect(codes == [] && table.exceptions.isEmpty && manager.checkInvariants() == [])
        songs[0].title = "c"
        await turns()
        table.scroll(to: [0, 0])
        #expect(table.visibleItems.contains { table.cell(at: $0)?.text == "0c" } == (what != "delete"))
    }

    @Test("F76, F45: the use of the cell goes on: its scope does not end, and events have the current item")
    func sameUse() async {
        var log: [String] = []
        show { mapping in
            mapping.whileInUse { _, song, _, scope in
                log.append("begin \(song.id)")
                scope.onEnd { log.append("end \(song.id)") }
            }
        }
        log = []
        songs[0].title = "b"
        await turns()
        #expect(cell(0)?.text == "0b")
        #expect(log == [])
        // Filled for other reasons it begins another use, as before.
        manager.items.replace(at: [0, 0], with: songs[0])
        manager.flush()
        #expect(log == ["end 0", "begin 0"])
        log = []
        manager.items.remove(at: [0, 0])
        manager.flush()
        table.layoutIfNeeded()
        #expect(log.contains("end 0"))
    }

    @Test("F76, R8: an equal item that took the place of another is what the cell is filled with, and leaves with")
    func equalItems() async {
        let (old, new) = (Tune(1), Tune(1))
        var left: [Tune] = []
        manager.register(SongCell.self, for: Tune.self) { mapping in
            mapping.didEndDisplaying { _, tune, _ in left.append(tune) }
        } configure: { cell, tune, _ in
            cell.text = tune.title
        }
        manager.items.apply(items: [old])
        table.layoutIfNeeded()
        manager.items.apply(items: [new])
        table.layoutIfNeeded()
        new.title = "new"
        old.title = "old"
        await turns()
        #expect(table.cell(at: [0, 0])?.text == "new")
        manager.items.apply(items: [Tune]())
        table.layoutIfNeeded()
        #expect(left.count == 1 && left.first === new)
    }

    @Test("F76: cells are filled after a list that follows the same model was brought up to date")
    func afterTheList() async {
        let shelf = Bookcase()
        shelf.things = things(1, 2, 3)
        var asked: [Bool] = []
        manager.register(SongCell.self, for: Thing.self) { _ in
        } configure: { cell, _, path in
            asked.append(path[1] < shelf.things.count)
            cell.text = "\(shelf.title)"
        }
        manager.items.follow { shelf.things }
        table.layoutIfNeeded()
        shelf.title = "new"
        shelf.things = things(3)
        await turns()
        table.layoutIfNeeded()
        #expect(asked.allSatisfy { $0 })
        #expect(table.visibleItems.map { table.cell(at: $0)?.text } == ["new"])
        #expect(table.exceptions.isEmpty)
    }

    @Test("F76: many cells that read one model are filled at once, and that is not reported as endless")
    func manyCells() async {
        let table = HeadlessTable(height: 8_000)
        table.rowHeight = 40
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(SongCell.self, for: Note.self) { _ in
        } configure: { [songs] cell, _, _ in
            cell.text = songs[0].title
        }
        manager.items.setItems((0..<200).map { Note(id: $0) })
        table.layoutIfNeeded()
        for title in ["b", "c", "d"] {
            songs[0].title = title
            await turns()
            #expect(table.visibleItems.allSatisfy { table.cell(at: $0)?.text == title })
        }
        #expect(table.updates.reconfigured.map(\.count) == [200, 200, 200])
        #expect(manager.anomalies == [])
    }

    @Test("F76: the sizes of rows that are filled again are asked for")
    func sizes() async {
        show { $0.heightForCell { song, _ in CGFloat(40 + song.plays) } }
        songs[0].title = "b"
        songs[0].plays = 7
        await turns()
        #expect(table.journal["heightForCell"].contains { $0.place == .row([0, 0]) && $0.answer == "47.0" })
    }

    @Test("F76: what an event changes, in a handler, in filling another cell or in another task, is followed")
    func changedAnywhere() async {
        show { mapping in
            mapping.didSelect { [songs] song, _ in
                song.title = "tapped"
                songs[1].title = "too"
            }
        }
        table.tap([0, 0])
        await turns()
        #expect(cell(0)?.text == "0tapped" && cell(1)?.text == "1too")
        await Task.detached { [song = songs[2]] in await MainActor.run { song.title = "away" } }.value
        await turns()
        #expect(cell(2)?.text == "2away")
        #expect(codes == [])
    }

    @Test("F76: what another thread changes is shown a moment later")
    func otherThread() async throws {
        let model = SharedTitle()
        manager.register(SongCell.self, for: Note.self) { _ in
        } configure: { cell, _, _ in
            cell.text = model.title
        }
        manager.items.setItems(notes(1))
        table.layoutIfNeeded()
        // The change is told of, and made a while later.
        model.makesWait()
        DispatchQueue.global().async { model.title = "b" }
        try await Task.sleep(nanoseconds: 30_000_000)
        #expect(table.cell(at: [0, 0])?.text == "a")
        model.goOn()
        for _ in 0..<100 where table.cell(at: [0, 0])?.text != "b" { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(table.cell(at: [0, 0])?.text == "b")
    }

    @Test(
        "F76: the closures of chains follow as well: onDequeue, and a closure that makes cells, whose row is shown again"
    )
    func chains() async {
        let list = BoundList()
        list.binder.displayedSections = [.first, .second]
        list.binder.onSection(.first).bind(cellType: SongCell.self, for: Song.self, models: { [songs] in [songs[0]] })
            .onDequeue { _, cell, song in cell.show(song) }
        list.binder.onSection(.second).bind(
            cellProvider: { table, _, song in
                if song.isLong { return table.dequeue(LongSongCell.self) }
                let cell = table.dequeue(SongCell.self)
                cell.show(song)
                return cell
            }, for: Song.self, models: { [songs] in [songs[1]] })
        list.show()
        let first = list.table.cell(at: [0, 0])
        songs[0].title = "b"
        songs[1].title = "c"
        await turns()
        list.table.layoutIfNeeded()
        #expect(list.rows == [["0b"], ["1c"]])
        #expect(list.table.cell(at: [0, 0]) === first && (first as? SongCell)?.reuses == 0)
        songs[1].isLong = true
        await turns()
        list.table.layoutIfNeeded()
        #expect(list.table.cell(at: [1, 0]) is LongSongCell)
        #expect(list.troubles == [] && list.anomalies == [])
    }

    @Test("F76, F5: where a condition looks at the model, another mapping makes the cell, and the row stays selected")
    func otherMapping() async {
        manager.register(LongSongCell.self, for: Song.self) { mapping in
            mapping.condition = .where { song, _ in song.isLong }
        } configure: { cell, song, _ in
            cell.text = "long \(song.title)"
        }
        manager.register(SongCell.self, for: Song.self) { _ in
        } configure: { cell, song, _ in
            cell.text = "\(song.isLong)"
        }
        manager.items.setItems(songs)
        table.layoutIfNeeded()
        table.tap([0, 0])
        songs[0].isLong = true
        await turns()
        table.layoutIfNeeded()
        #expect(table.cell(at: [0, 0])?.text == "long a")
        #expect(table.selectedItems == [[0, 0]])
        songs[0].title = "b"
        await turns()
        #expect(table.cell(at: [0, 0])?.text == "long b")
        #expect(table.exceptions.isEmpty)
    }

    @Test("F76: headers and footers are filled again where they are, and their sizes asked for")
    func headers() async {
        manager.registerHeader(SongHeader.self)
        manager.registerFooter(SongHeader.self) { $0.heightForFooter { song, _ in CGFloat(20 + song.plays) } }
        manager.items.setSections([ItemSection([], header: songs[0], footer: songs[1])])
        table.layoutIfNeeded()
        let (header, footer) = (
            table.header(inSection: 0) as? SongHeader, table.footer(inSection: 0) as? SongHeader
        )
        table.journal = Journal()
        songs[0].title = "b"
        songs[1].title = "c"
        await turns()
        #expect(table.header(inSection: 0) === header && header?.text == "b")
        #expect(table.footer(inSection: 0) === footer && footer?.text == "c")
        for view in [header, footer] { #expect(view?.fillings == 2 && view?.reuses == 0) }
        #expect(!table.journal["heightForFooter"].isEmpty)
        #expect(codes == [])
    }

    @Test("F76: cells and supplementary views of a collection follow too")
    func collection() async {
        final class Badge: HeadlessReusableView {}
        let collection = HeadlessCollection(width: 300, height: 400)
        let manager = CollectionManager(collection)
        manager.register(SongTile.self)
        manager.registerHeader(Badge.self, for: Song.self) { mapping in
            mapping.referenceSizeForHeaderView { song, _ in CGSize(width: 0, height: 20 + song.plays) }
        } configure: { badge, song, _ in
            badge.text = song.title
        }
        manager.items.setSections([ItemSection(songs, header: songs[0])])
        collection.layoutIfNeeded()
        let tile = collection.cell(at: [0, 0]) as? SongTile
        songs[0].title = "b"
        await turns()
        #expect(collection.cell(at: [0, 0]) === tile && tile?.text == "b" && tile?.reuses == 0)
        #expect(collection.supplementary(.header, at: [0, 0])?.text == "b")
    }

    @Test("F76: a cell that a collection has made and does not show yet is filled as well")
    func preparedCells() async throws {
        let collection = HeadlessCollection(width: 300, height: 400)
        let manager = CollectionManager(collection)
        manager.register(SongTile.self)
        let songs = (0..<60).map { Song($0) }
        manager.items.setItems(songs)
        collection.layoutIfNeeded()
        let hidden = (0..<60).map { IndexPath(indexes: [0, $0]) }.first {
            collection.cell(at: $0) != nil && !collection.visibleItems.contains($0)
        }
        let path = try #require(hidden, "Every cell is on screen.")
        let cell = try #require(collection.cell(at: path) as? SongTile)
        songs[path[1]].title = "b"
        await turns()
        #expect(collection.cell(at: path) === cell && cell.text == "b" && cell.reuses == 0)
    }

    @Test("F76: a table that is not in a window is reloaded, once; nothing is filled while nobody sees it")
    func offScreen() async {
        show()
        table.isOnScreen = false
        songs[0].title = "b"
        songs[1].title = "b"
        await turns()
        #expect(table.updates.reconfigured == [])
        #expect(table.updates.reloads == 1)
        table.isOnScreen = true
        table.layoutIfNeeded()
        #expect(cell(0)?.text == "0b" && cell(1)?.text == "1b")
    }

    @Test("F76: a cell that changes its own model as it is filled is filled once more at most")
    func writesItsOwn() async {
        manager.register(SongCell.self, for: Song.self) { _ in
        } configure: { cell, song, _ in
            song.plays += 1
            cell.text = "\(song.plays)"
        }
        manager.items.setItems([songs[0]])
        table.layoutIfNeeded()
        await turns(5)
        #expect(songs[0].plays == 1)
        #expect(codes == [])
    }

    @Test(
        "F76: cells that change one another's models are slowed down and reported; in the end they show the last value")
    func endless() async throws {
        let goesOn = Changing(true)
        var fillings = 0
        let line = #line + 1
        manager.register(SongCell.self, for: Song.self) { _ in
        } configure: { [songs] cell, song, _ in
            fillings += 1
            cell.text = "\(song.plays)"
            if goesOn.value { songs[song.id == 0 ? 1 : 0].plays += 1 }
        }
        manager.items.setItems([songs[0], songs[1]])
        table.layoutIfNeeded()
        while codes.isEmpty, fillings < 2_000 { await turns() }
        #expect(codes == [.endlessWork])
        #expect(manager.anomalies.first?.site?.line == UInt(line))
        goesOn.value = false
        songs[0].plays = 77
        try await Task.sleep(nanoseconds: 300_000_000)
        #expect(table.cell(at: [0, 0])?.text == "77")
    }

    @Test("F76: nothing is filled after the manager is detached or gone, and nothing is kept: song, cell, manager")
    func released() async {
        weak var (song, manager): (Song?, TableManager<Headless>?)
        let table = HeadlessTable(height: 200)
        let calls = Counter()
        let model = Song(7)
        do {
            let own = TableManager(table)
            own.register(SongCell.self, for: Song.self) { _ in
            } configure: { cell, song, _ in
                calls()
                cell.text = song.title + model.title
            }
            let item = Song(1)
            (song, manager) = (item, own)
            own.items.setItems([item])
            table.layoutIfNeeded()
            own.detach()
            model.title = "b"
            await turns()
            #expect(calls.count == 1)
        }
        await turns(2)
        #expect(song == nil && manager == nil)
        model.title = "c"
        await turns()
        #expect(calls.count == 1)
    }

    @Test("F76: a row that a person moves is filled when it was dropped")
    func whileMoving() async throws {
        show { $0.moveRowTo { _, _, _ in } }
        #expect(table.beginMove([0, 1]))
        songs[0].title = "b"
        await turns(3)
        #expect(cell(0)?.text == "0a")
        table.endMove()
        for _ in 0..<100 where cell(0)?.text != "0b" { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(cell(0)?.text == "0b")
    }
}

/// A model of no actor, as somebody may write one who knows what a lock is.
final class SharedTitle: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private let gate = DispatchSemaphore(value: 1)
    private var value = "a"

    /// Has the next change wait after it was announced.
    func makesWait() { gate.wait() }
    func goOn() { gate.signal() }

    var title: String {
        get {
            registrar.access(self, keyPath: \.title)
            return lock.withLock { value }
        }
        set {
            registrar.withMutation(of: self, keyPath: \.title) {
                gate.wait()
                lock.withLock { value = newValue }
                gate.signal()
            }
        }
    }
}

/// The end of an observation, by which a model that never changes is left without observers.
@MainActor
@Suite("Ending observations (F76)")
struct ObservationEndTests {
    @Test("Ending an observation calls its closure once, and later changes do not")
    func ends() {
        let song = Song(1)
        let calls = Counter()
        let end = ObservationEnd()
        let title = observing(until: end, { song.title }, onChange: { MainActor.assumeIsolated { calls() } })
        #expect(title == "a" && calls.count == 0)
        end()
        #expect(calls.count == 1)
        song.title = "b"
        end()
        #expect(calls.count == 1)
    }

    @Test("It ends with the object, and with the first change")
    func endsByItself() {
        let song = Song(1)
        let calls = Counter()
        var end: ObservationEnd? = ObservationEnd()
        _ = observing(until: end, { song.title }, onChange: { MainActor.assumeIsolated { calls() } })
        end = nil
        #expect(calls.count == 1)
        song.title = "b"
        #expect(calls.count == 1)
        let other = ObservationEnd()
        _ = observing(
            until: other, { song.title + "\(song.plays)" }, onChange: { MainActor.assumeIsolated { calls() } })
        song.title = "c"
        song.plays = 1
        other()
        #expect(calls.count == 2)
    }

    @Test("For a reading that reads nothing observable no closure is made")
    func readsNothing() {
        let calls = Counter()
        func made() -> @Sendable () -> Void {
            calls()
            return {}
        }
        _ = observing(until: nil, { 1 }, onChange: made())
        #expect(calls.count == 0)
        let song = Song(1)
        _ = observing(until: nil, { song.title }, onChange: made())
        #expect(calls.count == 1)
    }
}
