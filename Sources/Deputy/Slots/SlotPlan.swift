/// Decides what to do with one of a list's delegate slots.
///
/// A value: its keeper passes the slot's situation, and carries out the action that is returned.
package struct SlotPlan {
    /// The protocol the slot is for.
    package let part: DelegatePart
    /// The state of the slot at the last check.
    package private(set) var state = State.free
    /// What was implemented when the slot was last set.
    private var told = Implemented()

    package enum State {
        /// The slot was not needed yet, or it was given back.
        case free
        /// The manager's proxy is in it.
        case held
        /// The proxy was in it, and was replaced by another object or nil.
        case lost
    }

    /// What the proxy in the slot implements.
    package struct Implemented: Equatable {
        /// The events that are announced.
        package var events: EventSet
        /// Whether each of the protocol's other methods is needed.
        package var others: [Bool]

        package init(events: EventSet = EventSet(), others: [Bool] = []) {
            (self.events, self.others) = (events, others)
        }

        package var isEmpty: Bool { events.isEmpty && !others.contains(true) }
    }

    package enum Action: Equatable {
        case leave
        /// Remember the object in the slot, and put the proxy there.
        case take
        /// Empty the slot and put the proxy there again, so that the list asks again what is implemented; with the
        /// events that changed.
        case setAgain(for: EventSet)
        /// Put the former object back.
        case giveBack
        /// Report that another object took the slot.
        case reportLoss
    }

    package init(_ part: DelegatePart) { self.part = part }

    /// Whether another object is in the slot, as far as is known.
    package var isLost: Bool { state == .lost }

    /// The action to carry out now.
    /// - Parameters:
    ///   - hasProxy: whether the manager's proxy is in the slot.
    ///   - isNeeded: whether the manager has anything to answer there.
    ///   - implemented: what the proxy implements now.
    ///   - hasOtherAnswers: whether `responds(to:)` changed for a selector outside the catalogue since it was last asked.
    package mutating func next(hasProxy: Bool, isNeeded: Bool, implemented: Implemented, hasOtherAnswers: Bool)
        -> Action
    {
        switch state {
        case .free where isNeeded:
            state = .held
            told = implemented
            return .take
        case .held where !hasProxy: return lose()
        case .held where !isNeeded:
            state = .free
            return .giveBack
        case .held where part.isAskedWhenSet && (told != implemented || hasOtherAnswers): break
        // The proxy was put back by other code, so the list's answers may be outdated.
        case .lost where hasProxy: state = .held
        case .free, .held, .lost: return .leave
        }
        defer { told = implemented }
        return .setAgain(for: told.events.symmetricDifference(implemented.events))
    }

    /// Notes that another object has taken the slot.
    @discardableResult
    package mutating func lose() -> Action {
        state = .lost
        return .reportLoss
    }

    /// The action to carry out when the manager leaves the list.
    package mutating func end(hasProxy: Bool) -> Action {
        defer { state = .free }
        return state != .free && hasProxy ? .giveBack : .leave
    }
}

extension DelegatePart {
    /// Whether a list asks its object what it implements when the slot is set, and keeps the answers. Drag and drop
    /// delegates are asked each time; setting them again would only end a drag.
    var isAskedWhenSet: Bool { self != .drag && self != .drop }

    /// Whether setting the slot again reloads the list, which ends the selection and an open swipe.
    package var reloadsWhenSet: Bool { self == .dataSource }

    /// Whether the manager is always in the slot.
    package var isAlwaysNeeded: Bool { self == .delegate || self == .dataSource }
}

extension SlotPlan.Action {
    /// What becomes of the slot, as a recording names it; nil for nothing.
    package var recorded: String? {
        switch self {
        case .leave: nil
        case .take: "taken"
        case .setAgain: "set again"
        case .giveBack: "given back"
        case .reportLoss: "lost"
        }
    }
}
