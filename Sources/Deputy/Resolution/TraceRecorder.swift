/// Records what really happened: each event in the dry run that was made just before, and everything in a recording.
@MainActor
final class TraceRecorder {
    /// Whether each event is traced.
    var isOn = false { didSet { isWatching = isOn || recorder != nil } }
    /// Records everything that happens; nil while nothing is recorded.
    var recorder: Recorder? { didSet { isWatching = isOn || recorder != nil } }
    /// Whether events are traced or recorded, so that none takes the short road.
    private(set) var isWatching = false
    /// Called with each resolution.
    var onResolution: (@MainActor (EventResolution) -> Void)?
    /// How each event was answered last, by ordinal.
    private(set) var lastResolutions: [Int: EventResolution] = [:]
    /// Why handlers were skipped in the event under way.
    private var skips: [ObjectIdentifier: Skip] = [:]

    /// Notes that a handler could not be called when it was its turn.
    func skipped(_ handler: Handler, _ reason: Skip) {
        if isOn { skips[ObjectIdentifier(handler)] = reason }
    }

    /// Forgets all resolutions.
    func forget() { lastResolutions = [:] }

    func record<Answer>(_ trace: Trace, of event: DelegateEvent, _ source: Source, answer: Answer) {
        var resolution = trace.resolution
        let isQuestion = Answer.self != Void.self
        var isReached = false
        // What was found out about gates and mappings before stays as it was.
        for index in resolution.receiverSteps.indices {
            let handler = trace.handlers[index]
            let isSource = source.isBehind(resolution.receiverSteps[index].candidate, handler)
            resolution.receiverSteps[index].outcome = happened(
                resolution.receiverSteps[index].outcome, skipped: handler.flatMap { skips[ObjectIdentifier($0)] },
                isSource: isSource, isReached: isReached, isQuestion: isQuestion)
            if isSource { isReached = true }
        }
        skips = [:]
        resolution.mayAnswer = [source.answeredBy(isQuestion: isQuestion)]
        if isQuestion { resolution.answer = describe(answer) }
        lastResolutions[event.ordinal] = resolution
        onResolution?(resolution)
    }

    /// The real outcome of a step that the dry run could only predict.
    private func happened(
        _ foreseen: EventResolution.Outcome, skipped: Skip?, isSource: Bool, isReached: Bool, isQuestion: Bool
    ) -> EventResolution.Outcome {
        switch foreseen {
        case .mayPass, .askedIfPassed, .answers, .hears, .notReached:
            if let skipped { return skipped.outcome }
            if foreseen == .hears { return .hears }
            if isSource { return isQuestion ? .answers : .hears }
            return isReached || foreseen == .notReached ? .notReached : .passed
        default: return foreseen
        }
    }
}

/// An answer as people read it.
package func describe(_ answer: Any) -> String {
    guard let answer = unwrapped(answer) else { return "nil" }
    if let position = answer as? any _EventPosition { return position.place.answerText }
    return String(describing: answer)
}

extension EventLocation {
    fileprivate var answerText: String {
        if case .section(let number) = self { "\(number)" } else { description }
    }
}

@MainActor
extension Source {
    fileprivate func isBehind(_ candidate: EventResolution.Candidate, _ stepHandler: Handler?) -> Bool {
        switch (self, candidate) {
        case (.handler(let handler), .handler): handler === stepHandler
        case (.owner, .owner), (.fallback, .fallback): true
        default: false
        }
    }

    fileprivate func answeredBy(isQuestion: Bool) -> EventResolution.AnsweredBy {
        switch self {
        case .handler: .handler
        case .stream: .stream
        case .owner: .owner
        case .fallback: isQuestion ? .default : .nobody
        }
    }
}

extension Skip {
    /// The reason as a resolution gives it.
    fileprivate var outcome: EventResolution.Outcome {
        switch self {
        case .ownerGone: .ownerGone
        case .otherModel: .otherModel(expected: "the closure's")
        case .otherView: .otherView
        case .otherPosition: .conditionFails("it is for other positions")
        }
    }
}
