import DeputyLists
import Foundation

/// Drawing the window as text.
extension HeadlessCollection {
    /// What is on screen, a line for all views that begin at one height: `▸` marks a selected item, `◦` the one with focus.
    /// - Parameter width: how many columns of a terminal a line has between the edges; longer text is cut. At least 4, at
    ///   most 1,000. Most characters take one column, Chinese ones and emoji two.
    public func drawing(width: Int = 60) -> String {
        let width = min(max(4, width), 1_000)
        let edge = String(repeating: "─", count: width + 2)
        let places = visible.keys.compactMap { element in arrangement.frame(of: element).map { (element, $0) } }
        let lines = Dictionary(grouping: places) { $0.1.minY }.sorted { $0.key < $1.key }
            .map { "│ \(line($0.value, width).fitted(to: width)) │" }
        return (["╭\(edge)╮"] + lines + ["╰\(edge)╯"]).joined(separator: "\n")
    }

    /// The views of a line, from the left, each in the columns it takes of the window's width.
    private func line(_ views: [(HeadlessElement, CGRect)], _ columns: Int) -> String {
        var line = ""
        for (element, frame) in views.sorted(by: { ($0.1.minX, $0.0) < ($1.1.minX, $1.0) }) {
            let start = column(frame.minX, columns)
            let room = max(column(frame.maxX, columns), start + 3) - start - 1
            let used = line.columns
            // Views that lie over each other are drawn one after the other.
            line += String(repeating: " ", count: max(used == 0 ? 0 : 1, start - used))
            line += text(of: element).fitted(to: room)
        }
        return line
    }

    private func column(_ x: CGFloat, _ columns: Int) -> Int {
        guard width > 0 else { return 0 }
        return Int((max(0, min(x / width, 1)) * CGFloat(columns)).rounded())
    }

    private func text(of element: HeadlessElement) -> String {
        let text = (visible[element]?.text ?? "").onOneLine
        guard let item = element.item else { return text }
        return (selection.contains(item) ? "▸ " : item == focusedItem ? "◦ " : "  ") + text
    }
}
