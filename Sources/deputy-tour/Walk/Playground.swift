import DeputyHeadless
import Foundation

/// The table at the end of the walk, with which a reader plays by typing.
@MainActor
final class Playground {
    private let stage: Stage

    init(_ stage: Stage) { self.stage = stage }

    /// What to type.
    static let help = """
        tap 3 · swipe 3 · perform Delete · delete 3 · move 1 3 · scroll 20 · edit · done · explain heightForCell 3 · q leaves
        """

    /// Does what a line says, and shows what came of it; nil for the end.
    func answer(_ line: String) -> String? {
        let words = line.split(separator: " ").map(String.init)
        guard let verb = words.first else { return Self.help }
        if ["q", "quit", "exit"].contains(verb) { return nil }
        guard let text = explain(words) ?? gesture(verb, Array(words.dropFirst())) else {
            return "'\(line.onOneLine)' is not a command.\n" + Self.help
        }
        return text
    }

    private func explain(_ words: [String]) -> String? {
        guard words[0] == "explain" else { return nil }
        guard words.count > 1 else { return "Which event? Type: explain didSelect 0" }
        let all = SharedCatalogue<TableEvents<HeadlessTables>>.shared.all
        guard let event = all.first(where: { $0.name.lowercased() == words[1].lowercased() }) else {
            let near = all.map(\.name).filter { $0.lowercased().contains(words[1].lowercased()) }.prefix(8)
            return "There is no event \(words[1].onOneLine)."
                + (near.isEmpty ? "" : " Near to it: \(near.joined(separator: ", ")).")
        }
        return explanation(of: event, at: [0, words.count > 2 ? Int(words[2]) ?? 0 : 0]).description
    }

    private func explanation(of event: DelegateEvent, at row: IndexPath) -> EventResolution {
        let manager = stage.manager
        switch event.kind {
        case .host: return manager.explain(event, item: (), view: nil, at: NoPosition())
        case .cell:
            return manager.explain(event, item: manager.items.item(at: row), view: stage.table.cell(at: row), at: row)
        case .header, .footer, .supplementary:
            return manager.explain(event, item: manager.items.header(inSection: 0), view: nil, at: 0)
        }
    }

    /// Makes a gesture; nil for a word that is none.
    private func gesture(_ verb: String, _ words: [String]) -> String? {
        let numbers = words.compactMap(Int.init)
        let (table, row) = (stage.table, IndexPath(indexes: [0, numbers.first ?? 0]))
        let before = table.journal.entries.count
        let outcome: String
        switch verb {
        case "tap": outcome = table.tap(row) ? "selected" : "not selected"
        case "swipe": outcome = table.swipe(row, .trailing)?.titles.joined(separator: ", ") ?? "no actions"
        case "perform": outcome = table.perform(words.joined(separator: " ")) ? "done" : "there is no such action"
        case "delete": outcome = table.delete(row) ? "deleted" : "not deleted"
        case "move": outcome = table.move(row, to: [0, numbers.dropFirst().first ?? 0]) ? "moved" : "not moved"
        case "scroll":
            table.scroll(to: row)
            outcome = "scrolled"
        case "edit":
            table.beginEditing()
            outcome = "editing"
        case "done":
            table.endEditing()
            outcome = "not editing"
        default: return nil
        }
        table.layoutIfNeeded()
        let lines = table.journal.lines.dropFirst(before)
        let shown = lines.prefix(12).map { "  \($0)" } + (lines.count > 12 ? ["  and \(lines.count - 12) more"] : [])
        return ([table.drawing(width: stage.drawingWidth), outcome] + shown).joined(separator: "\n")
    }
}
