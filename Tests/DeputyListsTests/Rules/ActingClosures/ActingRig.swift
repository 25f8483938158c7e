import DeputyHeadless
import Foundation
import RandomCases

/// A list whose closures do anything there is to do, at any moment, and what is to be on screen afterwards.
@MainActor
final class ActingRig<Kit: TestKit> {
    let list = Kit.makeList(height: 150)
    /// The managers that were made for the list, in order; nil for one that was let go.
    var managers: [ListManager<Kit>?] = []
    /// The binder of the first manager; nil if there is none, or not any more.
    var binder: SectionBinder<Kit, Part>?
    /// What the binder shows.
    var data = things(1, 2, 3)
    /// The manager whose data is to be on screen; nil if nobody's is.
    weak var current: ListManager<Kit>?
    /// How much the closures may still do.
    var budget = 0
    /// What has been done, for the message of a failure.
    var trail: [String] = []
    /// An object that closures live with, and an owner.
    var object: Counter? = Counter()
    var owner: RowsOwner?
    var tokens: [Registration] = []
    /// Those that decide about updates, which managers hold weakly.
    var delegates: [ActingUpdateDelegate] = []
    /// How many scopes of uses have begun, and how many have ended.
    var (begun, ended) = (0, 0)
    var random: SeededRandom
    var number = 100

    init(seed: UInt64, isBound: Bool) {
        random = SeededRandom(seed)
        list.keepsJournal = false
        if isBound { bind() } else { makeManager() }
        list.layoutIfNeeded()
        list.updates = HeadlessUpdates()
    }

    func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    /// What every closure does: something, while there is something left to do.
    func act(in place: String) {
        guard budget > 0, below(3) == 0 else { return }
        budget -= 1
        let act = Act.allCases[below(Act.allCases.count)]
        trail.append("\(act) in \(place)")
        perform(act)
    }

    /// Makes a manager of its own items, which takes the list over.
    func makeManager() {
        let manager = ListManager(list, anomalyLog: log())
        managers.append(manager)
        current = manager
        manager.register(Kit.ThingCell.self, for: Thing.self) { mapping in
            mapping.condition = .where { [weak self] _, _ in
                self?.act(in: "condition")
                return true
            }
            mapping.whileInUse { [weak self] scope, _, _, _ in
                self?.begun += 1
                scope.onEnd {
                    self?.ended += 1
                    self?.act(in: "onEnd")
                }
                self?.act(in: "whileInUse")
            }
            Kit.answerHeight(mapping) { [weak self] thing in
                self?.act(in: "height")
                return CGFloat(30 + thing.id % 3 * 10)
            }
        } configure: { [weak self] cell, thing, _ in
            cell.configure(thing)
            self?.act(in: "configure")
        }
        manager.register(Kit.OddCell.self)
        registerClosures(on: manager)
        manager.items.setItems((0..<below(20)).map { _ in nextThing() })
    }

    private func bind() {
        let binder = Kit.makeBinder(list)
        self.binder = binder
        managers.append(binder.manager)
        current = binder.manager
        binder.manager.anomalyLog.sink = log().sink
        binder.onSection(.first)
            .bind(
                cellType: Kit.ThingCell.self,
                models: { [weak self] in
                    self?.act(in: "models")
                    return self?.data ?? []
                }
            )
            .onNearEnd { [weak self] in self?.act(in: "onNearEnd") }
        registerClosures(on: binder.manager)
        binder.finish()
    }

    private func log() -> AnomalyLog {
        let log = AnomalyLog()
        log.sink = { [weak self] _ in self?.act(in: "sink") }
        return log
    }

    func nextThing() -> Thing {
        number += 1
        return thing(number, below(2))
    }

    /// Lets everything happen that is still to happen.
    func settle() async {
        budget = 0
        for _ in 0..<1_000 {
            await endOfTurn()
            for manager in managers { manager?.flush() }
            list.layoutIfNeeded()
            if managers.allSatisfy({ $0?.isUpdatePending != true }) { break }
        }
        // The slots of a manager that was let go are given back a turn later.
        await endOfTurn()
        list.layoutIfNeeded()
    }

    /// What is wrong; empty if all is well.
    var problems: [String] {
        var problems = list.exceptions.map(\.description) + list.updates.refusals.map(\.description)
        for manager in managers { problems += manager?.checkInvariants() ?? [] }
        guard let current else { return problems }
        let data = current.items.sections
        if list.itemCounts != data.map(\.items.count) { problems.append("has \(list.itemCounts) items") }
        for path in list.visibleItems {
            let (text, item) = (list.view(.cell, at: path)?.text ?? "", current.items.item(at: path, as: Thing.self))
            if item.map({ text == "\($0)" || text == "odd \($0)" }) != true {
                problems.append("shows \(text) at \(path) for \(item.map { "\($0)" } ?? "nothing")")
            }
        }
        let count = data.reduce(0) { $0 + $1.items.count }
        if list.visibleItems.isEmpty != (count == 0) { problems.append("shows \(list.visibleItems) of \(count)") }
        if binder != nil, current === managers[0], data.flatMap(\.items).count != self.data.count {
            problems.append("has \(count) items of \(self.data.count) bound")
        }
        return problems
    }
}
