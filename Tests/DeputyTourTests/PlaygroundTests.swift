import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import deputy_tour

@MainActor
@Suite("Playing with the table at the end of the walk (F86)")
struct PlaygroundTests {
    private let stage: Stage
    private let playground: Playground

    init() throws {
        stage = Stage(try .books(), lineWidth: 60)
        playground = Playground(stage, Style(width: 60))
    }

    private func answer(_ line: String) throws -> String { try #require(playground.answer(line)) }

    @Test("A gesture shows the table with numbered rows, what came of it, and what was asked and told")
    func gestures() throws {
        let tapped = try answer("tap 1")
        expectContains(tapped, " 1 │ ▸ Frankenstein")
        expectContains(tapped, "\nselected; didSelect received Frankenstein\n")
        expectTrue(tapped.hasSuffix("  default  ask willSelect [0, 1] → [0, 1]\n  handler  tell didSelect [0, 1]"))
        try expectContains(answer("TAP 2"), "\nnot selected; explain willSelect 2 says why\n")
        try expectContains(answer("swipe 1"), "\nopen: Copy, Delete\n")
        try expectContains(answer("perform Delete"), "\ndone; 23 rows left")
        try expectContains(answer("edit"), "\nediting\n")
        try expectContains(answer("move 1 3"), "\nmoved\n")
        try expectContains(answer("delete 0"), "\nnot deleted; explain canEditCell 0 says why")
        try expectContains(answer("delete 6"), "\nits actions are open; perform Delete taps one\n")
        try expectContains(answer("done"), "\nediting has ended")
        try expectContains(answer("scroll 20"), "\nscrolled; ")
        try expectContains(
            answer("remove 23"), "\nnothing was removed\n[outside-data] A removal at [0, 23] is outside the data.")
    }

    @Test("A command that the walk prints does the same when it is typed as it is printed")
    func printedCommands() throws {
        let walk = try Scenes(.books(), .plain).text(.plain)
        let mended = try #require(walk.range(of: "2. Now it is called"))
        let books = try #require(walk.range(of: "3. A table"))
        for (text, playground) in [
            (walk[..<mended.lowerBound], Playground(.shop(), .plain)),
            (walk[books.upperBound...], Playground(Stage(try .books(), lineWidth: 100), .plain)),
        ] {
            let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            let command = /^(table|manager)\.(?!register|items\.apply)[^{=]*$/
            let commands = lines.indices.filter { lines[$0].contains(command) }
            #expect(commands.count > 2)
            for index in commands {
                let answer = try #require(playground.answer(lines[index]))
                expectContains(answer, lines[index + 1], lines[index])
            }
        }
    }

    @Test("The number in front is that of the row, wherever the table is scrolled to")
    func numbers() throws {
        let drawing = try answer("scroll 20")
        let lines = drawing.split(separator: "\n").filter { $0.contains("│") }
        let numbered = lines.compactMap { line in Int(line.prefix { $0 != "│" }.trimmingCharacters(in: .whitespaces)) }
        expectEqual(numbered, stage.table.visibleItems.map(\.row))
        expectContains(numbered, 20)
    }

    @Test("Each command that the help proposes does something; help shows them")
    func proposals() throws {
        for line in try answer("help").split(separator: "\n") where !line.hasPrefix(" ") {
            let proposed = line.components(separatedBy: "  ")[0]
            for command in proposed.components(separatedBy: ", ") where command != "q" {
                let answer = try answer(command)
                for refusal in ["not selected", "not deleted", "not moved", "no actions", "There is no", "is not"] {
                    expectNotContains(answer, "\n\(refusal)", "\(command): \(refusal)")
                    expectFalse(answer.hasPrefix(refusal), "\(command): \(refusal)")
                }
            }
        }
        try expectEqual(answer(""), playground.help)
    }

    @Test("The name of an event has it explained, at a row; another word says which are near")
    func explaining() throws {
        let text = try answer("explain canEditCell 0")
        expectTrue(text.hasPrefix("canEditCell at [0, 0] (Entry)\n  announced: yes"))
        try expectTrue(answer("explain HEIGHTFORCELL").hasPrefix("heightForCell at [0, 0] (Entry)"))
        try expectTrue(answer("explain heightForHeader").hasPrefix("heightForHeader at section 0"))
        try expectTrue(answer("explain sectionIndexTitles").hasPrefix("sectionIndexTitles\n"))
        expectEqual(
            Playground(stage, .plain).answer("explain height"),
            """
            There is no event height. Near to it: heightForCell, heightForHeader, heightForFooter,
            estimatedHeightForCell, estimatedHeightForHeader, estimatedHeightForFooter.
            """)
        try expectEqual(answer("lastResolution didSelect"), "didSelect was not asked.")
        _ = try answer("tap 1")
        try expectContains(answer("manager.lastResolution(of: \\.didSelect)"), "didSelect at [0, 1] (Entry)\n")
    }

    @Test(
        "What cannot be done is answered with a sentence",
        arguments: [
            ("tap", "tap takes the number of a row, as in: tap 1."),
            ("tap 1 2", "tap takes the number of a row, as in: tap 1."),
            ("tap [1, 0]", "tap takes the number of a row, as in: tap 1."),
            ("tap abc", "'abc' is not the number of a row; they are 0 to 23."),
            ("tap 999", "There is no row 999; they are 0 to 23."), ("tap -1", "There is no row -1; they are 0 to 23."),
            ("scroll 999", "There is no row 999; they are 0 to 23."),
            ("move 1", "move takes the numbers of two rows, as in: move 1 2."),
            ("delete 99999999999999999999", "'99999999999999999999' is not the number of a row; they are 0 to 23."),
            ("edit 3", "edit takes no row, as in: edit."), ("perform", "No actions are open; swipe 1 opens some."),
            ("explain", "Which event? Type, for example, explain didSelect 1."),
            ("explain didSelect x", "'x' is not the number of a row; they are 0 to 23."),
            ("explain didSelect 1 2", "explain takes an event and a row, as in: explain didSelect 1."),
            ("dance 3", "'dance 3' is not a command; help lists them."),
        ])
    func refusals(_ line: String, _ sentence: String) {
        expectEqual(Playground(stage, .plain).answer(line), sentence)
    }

    @Test("An action that is not open is refused with those that are; q ends it")
    func others() throws {
        _ = try answer("swipe 1")
        try expectEqual(answer("perform Archive"), "There is no action 'Archive'; open are Copy, Delete.")
        expectNil(playground.answer("q"))
        expectNil(playground.answer(" quit "))
    }

    @Test("No line of what is answered is wider than the terminal, and no word is broken", arguments: [50, 60, 80])
    func wrapped(_ width: Int) throws {
        let narrow = Playground(Stage(try .books(), lineWidth: width), Style(width: width))
        for line in ["help", "tap 1", "explain canEditCell 0", "explain didSelect 1", "explain height", "move 1"] {
            let lines = try #require(narrow.answer(line)).split(separator: "\n")
            expectTrue(lines.allSatisfy { $0.count <= width }, "\(line)")
        }
    }

    @Test("A command typed where Return goes on is done, and the walk goes on after it")
    func commandsBetweenParts() throws {
        let scenes = Scenes(try .books(), .plain)
        var (typed, written) = (["tap 1", "dance", "", "tap 1", "q"], "")
        try DeputyTour.play(
            scenes, .plain, reading: { typed.isEmpty ? nil : typed.removeFirst() },
            writing: { (text, end) throws(Complaint) in written += text + end })
        expectEmpty(typed)
        expectContains(written, "\nselected; no closure was called")
        expectContains(written, "'dance' is not a command")
        expectContains(written, "2. Now it is called")
        expectContains(written, "\nselected; didSelect received Milk\n")
        expectNotContains(written, "3. A table")
    }
}
