import TestSupport
import Testing

@testable import deputy_tour

@Suite("The columns of a listing")
struct ColumnsTests {
    private func columns(_ text: String, lineWidth: Int = 100) throws -> Columns {
        Columns(for: try Listing(bytes: Array(text.utf8), from: "posts.csv"), lineWidth: lineWidth)
    }

    @Test("The header and the first 200 rows say how wide a column is", arguments: [(199, 5), (200, 5), (201, 1)])
    func sample(wideRow: Int, expected: Int) throws {
        let rows = (1...250).map { $0 == wideRow ? "wider,1\n" : "a,1\n" }.joined()
        let line = try columns("n,m\n" + rows).line(["x", "y"])
        expectEqual(line, "x" + String(repeating: " ", count: expected - 1) + "  y")
    }

    @Test("Columns that are too wide for a line share what there is, down to four each", arguments: [12, 10])
    func narrowed(lineWidth: Int) throws {
        let columns = try columns("abcdefgh,abcdefgh\n", lineWidth: lineWidth)
        expectEqual(columns.line(["abcdefgh", "abcdefgh"]), "abc…  abc…")
    }
}
