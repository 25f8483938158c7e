import Foundation

#if TOUR
/// The program: reads its arguments, writes the result, and sets its exit status.
@main
struct DeputyTour {
    @MainActor
    static func main() async {
        // When the reader stops, as in `deputy-tour | head -1`, the program ends silently, as others do. Some
        // programs start others with the signal ignored; a failed write would then be reported.
        signal(SIGPIPE, SIG_DFL)
        do {
            var arguments = Array(CommandLine.arguments.dropFirst())
            let options = try Command.options(in: &arguments)
            let command = try Command(arguments)
            var style = Style.ofStandardOutput()
            style.width = options.width ?? style.width
            if case .tour(let input) = command, input != .standardInput, !options.isWhole, isInTerminal {
                try play(Scenes(try listing(input), style), style, reading: { readLine() }, writing: write)
            } else {
                let text = try await text(for: command, style: style)
                // Managers that are gone leave their tables in the next turn: the program ends with nothing left to do.
                await Task { @MainActor in }.value
                try write(text)
            }
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("deputy-tour: \(error)\n".utf8))
            exit(error.status)
        }
    }

    /// The program's output for a command.
    @MainActor
    static func text(for command: Command, style: Style) async throws(Complaint) -> String {
        switch command {
        case .help: Command.usage(style)
        case .anomalies(let code): await anomalyShow(code, style)
        case .events(let list, let isMarkdown): isMarkdown ? EventPage(list).text : EventPage(list).listing(style)
        case .picture(let picture): picture.svg
        case .journal(let inputs): try RecordingPage(inputs).text(style)
        case .tour(let input): Scenes(try listing(input), style).text(style)
        }
    }

    @MainActor
    private static func listing(_ input: Input?) throws(Complaint) -> Listing {
        guard let input else { return try .books() }
        return try Listing(reading: input)
    }

    /// Whether a person reads, and can type.
    private static var isInTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Shows the walk part by part, then does what the reader types. What is typed between two parts is done, too.
    @MainActor
    static func play(
        _ scenes: Scenes, _ style: Style, reading: () -> String?,
        writing: (_ text: String, _ end: String) throws(Complaint) -> Void
    ) throws(Complaint) {
        try writing(scenes.beginning + "\n", "\n")
        for (index, part) in scenes.parts.enumerated() {
            let part = part()
            let playground = part.playground ?? scenes.playground
            try writing(part.text(number: index + 1, style), "\n")
            while true {
                try writing("\n" + style.aside(style.wrapped(playground.prompt)), " ")
                guard let line = reading() else { return }
                if line.allSatisfy(\.isWhitespace) { break }
                guard let answer = playground.answer(line) else { return }
                try writing(answer, "\n")
            }
        }
        try writing(style.title("Now you") + "\n" + scenes.playground.help, "\n")
        while true {
            try writing(">", " ")
            guard let line = reading(), let answer = scenes.playground.answer(line) else { break }
            try writing(answer, "\n")
        }
        try writing(scenes.end, "\n")
    }

    /// Writes a text; unlike `print`, it reports a full disk.
    private static func write(_ text: String, _ end: String = "\n") throws(Complaint) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((text + end).utf8))
        } catch {
            throw Complaint("standard output", error)
        }
    }
}
#else
/// Without explanations there is nothing to show.
@main
struct DeputyTour {
    static func main() {
        print("In a release build the tour needs explanations: swift run -c release --traits Explanations deputy-tour")
    }
}
#endif
