import Deputy
import DeputyLists
import DeputyRecording
import Foundation

extension Stage {
    /// Notes what can be seen: what is on screen, what is selected, whether the list is editing.
    func look() {
        let items = Kit.visibleItems(in: list).sorted().map(text)
        var seen = ["shows " + (items.isEmpty ? "nothing" : items.joined(separator: " "))]
        for (section, text) in headers { seen.append("header \(section) \(text)") }
        let selected = Kit.selectedItems(in: list).sorted().map { "\(Array($0))" }
        if !selected.isEmpty { seen.append("selected " + selected.joined(separator: " ")) }
        if Kit.isEditing(list) { seen.append("editing") }
        if let focused = person.focused { seen.append("focus \(Array(focused))") }
        recorder?.gesture("look", [], seen.joined(separator: ", "))
    }

    /// The headers on screen that show a shelf.
    private var headers: [(section: Int, text: String)] {
        Kit.itemCounts(in: list).indices.compactMap { section in
            Kit.supplementary(.header, in: list, at: [section, 0]).flatMap { Kit.text(of: $0) }.map { (section, $0) }
        }
    }

    private func text(_ path: IndexPath) -> String {
        Kit.cell(in: list, at: path).map { Kit.text(of: $0) } ?? "no cell"
    }

    /// Notes what no other line says, so that the recording can be read.
    func note(_ text: String) { recorder?.gesture("note", [], text) }
}
