extension Resolution: CustomStringConvertible {
    /// The whole road, a line per step.
    public var description: String {
        var lines = ["\(event) at \(place)" + (item.map { " (\($0))" } ?? " (no item)")]
        if place == .host { lines[0] = event }
        lines.append(
            "  announced: " + (isAnnounced ? announcedBecause.map(\.description).joined(separator: "; ") : never))
        for step in steps { lines.append("  \(step)") }
        lines.append("  answered by: \(answeredBy)" + (answer.map { " → \($0)" } ?? ""))
        return lines.joined(separator: "\n")
    }

    private var never: String { "no, nobody registered for it: the host never asks" }
}

extension Resolution.AnsweredBy: CustomStringConvertible {
    public var description: String { rawValue }
}

extension Resolution.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .handlers(1): "yes, 1 handler"
        case .handlers(let count): "yes, \(count) handlers"
        case .owner: "yes, the owner implements it"
        case .required: "yes, the protocol requires it"
        case .needed(let reason): "yes, Deputy needs it for \(reason)"
        case .slotSetAgain(let slot): "it came late, so \(slot) was set again, which reloads the list"
        }
    }
}

extension Resolution.Step: CustomStringConvertible {
    public var description: String { "\(candidate): \(outcome)" }
}

extension Resolution.Candidate: CustomStringConvertible {
    public var description: String {
        switch self {
        case .gate(let event): "gate \(event)"
        case .mapping(let view, let model, let site): "mapping \(view) for \(model) (\(site))"
        case .handler(let site): "  handler (\(site))"
        case .owner(let name): "owner \(name)"
        case .fallback(let summary): "default (\(summary))"
        }
    }
}

extension Resolution.Outcome: CustomStringConvertible {
    public var description: String {
        switch self {
        case .isOpen: "open, nobody answers it and its default is yes"
        case .isClosed: "closed, nobody answers it and its default is no: the event is never sent"
        case .mayClose: "somebody answers it, and may say no"
        case .isTheRows: "is the row's"
        case .otherModel(let expected): "skipped, the item is not \(expected)"
        case .conditionFails(let condition): "skipped, it holds only \(condition)"
        case .afterTheRows: "skipped, an earlier mapping is the row's"
        case .answers: "answers"
        case .hears: "hears it"
        case .mayPass: "may pass"
        case .passed: "passed"
        case .standsBehind: "asked only if those before it pass"
        case .notReached: "never asked, somebody before it answers"
        case .needsView: "skipped, it takes the cell and none is on screen"
        case .otherView: "skipped, it takes another type of view"
        case .ownerGone: "skipped, the object it was registered with is gone"
        case .notImplemented: "does not implement it"
        case .heardAlready: "silent, a handler has heard it"
        }
    }
}
