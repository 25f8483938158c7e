import Foundation

/// Texts side by side, as lines; each in columns of this width.
func beside(_ texts: [String], columns width: Int) -> [String] {
    let columns = texts.map { $0.split(separator: "\n").map(String.init) }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { row in
        let texts = columns.map { column in (row < column.count ? column[row] : "").padded(to: width) }
        return texts.joined().replacingOccurrences(of: " +$", with: "", options: .regularExpression)
    }
}
