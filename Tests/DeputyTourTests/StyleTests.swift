import TestSupport
import Testing

@testable import deputy_tour

@Suite("How the tour lays out text")
struct StyleTests {
    @Test(
        "A word goes to the next line only where it would end beyond the edge",
        arguments: [
            (15, "who: one two three"), (14, "who: one two\n     three"), (9, "who: one two\n     three"),
            (8, "who: one\n     two\n     three"),
        ])
    func wrapping(_ room: Int, _ expected: String) {
        expectEqual(Style(width: room + 3).wrapped("one two three", label: "who: "), expected)
    }

    @Test("Behind an indentation the next line begins a little to the right of it")
    func indented() {
        expectEqual(Style(width: 9).wrapped("one two three", label: "  "), "  one two\n    three")
    }

    @Test("Behind a label that takes more than a third of the line, the next line begins near the edge")
    func longLabel() {
        expectEqual(Style(width: 14).wrapped("one two three", label: "a label: "), "a label: one\n     two three")
    }

    @Test("The lines of a text keep their indentation where they are broken")
    func laidOut() {
        expectEqual(
            Style(width: 11).laidOut("one\n  two three\n\nfour", margin: " "), " one\n   two\n     three\n\n four")
    }

    @Test(
        "Colour is for a terminal that has a name and colours, unless it is turned off",
        arguments: [
            (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
            (["TERM": "xterm", "NO_COLOR": "1"], false),
            (["TERM": "dumb"], false), (["TERM": ""], false), ([:], false),
        ])
    func colour(_ environment: [String: String], _ expected: Bool) {
        expectEqual(Style.ofTerminal(environment, columns: 80).isColoured, expected)
    }

    @Test(
        "A line is as wide as the window, but neither wider than a file's nor too narrow to read",
        arguments: [(80, 80), (300, 100), (100, 100), (50, 50), (20, 50), (nil, 100)])
    func width(_ columns: Int?, _ expected: Int) {
        expectEqual(Style.ofTerminal([:], columns: columns).width, expected)
    }
}
