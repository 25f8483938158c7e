import DeputyHeadless
import Foundation

#if TOUR
/// The table at the end of the walk, with which a reader plays by typing.
@MainActor
final class Playground {
    private let stage: Stage
    private let style: Style
    private let events = SharedCatalogue<TableEvents<HeadlessTables>>.shared.all

    init(_ stage: Stage, _ style: Style) { (self.stage, self.style) = (stage, style) }

    /// What to type, with a row that can be selected.
    var help: String {
        let row = stage.usualRow.row
        let commands = [
            ("tap \(row)", "taps a row"), ("swipe \(row)", "opens the actions of its trailing edge"),
            ("perform Delete", "taps one of these actions"), ("scroll \(stage.rowCount / 2)", "scrolls to a row"),
            ("edit, move 1 2, done", "moves a row by its control, which it has in editing"),
            ("delete \(row)", "deletes a row by its minus, or by a swipe"),
            ("explain willSelect 0", "says what would answer an event of a row, and why"),
            ("help, q", "shows this; leaves"),
        ]
        return commands.map { style.wrapped($1, label: $0.padded(to: 22)) }.joined(separator: "\n")
    }

    /// Does what a line says, and shows what came of it; nil for the end.
    func answer(_ line: String) -> String? {
        let words = line.split(separator: " ").map(String.init)
        guard let verb = words.first?.lowercased(), verb != "help" else { return help }
        if ["q", "quit", "exit"].contains(verb) { return nil }
        let text: String
        do {
            text = verb == "explain" ? try explain(words) : try gesture(verb, Array(words.dropFirst()))
        } catch {
            text = error.description
        }
        return style.laidOut(text)
    }

    private func explain(_ words: [String]) throws(Complaint) -> String {
        guard words.count > 1 else { throw Complaint("Which event? Type, for example, explain willSelect 0.") }
        guard words.count < 4 else { throw Complaint("explain takes an event and a row.") }
        guard let event = events.first(where: { $0.name.lowercased() == words[1].lowercased() }) else {
            let near = events.map(\.name).filter { $0.lowercased().contains(words[1].lowercased()) }.prefix(8)
            throw Complaint(
                "There is no event \(words[1].onOneLine)."
                    + (near.isEmpty ? "" : " Near to it: \(near.joined(separator: ", "))."))
        }
        let manager = stage.manager
        switch event.kind {
        case .host: return manager.explain(event, item: (), view: nil, at: .host).description
        case .cell:
            let place = try row(words.count > 2 ? words[2] : "0")
            let (item, cell) = (manager.items.item(at: place), stage.table.cell(at: place))
            return manager.explain(event, item: item, view: cell, at: .row(place)).description
        case .header, .footer, .supplementary:
            return manager.explain(event, item: manager.items.header(inSection: 0), view: nil, at: .section(0))
                .description
        }
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

    /// Makes a gesture, and shows the table, what came of it, and what was asked and told.
    private func gesture(_ verb: String, _ words: [String]) throws(Complaint) -> String {
        let rowsTaken = ["tap": 1, "swipe": 1, "delete": 1, "scroll": 1, "move": 2, "edit": 0, "done": 0]
        guard verb == "perform" || rowsTaken[verb] != nil else {
            throw Complaint("'\(([verb] + words).joined(separator: " ").onOneLine)' is not a command; help lists them.")
        }
        var rows: [IndexPath] = []
        if let number = rowsTaken[verb] {
            guard words.count == number else {
                let taken = ["no row", "the number of a row", "the numbers of two rows"][number]
                throw Complaint("\(verb) takes \(taken), as in: \(verb)\(["", " 1", " 1 2"][number]).")
            }
            for word in words { rows.append(try row(word)) }
        }
        let before = stage.table.journal.entries.count
        let outcome = try perform(verb, rows, named: words.joined(separator: " "))
        stage.table.layoutIfNeeded()
        let lines = stage.table.journal.lines.dropFirst(before)
        let shown = lines.prefix(12).map { "  \($0)" } + (lines.count > 12 ? ["  and \(lines.count - 12) more"] : [])
        return ([stage.drawing, outcome] + shown).joined(separator: "\n")
    }

    private func perform(_ verb: String, _ rows: [IndexPath], named name: String) throws(Complaint) -> String {
        let table = stage.table
        switch verb {
        case "tap": return table.tap(rows[0]) ? "selected" : "not selected; explain willSelect \(rows[0].row) says why"
        case "swipe":
            let titles = table.swipe(rows[0], .trailing)?.titles.joined(separator: ", ")
            return titles.map { "open: \($0)" } ?? "no actions; explain canEditCell \(rows[0].row) says why"
        case "perform":
            guard let actions = table.swipeActions else {
                throw Complaint("No actions are open; swipe \(stage.usualRow.row) opens some.")
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
            return "scrolled"
        case "edit":
            table.beginEditing()
            return "editing"
        default:
            table.endEditing()
            return "not editing"
        }
    }
}
#endif
