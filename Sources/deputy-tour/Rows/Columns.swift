/// How wide each column is, so that fields stand under each other.
struct Columns {
    /// How many characters a line has at most.
    static let lineWidth = 96
    private static let gap = "  "
    private var widths: [Int]

    /// Columns for a listing. Its first rows speak for all of them: measuring a long file would take longer than
    /// showing it, and a field that is wider is cut.
    init(for listing: Listing) {
        let sample = [listing.header] + listing.rows.prefix(200).map(\.fields)
        widths = (0..<listing.header.count).map { column in
            sample.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        // Two characters are the table's own mark before a row.
        var excess = widths.reduce(0, +) + (widths.count - 1) * Self.gap.count + 2 - Self.lineWidth
        while excess > 0, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }), widths[widest] > 4 {
            widths[widest] -= 1
            excess -= 1
        }
    }

    /// The fields in line, with something to see where one is empty or missing; those without a column follow.
    func line(_ fields: [String], blank: String = "") -> String {
        (0..<max(widths.count, fields.count)).map { column in
            let field = column < fields.count ? oneLine(fields[column]) : ""
            let text = field.allSatisfy(\.isWhitespace) ? blank : field
            guard column < widths.count else { return text }
            if text.count > widths[column] { return text.prefix(widths[column] - 1) + "…" }
            return text + String(repeating: " ", count: widths[column] - text.count)
        }.joined(separator: Self.gap)
    }
}
