import DeputyHeadless
import DeputySections
import Foundation

#if TOUR
/// The command in the program's arguments.
enum Command: Equatable {
    /// How the walk is shown.
    struct WalkOptions: Equatable {
        /// Whether it is printed without waiting for Return.
        var isWhole = false
        /// How many columns a line has; nil for those of the terminal.
        var width: Int?
    }

    case help
    /// Every anomaly, or one.
    case anomalies(Anomaly.Code?)
    /// The events of a kind of list, to read or as the page of the documentation.
    case events(ListKind, isMarkdown: Bool)
    /// A recording drawn, or two compared.
    case journal([Input])
    /// A picture of the documentation, as SVG.
    case picture(PictureShow)
    /// The walk, over a file or, without one, over a list of books.
    case tour(Input?)

    /// The arguments without the options of the walk.
    static func options(in arguments: inout [String]) throws(Complaint) -> WalkOptions {
        var options = WalkOptions()
        if let index = arguments.firstIndex(of: "--all") {
            options.isWhole = true
            arguments.remove(at: index)
        }
        if let index = arguments.firstIndex(of: "--width") {
            options.width = arguments.dropFirst(index + 1).first.flatMap { Int($0) }
            guard let width = options.width, (60...1_000).contains(width) else {
                throw Complaint(usage: "--width takes a number of columns from 60 to 1,000")
            }
            arguments.removeSubrange(index...index + 1)
        }
        return options
    }

    init(_ arguments: [String]) throws(Complaint) {
        var words = arguments
        if words.first == "help" || words.contains("--help") || words.contains("-h") {
            self = .help
            return
        }
        let isMarkdown = words.first == "events" && words.contains("--markdown")
        if isMarkdown { words.removeAll { $0 == "--markdown" } }
        if let option = words.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
            throw Complaint(usage: "unknown option \(option.onOneLine)")
        }
        let rest = Array(words.dropFirst())
        switch (words.first, rest.count) {
        case (nil, _): self = .tour(nil)
        case ("-", 0): self = .tour(.standardInput)
        case ("anomalies", 0): self = .anomalies(nil)
        case ("anomalies", 1):
            guard let code = Anomaly.Code.allCases.first(where: { $0.rawValue == rest[0] }) else {
                throw Complaint(usage: "no anomaly '\(rest[0].onOneLine)'; deputy-tour anomalies lists them")
            }
            self = .anomalies(code)
        case ("events", 0...1):
            guard let list = ListKind(rawValue: rest.first ?? ListKind.tables.rawValue) else {
                throw Complaint(
                    usage: "no events of '\(rest[0].onOneLine)'; there are events of tables and of collections")
            }
            self = .events(list, isMarkdown: isMarkdown)
        case ("journal", 1...2): self = .journal(rest.map { $0 == "-" ? .standardInput : .file($0) })
        case ("journal", _): throw Complaint(usage: "journal takes one recording to draw, or two to compare")
        case ("picture", _):
            guard rest.count == 1, let picture = PictureShow(rawValue: rest[0]) else {
                throw Complaint(usage: "picture takes the name of one: \(PictureShow.names)")
            }
            self = .picture(picture)
        case (let word?, 0):
            if Self.isMistyped(word) {
                let all = "anomalies, events, journal, picture and help"
                throw Complaint(
                    usage: "unknown command '\(word.onOneLine)', and no file of that name; the commands are \(all)")
            }
            self = .tour(.file(word))
        default: throw Complaint(usage: "one command or file at a time, not \(words.count) arguments")
        }
    }

    /// Whether a word reads like a command, not like the name of a file, and there is no such file either.
    private static func isMistyped(_ word: String) -> Bool {
        !word.contains { "./".contains($0) } && !FileManager.default.fileExists(atPath: word)
    }

    /// The commands, in lines of a width.
    static func usage(_ style: Style) -> String {
        let table = "a header and rows, separated by tabs, commas or semicolons, or JSON objects"
        let commands = [
            ("", "a walk over a table of books: why a closure is not called, who answers what, and gestures to try"),
            ("FILE", "the same over a file: \(table)"),
            ("-", "the same over standard input"),
            ("anomalies [CODE]", "every message of Deputy's, or one, triggered by a real mistake"),
            ("events [collections]", "the events of a table, or of a collection; with --markdown the page in Docs"),
            ("journal A [B]", "a recording, read from a file, as lines; or how recording B differs from A"),
            ("picture NAME", "writes a picture of the documentation to the output, as SVG: \(PictureShow.names)"),
            ("help", "this; so do -h and --help"),
        ]
        let lines = commands.map { style.wrapped($1, label: "deputy-tour \($0)".padded(to: 33)) }
        let notes = """
            In a terminal the walk waits for Return after each part, and at the end for gestures to try; q leaves. --all prints \
            it whole, as a pipe gets it; --width N breaks lines at N columns.

            Colour is used in a terminal only, unless NO_COLOR is set or TERM is dumb. A file called "anomalies" is \
            ./anomalies. The exit status is 0; 1 if something could not be read or written, or if recordings differ; 2 for \
            wrong arguments.
            """
        return lines.joined(separator: "\n") + "\n\n" + style.laidOut(notes)
    }
}
#endif
