import DeputyHeadless
import Foundation

/// How text is laid out: with colour or without, and how wide.
struct Style {
    var isColoured = false
    /// How many columns a line has at most.
    var width = 100

    static let plain = Style()
    static let coloured = Style(isColoured: true)

    func title(_ text: some StringProtocol) -> String { escape(text, "1") }
    func aside(_ text: some StringProtocol) -> String { escape(text, "2") }

    private func escape(_ text: some StringProtocol, _ code: String) -> String {
        isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : String(text)
    }

    /// A text behind a label, broken between words where it is too long. What follows begins below its first word, a
    /// little to the right of it if the label is only an indentation.
    func wrapped(_ text: String, label: String = "") -> String {
        guard label.columns + text.columns > width else { return label + text }
        let isIndented = !label.isEmpty && label.allSatisfy(\.isWhitespace)
        let indent = String(repeating: " ", count: label.columns > width / 3 ? 5 : label.columns + (isIndented ? 2 : 0))
        return text.split(separator: " ").reduce(into: [label]) { lines, word in
            let line = lines[lines.count - 1]
            let longer = line + (line.isEmpty || line.hasSuffix(" ") ? "" : " ") + word
            if longer.columns <= width || line == indent {
                lines[lines.count - 1] = longer
            } else {
                lines.append(indent + word)
            }
        }.joined(separator: "\n")
    }
}

extension Style {
    /// A text whose lines are broken between words behind a margin. Their indentation stays.
    func laidOut(_ text: String, margin: String = "") -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let indent = line.prefix { $0 == " " }
            return line.isEmpty ? "" : wrapped(String(line.dropFirst(indent.count)), label: margin + indent)
        }.joined(separator: "\n")
    }

    /// The narrowest line the walk is made for; a narrower terminal breaks what is longer.
    private static let leastWidth = 50

    /// What suits standard output: plain in a file or a pipe, as wide as the window in a terminal.
    static func ofStandardOutput() -> Style {
        guard isatty(STDOUT_FILENO) == 1 else { return .plain }
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return ofTerminal(ProcessInfo.processInfo.environment, columns: isKnown ? Int(size.ws_col) : nil)
    }

    /// The style for a terminal with this number of columns; nil if unknown.
    static func ofTerminal(_ environment: [String: String], columns: Int?) -> Style {
        // NO_COLOR applies when it is not empty (no-color.org); a terminal without a name has no known colours either.
        let isColoured =
            environment["NO_COLOR", default: ""].isEmpty && !["", "dumb"].contains(environment["TERM", default: ""])
        return Style(
            isColoured: isColoured, width: columns.map { min(max($0, leastWidth), plain.width) } ?? plain.width)
    }
}

extension String {
    /// The text with spaces behind it; at least one, so that what follows is apart from it.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - columns)) }
}

/// A number as people read it: `81,000`.
func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
        if index > 0, (digits.count - index).isMultiple(of: 3), digits[index - 1] != "-" { text += "," }
        text.append(digits[index])
    }
}

/// A number of things: `1 row`, `12 rows`.
func count(_ number: Int, _ thing: String) -> String { "\(grouped(number)) \(thing)\(number == 1 ? "" : "s")" }
