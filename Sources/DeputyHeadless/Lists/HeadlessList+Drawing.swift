import Foundation

/// Drawing the window as text.
extension HeadlessList {
    /// What is on screen, as text: `▸` marks a selected item, `◦` the one with focus. In a table each row has a line, in a
    /// collection all views that begin at one height share one.
    /// - Parameter width: how many columns of a terminal a line has between the edges; longer text is cut. At least 4, at
    ///   most 1,000. Most characters take one column, Chinese ones and emoji two.
    public func drawing(width: Int = 60) -> String {
        let width = min(max(4, width), 1_000)
        let edge = String(repeating: "─", count: width + 2)
        let lines = drawnLines(width).map { "│ \($0.fitted(to: width)) │" }
        return (["╭\(edge)╮"] + lines + ["╰\(edge)╯"]).joined(separator: "\n")
    }

    /// What a view shows, with the mark of its item.
    func drawnText(of element: HeadlessElement) -> String {
        let text = (screen.views[element]?.drawnText ?? "").onOneLine
        guard let item = element.item else { return text }
        return (selection.contains(item) ? "▸ " : item == focusedItem ? "◦ " : "  ") + text
    }
}
