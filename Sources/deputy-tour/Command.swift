import DeputyHeadless
import Foundation

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
    case anomalies
    /// A page of the documentation: the events of a kind of list.
    case events(ListKind)
    /// A recording drawn, or two compared.
    case journal([Input])
    /// A picture of the documentation, as SVG.
    case picture(PictureShow)
    /// The walk, over a file or, without one, over the library's own catalogue.
    case tour(Input?)

    /// The arguments without the options of the walk.
    static func options(in arguments: inout [String]) throws(Complaint) -> WalkOptions {
        var options = WalkOptions()
        if let index = arguments.firstIndex(of: "--all") {
            options.isWhole = true
            arguments.remove(at: index)
        }
        if let index = arguments.firstIndex(of: "--width") {
            guard index + 1 < arguments.count, let width = Int(arguments[index + 1]), (60...1_000).contains(width)
            else {
                throw Complaint(usage: "--width takes a number of columns from 60 to 1,000")
            }
            options.width = width
            arguments.removeSubrange(index...index + 1)
        }
        return options
    }

    init(_ arguments: [String]) throws(Complaint) {
        if arguments.first == "help" || arguments.contains("--help") || arguments.contains("-h") {
            self = .help
            return
        }
        if let option = arguments.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
            throw Complaint(usage: "unknown option \(option.onOneLine)")
        }
        if arguments.first == "events", arguments.count <= 2 {
            let word = arguments.dropFirst().first ?? ListKind.tables.rawValue
            guard let list = ListKind(rawValue: word) else {
                throw Complaint(
                    usage: "no events of '\(word.onOneLine)'; there are events of tables and of collections")
            }
            self = .events(list)
            return
        }
        if arguments.first == "journal" {
            guard (2...3).contains(arguments.count) else {
                throw Complaint(usage: "journal takes one recording to draw, or two to compare")
            }
            self = .journal(arguments.dropFirst().map { $0 == "-" ? .standardInput : .file($0) })
            return
        }
        if arguments.first == "picture" {
            guard arguments.count == 2, let picture = PictureShow(rawValue: arguments[1]) else {
                let names = PictureShow.allCases.map(\.rawValue).joined(separator: ", ")
                throw Complaint(usage: "picture takes the name of one: \(names)")
            }
            self = .picture(picture)
            return
        }
        if arguments.count > 1 {
            throw Complaint(usage: "one command or file at a time, not \(arguments.count) arguments")
        }
        switch arguments.first {
        case nil: self = .tour(nil)
        case "anomalies": self = .anomalies
        case "-": self = .tour(.standardInput)
        case let word? where Self.isMistyped(word):
            throw Complaint(
                usage:
                    "unknown command '\(word.onOneLine)', and no file of that name; the commands are anomalies, events,"
                    + " journal, picture and help")
        case let path?: self = .tour(.file(path))
        }
    }

    /// Whether a word reads like a command, not like the name of a file, and there is no such file either.
    private static func isMistyped(_ word: String) -> Bool {
        !word.contains { "./".contains($0) } && !FileManager.default.fileExists(atPath: word)
    }

    static let usage = """
        usage: deputy-tour                     a walk over Deputy's own catalogue of events, shown as a table
               deputy-tour FILE                the same over the rows of a file: separated by tabs, commas or semicolons, with
                                               a header, or a JSON array of objects
               deputy-tour -                   the same over standard input
               deputy-tour anomalies           every message of Deputy's, each triggered by a real mistake
               deputy-tour events              the page Docs/Events.md: the events of a table
               deputy-tour events collections  the page Docs/Events-of-a-collection.md
               deputy-tour journal A           a recording, read from a file, as lines; runs of one event are one line
               deputy-tour journal A B         how recording B differs from A
               deputy-tour picture NAME        a picture of the documentation, as SVG: resolution, journal, batch or groceries
               deputy-tour help                this; so do -h and --help

        In a terminal the walk waits for Return after each part, and at the end for gestures to try; q leaves. --all prints it
        whole, as a pipe gets it; --width N breaks lines at N columns.

        Colour is used in a terminal only, unless NO_COLOR is set or TERM is dumb. A file called
        "anomalies" is ./anomalies. The exit status is 0; 1 if something could not be read or written, or if recordings
        differ; 2 for wrong arguments.
        """
}
