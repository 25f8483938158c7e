import Deputy

/// Decides what is to be done about one of a list's delegate slots.
///
/// A value: its keeper tells it what it sees in the slot, and carries out the action it gets.
struct SlotPlan: Equatable {
    /// The protocol the slot is for.
    let part: DelegatePart
    /// What the slot is as far as the plan knows.
    private(set) var state = State.free
    /// The selectors that the list was told are implemented when the slot was last set.
    private var told: Set<String> = []

    enum State: Equatable {
        /// Nobody has asked for the slot yet, or it was given back.
        case free
        /// The manager's proxy is in it.
        case held
        /// The proxy was in it, and somebody has put another object, or nil, in its place.
        case lost
    }

    /// What can be seen of the slot.
    struct Situation: Equatable {
        /// Whether the manager's proxy is in the slot.
        var hasProxy: Bool
        /// Whether the manager has anything to answer there.
        var isNeeded: Bool
        /// The selectors of the catalogue and of the mappings that the proxy says yes to now.
        var implemented: Set<String>
        /// Whether the proxy would answer otherwise about a selector no catalogue knows than it did when it was asked.
        var hasOtherAnswers: Bool
    }

    enum Action: Equatable {
        case leave
        /// Remember who is in the slot, and put the proxy there.
        case take
        /// Empty the slot and put the proxy there again, so that the list asks again what is implemented; with the
        /// selectors that came or went.
        case setAgain(for: Set<String>)
        /// Put back who was in the slot before.
        case giveBack
        /// Report that somebody took the slot.
        case reportLoss
    }

    init(_ part: DelegatePart) { self.part = part }

    /// What is to be done now.
    mutating func next(_ situation: Situation) -> Action {
        switch state {
        case .free:
            guard situation.isNeeded else { return .leave }
            state = .held
            told = situation.implemented
            return .take
        case .held where !situation.hasProxy:
            return look(hasProxy: false)
        case .held where !situation.isNeeded:
            state = .free
            return .giveBack
        case .held:
            guard isStale(situation) else { return .leave }
            return setAgain(situation)
        case .lost:
            guard situation.hasProxy else { return .leave }
            // Whoever took it has put the proxy back, and what the list asked then may be long ago.
            state = .held
            return setAgain(situation)
        }
    }

    /// Whether somebody has taken the slot since it was last looked at; the rest of the plan can wait.
    mutating func look(hasProxy: Bool) -> Action {
        guard state == .held, !hasProxy else { return .leave }
        state = .lost
        return .reportLoss
    }

    /// What is to be done when the manager leaves the list.
    mutating func end(hasProxy: Bool) -> Action {
        defer { state = .free }
        return state != .free && hasProxy ? .giveBack : .leave
    }

    /// Somebody who has a right to it has put another proxy in the slot.
    mutating func replace() { state = .lost }

    private mutating func setAgain(_ situation: Situation) -> Action {
        defer { told = situation.implemented }
        return .setAgain(for: told.symmetricDifference(situation.implemented))
    }

    private func isStale(_ situation: Situation) -> Bool {
        part.isAskedWhenSet && (told != situation.implemented || situation.hasOtherAnswers)
    }
}

extension DelegatePart {
    /// Whether a list asks its object what it implements when the slot is set, and keeps the answers. Drag and drop
    /// delegates are asked each time; setting them again would only end a drag.
    var isAskedWhenSet: Bool { self != .drag && self != .drop }

    /// Whether a list that sets the slot again shows everything again: selection and an open swipe are gone with it.
    var reloadsWhenSet: Bool { self == .dataSource }

    /// Whether the manager is always in the slot.
    var isAlwaysNeeded: Bool { self == .delegate || self == .dataSource }
}
