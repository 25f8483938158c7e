/// What really happened, written over the dry run that was made just before it.
extension DispatchState {
    @usableFromInline
    func record<Answer>(_ road: Resolution, _ source: Source, answer: Answer) {
        var resolution = road
        var isReached = false
        for index in resolution.steps.indices {
            let candidate = resolution.steps[index].candidate
            let isSource = source.matches(candidate)
            switch resolution.steps[index].outcome {
            case .mayPass, .standsBehind, .answers:
                resolution.steps[index].outcome = isSource ? .answers : isReached ? .notReached : .passed
            case .notReached where isSource:
                resolution.steps[index].outcome = .answers
            default: break
            }
            if isSource { isReached = true }
        }
        resolution.answeredBy = source.answeredBy(isQuestion: Answer.self != Void.self)
        if Answer.self != Void.self { resolution.answer = describe(answer) }
        keep(resolution)
    }

    private func keep(_ resolution: Resolution) {
        if let event = events.first(where: { $0.name == resolution.event }) {
            lastResolutions[event.ordinal] = resolution
        }
        onResolution?(resolution)
    }
}

/// An answer as people read it.
public func describe(_ answer: Any) -> String {
    guard let answer = unwrapped(answer) else { return "nil" }
    if let position = answer as? any EventPosition { return position.place.answerText }
    return String(describing: answer)
}

extension Place {
    fileprivate var answerText: String {
        if case .section(let number) = self { "\(number)" } else { description }
    }
}

@MainActor
extension Source {
    fileprivate func matches(_ candidate: Resolution.Candidate) -> Bool {
        switch (self, candidate) {
        case (.handler(let handler), .handler(let site)): handler.site == site
        case (.owner, .owner), (.fallback, .fallback): true
        default: false
        }
    }

    fileprivate func answeredBy(isQuestion: Bool) -> Resolution.AnsweredBy {
        switch self {
        case .handler: .handler
        case .owner: .owner
        case .fallback: isQuestion ? .default : .nobody
        }
    }
}
