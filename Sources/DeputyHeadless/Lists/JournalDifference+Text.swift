extension JournalDifference: Printed {
    /// How many lines differ, then all lines with their marks. Of long runs that are as expected, only the lines next to a
    /// difference.
    package var printed: String {
        let counts = [("Missing", count(.missing)), ("extra", count(.extra)), ("out of order", count(.dueHere))]
        let head = counts.map { "\($0): \($1)" }.joined(separator: ", ") + "."
        return ([head] + shownLines).joined(separator: "\n")
    }

    private func count(_ mark: Mark) -> Int { lines.filter { $0.mark == mark }.count }

    private var shownLines: [String] {
        let runs = lines.split(whereSeparator: { $0.mark != .asExpected })
        var shown: [String] = []
        var next = lines.startIndex
        for run in runs {
            shown += lines[next..<run.startIndex].map(\.description)
            shown += shortened(run)
            next = run.endIndex
        }
        return shown + lines[next...].map(\.description)
    }

    /// A run of lines as expected: all if it is short, else those next to a difference.
    private func shortened(_ run: ArraySlice<Line>) -> [String] {
        let before = run.startIndex == lines.startIndex ? 0 : Self.context
        let after = run.endIndex == lines.endIndex ? 0 : Self.context
        let omitted = run.count - before - after
        guard omitted > 1 else { return run.map(\.description) }
        let note = Line("… \(omitted) lines as expected", .asExpected)
        return (run.prefix(before) + [note] + run.suffix(after)).map(\.description)
    }

    /// How many lines as expected are shown on each side of a difference.
    private static let context = 3
}

extension JournalDifference.Line: CustomStringConvertible {
    /// The mark's word or spaces of the same width, then the line.
    package var description: String {
        let width = 11  // "too early" is the longest word
        return mark.rawValue + String(repeating: " ", count: width - mark.rawValue.count) + text
    }
}
