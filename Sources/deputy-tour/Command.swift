/// What the arguments ask for.
enum Command: Equatable {
    case help
    case anomalies
    /// The tables of the documentation.
    case events
    /// The walk, over a file or, without one, over the library's own catalogue.
    case tour(Input?)

    init(_ arguments: [String]) throws(Complaint) {
        if arguments.contains("--help") || arguments.contains("-h") {
            self = .help
            return
        }
        if let option = arguments.first(where: { $0.hasPrefix("-") && $0 != "-" }) {
            throw Complaint("unknown option \(oneLine(option)); --help lists what there is")
        }
        if arguments.count > 1 {
            throw Complaint("one file at a time, not \(arguments.count) arguments; --help lists what there is")
        }
        switch arguments.first {
        case nil: self = .tour(nil)
        case "anomalies": self = .anomalies
        case "events": self = .events
        case "-": self = .tour(.standardInput)
        case let path?: self = .tour(.file(path))
        }
    }

    static let usage = """
        usage: deputy-tour             a walk over Deputy's own catalogue of events, shown as a table
               deputy-tour FILE        the same over a file of tab- or comma-separated rows; the first is the header
               deputy-tour -           the same over standard input
               deputy-tour anomalies   every message Deputy has, each triggered for real
               deputy-tour events      the tables of Docs/Events.md
               deputy-tour --help      this

        Colour is used in a terminal only, and not while NO_COLOR is set. A file called "anomalies" is ./anomalies.
        """
}
