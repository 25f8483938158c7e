import DeputyHeadless
import Foundation

#if TOUR
/// Does what a line says on a table: what a reader types, and what the walk shows.
@MainActor
struct Playground {
    let stage: Stage
    let style: Style
    private let events = SharedCatalogue<TableEvents<HeadlessTables>>.shared.all

    init(_ stage: Stage, _ style: Style) { (self.stage, self.style) = (stage, style) }

    /// What is said between two parts.
    var prompt: String {
        let row = stage.proposed.row
        return "— Return goes on, q leaves; or type tap \(row), explain didSelect \(row) or help:"
    }

    /// What to type, with a row that can be selected.
    var help: String {
        let row = stage.proposed.row
        let commands = [
            ("tap \(row)", "taps a row; what the walk prints can be typed too, as table.tap([0, \(row)])"),
            ("swipe \(row)", "opens the actions of its trailing edge"), ("perform Delete", "taps one of these actions"),
            ("scroll \(stage.rowCount / 2)", "scrolls to a row"),
            ("edit, move 1 2, done", "moves a row by its control, which it has in editing"),
            ("delete \(row)", "deletes a row by its minus, or by a swipe"),
            ("remove \(stage.rowCount)", "removes an item from the data, here one that is not there"),
            ("explain didSelect \(row)", "says what would answer an event of a row, and why"),
            ("help, q", "shows this; leaves"),
        ]
        return commands.map { style.wrapped($1, label: $0.padded(to: 22)) }.joined(separator: "\n")
    }

    /// Does what a line says, and shows what came of it; nil for the end.
    func answer(_ line: String) -> String? {
        let verb = Self.words(of: line).first?.lowercased() ?? "help"
        if verb == "help" { return help }
        if ["q", "quit", "exit"].contains(verb) { return nil }
        let (before, lines) = (stage.table.journal.entries.count, outcome(of: line))
        let isGesture = stage.table.journal.entries.count > before || verb == "remove"
        return style.laidOut(((isGesture ? [stage.drawing] : []) + lines).joined(separator: "\n"))
    }

    /// A line as the walk prints it, with what came of it below.
    func shown(_ line: String) -> String { ([line] + outcome(of: line).map { "  \($0)" }).joined(separator: "\n") }

    private func outcome(of line: String) -> [String] {
        var words = Self.words(of: line)
        let verb = words.removeFirst().lowercased()
        do {
            switch verb {
            case "explain", "lastresolution": return try explanation(words, isLast: verb != "explain")
            case "implementedevents": return implementedEvents
            default: return try gesture(["beginediting": "edit", "endediting": "done"][verb] ?? verb, words)
            }
        } catch {
            return [error.description]
        }
    }

    /// The words that matter of a line such as `tap 6` or `table.tap([0, 6])`.
    private static func words(of line: String) -> [String] {
        line.replacing(/\[0, *(-?\d+)\]/) { $0.1 }.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
            .filter { !["table", "manager", "items", "at", "to", "of", "trailing"].contains($0) }
    }

    private var implementedEvents: [String] {
        let implemented = stage.manager.implementedEvents
        let others = events.map(\.name).filter { !implemented.contains($0) }
        return [
            implemented.joined(separator: ", "),
            "never asked: \(others.prefix(6).joined(separator: ", ")) and \(others.count - 6) more",
        ]
    }

    /// What would answer an event, or what answered it last.
    private func explanation(_ words: [String], isLast: Bool) throws(Complaint) -> [String] {
        let example = "explain didSelect \(stage.proposed.row)"
        guard let name = words.first else { throw Complaint("Which event? Type, for example, \(example).") }
        guard words.count < 3 else { throw Complaint("explain takes an event and a row, as in: \(example).") }
        guard let event = events.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            let near = events.map(\.name).filter { $0.lowercased().contains(name.lowercased()) }.prefix(8)
            throw Complaint(
                "There is no event \(name.onOneLine)."
                    + (near.isEmpty ? "" : " Near to it: \(near.joined(separator: ", "))."))
        }
        let manager = stage.manager
        var resolution = stage.resolutions.last { $0.event == event.name }
        if !isLast {
            switch event.kind {
            case .host: resolution = manager.dispatcher.explain(event, item: (), view: nil, at: .host)
            case .cell:
                let path = try row(words.count > 1 ? words[1] : "0")
                let (item, cell) = (manager.items.item(at: path), stage.table.cell(at: path))
                resolution = manager.dispatcher.explain(event, item: item, view: cell, at: .row(path))
            case .header, .footer, .supplementary:
                let header = manager.items.header(inSection: 0)
                resolution = manager.dispatcher.explain(event, item: header, view: nil, at: .section(0))
            }
        }
        return resolution.map { "\($0)".components(separatedBy: "\n") } ?? ["\(event.name) was not asked."]
    }

    /// The row that a word numbers.
    private func row(_ word: String) throws(Complaint) -> IndexPath {
        let range = stage.rowCount == 0 ? "there are none" : "they are 0 to \(stage.rowCount - 1)"
        guard let number = Int(word) else {
            throw Complaint("'\(word.onOneLine)' is not the number of a row; \(range).")
        }
        guard (0..<stage.rowCount).contains(number) else { throw Complaint("There is no row \(number); \(range).") }
        return [0, number]
    }

    /// Makes a gesture: what came of it, what Deputy reports, and what was asked and told.
    private func gesture(_ verb: String, _ words: [String]) throws(Complaint) -> [String] {
        let rowsTaken = ["tap": 1, "swipe": 1, "delete": 1, "scroll": 1, "remove": 1, "move": 2, "edit": 0, "done": 0]
        guard verb == "perform" || rowsTaken[verb] != nil else {
            throw Complaint("'\(([verb] + words).joined(separator: " ").onOneLine)' is not a command; help lists them.")
        }
        var rows: [IndexPath] = []
        if let number = rowsTaken[verb] {
            guard words.count == number else {
                let taken = ["no row", "the number of a row", "the numbers of two rows"][number]
                throw Complaint("\(verb) takes \(taken), as in: \(verb)\(["", " 1", " 1 2"][number]).")
            }
            // What is not there can be removed all the same: Deputy says so.
            for word in words { rows.append(verb == "remove" ? [0, Int(word) ?? -1] : try row(word)) }
        }
        let (entries, answers, count) = (stage.table.journal.entries.count, stage.resolutions.count, stage.rowCount)
        stage.manager.anomalyLog.removeAll()
        stage.selected = nil
        var text = try perform(verb, rows, named: words.joined(separator: " "))
        // A gesture shows the changes of the one before; do it here.
        stage.table.layoutIfNeeded()
        if stage.rowCount != count { text += "; \(deputy_tour.count(stage.rowCount, "row")) left" }
        let anomalies = stage.manager.anomalies.flatMap { "\($0)".components(separatedBy: "\n") }
        let lines = JournalPage(
            stage.table.journal.entries.dropFirst(entries), stage.resolutions.dropFirst(answers)
        ).lines
        let more = lines.count > 12 ? ["  and \(lines.count - 12) more"] : []
        return [text] + anomalies + lines.prefix(12).map { "  \($0)" } + more
    }

    private func perform(_ verb: String, _ rows: [IndexPath], named name: String) throws(Complaint) -> String {
        let table = stage.table
        switch verb {
        case "tap":
            guard table.tap(rows[0]) else { return "not selected; explain willSelect \(rows[0].row) says why" }
            return stage.selected.map { "selected; didSelect received \(shortened($0))" }
                ?? "selected; no closure was called: explain didSelect \(rows[0].row) says why"
        case "swipe":
            let titles = table.swipe(rows[0], .trailing)?.titles.joined(separator: ", ")
            return titles.map { "open: \($0)" } ?? "no actions; explain canEditCell \(rows[0].row) says why"
        case "perform":
            guard let actions = table.swipeActions else {
                throw Complaint("No actions are open; swipe \(stage.proposed.row) opens some.")
            }
            guard table.perform(name) else {
                throw Complaint(
                    "There is no action '\(name.onOneLine)'; open are \(actions.titles.joined(separator: ", ")).")
            }
            return "done"
        case "delete":
            if table.delete(rows[0]) { return "deleted" }
            return table.swipeActions == nil
                ? "not deleted; explain canEditCell \(rows[0].row) says why"
                : "its actions are open; perform Delete taps one"
        case "move": return table.move(rows[0], to: rows[1]) ? "moved" : "not moved"
        case "scroll":
            table.scroll(to: rows[0])
            return "scrolled; \(count(table.viewsMade, "view")) made so far, for \(count(stage.rowCount, "row"))"
        case "remove":
            let count = stage.rowCount
            stage.manager.items.remove(at: rows[0])
            return stage.rowCount < count ? "removed" : "nothing was removed"
        case "edit":
            table.beginEditing()
            return "editing"
        default:
            table.endEditing()
            return "editing has ended"
        }
    }
}

/// The beginning of a text and an ellipsis, where it is long.
private func shortened(_ text: String) -> String {
    // One character more than there is room for shows whether the text is too long.
    let text = text.prefix(41).onOneLine
    return text.columns > 40 ? String(text.fitted(to: 40).prefix { $0 != "…" }) + "…" : text
}
#endif
