import Foundation
import Testing

@testable import deputy_tour

@MainActor
@Suite("What the program is given")
struct InputTests {
    @Test("Arguments ask for one thing (F86)")
    func argumentsAreRead() async throws {
        #expect(try Command([]) == .tour(nil))
        #expect(try Command(["-"]) == .tour(.standardInput))
        #expect(try Command(["posts.csv"]) == .tour(.file("posts.csv")))
        #expect(try Command(["anomalies"]) == .anomalies)
        #expect(try Command(["anomalies", "--help"]) == .help)
        #expect(try await DeputyTour.text(for: .help, style: .coloured) == Command.usage)
    }

    @Test("An option there is not, and a second file, are refused in one line")
    func unknownArgumentsAreRefused() {
        #expect(throws: Complaint("unknown option --bogus; --help lists what there is")) { try Command(["--bogus"]) }
        #expect(throws: Complaint("one file at a time, not 2 arguments; --help lists what there is")) {
            try Command(["a.csv", "b.csv"])
        }
    }

    @Test("A file that is missing, or a folder, is named")
    func missingFileIsNamed() {
        let folder = FileManager.default.temporaryDirectory.path
        #expect(throws: Complaint("nowhere/posts.csv: no such file")) { try walkText("nowhere/posts.csv") }
        #expect(throws: Complaint("\(folder): a folder, not a file")) { try walkText(folder) }
    }

    @Test("A file with nothing in it is named", arguments: ["", "\n\r\n", "\u{FEFF}"])
    func emptyFileIsNamed(_ content: String) throws {
        try withFile(Data(content.utf8)) { path in
            #expect(throws: Complaint("\(path): empty, there is no header line")) { try walkText(path) }
        }
    }

    @Test("Bytes that are not UTF-8 are reported with their line")
    func undecodableBytesAreReported() throws {
        try withFile(Data("a,b\nå,d\n".utf8) + [0x78, 0xFF, 0x0A]) { path in
            #expect(throws: Complaint("\(path), line 3: not UTF-8")) { try walkText(path) }
        }
    }

    @Test("A header without rows is shown, and there is nothing to try")
    func headerAloneIsShown() throws {
        try withFile(Data("name,kind\n".utf8)) { path in
            let text = try walkText(path)
            #expect(text.contains("0 rows of \(path)"))
            #expect(text.contains("│   name  kind"))
            #expect(text.contains("There is no row to try them on."))
        }
    }

    @Test("A row with empty or missing fields gets a cell of its own")
    func gapsAreSeen() throws {
        let listing = try Listing(bytes: Array("a,b\n1,2\n3\n4, \n5,6,7\n".utf8), from: "posts.csv")
        #expect(listing.header == ["a", "b"])
        #expect(listing.rows.map(\.isSpecial) == [false, true, true, false])
        #expect(walk(listing, .plain).contains("│   3  —  "))
    }

    @Test("What a file contains cannot command the terminal")
    func controlCharactersAreLeftOut() throws {
        let text = walk(try Listing(bytes: Array("a\n\u{1B}[31mred\n\"two\nlines\"\n".utf8), from: "posts.csv"), .plain)
        #expect(!text.contains("\u{1B}"))
        #expect(text.contains("│    [31mred "))
        #expect(text.contains("│   two lines "))
    }

    @Test("81,000 rows print no more than twelve do, and make no more cells")
    func longFileIsShort() throws {
        let rows = (0..<81_000).map { "\($0),Post \($0),\($0 % 5 == 2 ? "" : "x")\n" }
        let listing = try Listing(bytes: Array(("id,title,note\n" + rows.joined()).utf8), from: "posts.csv")
        let text = walk(listing, .plain)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 90)
        #expect(text.contains("9 views made so far, for 81,000 rows"))
    }

    private func walkText(_ path: String) throws(Complaint) -> String {
        walk(try Listing(reading: .file(path)), .plain)
    }

    private func withFile(_ content: Data, _ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("deputy-\(UUID().uuidString).csv")
        try content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }
}
