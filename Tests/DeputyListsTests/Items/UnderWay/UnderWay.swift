import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// A list, what should be in it, and what is under way for its sections and rows.
@MainActor
final class UnderWay<Kit: TestKit> {
    /// Something that is followed.
    @MainActor
    final class Follower {
        enum Kind: CaseIterable { case items, sequence, header, footer }
        let kind: Kind
        var part: PlainPart
        let rows = Changing<[PlainRow]>([])
        let model = Changing(0)
        let feed: AsyncStream<[Thing]>.Continuation
        var token: EventRegistration?

        init(_ kind: Kind, _ part: PlainPart, _ feed: AsyncStream<[Thing]>.Continuation) {
            (self.kind, self.part, self.feed) = (kind, part, feed)
        }
    }

    let board = ListBoard<Kit>()
    private(set) var memos: ViewMapping<Kit.Events, CellScope, Kit.AppleCell, Memo>!
    var random: SeededRandom
    var plain = PlainSections()
    private var followers: [Follower] = []
    /// The comparison under way.
    private var compared: (part: PlainPart, rows: [PlainRow], task: Task<Void, Never>)?
    /// The row that a menu or swipe actions are open for.
    private var opened: PlainRow?
    private let dropping: Dropping<Kit>
    /// The placeholder of a drop, with the rows behind it, those before it, the nearest first, and its section.
    private var dropped:
        (placeholder: HeadlessDropPlaceholder, behind: [ItemIdentity], before: [ItemIdentity], section: ItemIdentity)?
    /// Where the row of an action that ran was then; nil if none ran.
    private var acted: IndexPath??
    /// Whether something came for a section or a row that is gone.
    private var hasLost = false
    /// What was done, for a case that fails.
    private(set) var steps: [String] = []
    private var store: ItemStore { board.items }

    init(_ seed: UInt64) {
        random = SeededRandom(seed)
        dropping = Dropping(on: board.manager, board.list)
        board.list.keepsJournal = false
        board.manager.register(Kit.AppleCell.self, for: Memo.self) {
            memos = $0
        } configure: { cell, memo, _ in
            (cell as? HeadlessCell)?.text = "\(memo)"
            (cell as? HeadlessCollectionCell)?.text = "\(memo)"
        }
        for _ in 0..<below(4) { plain.insert(.random(&random), at: plain.count) }
        store.setSections(plain.sections.map(\.section))
        board.endTurn()
    }

    private func below(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }
    private func chance(_ times: Int) -> Bool { below(times) == 0 }

    // MARK: What begins

    func begin() {
        if chance(6), !followers.isEmpty { followers.remove(at: below(followers.count)).token?.cancel() }
        if followers.count < 4, chance(2) { follow() }
        board.endTurn()
        if !plain.isEmpty, chance(4) { return drop() }
        guard !plain.places.isEmpty, chance(2) else { return }
        let place = plain.places[below(plain.places.count)]
        let path: IndexPath = [place.section, place.row]
        let isOpen =
            if let table = board.list as? HeadlessTable, chance(2) { table.swipe(path, .trailing) != nil } else {
                board.list.press(path) != nil
            }
        expectTrue(isOpen)
        opened = plain[place.section].rows[place.row]
        note("opened \(opened!)")
    }

    private func drop() {
        let number = below(plain.count)
        let (identities, row) = (store.sections[number].identities, below(plain[number].rows.count + 1))
        dropped = (
            dropping.drop(at: [number, row])[0], Array(identities[row...]), identities[..<row].reversed(),
            store.sections[number].identity!
        )
        note("drops at \(number), \(row)")
    }

    private func follow() {
        let number = below(plain.count + 2)
        let (stream, feed) = AsyncStream.makeStream(of: [Thing].self)
        let follower = Follower(Follower.Kind.allCases[below(4)], plain.part(number), feed)
        change(follower)
        follower.token =
            switch follower.kind {
            case .items: store.follow(inSection: number) { follower.rows.value.map(\.item) }
            case .sequence: store.follow(stream, inSection: number)
            case .header: store.followHeader(inSection: number) { follower.model.value }
            case .footer: store.followFooter(inSection: number) { follower.model.value }
            }
        followers.append(follower)
        if follower.kind != .sequence { write(follower) }
        note("follows \(follower.kind) of \(number)")
    }

    private func change(_ follower: Follower) {
        follower.rows.value = PlainRow.several(&random, isMemo: follower.kind == .sequence ? false : nil)
        follower.model.value = 1 + below(8)
    }

    /// Begins a comparison, and changes the data while it is under way.
    func changeMeanwhile() async {
        if chance(2) {
            let (number, rows) = (below(plain.count + 2), PlainRow.several(&random, isMemo: false))
            let things = rows.map { Thing(id: $0.id, content: $0.content) }
            let last = store.lastComparison
            overtake(number)
            let task = Task { [store] in await store.applyInBackground(items: things, inSection: number) }
            compared = (plain.part(number), rows, task)
            note("compares for \(number)")
            while store.lastComparison == last { await Task.yield() }
            // It may have ended already; from here on it has not, until another turn begins.
            if store.comparisons.isEmpty { await endComparison() }
        }
        changeSections()
        if chance(2) { endSome() }
        await endComparison()
    }

    // MARK: What happens meanwhile

    private func changeSections() {
        if chance(3) {
            store.batch(animations: .off) { [self] _ in for _ in 0..<1 + below(3) { edit() } }
        }
        for _ in 0..<below(4) { edit() }
    }

    private func insert(_ section: PlainSection) {
        let number = below(plain.count + 1)
        plain.insert(section, at: number)
        note("inserts at \(number), id \(section.id ?? -1)")
        store.insertSection(section.section, at: number)
    }

    private func remove() -> PlainSection {
        let number = below(plain.count)
        note("removes \(number)")
        store.removeSection(number)
        return plain.remove(number)
    }

    private func edit() {
        guard !plain.isEmpty else { return insert(.random(&random)) }
        let number = below(plain.count)
        let count = plain[number].rows.count
        switch below(12) {
        case 0, 1: insert(.random(&random))
        case 2: _ = remove()
        case 3, 4:
            let destination = below(plain.count)
            store.moveSection(number, to: destination)
            plain.move(number, to: destination)
            note("moves \(number) to \(destination)")
        case 5, 6:
            // It goes, other things happen, and it comes back.
            var section = remove()
            for _ in 0..<below(3) { edit() }
            if chance(2) { section.rows = PlainRow.several(&random) }
            insert(section)
        case 7 where plain.hasOwnIDs:
            overtake()
            plain.reorder(plain.sections.indices.shuffled(using: &random))
            store.apply(sections: plain.sections.map(\.section))
            note("reorders")
        case 8:
            let (row, at) = (PlainRow.random(&random), below(count + 1))
            plain[number].rows.insert(row, at: at)
            store.insert(row.item, at: [number, at])
        case 9 where count > 0:
            let at = below(count)
            plain[number].rows.remove(at: at)
            store.remove(at: [number, at])
        case 10 where count > 0:
            let (at, target) = (below(count), below(plain.count))
            let row = plain[number].rows.remove(at: at)
            let end = below(plain[target].rows.count + 1)
            plain[target].rows.insert(row, at: end)
            store.move([number, at], to: [target, end])
        case 11 where chance(3):
            overtake()
            plain.removeAll()
            store.removeAll()
            note("removes all")
        case 11:
            overtake(number)
            plain[number].rows = PlainRow.several(&random)
            note("sets \(number)")
            store.setItems(plain[number].rows.map(\.item), inSection: number)
        default: break
        }
    }

    // MARK: What ends

    private func endSome() {
        for step in [act, refresh].shuffled(using: &random) where chance(2) {
            step()
            if chance(2) { board.endTurn() }
        }
    }

    func end() async {
        endSome()
        await feed()
        endSome()
        commit()
        if opened != nil {
            board.list.closeMenu()
            (board.list as? HeadlessTable)?.endSwipe()
        }
        opened = nil
        board.endTurn()
    }

    /// The actions of an item's menu or swipe, which name the item.
    func action<Item: Identifiable & Equatable>(_ title: String, _ item: Item, changed: Item) {
        acted = .some(store.indexPath(of: item))
        if title == "Delete" { store.remove(item) } else { store.replace(changed) }
    }

    private func act() {
        guard let row = opened else { return }
        acted = nil
        let title = chance(2) ? "Delete" : "Change"
        guard board.list.perform(title), let seen = acted else { return }
        let place = plain.place(of: row)
        expectEqual(seen, place.map { [$0.section, $0.row] })
        guard let place else {
            if title == "Change" { hasLost = true }
            return
        }
        if title == "Delete" {
            plain[place.section].rows.remove(at: place.row)
        } else {
            // Of several with one id that with the new content is meant, if there is one.
            let changed = PlainRow(isMemo: row.isMemo, id: row.id, content: row.content + 10)
            guard let target = plain.place(of: changed) else { return }
            plain[target.section].rows[target.row] = changed
        }
    }

    /// Where something that is dropped between rows is now: between the same; nil if nothing of them is left.
    private func placeOfDrop() -> IndexPath? {
        guard let dropped else { return nil }
        func place(_ identity: ItemIdentity) -> IndexPath? { store.indexPath(of: identity, near: [0, 0]) }
        if let place = dropped.behind.lazy.compactMap(place).first { return place }
        if let place = dropped.before.lazy.compactMap(place).first { return [place[0], place[1] + 1] }
        return store.section(of: dropped.section).map { [$0, 0] }
    }

    private func commit() {
        guard let dropped else { return }
        let expected = placeOfDrop()
        self.dropped = nil
        let row = PlainRow.random(&random)
        let isCalled = dropped.placeholder.commitInsertion { path in
            board.manager.commitInsertion(at: path) { items, place in
                expectEqual(place, expected)
                items.insert(row.item, at: place)
            }
        }
        expectTrue(isCalled)
        guard let expected else {
            hasLost = true
            return note("drops nothing")
        }
        plain[expected[0]].rows.insert(row, at: expected[1])
        note("dropped at \(expected)")
    }

    private func endComparison() async {
        guard let (_, rows, task) = compared else { return }
        await task.value
        // It is another one if it has been overtaken.
        guard let (part, _, _) = compared else { return }
        compared = nil
        note("compared")
        guard let number = plain.number(of: part) else {
            hasLost = true
            return
        }
        plain.make(number)
        plain[number].rows = rows
    }

    private func refresh() {
        for follower in followers where follower.kind != .sequence && chance(2) { change(follower) }
        for follower in followers where follower.kind != .sequence { write(follower) }
        store.refresh()
        note("refreshed")
    }

    private func feed() async {
        for follower in followers where follower.kind == .sequence && chance(2) {
            change(follower)
            let (version, lost) = (store.version, losses)
            follower.feed.yield(follower.rows.value.map { Thing(id: $0.id, content: $0.content) })
            await until("it is taken, or said to be lost") { store.version != version || losses != lost }
            write(follower)
        }
    }

    /// How often something was said to be lost.
    private var losses: Int {
        board.manager.anomalies.filter { $0.code == .outsideData && !$0.headline.contains("and was made") }.reduce(0) {
            $0 + board.manager.anomalyLog.occurrences(of: $1)
        }
    }

    private func write(_ follower: Follower) {
        note("writes \(follower.kind) of \(follower.part)")
        guard let number = plain.number(of: follower.part) else {
            hasLost = true
            return
        }
        switch follower.kind {
        case .items, .sequence: overtake(number)
        case .header, .footer: break
        }
        plain.make(number)
        switch follower.kind {
        case .items, .sequence: plain[number].rows = follower.rows.value
        case .header: plain[number].header = follower.model.value
        case .footer: plain[number].footer = follower.model.value
        }
        follower.part = plain.part(number)
    }

    /// Whoever replaces a section's items wants nothing of an earlier comparison.
    /// - Parameter number: that section's; nil for all.
    private func overtake(_ number: Int? = nil) {
        guard let compared, let place = plain.number(of: compared.part) else { return }
        if number == nil || number == place { self.compared = nil }
    }

    private func note(_ step: String) { steps.append("\(step): \(plain)") }

    // MARK: Comparing

    /// What is wrong; nil if all is right.
    func problem() -> String? {
        let data = store.sections.map { section in
            "\(section.header ?? "")[\(section.items.map { "\($0)" }.joined(separator: " "))]\(section.footer ?? "")"
        }.joined(separator: " ")
        let rows = plain.sections.map { "[\($0.rows.map(\.description).joined(separator: " "))]" }
        let isSaid = losses > 0
        board.manager.anomalyLog.removeAll()
        defer { hasLost = false }
        if data != "\(plain)" { return "the data is \(data), not \(plain)" }
        if board.shown != rows.joined(separator: " ") { return "the list shows \(board.shown), not \(plain)" }
        if isSaid != hasLost { return hasLost ? "it is not said that something is lost" : "nothing is lost" }
        let problems =
            board.list.updates.refusals.map(\.description) + board.list.exceptions.map(\.description)
            + board.manager.checkInvariants()
        return problems.first
    }

    func finish() {
        for follower in followers { follower.token?.cancel() }
    }
}
