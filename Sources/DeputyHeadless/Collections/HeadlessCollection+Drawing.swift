import DeputyLists
import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// Drawing the window as text.
extension HeadlessCollection {
    /// A line for all views that begin at one height.
    func drawnLinesOfViews(_ columns: Int) -> [String] {
        let places = screen.views.keys.compactMap { element in arrangement.frame(of: element).map { (element, $0) } }
        return Dictionary(grouping: places) { $0.1.minY }.sorted { $0.key < $1.key }.map { line($0.value, columns) }
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
            line += drawnText(of: element).fitted(to: room)
        }
        return line
    }

    private func column(_ x: CGFloat, _ columns: Int) -> Int {
        guard width > 0 else { return 0 }
        return Int((max(0, min(x / width, 1)) * CGFloat(columns)).rounded())
    }
}
