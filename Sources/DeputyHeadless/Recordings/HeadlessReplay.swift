import DeputyLists
public import DeputyRecording

/// What became of a recording that was replayed on a headless list.
public struct HeadlessReplay: Sendable, Equatable {
    /// What was recorded of the replay.
    public let recording: EventRecording
    /// Why it cannot be the same as what was recorded; nil if it can.
    public let problem: String?
    /// The lines of the recording that are compared.
    package let expected: [String]
    /// The lines of the replay that are compared.
    package let actual: [String]
}

extension HeadlessReplay {
    init(of recording: EventRecording, problem: String) {
        self.init(recording: recording, problem: problem, expected: recording.lines, actual: [])
    }

    /// - Parameters:
    ///   - replayed: what was recorded of the replay.
    ///   - update: the first update that nothing made, as there was no closure for it.
    init(of recording: EventRecording, _ replayed: EventRecording, missing update: EventRecording.Entry?) {
        let all = recording.hasGestures && recording.host == replayed.host
        let (expected, actual) = (recording.comparedLines(all: all), replayed.comparedLines(all: all))
        let problem = replayed.difference(from: recording) ?? update.map(Self.unmade) ?? Self.joined(expected, actual)
        self.init(recording: replayed, problem: problem, expected: expected, actual: actual)
    }

    /// What may be wrong where the first difference is what a batch does.
    private static func joined(_ expected: [String], _ actual: [String]) -> String? {
        guard let (recorded, replayed) = zip(expected, actual).first(where: { $0 != $1 }),
            [recorded, replayed].allSatisfy({ $0.hasPrefix("batch") })
        else { return nil }
        return
            "The recorded list was updated in another way (\(recorded)). Changes of one turn are one update, so the update "
            + "closure is not called for a change in the turn of a gesture that changes the data too. To fix, register the "
            + "handler that makes it."
    }

    private static func unmade(_ update: EventRecording.Entry) -> String {
        "The recorded list was updated (\(update)), and this one was not: no handler does it, and there is no update "
            + "closure. To fix, add a closure that makes this change, { number in … }, or register the handler that makes it."
    }

    /// Whether the same happened as was recorded.
    public var isAsRecorded: Bool { problem == nil && expected == actual }
}

extension EventRecording {
    /// Why a replay cannot be the same as a recording; nil if it can.
    fileprivate func difference(from recorded: EventRecording) -> String? {
        if recorded.catalogue != catalogue {
            return "The recording is of a list with \(recorded.catalogue), and this one has \(catalogue)."
        }
        if recorded.dropped > 0 {
            return "The recording does not begin at its beginning: \(recorded.dropped) entries before it were dropped."
        }
        if recorded.itemCounts != itemCounts {
            return
                "At its beginning the recorded list had \(recorded.itemCounts) items by section, and this one had \(itemCounts)."
        }
        return nil
    }
}

extension HeadlessReplay: Printed {
    /// The problem, then the first difference with the lines before it; or that there is none.
    package var printed: String {
        if isAsRecorded { return "as recorded, \(actual.count) entries" }
        return ([problem].compactMap(\.self) + firstDifference).joined(separator: "\n")
    }

    private var firstDifference: [String] {
        let same = zip(expected, actual).prefix { $0 == $1 }.count
        guard expected != actual else { return [] }
        func line(_ lines: [String]) -> String { same < lines.count ? lines[same] : "nothing more" }
        let before = expected[max(0, same - 3)..<same].map { "          \($0)" }
        return ["The first difference is at entry \(same + 1) of \(expected.count):"] + before
            + ["recorded: \(line(expected))", "replayed: \(line(actual))"]
    }
}
