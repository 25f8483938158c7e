import Testing

@testable import DeputySections

@Suite("A section as code, for what a message advises (F80)")
struct SectionCodeTests {
    enum Plain { case feed }
    enum Debugged: CustomDebugStringConvertible {
        case feed
        var debugDescription: String { "the feed" }
    }
    enum Described: CustomStringConvertible {
        case feed
        var description: String { "the feed" }
    }
    struct Day { var number = 1 }

    @Test(
        "A case, a text and a number are written as they are in code; what describes itself, or is a structure, is not")
    func code() {
        #expect(sectionCode(Plain.feed) == ".feed")
        #expect(sectionCode("My \"feed\"") == #""My \"feed\"""#)
        #expect(sectionCode(7 as UInt8) == "7")
        #expect(sectionCode(Described.feed) == nil)
        #expect(sectionCode(Debugged.feed) == nil)
        #expect(sectionCode(Day()) == nil)
    }
}
