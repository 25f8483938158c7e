import TestSupport
import Testing

@testable import deputy_tour

@Suite("Rows of tab- or comma-separated text")
struct SeparatedTextTests {
    @Test(
        "Fields are told apart as spreadsheets write them",
        arguments: [
            ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
            ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
            ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
            ("\u{FEFF}a,b\n", [["a", "b"]]),
            ("\u{FEFF}\"a\",b\n", [["a", "b"]]),
            ("a\tb,c\nd\te,f", [["a", "b,c"], ["d", "e,f"]]),
            ("a,b\nc\td,e", [["a", "b"], ["c\td", "e"]]),
            ("a,b\rc\td,e", [["a", "b"], ["c\td", "e"]]),
            ("a;b\nc,d;e", [["a", "b"], ["c,d", "e"]]),
            ("a;b,c,d\ne;f,g,h", [["a;b", "c", "d"], ["e;f", "g", "h"]]),
            (#""a, b","say ""yes""""#, [["a, b", #"say "yes""#]]),
            ("\"two\r\nlines\",b\nc,d", [["two\r\nlines", "b"], ["c", "d"]]),
            (#"a "quoted" word,b"#, [[#"a "quoted" word"#, "b"]]),
            (#""a"b,c"#, [["ab", "c"]]),
            ("a,,\n,,\n", [["a", "", ""], ["", "", ""]]),
            ("\n\r\na\n\n\nb\n\n", [["a"], ["b"]]),
            (#""",b"#, [["", "b"]]),
            ("å,🍏\n", [["å", "🍏"]]),
            ("", []),
        ] as [(String, [[String]])])
    func fieldsAreToldApart(_ text: String, _ expected: [[String]]) throws {
        try expectEqual(rows(text), expected)
    }

    @Test("A quote never closed is reported with its line, whatever the line ends", arguments: ["\n", "\r\n", "\r"])
    func unclosedQuoteIsReported(_ end: String) {
        let lines = ["a,b", #""fine"# + end + #"still",b"#, #"c,"open"#, "d"]
        #expect(throws: Complaint("posts.csv, line 4: a quote is opened and never closed")) {
            try rows(lines.joined(separator: end))
        }
    }

    private func rows(_ text: String) throws(Complaint) -> [[String]] {
        var reader = SeparatedText(Array(text.utf8), name: "posts.csv")
        var rows: [[String]] = []
        while let row = try reader.nextRow() { rows.append(row) }
        return rows
    }
}
