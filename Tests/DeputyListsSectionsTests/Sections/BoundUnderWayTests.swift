import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Models of a binder come, go and move, also to other sections, while something is under way for a row or between rows: a menu, a swipe, the
/// placeholder of a drop.
@MainActor
@Suite("With a binder, what is under way is for its own item, and has its place of then (R19, R20, F50)", .releasesRigs)
struct BoundUnderWayTests {
    @Test("In tables, with swipes, menus and drops")
    func tables() {
        check { (stage: BoundUnderWay<HeadlessTables>) in
            stage.chain.contextMenuConfiguration.withoutCell { [unowned stage] _, thing, _ in menu(stage, thing) }
                .trailingSwipeActionsConfiguration.withoutCell { [unowned stage] thing, _ in
                    HeadlessSwipeActions([
                        HeadlessSwipeAction("Delete", style: .destructive) { isDone in
                            stage.delete(thing)
                            isDone(true)
                        }
                    ])
                }
        }
    }

    @Test("In collections, with menus and drops")
    func collections() {
        check { (stage: BoundUnderWay<HeadlessCollections>) in
            stage.chain.contextMenuConfiguration.withoutCell { [unowned stage] _, thing, _ in menu(stage, thing) }
        }
    }

    private func menu<Kit>(_ stage: BoundUnderWay<Kit>, _ thing: Thing) -> HeadlessMenu {
        HeadlessMenu([HeadlessMenuItem("Delete") { [unowned stage] in stage.delete(thing) }])
    }

    private func check<Kit>(_ register: @MainActor (BoundUnderWay<Kit>) -> Void) {
        for seed in Cases.seeds(ofSteps: 10, findsFaults: true) {
            let stage = BoundUnderWay<Kit>(seed)
            register(stage)
            stage.binder.finish()
            stage.endTurn()
            for _ in 0..<10 {
                stage.begin()
                stage.change()
                stage.end()
                guard let problem = stage.problem() else { continue }
                Issue.record("\(Kit.self), seed \(seed): \(problem)\n\(stage.steps.joined(separator: "\n"))")
                return
            }
        }
    }
}

/// A binder, what its models should be, and what is under way for them.
@MainActor
private final class BoundUnderWay<Kit: TestKit> {
    let list = Kit.makeList(height: 100_000)
    @ReleasedAfterTest private(set) var binder: SectionBinder<Kit, Part>
    private(set) var chain: ManySectionsChain<SectionBinder<Kit, Part>, Kit.ThingCell, Thing>!
    private var models: [Part: [Thing]] = [:]
    /// What the binder has read last: the things of each section that is shown, by their numbers.
    private var read: [[Int]] = []
    private let dropping: Dropping<Kit>
    /// The thing that a menu or swipe actions are open for.
    private var opened: Int?
    /// The placeholder of a drop, with the things behind it, those before it, the nearest first, and its section.
    private var dropped: (placeholder: HeadlessDropPlaceholder, behind: [Int], before: [Int], part: Part?)?
    private var isDeleted = false
    private var wrong: [String] = []
    private(set) var steps: [String] = []
    private var random: SeededRandom
    private var lastID = 0

    init(_ seed: UInt64) {
        random = SeededRandom(seed)
        let binder = Kit.makeBinder(list)
        self.binder = binder
        dropping = Dropping(on: binder.manager, list)
        binder.displayedSections = [.first, .second, .third]
        chain = binder.onAllOtherSections()
            .bind(cellType: Kit.ThingCell.self, models: { [unowned self] in models[$0] ?? [] })
        for part in Part.allCases { models[part] = (0..<below(4)).map { _ in new() } }
    }

    private func below(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }
    private func chance(_ times: Int) -> Bool { below(times) == 0 }

    private func new() -> Thing {
        lastID += 1
        return thing(lastID)
    }

    private func refresh() {
        binder.refresh()
        read = binder.displayedSections.map { (models[$0] ?? []).map(\.id) }
        // What is not shown for a while is another thing when it comes back.
        dropped?.behind.removeAll { place(of: $0) == nil }
        dropped?.before.removeAll { place(of: $0) == nil }
        if let part = dropped?.part, !binder.displayedSections.contains(part) { dropped?.part = nil }
        steps.append("read \(binder.displayedSections) \(read)")
    }

    func endTurn() {
        refresh()
        binder.manager.flush()
        list.layoutIfNeeded()
    }

    private func place(of id: Int) -> IndexPath? {
        for (number, section) in read.enumerated() { if let row = section.firstIndex(of: id) { return [number, row] } }
        return nil
    }

    // MARK: What begins

    func begin() {
        endTurn()
        let section = below(max(1, read.count))
        guard read.indices.contains(section) else { return }
        let (things, row) = (read[section], below(read[section].count + 1))
        if chance(3) {
            let placeholder = dropping.drop(at: [section, row])[0]
            dropped = (
                placeholder, Array(things[row...]), things[..<row].reversed(), binder.displayedSections[section]
            )
            steps.append("dropped at \(section), \(row)")
        } else if row < things.count {
            if let table = list as? HeadlessTable, chance(2) {
                expectNotNil(table.swipe([section, row], .trailing))
            } else {
                expectNotNil(list.press([section, row]))
            }
            opened = things[row]
            steps.append("opened \(things[row])")
        }
    }

    // MARK: What happens meanwhile

    func change() {
        for _ in 0..<below(5) {
            edit()
            if chance(2) { refresh() }
            if chance(4) { endTurn() }
        }
    }

    private func edit() {
        let (part, other) = (Part.allCases[below(Part.allCases.count)], Part.allCases[below(Part.allCases.count)])
        let count = models[part]?.count ?? 0
        let end = models[other]?.count ?? 0
        switch below(6) {
        case 0, 1: models[part]?.insert(new(), at: below(count + 1))
        case 2 where count > 0: models[part]?.remove(at: below(count))
        case 3 where count > 0:
            let moved = models[part]!.remove(at: below(count))
            models[other]?.insert(moved, at: below(part == other ? count : end + 1))
        case 4: models[part]?.shuffle(using: &random)
        case 5:
            binder.displayedSections = Part.allCases.shuffled(using: &random).dropLast(below(2))
            refresh()
        default: break
        }
    }

    // MARK: What ends

    /// The action of a menu or a swipe.
    func delete(_ thing: Thing) {
        isDeleted = true
        if thing.id != opened { wrong.append("\(thing) is deleted") }
        let place = binder.manager.items.indexPath(of: thing)
        if place != self.place(of: thing.id) { wrong.append("\(thing) is at \(place as Any)") }
        for part in Part.allCases { models[part]?.removeAll { $0.id == thing.id } }
        refresh()
        binder.manager.flush()
    }

    func end() {
        refresh()
        if let opened {
            isDeleted = false
            if chance(2), list.perform("Delete") != isDeleted { wrong.append("the action of \(opened) has not run") }
            list.closeMenu()
            (list as? HeadlessTable)?.endSwipe()
        }
        opened = nil
        commit()
        endTurn()
    }

    /// Where something that is dropped between things is now: between the same; nil if nothing of them is left.
    private func placeOfDrop() -> IndexPath? {
        guard let dropped else { return nil }
        if let place = dropped.behind.lazy.compactMap(place).first { return place }
        if let place = dropped.before.lazy.compactMap(place).first { return [place[0], place[1] + 1] }
        return dropped.part.flatMap(binder.displayedSections.firstIndex).map { [$0, 0] }
    }

    private func commit() {
        guard let dropped else { return }
        let expected = placeOfDrop()
        self.dropped = nil
        let isCalled = dropped.placeholder.commitInsertion { [self] path in
            binder.manager.commitInsertion(at: path) { [self] _, place in
                guard let expected, place == expected else {
                    return wrong.append("the drop is at \(place), not \(expected as Any)")
                }
                models[binder.displayedSections[expected[0]]]?.insert(new(), at: expected[1])
                refresh()
            }
        }
        if expected == nil {
            if binder.manager.anomalies.map(\.code) != [.outsideData] { wrong.append("it is not said to be lost") }
            binder.manager.anomalyLog.removeAll()
        }
        if !isCalled { wrong.append("the drop has no placeholder") }
        steps.append("committed")
    }

    /// What is wrong; nil if all is right.
    func problem() -> String? {
        let shown = list.itemCounts.enumerated().map { section, count in
            (0..<count).compactMap { list.view(.cell, at: [section, $0])?.text }
        }
        if shown != read.map({ $0.map { "\($0)" } }) { return "the list shows \(shown), not \(read)" }
        let problems =
            wrong + binder.manager.anomalies.map { "\($0)" } + list.updates.refusals.map(\.description)
            + list.exceptions.map(\.description) + binder.manager.checkInvariants()
        return problems.first
    }
}
