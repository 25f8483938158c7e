import DeputyHeadless

/// A journal to read: who answered each entry first, and runs of one event in one line.
struct JournalPage {
    /// Entries of one event at rows that follow each other, answered alike by the same tier.
    fileprivate struct Run {
        let tier: String
        var entries: [Journal.Entry]
    }

    private var runs: [Run] = []

    /// A journal and the resolutions that were recorded while it was written.
    init(_ journal: Journal, _ resolutions: [Resolution]) {
        var remaining = resolutions[...]
        for entry in journal.entries {
            // What a data source is asked, such as the cell of a row, has no resolution: the mapping decides it alone.
            var tier = "mapping"
            if let next = remaining.first, next.event == entry.event, next.place == entry.place {
                tier = next.answeredBy.rawValue
                remaining = remaining.dropFirst()
            }
            let run = Run(tier: tier, entries: [entry])
            if let last = runs.last, last.isContinued(by: run) {
                runs[runs.count - 1].entries.append(entry)
            } else {
                runs.append(run)
            }
        }
    }

    /// The lines: who answered, and what.
    var lines: [Part.Line] { runs.map { ($0.tier, $0.text) } }
}

extension JournalPage.Run {
    fileprivate func isContinued(by next: Self) -> Bool {
        guard let last = entries.last, let entry = next.entries.first, tier == next.tier, last.event == entry.event,
            case .row(let path) = last.place, case .row(let nextPath) = entry.place
        else { return false }
        // Which cell a row has is not what a reader of the journal looks for; they may differ within a run.
        return path < nextPath && (tier == "mapping" || last.answer == entry.answer)
    }

    fileprivate var text: String {
        guard entries.count > 1, let first = entries.first, let last = entries.last else {
            return entries.first?.description ?? ""
        }
        let range = "\(first.event) \(first.place) … \(last.place)"
        guard let answer = first.answer else { return "tell \(range)" }
        return "ask \(range)" + (tier == "mapping" ? "" : " → \(answer)")
    }
}
