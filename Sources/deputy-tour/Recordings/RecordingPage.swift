import DeputyHeadless
import Foundation

/// A recording drawn, or the difference of two.
struct RecordingPage {
    private let recordings: [EventRecording]

    init(_ inputs: [Input]) throws(Complaint) {
        var recordings: [EventRecording] = []
        for input in inputs { recordings.append(try EventRecording(reading: input)) }
        self.recordings = recordings
    }

    init(_ recordings: [EventRecording]) { self.recordings = recordings }

    /// The page: of two recordings how the second differs.
    /// - Throws: a complaint that is the difference, so that the program's exit status shows it.
    func text(_ style: Style) throws(Complaint) -> String {
        guard recordings.count == 2 else { return recordings.map { drawn($0, style) }.joined(separator: "\n") }
        let lines = recordings.map(\.lines)
        guard let difference = JournalDifference(expected: lines[0], actual: lines[1]) else {
            return "The recordings are the same: \(count(lines[0].count, "entry", "entries"))."
        }
        throw Complaint("the recordings differ. \(difference)")
    }

    private func drawn(_ recording: EventRecording, _ style: Style) -> String {
        var lines = [style.title("\(recording.host), \(count(recording.lines.count, "entry", "entries"))")]
        if recording.dropped > 0 {
            lines.append(style.aside("\(count(recording.dropped, "entry", "entries")) before them were dropped"))
        }
        for run in recording.runs {
            if run.beginsTurn { lines.append(style.aside("— a later turn")) }
            lines.append(style.wrapped(run.text, label: run.isGesture ? "" : "   "))
        }
        return lines.joined(separator: "\n")
    }

    private func count(_ number: Int, _ one: String, _ several: String) -> String {
        "\(grouped(number)) \(number == 1 ? one : several)"
    }
}

extension EventRecording {
    /// The recording in a file or standard input.
    init(reading input: Input) throws(Complaint) {
        let text = String(decoding: try input.bytes(), as: UTF8.self)
        do { try self.init(text) } catch { throw Complaint("\(input.name): \(error)") }
    }

    /// Entries of one event that follow each other and are answered alike, as one.
    fileprivate var runs: [Run] {
        entries.reduce(into: []) { runs, entry in
            if let last = runs.indices.last, runs[last].isContinued(by: entry) {
                runs[last].entries.append(entry)
            } else {
                let beginsTurn = runs.last.map { $0.turn != entry.turn } ?? false
                runs.append(Run(entries: [entry], beginsTurn: beginsTurn))
            }
        }
    }

    fileprivate struct Run {
        var entries: [Entry]
        let beginsTurn: Bool

        var turn: Int? { entries.last?.turn }
        var isGesture: Bool { entries.first?.kind == .gesture }

        func isContinued(by entry: Entry) -> Bool {
            guard let last = entries.last, case .row(let path) = last.place, case .row(let next) = entry.place else {
                return false
            }
            return last.kind == entry.kind && last.name == entry.name && last.answer == entry.answer
                && last.argument == entry.argument && last.by == entry.by && last.turn == entry.turn && path < next
        }

        var text: String {
            guard entries.count > 1, var first = entries.first, let last = entries.last else {
                return entries.first?.description ?? ""
            }
            first.item = nil
            var text = first.description
            if let place = text.range(of: "\(first.place)") {
                text.insert(contentsOf: " … \(last.place)", at: place.upperBound)
            }
            return text
        }
    }
}
