import DeputyHeadless
import DeputySections
import Foundation
import TestSupport

@testable import ListTestSupport

/// A list whose closures do anything there is to do, at any moment, and what is to be on screen afterwards.
@MainActor
final class ActingRig<Kit: ActingKit> {
    let list = Kit.makeList(height: 150)
    /// The managers that were made for the list, in order; nil for one that was let go.
    var managers: [ListManager<Kit>?] = []
    /// The binder of the first manager; nil if there is none, or not any more.
    var binder: SectionBinder<Kit, Part>?
    /// What the first section of the binder shows.
    var data = things(1, 2, 3)
    /// What a section follows: the second one of the binder, and the last one of a manager's own items.
    let model = ActingModel()
    /// The manager whose data is to be on screen; nil for none.
    weak var current: ListManager<Kit>?
    /// How much the closures may still do.
    var budget = 0
    /// What has been done, for the message of a failure.
    var trail: [String] = []
    /// An object that closures live with, and an owner.
    var object: Counter? = Counter()
    var owner: AnyObject?
    /// Whether owners implement everything; else they only say how many rows there are.
    let hasRecordingOwners: Bool
    var tokens: [EventRegistration] = []
    /// Streams that are read, each by a loop that acts.
    var streams: [Notes] = []
    /// What went wrong inside closures.
    private var faults: [String] = []
    /// How many scopes of uses have begun, and how many have ended.
    var (begun, ended) = (0, 0)
    var random: SeededRandom
    var number = 100

    init(seed: UInt64, isBound: Bool) {
        var random = SeededRandom(seed)
        hasRecordingOwners = Bool.random(using: &random)
        let waits = Bool.random(using: &random)
        self.random = random
        list.keepsJournal = false
        list.keepsAnimating = waits
        Kit.giveRoomForHeaders(list)
        if isBound { bind() } else { makeManager() }
        list.layoutIfNeeded()
        list.updates = HeadlessUpdates()
    }

    func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    /// What every closure does: something, while there is something left to do.
    func act(in place: String) {
        guard budget > 0, below(3) == 0 else { return }
        budget -= 1
        // A person makes no gesture inside a closure.
        let acts = Act.allCases.filter { $0 != .gesture }
        let act = acts[below(acts.count)]
        trail.append("\(act) in \(place)")
        let updates = list.updates
        perform(act)
        // What a closure of the only manager has updated waits for the end of its event.
        let waits = ["configure", "height", "willDisplay", "prefetch", "shouldHighlight"].contains(place)
        if act == .flush, waits, managers.count == 1, list.updates != updates {
            faults.append("is updated in \(place)")
        }
    }

    func log() -> AnomalyLog {
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
        // A row that a person moved is where it was put until the next update.
        for manager in managers { manager?.setNeedsCheck() }
        for _ in 0..<1_000 {
            await endOfTurn()
            for manager in managers { manager?.flush() }
            list.layoutIfNeeded()
            list.endAnimations()
            if isShownAsItIs, managers.allSatisfy({ $0?.isUpdatePending != true }) { break }
        }
        // The slots of a manager that was let go are given back a turn later.
        await endOfTurn()
        list.layoutIfNeeded()
        list.endAnimations()
    }

    /// Lets everything go that the rig keeps.
    func end() async {
        for manager in managers { manager?.detach() }
        managers = []
        binder = nil
        for stream in streams { stream.end() }
        streams = []
        await settle()
    }

    /// Whether what is followed has been read since it changed last.
    private var isShownAsItIs: Bool {
        guard let current else { return true }
        return current.items.items(inSection: current.items.numberOfSections - 1).count == model.things.count
            || (binder != nil && model.things.isEmpty)
    }

    /// What is wrong; empty if all is well.
    var problems: [String] {
        var problems = faults + list.exceptions.map(\.description) + list.updates.refusals.map(\.description)
        for manager in managers { problems += manager?.checkInvariants() ?? [] }
        guard let current else {
            // A list whose manager has gone has no data source, so nothing may be left of what it showed.
            if list.isOnScreen,
                !list.visibleItems.isEmpty || !list.selectedItems.isEmpty || list.itemCounts.contains(where: { $0 > 0 })
            {
                problems.append("still shows \(list.visibleItems), and has \(list.selectedItems) selected")
            }
            return problems
        }
        let data = current.items.sections
        if list.itemCounts != data.map(\.items.count) { problems.append("has \(list.itemCounts) items") }
        // Headers may be as high as the window.
        if list.visibleItems.isEmpty, let section = data.firstIndex(where: { !$0.items.isEmpty }) {
            list.scroll(to: [section, 0])
        }
        for path in list.visibleItems {
            let (text, item) = (list.view(.cell, at: path)?.text ?? "", current.items.item(at: path))
            let texts = item.map { [($0 as? Apple)?.name ?? "\($0)", "odd \($0)"] }
            if texts?.contains(text) != true {
                problems.append("shows \(text) at \(path) for \(item.map { "\($0)" } ?? "nothing")")
            }
        }
        let count = data.reduce(0) { $0 + $1.items.count }
        if list.visibleItems.isEmpty != (count == 0) { problems.append("shows \(list.visibleItems) of \(count)") }
        if !isShownAsItIs { problems.append("does not follow \(model.things)") }
        if binder != nil, current === managers[0], count != self.data.count + model.things.count {
            problems.append("has \(count) items of \(self.data.count) and \(model.things.count) bound")
        }
        return problems
    }
}
