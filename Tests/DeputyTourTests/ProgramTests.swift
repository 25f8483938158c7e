#if os(macOS) || os(Linux)
import DeputyHeadless
import Foundation
import Testing

@testable import deputy_tour
import TestSupport

/// The built program, used from a shell. It runs beside the other tests, which are on the main actor.
@Suite("The program in a shell (F86)", .serialized)
final class ProgramTests {
    private let shell: Shell

    /// What the walk prints where no terminal is.
    private static let plainWalk = Result {
        let shell = try Shell()
        defer { shell.remove() }
        return try shell.run("deputy-tour")
    }

    init() throws { shell = try Shell() }

    deinit { shell.remove() }

    @Test(
        "Help is printed by each of its names", arguments: ["help", "-h", "--help", "anomalies --help", "help events"])
    func helpIsPrinted(_ arguments: String) throws {
        try expectEqual(shell.run("deputy-tour \(arguments)"), Shell.Outcome(output: Command.usage(.plain) + "\n"))
    }

    @Test(
        "Unknown arguments are named, with status 2",
        arguments: [
            (
                "anomalys",
                "unknown command 'anomalys', and no file of that name; the commands are anomalies, events, journal, picture and help"
            ),
            (
                "''",
                "unknown command '', and no file of that name; the commands are anomalies, events, journal, picture and help"
            ),
            ("--anomalies", "unknown option --anomalies"),
            ("-x posts.csv", "unknown option -x"),
            ("a.csv b.csv", "one command or file at a time, not 2 arguments"),
            ("anomalies events", "no anomaly 'events'; deputy-tour anomalies lists them"),
            ("picture posts", "picture takes the name of one: resolution, batch, groceries"),
            ("events grids", "no events of 'grids'; there are events of tables and of collections"),
            ("events tables collections", "one command or file at a time, not 3 arguments"),
        ])
    func mistypedArgumentsAreNamed(_ arguments: String, _ complaint: String) throws {
        let expected = Shell.Outcome(errors: "deputy-tour: \(complaint); --help lists the commands\n", status: 2)
        try expectEqual(shell.run("deputy-tour \(arguments)"), expected)
    }

    @Test("A word that is the name of a file is one, unless it is a command")
    func wordsAreFilesToo() throws {
        try shell.write("a,b\n1,2\n", to: "posts")
        try shell.write("a,b\n1,2\n", to: "anomalies")
        try expectContains(shell.run("deputy-tour posts").output, "1 row of posts;")
        try expectContains(shell.run("deputy-tour ./anomalies").output, "1 row of ./anomalies;")
        try expectContains(shell.run("deputy-tour anomalies").output, "[missing-mapping]")
    }

    @Test(
        "What cannot be read is named with the system's reason, and status 1",
        arguments: [
            ("posts.csv", "posts.csv: No such file or directory"),
            ("/tmp", "/tmp: Is a directory"),
            ("there.csv/posts.csv", "there.csv/posts.csv: Not a directory"),
            ("- < /", "standard input: Is a directory"),
            ("- <&-", "standard input: Bad file descriptor"),
        ])
    func unreadableInputIsNamed(_ arguments: String, _ complaint: String) throws {
        try shell.write("a,b\n1,2\n", to: "there.csv")
        let expected = Shell.Outcome(errors: "deputy-tour: \(complaint)\n", status: 1)
        try expectEqual(shell.run("deputy-tour \(arguments)"), expected)
    }

    @Test("A file that may not be read is named, and status 1", .enabled(if: getuid() != 0, "root may read everything"))
    func forbiddenFileIsNamed() throws {
        try shell.write("a,b\n1,2\n", to: "secret.csv")
        let expected = Shell.Outcome(errors: "deputy-tour: secret.csv: Permission denied\n", status: 1)
        try expectEqual(shell.run("chmod 000 secret.csv; deputy-tour secret.csv"), expected)
    }

    #if os(Linux)
    @Test("A file that opens and then fails to be read is named, and status 1")
    func failingFileIsNamed() throws {
        let expected = Shell.Outcome(errors: "deputy-tour: /proc/self/mem: Input/output error\n", status: 1)
        try expectEqual(shell.run("deputy-tour /proc/self/mem"), expected)
    }
    #endif

    @Test(
        "Contents that cannot be read as rows are reported with file and line, and status 1",
        arguments: [
            ("", "posts.csv: empty, there is no header line"),
            ("\u{FEFF}", "posts.csv: empty, there is no header line"),
            ("\n\r\n", "posts.csv: empty, there is no header line"),
            ("a,b\n1,\"2\n", "posts.csv, line 2: a quote is opened and never closed"),
        ])
    func contentsAreNamed(_ content: String, _ complaint: String) throws {
        try shell.write(content, to: "posts.csv")
        let expected = Shell.Outcome(errors: "deputy-tour: \(complaint)\n", status: 1)
        try expectEqual(shell.run("deputy-tour posts.csv"), expected)
    }

    @Test("Bytes that are not UTF-8 are named with their line, and status 1", arguments: ["\n", "\r\n", "\r"])
    func undecodableBytesAreNamed(_ end: String) throws {
        try shell.write(Data("a,b\(end)å,d\(end)x".utf8) + [0xFF] + Data(end.utf8), to: "posts.csv")
        let expected = Shell.Outcome(errors: "deputy-tour: posts.csv, line 3: not UTF-8\n", status: 1)
        try expectEqual(shell.run("deputy-tour posts.csv"), expected)
    }

    @Test("A byte order mark, CRLF and NUL bytes are not shown")
    func oddBytesAreNotSeen() throws {
        try shell.write("\u{FEFF}name,note\r\nfirst,a\u{0}b\r\n", to: "posts.csv")
        let outcome = try shell.run("deputy-tour posts.csv")
        expectEqual(outcome.status, 0)
        expectContains(outcome.output, "│   name   note ")
        expectContains(outcome.output, "│   first  a b  ")
        expectFalse(outcome.output.contains { "\u{FEFF}\r\u{0}".contains($0) })
    }

    @Test(
        "Rows come from a file, standard input, a pipe with a name and one of the shell's alike",
        arguments: [
            "deputy-tour posts.csv", "deputy-tour - < posts.csv", "cat posts.csv | deputy-tour -",
            "deputy-tour <(cat posts.csv)",
            "mkfifo named; tee named < posts.csv > /dev/null 2>&1 & deputy-tour named",
        ])
    func pipesAreRead(_ line: String) throws {
        try shell.write("name,note\nfirst,1\nsecond,2\n", to: "posts.csv")
        let outcome = try shell.run(line)
        expectContains(outcome.output, "│   second  2  ")
        expectContains(outcome.output, "2 rows of ")
        expectEqual(outcome.status, 0)
    }

    @Test("A file of 100,000 columns, and one whose only field has two million characters, take no time")
    func wideFilesTakeNoLonger() throws {
        let fields = (0..<100_000).map { "field\($0)" }.joined(separator: ",")
        try shell.write("\(fields)\n\(fields)\n", to: "columns.csv")
        try shell.write("name\n\(String(repeating: "x", count: 2_000_000))\n", to: "field.csv")
        for file in ["columns.csv", "field.csv"] {
            // The shell stops what takes half a minute.
            let outcome = try shell.run("deputy-tour \(file)")
            expectEqual(outcome.status, 0)
            expectContains(outcome.output, "1 row of \(file);")
            expectTrue(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
        }
    }

    @Test("Output that ends early is ended without a message", arguments: ["", "trap '' PIPE; "])
    func closedPipeIsQuiet(_ preparation: String) throws {
        let line = "\(preparation){ sleep 0.3; deputy-tour; echo $? > status; } | true; cat status"
        try expectEqual(shell.run(line), Shell.Outcome(output: "141\n"))
        try expectEqual(shell.run("deputy-tour | head -1"), Shell.Outcome(output: "Deputy, a guided walk\n"))
    }

    @Test("Output that cannot be written is reported, and status 1", arguments: ["", "help", "anomalies", "events"])
    func lostOutputIsReported(_ command: String) throws {
        let closed = try shell.run("deputy-tour \(command) >&-")
        expectEqual(closed.status, 1)
        // The system's reason depends on what was opened meanwhile.
        expectTrue(closed.errors.hasPrefix("deputy-tour: standard output: "))
        #if os(Linux)
        let full = Shell.Outcome(errors: "deputy-tour: standard output: No space left on device\n", status: 1)
        try expectEqual(shell.run("deputy-tour \(command) > /dev/full"), full)
        #endif
    }

    @Test("An error message that cannot be written changes nothing else")
    func lostComplaintIsNoTrap() throws {
        try expectEqual(shell.run("deputy-tour --bogus 2>&-"), Shell.Outcome(status: 2))
    }

    @Test(
        "Colour is used in a terminal, and not if it is turned off",
        arguments: [
            ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "0"], false), (["TERM": "dumb"], false),
            (["TERM": ""], false),
        ] as [([String: String], Bool)])
    func colourIsForTerminals(_ environment: [String: String], _ isColoured: Bool) throws {
        let shown = try shell.run("deputy-tour", inTerminalOf: 100, environment: environment)
        expectEqual(shown.output.contains("\u{1B}"), isColoured)
        expectEqual(shown.status, 0)
        try expectNotContains(shell.run("deputy-tour", environment: environment).output, "\u{1B}")
    }

    @Test("No line is wider than the terminal, nor than 100 columns", arguments: [0, 50, 60, 61, 80, 99, 100, 300])
    func walkFitsTheTerminal(_ width: UInt16) throws {
        let outcome = try shell.run("deputy-tour", inTerminalOf: width, environment: ["NO_COLOR": "1"])
        expectEqual(outcome.status, 0)
        let widest = outcome.output.split(separator: "\n").map(\.count).max()
        expectEqual(widest, ((50...100).contains(width) ? Int(width) : 100))
        // What a wide terminal shows is what a pipe gets.
        if width == 0 || width >= 100 { try expectEqual(outcome, Self.plainWalk.get()) }
    }

    @Test("A terminal of a few columns gets the lines made for 50", arguments: [1, 49])
    func narrowTerminalIsNoTrap(_ width: UInt16) throws {
        let narrow = try shell.run("deputy-tour", inTerminalOf: width)
        expectContains(narrow.output, "│   Franken")
        try expectEqual(narrow, shell.run("deputy-tour", inTerminalOf: 50))
    }

    @Test("A narrow terminal shows all the words that a wide one shows")
    func narrowWalkHasAllWords() throws {
        let drawing: Set<Character> = ["│", "╭", "╮", "╰", "╯", "─"]
        func words(_ width: UInt16) throws -> [Substring] {
            let lines = try shell.run("deputy-tour", inTerminalOf: width).output.split(separator: "\n")
            // The table is cut instead.
            return lines.filter { !$0.contains(where: drawing.contains) }.flatMap { $0.split(separator: " ") }
        }
        try expectEqual(words(60), words(100))
    }

    @Test(
        "In a narrow terminal every command shows all its words, and breaks none",
        arguments: ["help", "anomalies", "events", "events collections"])
    func commandsFitTheTerminal(_ command: String) throws {
        let narrow = try shell.run("deputy-tour \(command)", inTerminalOf: 60, environment: ["NO_COLOR": "1"]).output
        for line in narrow.split(separator: "\n") {
            // A selector may be longer than the line.
            expectTrue(line.count <= 60 || !line.drop { $0 == " " }.contains(" "), "\(line)")
        }
        func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }
        try expectEqual(words(narrow), words(shell.run("deputy-tour \(command)").output))
    }

    @Test("Wide characters, emoji and combining marks are below each other in a terminal's columns")
    func wideCharactersAreAligned() throws {
        let names = ["日本語の本", "📚 books", "e\u{301}te\u{301}", "👩‍👩‍👧 family", "한국어", "❤️", "🇳🇿 flag"]
        try shell.write("name,n\n" + names.map { "\($0),1\n" }.joined(), to: "posts.csv")
        let rows = try shell.run("deputy-tour posts.csv").output.split(separator: "\n").filter { $0.contains("│") }
            .map { $0.drop { $0 != "│" } }
        // The longest name takes ten columns, and the line 91 between its edges.
        let expected = [
            "name        n", "日本語の本  1", "📚 books    1", "été         1", "👩‍👩‍👧 family   1", "한국어      1", "❤️          1",
            "🇳🇿 flag     1",
        ]
        // The first two are those of the shop.
        expectEqual(
            rows.dropFirst(2).prefix(8), expected.map { "│   \($0)\(String(repeating: " ", count: 76)) │" }[...])
    }

    @Test("A column without a name and without contents is shown as empty")
    func emptyColumnIsShown() throws {
        try shell.write("name,\nfirst,\n", to: "posts.csv")
        let outcome = try shell.run("deputy-tour posts.csv")
        expectEqual(outcome.status, 0)
        expectContains(outcome.output, "│   first  —  ")
    }

    @Test("A long field is cut wherever it is shown")
    func longFieldIsCut() throws {
        try shell.write("name\nfirst\n\(String(repeating: "本", count: 1_000))\n", to: "posts.csv")
        let output = try shell.run("deputy-tour posts.csv").output
        expectContains(output, "│   \(String(repeating: "本", count: 44))… │")
        expectContains(output, " \(String(repeating: "本", count: 19))…\n")
    }
}
#endif
