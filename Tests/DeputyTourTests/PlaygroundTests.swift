import DeputyHeadless
import Foundation
import Testing

@testable import deputy_tour

@MainActor
@Suite("Playing with the table at the end of the walk (F86)")
struct PlaygroundTests {
    private let playground = Playground(Stage(.catalogue(), drawingWidth: 60))

    @Test("A gesture shows the table, what came of it, and what was asked and told")
    func gestures() throws {
        let tapped = try #require(playground.answer("tap 6"))
        #expect(tapped.contains("│ ▸ heightForCell") && tapped.contains("\nselected\n"))
        #expect(tapped.hasSuffix("  ask willSelect [0, 6] → [0, 6]\n  tell didSelect [0, 6]"))
        #expect(try #require(playground.answer("tap 0")).contains("\nnot selected\n"))
        #expect(try #require(playground.answer("swipe 6")).contains("\nCopy, Delete\n"))
        #expect(try #require(playground.answer("perform Delete")).contains("\ndone"))
        #expect(try #require(playground.answer("edit")).contains("\nediting\n"))
        #expect(try #require(playground.answer("move 1 3")).contains("\nmoved\n"))
        #expect(try #require(playground.answer("delete 0")).contains("\nnot deleted"))
        #expect(try #require(playground.answer("done")).contains("\nnot editing"))
        #expect(try #require(playground.answer("scroll 60")).contains("\nscrolled\n"))
    }

    @Test("The name of an event has it explained, at a row; another word says which are near")
    func explaining() throws {
        let text = try #require(playground.answer("explain canEditCell 0"))
        #expect(text.hasPrefix("canEditCell at [0, 0] (Row)\n  announced: yes"))
        #expect(try #require(playground.answer("explain HEIGHTFORCELL")).hasPrefix("heightForCell at [0, 0] (Row)"))
        #expect(try #require(playground.answer("explain heightForHeader")).hasPrefix("heightForHeader at section 0"))
        #expect(try #require(playground.answer("explain sectionIndexTitles")).hasPrefix("sectionIndexTitles\n"))
        #expect(
            playground.answer("explain height")
                == "There is no event height. Near to it: heightForCell, heightForHeader, heightForFooter, estimatedHeightForCell, estimatedHeightForHeader, estimatedHeightForFooter."
        )
        #expect(playground.answer("explain") == "Which event? Type: explain didSelect 0")
    }

    @Test("q ends it; nothing, and what cannot be done, show what can be typed; places outside are harmless")
    func others() throws {
        #expect(playground.answer("q") == nil && playground.answer(" quit ") == nil)
        #expect(playground.answer("") == Playground.help)
        #expect(try #require(playground.answer("dance 3")).hasPrefix("'dance 3' is not a command.\n"))
        for line in ["tap 999", "tap -1", "move 999 -3", "scroll x", "delete 99999999999999999999", "perform"] {
            #expect(playground.answer(line) != nil, "\(line)")
        }
    }
}
