import DeputyHeadless
import Foundation

#if TOUR
/// What a table asked and told in a gesture, in lines: what answered comes first, and an event at rows that follow each other,
/// answered alike, is one line.
struct JournalPage {
    fileprivate struct Run {
        let tier: String
        var entries: [HeadlessJournal.Entry]
    }

    private var runs: [Run] = []

    /// Entries, and the resolutions that were recorded beside them.
    init(_ entries: some Sequence<HeadlessJournal.Entry>, _ resolutions: some Sequence<EventResolution>) {
        var remaining = Array(resolutions)[...]
        for entry in entries {
            // What asks for views has no resolution: the mapping alone decides.
            var tier = "mapping"
            if let next = remaining.first, next.event == entry.event, next.place == entry.place {
                tier = "\(next.answeredBy)"
                remaining = remaining.dropFirst()
            }
            // Several questions about each row in turn are a run for each question.
            if let index = runs.lastIndex(where: { $0.isContinued(by: entry, tier) }) {
                runs[index].entries.append(entry)
            } else {
                runs.append(Run(tier: tier, entries: [entry]))
            }
        }
    }

    /// The lines: what answered, and the answer.
    var lines: [String] { runs.map(\.text) }
}

extension JournalPage.Run {
    fileprivate func isContinued(by next: HeadlessJournal.Entry, _ tier: String) -> Bool {
        guard let last = entries.last, last.event == next.event, tier == self.tier, case .row(let path) = last.place,
            case .row(let nextPath) = next.place
        else { return false }
        // Which cell a row has is not what a reader of the journal looks for; they may differ within a run.
        return nextPath == [path.section, path.row + 1] && (tier == "mapping" || last.answer == next.answer)
    }

    fileprivate var text: String {
        guard let first = entries.first, let last = entries.last else { return "" }
        if "\(first)".hasPrefix("note") { return "\(first)" }
        let range = "\(first.event) \(first.place) … \(last.place)"
        let answer = tier == "mapping" ? "" : first.answer.map { " → \($0)" } ?? ""
        return tier.padded(to: 9)
            + (entries.count == 1 ? "\(first)" : (first.answer == nil ? "tell " : "ask ") + range + answer)
    }
}
#endif
