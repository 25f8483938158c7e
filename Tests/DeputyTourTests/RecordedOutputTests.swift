import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import deputy_tour

/// What the program prints, compared with what was recorded. To record it again, `Tests/DeputyTourTests/record.sh`.
@MainActor
@Suite("The tour's output is what was recorded")
struct RecordedOutputTests {
    @Test("The walk over a table of books (F86)")
    func walkIsAsRecorded() async throws {
        let text = try await DeputyTour.text(for: Command([]), style: .plain)
        expectEqual(lines(text), (try recorded("tour.txt")))
    }

    @Test("Every message there is; every code is triggered, and shown once, in order (F80)")
    func anomaliesAreAsRecorded() async throws {
        let text = try await DeputyTour.text(for: Command(["anomalies"]), style: .plain)
        expectEqual(lines(text), (try recorded("anomalies.txt")))
        let shown = text.split(separator: "\n").filter { $0.hasPrefix("[") }.map { $0.prefix { $0 != "]" }.dropFirst() }
        expectEqual(shown.map(String.init), Anomaly.Code.allCases.map(\.rawValue))
        expectNotContains(text, "was not triggered")
    }

    @Test("A closure, the owner and the default are each seen to answer (R3)")
    func everyTierIsSeen() async throws {
        let text = try await DeputyTour.text(for: .tour(nil), style: Style(width: 200))
        for tier in ["handler  ask", "owner    ask", "default  ask"] { expectContains(text, tier, "\(tier)") }
        expectContains(text, "its `.where` is false for this row")
    }

    @Test("Plain text has no escape sequence; coloured text has the same words")
    func colourAddsNoWords() async throws {
        let plain = try await DeputyTour.text(for: .tour(nil), style: .plain)
        let coloured = try await DeputyTour.text(for: .tour(nil), style: .coloured)
        expectNotContains(plain, "\u{1B}")
        expectNotEqual(coloured, plain)
        expectEqual(coloured.replacingOccurrences(of: "\u{1B}\\[[0-9]+m", with: "", options: .regularExpression), plain)
    }

    @Test("The pictures of the documentation are those that the lists draw (F85, F87)", arguments: PictureShow.allCases)
    func picturesAreAsRecorded(_ picture: PictureShow) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Docs/Pictures/\(picture.rawValue).svg")
        try expectEqual(String(contentsOf: file, encoding: .utf8), picture.svg + "\n")
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    private func recorded(_ name: String) throws -> [Substring] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let text = try String(contentsOf: folder.appendingPathComponent("Expected/\(name)"), encoding: .utf8)
        return lines(text).dropLast()  // print ends the last line
    }
}
