import DeputyTesting
import TestSupport
import Testing

@Suite("How a journal differs (F84)")
struct JournalDifferenceTests {
    typealias Line = JournalDifference.Line

    @Test("Journals with the same lines do not differ", arguments: [[], ["a"], ["a", "b", "a"]])
    func same(lines: [String]) {
        expectNil(JournalDifference(expected: lines, actual: lines))
    }

    @Test("A line that never came is missing, one that was never expected is extra")
    func missingAndExtra() {
        let difference = JournalDifference(expected: ["a", "b", "c"], actual: ["a", "x", "c", "y"])
        expectEqual(
            difference?.lines,
            [
                Line("a", .asExpected), Line("b", .missing), Line("x", .extra), Line("c", .asExpected),
                Line("y", .extra),
            ])
    }

    @Test("A line that came out of order is marked where it came, and where it was due")
    func outOfOrder() {
        expectEqual(
            JournalDifference(expected: ["a", "b", "c", "d"], actual: ["b", "c", "a", "d"])?.lines,
            [
                Line("a", .dueHere), Line("b", .asExpected), Line("c", .asExpected), Line("a", .tooLate),
                Line("d", .asExpected),
            ])
        expectEqual(
            JournalDifference(expected: ["a", "b", "c", "d"], actual: ["a", "d", "b", "c"])?.lines,
            [
                Line("a", .asExpected), Line("d", .tooEarly), Line("b", .asExpected), Line("c", .asExpected),
                Line("d", .dueHere),
            ])
    }

    @Test("Of a line that came too often, only as many are extra")
    func repeatedLines() {
        let difference = JournalDifference(expected: ["a", "a", "b"], actual: ["a", "a", "a", "b"])
        expectEqual(difference?.lines.map(\.mark), [.asExpected, .asExpected, .extra, .asExpected])
    }

    @Test("Journals of many thousand lines are compared at the cost of their differences")
    func long() {
        let lines = (0..<5_000).map { "line \($0 % 700)" }
        var actual = lines
        actual.remove(at: 1_750)
        actual.insert("another", at: 100)
        actual.swapAt(3_750, 3_751)
        let difference = JournalDifference(expected: lines, actual: actual)
        expectEqual(difference?.lines.count { $0.mark == .missing }, 1)
        expectEqual(difference?.lines.count { $0.mark == .extra }, 1)
        expectEqual(difference?.lines.count { $0.mark == .dueHere }, 1)
        expectEqual(difference?.lines.filter { $0.mark == .extra }.map(\.text), ["another"])
        // Nothing is where it was expected: still every line is told of once.
        let reversed = JournalDifference(expected: lines, actual: lines.reversed())
        expectEqual(reversed?.lines.count { [.asExpected, .missing, .dueHere].contains($0.mark) }, lines.count)
        expectEqual(reversed?.lines.count { [.missing, .extra].contains($0.mark) }, 0)
    }

    /// Every list of up to four lines.
    static let lists: [[String]] = (0..<4).reduce(into: [[]]) { lists, length in
        lists += lists.filter { $0.count == length }.flatMap { list in ["a", "b", "c"].map { list + [$0] } }
    }

    @Test("The marks tell both journals, with as few differences as can be, and no line both missing and extra")
    func marksTellBoth() {
        for expected in Self.lists {
            for actual in Self.lists where actual != expected {
                guard let lines = JournalDifference(expected: expected, actual: actual)?.lines else {
                    Issue.record("\(expected) and \(actual) are taken for the same")
                    continue
                }
                func texts(_ marks: JournalDifference.Mark...) -> [String] {
                    lines.filter { marks.contains($0.mark) }.map(\.text)
                }
                func comment() -> String { "\(expected), \(actual): \(lines)" }
                expectEqual(texts(.asExpected, .missing, .dueHere), expected, comment())
                expectEqual(texts(.asExpected, .extra, .tooEarly, .tooLate), actual, comment())
                expectEqual(texts(.asExpected).count, longestCommon(expected[...], actual[...]), comment())
                expectEqual(texts(.dueHere).sorted(), texts(.tooEarly, .tooLate).sorted(), comment())
                expectTrue(Set(texts(.missing)).isDisjoint(with: texts(.extra)), comment())
            }
        }
    }

    /// How many lines two lists have in common, in order, by trying all ways.
    private func longestCommon(_ first: ArraySlice<String>, _ second: ArraySlice<String>) -> Int {
        guard let a = first.first, let b = second.first else { return 0 }
        if a == b { return 1 + longestCommon(first.dropFirst(), second.dropFirst()) }
        return max(longestCommon(first.dropFirst(), second), longestCommon(first, second.dropFirst()))
    }

    @Test("As text it counts the differences, and has a word before each line that differs")
    func text() {
        let difference = JournalDifference(
            expected: ["ask canEditCell [0, 1] → true", "tell didSelect [0, 1]", "tell didEndEditing"],
            actual: [
                "tell didSelect [0, 1]", "ask canEditCell [0, 1] → false", "tell didEndEditing",
                "tell didSelect [0, 1]",
            ])
        expectEqual(
            difference?.description,
            """
            Missing: 1, extra: 2, out of order: 0.
            missing    ask canEditCell [0, 1] → true
                       tell didSelect [0, 1]
            extra      ask canEditCell [0, 1] → false
                       tell didEndEditing
            extra      tell didSelect [0, 1]
            """)
    }

    @Test("As text it has every word, in a column as wide as the longest")
    func words() {
        let difference = JournalDifference(
            expected: ["a", "b", "c", "d", "e", "f"], actual: ["f", "b", "c", "d", "x", "a", "e"])
        expectEqual(
            difference?.description,
            """
            Missing: 0, extra: 1, out of order: 2.
            due here   a
            too early  f
                       b
                       c
                       d
            extra      x
            too late   a
                       e
            due here   f
            """)
    }

    @Test("As text it leaves out what is far from a difference, and says how many lines that were")
    func longRuns() {
        let lines = (1...30).map { "line \($0)" }
        var actual = lines
        actual.remove(at: 14)
        actual.insert("new", at: 20)
        expectEqual(
            JournalDifference(expected: lines, actual: actual)?.description,
            """
            Missing: 1, extra: 1, out of order: 0.
                       … 11 lines as expected
                       line 12
                       line 13
                       line 14
            missing    line 15
                       line 16
                       line 17
                       line 18
                       line 19
                       line 20
                       line 21
            extra      new
                       line 22
                       line 23
                       line 24
                       … 6 lines as expected
            """)
    }

    @Test("As text it leaves out no single line, as that would save none")
    func shortRuns() {
        let lines = (1...4).map { "line \($0)" } + ["last"]
        expectEqual(
            JournalDifference(expected: lines, actual: lines.dropLast())?.description,
            """
            Missing: 1, extra: 0, out of order: 0.
                       line 1
                       line 2
                       line 3
                       line 4
            missing    last
            """)
    }

    @Test("A long journal against a few lines takes no time", .timeLimit(.minutes(1)))
    func longJournals() {
        let actual = (0..<20_000).map { "line \($0)" }
        let difference = JournalDifference(expected: ["line 7", "line 9"], actual: actual)
        expectEqual(difference?.lines.count { $0.mark == .extra }, 19_998)
    }
}
