#if EXPLANATIONS
public import DeputyLists

extension EventResolution {
    /// A picture of how the event is answered, as SVG: each candidate in order, what came of it, and what answers.
    ///
    /// What is skipped is grey, what answers green, and what keeps the event from being sent red.
    public var svg: String {
        var picture = Picture(width: 820)
        let lines = description.split(separator: "\n").map(String.init)
        let inks = printedSteps.map(\.outcome.ink)
        for (number, line) in lines.enumerated() {
            let y = max(12, picture.height)
            let step = number - 2
            // The event, whether it is announced, its candidates, what answers.
            let ink: Picture.Ink =
                switch number {
                case 0: .strong
                case lines.count - 1: answeredBy == .nobody || answeredBy == .neverSent ? .bad : .strong
                case 1: isAnnounced ? .plain : .bad
                default: inks.indices.contains(step) ? inks[step] : .plain
                }
            if inks.indices.contains(step) { picture.dot(ink, x: 18, y: y) }
            let text = line.drop { $0 == " " }
            let x = number == 0 ? 14 : 32 + Double(max(0, line.count - text.count - 2)) * Picture.letter
            picture.writeWrapped(String(text), ink, x: x, y: y, width: 806 - x)
        }
        return picture.document(title: lines.first ?? event)
    }
}

extension EventResolution.Outcome {
    fileprivate var ink: Picture.Ink {
        switch self {
        case .answers, .hears, .isTheRows, .isOpen, .isImplemented: .good
        case .ownerGone: .bad
        case .mayPass, .isForSomeRow: .changed
        default: closes ? .bad : mayKeepBack ? .changed : .quiet
        }
    }
}
#endif
