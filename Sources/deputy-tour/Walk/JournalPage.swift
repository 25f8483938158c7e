import DeputyHeadless

#if TOUR
/// A journal to read: what answered each entry first, and runs of one event in one line.
struct JournalPage {
    /// Entries of one event at rows that follow each other, answered alike by the same tier.
    fileprivate struct Run {
        let tier: String
        var entries: [HeadlessJournal.Entry]
    }

    private var runs: [Run] = []

    /// A journal and the resolutions that were recorded while it was written.
    init(_ journal: HeadlessJournal, _ resolutions: [EventResolution]) {
        var remaining = resolutions[...]
        for entry in journal.entries {
            // Questions to a data source, such as the cell of a row, have no resolution: the mapping alone decides.
            var tier = "mapping"
            if let next = remaining.first, next.event == entry.event, next.place == entry.place {
                tier = "\(next.answeredBy)"
                remaining = remaining.dropFirst()
            }
            let run = Run(tier: tier, entries: [entry])
            // Several questions about each row in turn make a run for each question, not a line for each row.
            if let index = runs.lastIndex(where: { $0.event == run.event }), runs[index].isContinued(by: run),
                runs[index...].dropFirst().allSatisfy({ $0.isAmong(runs[index], run) })
            {
                runs[index].entries.append(entry)
            } else {
                runs.append(run)
            }
        }
    }

    /// The lines: what answered, and the answer.
    var lines: [Part.Line] { runs.map { ($0.tier, $0.text) } }
}

extension JournalPage.Run {
    fileprivate var event: String { entries.first?.event ?? "" }

    /// Whether it ends at a row of another run, or of what may continue that.
    fileprivate func isAmong(_ former: Self, _ next: Self) -> Bool {
        guard case .row(let path)? = entries.last?.place, case .row(let first)? = former.entries.first?.place,
            case .row(let last)? = next.entries.first?.place
        else { return false }
        return first <= path && path <= last
    }

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
#endif
