import Foundation

/// The program: reads its arguments, writes the result, and sets its exit status.
@main
struct DeputyTour {
    @MainActor
    static func main() async {
        // When the reader stops, as in `deputy-tour | head -1`, the program ends silently, as others do. Some
        // programs start others with the signal ignored; a failed write would then be reported.
        signal(SIGPIPE, SIG_DFL)
        do {
            let command = try Command(Array(CommandLine.arguments.dropFirst()))
            let text = try await text(for: command, style: .ofStandardOutput())
            // Managers that are gone leave their tables in the next turn: the program ends with nothing left to do.
            await Task { @MainActor in }.value
            try write(text)
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("deputy-tour: \(error)\n".utf8))
            exit(error.status)
        }
    }

    /// The program's output for a command.
    @MainActor
    static func text(for command: Command, style: Style) async throws(Complaint) -> String {
        switch command {
        case .help: Command.usage
        case .anomalies: await anomalyShow(style)
        case .events(let list): EventPage(list).text
        case .picture(let picture): picture.svg
        case .journal(let inputs): try RecordingPage(inputs).text(style)
        case .tour(nil): await walk(.catalogue(), style)
        case .tour(let input?): await walk(try Listing(reading: input), style)
        }
    }

    /// Writes a text; unlike `print`, it reports a full disk.
    private static func write(_ text: String) throws(Complaint) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            throw Complaint("standard output", error)
        }
    }
}
