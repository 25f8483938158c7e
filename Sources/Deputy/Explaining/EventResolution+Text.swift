#if EXPLANATIONS
extension EventResolution: Printed {
    /// All steps, a line each.
    package var printed: String {
        var lines = ["\(event) at \(place) (\(item ?? absence))"]
        if place == .host { lines[0] = event }
        if let listDiffers { lines.append("  place: in the data; \(listDiffers)") }
        lines.append("  announced: " + announcement)
        for step in printedSteps { lines.append("  \(step)") }
        lines.append("  answered by: \(verdict)" + (answer.map { " → \($0)" } ?? ""))
        return lines.joined(separator: "\n")
    }

    /// The words for a missing item, with the reason if it is a mistake.
    private var absence: String { "no item" + (noItemBecause.map { ": \($0)" } ?? "") }

    /// The steps with the handlers and streams directly below the row's mapping, to which they belong.
    package var printedSteps: [Step] {
        guard let row = steps.firstIndex(where: { $0.outcome == .isTheRows }) else { return steps }
        let others = steps[(row + 1)...]
        return steps[...row] + others.filter(\.candidate.isOnMapping) + others.filter { !$0.candidate.isOnMapping }
    }

    private var announcement: String {
        if isAnnounced { return announcedBecause.map(\.description).joined(separator: "; ") }
        if isEmitted { return "no, nothing is registered for it: the view emits it anyway" }
        let reason =
            lostHandlers > 0
            ? "everything registered for it ended with objects that are gone"
            : strays.isEmpty
                ? "nothing is registered for it"
                : "no mapping is registered that the closures for it are for: " + strays.joined(separator: ", ")
        let consequence =
            mayBePassedOn ? "the host asks the object in that slot, which may ask here" : "the host never asks"
        return "no, \(excludedBecause ?? reason): \(consequence)"
    }

    /// What answers, in a sentence that says what it depends on.
    private var verdict: String {
        if mayAnswer == [.neverSent] { return "nobody, as it is never sent" }
        if mayAnswer == [.nobody] { return "nobody" }
        guard mayAnswer.last == .neverSent else { return chain }
        return condition(of: steps.filter(\.outcome.mayKeepBack).map(\.candidate))
            + (mayBePassedOn ? "if that object asks, " : "") + chain
    }

    /// The condition for the event to be sent, as the beginning of a sentence.
    private func condition(of candidates: [Candidate]) -> String {
        let names = candidates.map(\.noun)
        guard let first = candidates.first else { return "" }
        if candidates.count == 1, case .setting = first { return "if \(names[0]) allows it, " }
        return "if \(names.joined(separator: " and ")) \(names.count == 1 ? "says" : "say") yes, "
    }

    /// The candidates that are asked, each with the reason why the next one may be.
    private var chain: String {
        var words = ""
        for step in steps {
            switch step.outcome {
            case .mayPass: words += step.candidate.noun + ", unless it passes; then "
            case .isForSomeRow where step.candidate.isOnMapping:
                words += step.candidate.noun + ", for a row of its mapping; else "
            case .answers, .hears, .askedIfPassed: return words + step.candidate.noun
            default: continue
            }
        }
        return words + "nobody"
    }
}

extension EventResolution.AnsweredBy: Printed {
    /// What answers, in a word or two.
    package var printed: String {
        switch self {
        case .handler: "handler"
        case .stream: "stream"
        case .owner: "owner"
        case .default: "default"
        case .nobody: "nobody"
        case .depends: "depends"
        case .neverSent: "never sent"
        }
    }
}

extension EventResolution.Candidate {
    /// Whether it belongs to the row's mapping.
    fileprivate var isOnMapping: Bool {
        switch self {
        case .handler, .stream: true
        case .setting, .gate, .mapping, .owner, .fallback: false
        }
    }

    /// The candidate in a sentence.
    var noun: String { words.noun }

    /// The candidate in a sentence, and in a line of its own.
    fileprivate var words: (noun: String, line: String) {
        switch self {
        case .setting(let property): (property, "setting \(property)")
        case .gate(let event): (event, "gate \(event)")
        case .mapping(let view, let model, let site):
            ("the mapping of \(view) for \(model)", "mapping \(view) for \(model) (\(site))")
        case .handler(let site): ("the handler at \(site)", "  handler (\(site))")
        case .stream(let site): ("the stream at \(site)", "  stream (\(site))")
        case .owner(let name): ("the owner \(name)", "owner \(name)")
        case .fallback(let summary): ("the default (\(summary))", "default (\(summary))")
        }
    }
}

extension EventResolution.Reason: Printed {
    /// Why the event is announced: yes, and the reason.
    package var printed: String {
        if case .slotSetAgain = self { phrase } else { "yes, \(phrase)" }
    }

    /// The reason as part of a sentence.
    var phrase: String {
        switch self {
        case .handlers(1): "1 handler"
        case .handlers(let count): "\(count) handlers"
        case .streams(1): "1 stream"
        case .streams(let count): "\(count) streams"
        case .owner: "the owner implements it"
        case .required: "the protocol requires it"
        case .needed(let reason): "Deputy needs it for \(reason)"
        case .slotSetAgain(let slot): "it was registered late, so \(slot) was set again, which reloads the list"
        }
    }
}

extension EventResolution.Step: Printed {
    /// The candidate and what came of it, in one line.
    package var printed: String { "\(candidate): \(reason)" }

    /// What came of the candidate, in words: `answers`, or why it was skipped.
    public var reason: String {
        let (names, isOne) = (deciders.map(\.noun).joined(separator: " and "), deciders.count == 1)
        return switch outcome {
        case .mayClose where !names.isEmpty: "\(names) \(isOne ? "answers" : "answer") it, and may say no"
        case .isImplemented where !names.isEmpty: "open, \(names) \(isOne ? "implements" : "implement") it"
        case .ownerGone: "skipped, the \(object ?? "object") it was registered with is gone"
        default: outcome.description
        }
    }
}

extension EventResolution.Candidate: Printed {
    /// The candidate, and where it was registered.
    package var printed: String { words.line }
}
#endif
