import DeputyLists
import TestSupport
import Testing

@testable import deputy_tour

@MainActor
@Suite("What the program is given")
struct InputTests {
    @Test("Arguments ask for one thing (F86)")
    func argumentsAreRead() throws {
        try expectEqual(Command([]), .tour(nil))
        try expectEqual(Command(["-"]), .tour(.standardInput))
        try expectEqual(Command(["posts.csv"]), .tour(.file("posts.csv")))
        try expectEqual(Command(["anomalies"]), .anomalies(nil))
        try expectEqual(Command(["anomalies", "lost-slot"]), .anomalies(.lostSlot))
        try expectEqual(Command(["events"]), .events(.tables, isMarkdown: false))
        try expectEqual(Command(["events", "collections"]), .events(.collections, isMarkdown: false))
        try expectEqual(Command(["events", "--markdown"]), .events(.tables, isMarkdown: true))
        for arguments in [["help"], ["-h"], ["--help"], ["help", "anomalies"], ["anomalies", "--help"]] {
            try expectEqual(Command(arguments), .help, "\(arguments)")
        }
    }

    @Test("The options of the walk are read wherever they stand, and refused with a sentence")
    func optionsAreRead() throws {
        var arguments = ["--width", "80", "posts.csv", "--all"]
        try expectEqual(Command.options(in: &arguments), Command.WalkOptions(isWhole: true, width: 80))
        expectEqual(arguments, ["posts.csv"])
        for wrong in [["--width"], ["--width", "59"], ["--width", "wide"], ["--width", "1001"]] {
            var arguments = wrong
            #expect(throws: Complaint(usage: "--width takes a number of columns from 60 to 1,000")) {
                try Command.options(in: &arguments)
            }
        }
    }

    @Test("A header without rows is shown, and there is nothing to try")
    func headerAloneIsShown() throws {
        let text = Scenes(try Listing(bytes: Array("name,kind\n".utf8), from: "posts.csv"), .plain).text(.plain)
        expectContains(text, "0 rows of posts.csv;")
        expectContains(text, "│   name  kind")
        expectContains(text, "There is no row to try them on.")
    }

    @Test("One line without a separator is no header")
    func onlyAWord() {
        #expect(
            throws: Complaint(
                "a.txt: one line without a separator; rows have tabs, commas or semicolons, or are a JSON array of objects"
            )
        ) { try Listing(bytes: Array("not json\n".utf8), from: "a.txt") }
    }

    @Test("The gestures are those that a few rows allow", arguments: [1, 2, 3, 4, 7, 8])
    func fewRowsAreEnough(_ count: Int) throws {
        let rows = (1...count).map { "\($0)\n" }.joined()
        let text = Scenes(try Listing(bytes: Array("number\n\(rows)".utf8), from: "posts.csv"), .plain).text(.plain)
        // A row is deleted before, if the first is not the only one, and moved behind the third of those left, or to the end.
        expectEqual(text.contains("   done; "), count > 1)
        expectEqual(text.contains("   moved\n"), count > 3)
        expectEqual(text.contains("move([0, 1], to: [0, \(min(3, count - 2))])"), count > 3)
        expectNotContains(text, "not moved")
    }

    @Test("A long text is quoted by forty columns, however wide its characters are", arguments: ["日", "a"])
    func quotedText(_ character: String) throws {
        let row = String(repeating: character, count: 60)
        let text = Scenes(try Listing(bytes: Array("text\n\(row)\n".utf8), from: "posts.csv"), .plain).text(.plain)
        // Beside the row in the drawing, of which the line has room for more.
        let quotes = text.split(separator: "\n").filter { !$0.contains("│") && $0.contains(character + character) }
        expectFalse(quotes.isEmpty)
        let kept = String(repeating: character, count: character == "a" ? 39 : 19)
        expectTrue(quotes.allSatisfy { $0.contains(kept + "…") })
    }

    @Test("Words too many are refused (F86)", arguments: [["events", "tables", "x"], ["a.csv", "b.csv"]])
    func tooManyWords(_ arguments: [String]) {
        #expect(
            throws: Complaint(usage: "one command or file at a time, not \(arguments.count) arguments")
        ) { try Command(arguments) }
    }

    @Test(
        "Bytes that are not UTF-8 are named with their line, whatever the line ends", arguments: ["\n", "\r\n", "\r"])
    func foreignBytes(_ end: String) {
        #expect(throws: Complaint("posts.csv, line 3: not UTF-8")) {
            try Listing(bytes: Array("a\(end)b\(end)".utf8) + [0xFF], from: "posts.csv")
        }
    }

    @Test("A row with empty or missing fields gets a cell of its own")
    func gapsAreSeen() throws {
        let listing = try Listing(bytes: Array("a,b\n1,2\n3\n4, \n5,6,7\n".utf8), from: "posts.csv")
        expectEqual(listing.header, ["a", "b"])
        expectEqual(listing.rows.map(\.hasGap), [false, true, true, false])
        expectContains(Scenes(listing, .plain).text(.plain), "│   3  —  ")
    }

    @Test("What a file contains cannot command the terminal")
    func controlCharactersAreLeftOut() throws {
        let text = Scenes(
            try Listing(bytes: Array("a\n\u{1B}[31mred\n\"two\nlines\"\n".utf8), from: "posts.csv"), .plain
        ).text(.plain)
        expectNotContains(text, "\u{1B}")
        expectContains(text, "│    [31mred ")
        expectContains(text, "│   two lines ")
    }

    @Test("8,000 rows print no more than twelve do, and make no more cells")
    func longFileIsShort() throws {
        let rows = (0..<8_000).map { "\($0),Post \($0),\($0 % 5 == 2 ? "" : "x")\n" }
        let listing = try Listing(bytes: Array(("id,title,note\n" + rows.joined()).utf8), from: "posts.csv")
        let text = Scenes(listing, .plain).text(.plain)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 250)
        expectContains(text, "9 views made so far, for 8,000 rows")
    }
}
