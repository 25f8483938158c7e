import Foundation

/// Texts side by side, as lines; each in columns of this width.
func beside(_ texts: [String], columns width: Int) -> [String] {
    let columns = texts.map { $0.split(separator: "\n").map(String.init) }
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
        columns.map { (row < $0.count ? $0[row] : "").padded(to: width) }.joined()
            .replacingOccurrences(of: " +$", with: "", options: .regularExpression)
    }
}
