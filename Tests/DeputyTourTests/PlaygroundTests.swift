import DeputyHeadless
import Foundation
import Testing

@testable import deputy_tour

@MainActor
@Suite("Playing with the table at the end of the walk (F86)")
struct PlaygroundTests {
    private let stage: Stage
    private let playground: Playground

    init() {
        stage = Stage(.catalogue(), lineWidth: 60)
        playground = Playground(stage, Style(width: 60))
    }

    private func answer(_ line: String) throws -> String { try #require(playground.answer(line)) }

    @Test("A gesture shows the table with numbered rows, what came of it, and what was asked and told")
    func gestures() throws {
        let tapped = try answer("tap 6")
        #expect(tapped.contains(" 6 │ ▸ height") && tapped.contains("\nselected\n"))
        #expect(tapped.hasSuffix("  ask willSelect [0, 6] → [0, 6]\n  tell didSelect [0, 6]"))
        #expect(try answer("TAP 0").contains("\nnot selected; explain willSelect 0 says why\n"))
        #expect(try answer("swipe 6").contains("\nopen: Copy, Delete\n"))
        #expect(try answer("perform Delete").contains("\ndone"))
        #expect(try answer("edit").contains("\nediting\n"))
        #expect(try answer("move 1 3").contains("\nmoved\n"))
        #expect(try answer("delete 0").contains("\nnot deleted; explain canEditCell 0 says why"))
        #expect(
            try answer("delete 6").contains("\nits actions are open; perform Delete taps one\n"))
        #expect(try answer("done").contains("\nnot editing"))
        #expect(try answer("scroll 60").contains("\nscrolled\n"))
    }

    @Test("The number in front is that of the row, wherever the table is scrolled to")
    func numbers() throws {
        let drawing = try answer("scroll 60")
        let lines = drawing.split(separator: "\n").filter { $0.contains("│") }
        let numbered = lines.compactMap { line in Int(line.prefix { $0 != "│" }.trimmingCharacters(in: .whitespaces)) }
        #expect(numbered == stage.table.visibleItems.map(\.row))
        #expect(numbered.contains(60))
    }

    @Test("Each command that the help proposes does something; help shows them")
    func proposals() throws {
        for line in try answer("help").split(separator: "\n") where !line.hasPrefix(" ") {
            let proposed = line.components(separatedBy: "  ")[0]
            for command in proposed.components(separatedBy: ", ") where command != "q" {
                let answer = try answer(command)
                for refusal in ["not selected", "not deleted", "not moved", "no actions", "There is no", "is not"] {
                    #expect(!answer.contains("\n\(refusal)") && !answer.hasPrefix(refusal), "\(command): \(refusal)")
                }
            }
        }
        #expect(try answer("") == playground.help)
    }

    @Test("The name of an event has it explained, at a row; another word says which are near")
    func explaining() throws {
        let text = try answer("explain canEditCell 0")
        #expect(text.hasPrefix("canEditCell at [0, 0] (Row)\n  announced: yes"))
        #expect(try answer("explain HEIGHTFORCELL").hasPrefix("heightForCell at [0, 0] (Row)"))
        #expect(try answer("explain heightForHeader").hasPrefix("heightForHeader at section 0"))
        #expect(try answer("explain sectionIndexTitles").hasPrefix("sectionIndexTitles\n"))
        #expect(
            Playground(stage, .plain).answer("explain height")
                == """
                There is no event height. Near to it: heightForCell, heightForHeader, heightForFooter,
                estimatedHeightForCell, estimatedHeightForHeader, estimatedHeightForFooter.
                """)
    }

    @Test(
        "What cannot be done is answered with a sentence",
        arguments: [
            ("tap", "tap takes the number of a row, as in: tap 1."),
            ("tap 1 2", "tap takes the number of a row, as in: tap 1."),
            ("tap abc", "'abc' is not the number of a row; they are 0 to 72."),
            ("tap 999", "There is no row 999; they are 0 to 72."), ("tap -1", "There is no row -1; they are 0 to 72."),
            ("scroll 999", "There is no row 999; they are 0 to 72."),
            ("move 1", "move takes the numbers of two rows, as in: move 1 2."),
            ("delete 99999999999999999999", "'99999999999999999999' is not the number of a row; they are 0 to 72."),
            ("edit 3", "edit takes no row, as in: edit."), ("perform", "No actions are open; swipe 6 opens some."),
            ("explain", "Which event? Type, for example, explain willSelect 0."),
            ("explain didSelect x", "'x' is not the number of a row; they are 0 to 72."),
            ("explain didSelect 1 2", "explain takes an event and a row."),
            ("dance 3", "'dance 3' is not a command; help lists them."),
        ])
    func refusals(_ line: String, _ sentence: String) {
        #expect(Playground(stage, .plain).answer(line) == sentence)
    }

    @Test("An action that is not open is refused with those that are; q ends it")
    func others() throws {
        _ = try answer("swipe 6")
        #expect(try answer("perform Archive") == "There is no action 'Archive'; open are Copy, Delete.")
        #expect(playground.answer("q") == nil && playground.answer(" quit ") == nil)
    }

    @Test("No line of what is answered is wider than the terminal, and no word is broken", arguments: [50, 60, 80])
    func wrapped(_ width: Int) throws {
        let narrow = Playground(Stage(.catalogue(), lineWidth: width), Style(width: width))
        for line in ["help", "tap 6", "explain canEditCell 0", "explain didSelect 6", "explain height", "move 1"] {
            let lines = try #require(narrow.answer(line)).split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= width }, "\(line)")
        }
    }

    @Test("A command typed where Return goes on is done, and the walk goes on after it")
    func commandsBetweenParts() throws {
        let scenes = Scenes(.catalogue(), .plain)
        var (typed, written) = (["tap 6", "dance", "", "q"], "")
        try DeputyTour.play(
            scenes, .plain, reading: { typed.isEmpty ? nil : typed.removeFirst() },
            writing: { (text, end) throws(Complaint) in written += text + end })
        #expect(typed.isEmpty)
        #expect(written.contains("\nselected\n") && written.contains("'dance' is not a command"))
        #expect(written.contains("1. A closure that is not called") && !written.contains("2. A table"))
    }
}
