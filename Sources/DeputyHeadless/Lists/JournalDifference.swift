import DeputyLists

/// How a journal differs from the lines that were expected: both in one list, in which each line is marked.
///
/// No more lines are marked than necessary, unless long journals have a line hundreds of times. A line that came too early or
/// too late is in the list twice: where it came, and where it was due.
///
/// ```swift
/// if let difference = JournalDifference(expected: expected, actual: table.journal.lines) { print(difference) }
/// ```
public struct JournalDifference: Sendable, Equatable {
    /// The expected lines and those that came, merged.
    package private(set) var lines: [Line] = []

    /// One line, and what is wrong with it.
    package struct Line: Sendable, Equatable {
        /// The line as it is in the journal.
        package let text: String
        /// What is wrong with it.
        package internal(set) var mark: Mark

        /// A line to compare with.
        package init(_ text: String, _ mark: Mark) {
            self.text = text
            self.mark = mark
        }
    }

    /// What is wrong with a line; the raw value is the word that is printed before it.
    package enum Mark: String, Sendable {
        /// The line came where it was expected.
        case asExpected = ""
        /// The line was expected, and is not in the journal.
        case missing
        /// The line is in the journal, and was not expected.
        case extra
        /// The line was expected here, and came elsewhere.
        case dueHere = "due here"
        /// The line came here, before its turn.
        case tooEarly = "too early"
        /// The line came here, after its turn.
        case tooLate = "too late"
    }

    /// Compares a journal's lines with those that were expected; nil if they are the same.
    /// - Complexity: O(p log n) for n lines and p pairs of equal ones; of a line that is there hundreds of times only the nearest count.
    public init?(expected: [String], actual: [String]) {
        guard expected != actual else { return nil }
        merge(expected, actual)
        markMovedLines()
    }

    /// Merges two lists along a longest list of lines that both have in this order.
    private mutating func merge(_ expected: [String], _ actual: [String]) {
        var numbers: [String: Int32] = [:]
        let run = commonRun(expected.map { numbers.number(of: $0) }, actual.map { numbers.number(of: $0) })
        var (i, j) = (0, 0)
        func add(until expectedEnd: Int, _ actualEnd: Int) {
            lines += expected[i..<expectedEnd].map { Line($0, .missing) }
            lines += actual[j..<actualEnd].map { Line($0, .extra) }
            (i, j) = (expectedEnd, actualEnd)
        }
        for pair in run {
            add(until: pair.old, pair.new)
            lines.append(Line(expected[i], .asExpected))
            (i, j) = (i + 1, j + 1)
        }
        add(until: expected.count, actual.count)
    }

    /// Pairs each missing line with an extra one of the same text, if there is one: that line came, out of order.
    private mutating func markMovedLines() {
        var extras = Dictionary(grouping: lines.indices.filter { lines[$0].mark == .extra }) { lines[$0].text }
        for due in lines.indices where lines[due].mark == .missing {
            guard let came = extras[lines[due].text]?.first else { continue }
            extras[lines[due].text]?.removeFirst()
            lines[due].mark = .dueHere
            lines[came].mark = came < due ? .tooEarly : .tooLate
        }
    }
}

extension [String: Int32] {
    /// The number of a text: that of an equal one before it, or a new one.
    fileprivate mutating func number(of text: String) -> Int32 {
        if let known = self[text] { return known }
        let number = Int32(truncatingIfNeeded: count)
        self[text] = number
        return number
    }
}
