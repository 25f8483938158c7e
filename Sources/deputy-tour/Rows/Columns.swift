import DeputyHeadless

/// How wide each column is, so that fields are below each other.
struct Columns {
    private static let gap = "  "
    private let lineWidth: Int
    private var widths: [Int]

    /// Columns for a listing, in lines of a width. Only its first rows are measured, and only the columns that fit
    /// a line: measuring all of a long or wide file would take longer than showing it. What is wider is cut.
    init(for listing: Listing, lineWidth: Int) {
        self.lineWidth = lineWidth
        let sample = [listing.header] + listing.rows.prefix(200).map(\.fields)
        // A line has room for no more, even if each takes one column of the terminal.
        let shown = min(listing.header.count, lineWidth / (1 + Self.gap.count))
        widths = (0..<shown).map { column in
            sample.map { column < $0.count ? $0[column].prefix(lineWidth).onOneLine.columns : 0 }.reduce(1, max)
        }
        // Two columns are the table's own mark before a row.
        var excess = widths.reduce(0, +) + (widths.count - 1) * Self.gap.count + 2 - lineWidth
        while excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 4 {
            widths[widest] -= 1
            excess -= 1
        }
    }

    /// The fields in a line, with `blank` for empty or missing ones; fields without a column follow.
    func line(_ fields: [String], blank: String = "") -> String {
        (0..<max(widths.count, min(fields.count, lineWidth))).map { column in
            let field = column < fields.count ? fields[column].prefix(lineWidth).onOneLine : ""
            let text = field.allSatisfy(\.isWhitespace) ? blank : field
            return column < widths.count ? text.fitted(to: widths[column]) : text
        }.joined(separator: Self.gap)
    }
}
