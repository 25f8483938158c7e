import TestSupport
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
        expectEqual(sectionCode(Plain.feed), ".feed")
        expectEqual(sectionCode("My \"feed\""), #""My \"feed\"""#)
        expectEqual(sectionCode(7 as UInt8), "7")
        expectNil(sectionCode(Described.feed))
        expectNil(sectionCode(Debugged.feed))
        expectNil(sectionCode(Day()))
    }
}
