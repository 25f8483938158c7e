import Foundation

/// The program: reads its arguments, writes what comes of them, and says with its status whether all went well.
@main
struct DeputyTour {
    @MainActor
    static func main() async {
        let isColoured = isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
        do {
            let arguments = Array(CommandLine.arguments.dropFirst())
            print(try await text(for: Command(arguments), style: isColoured ? .coloured : .plain))
        } catch {
            FileHandle.standardError.write(Data("deputy-tour: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Everything the program has to say for a command.
    @MainActor
    static func text(for command: Command, style: Style) async throws(Complaint) -> String {
        switch command {
        case .help: Command.usage
        case .anomalies: await anomalyShow(style)
        case .events: eventTables()
        case .tour(nil): walk(.catalogue(), style)
        case .tour(let input?): walk(try Listing(reading: input), style)
        }
    }
}

/// What keeps the program from doing as it was asked, in one line.
struct Complaint: Error, Equatable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
