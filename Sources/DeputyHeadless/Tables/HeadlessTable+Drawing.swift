import Foundation

/// Drawing the window as text.
extension HeadlessTable {
    /// What is on screen, a line for each row: `▸` marks a selected one, `◦` the one with focus.
    /// - Parameter width: how many columns of a terminal a line has between the edges; longer text is cut. At least 4, at
    ///   most 1,000. Most characters take one column, Chinese ones and emoji two.
    public func drawing(width: Int = 60) -> String {
        let width = min(max(4, width), 1_000)
        let edge = String(repeating: "─", count: width + 2)
        let lines = visible.keys.sorted().map { element in "│ \(line(for: element).fitted(to: width)) │" }
        return (["╭\(edge)╮"] + lines + ["╰\(edge)╯"]).joined(separator: "\n")
    }

    private func line(for element: HeadlessElement) -> String {
        let shown = visible[element].map { $0.text.isEmpty ? ($0 as? HeadlessHeaderFooter)?.title ?? "" : $0.text }
        let text = (shown ?? "").onOneLine
        guard let row = element.item else { return text }
        return (selection.contains(row) ? "▸ " : row == focusedItem ? "◦ " : "  ") + text
    }
}
