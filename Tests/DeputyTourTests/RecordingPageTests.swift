import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import deputy_tour

@MainActor
@Suite("The tour's page of a recording (F86, F89)")
struct RecordingPageTests {
    private final class NameCell: HeadlessCell, Configurable {
        func configure(_ name: String) { text = name }
    }

    private func recorded(taps: Int) -> EventRecording {
        let table = HeadlessTable(height: 132)
        let manager = TableManager(table)
        manager.register(NameCell.self) { mapping in
            mapping.heightForCell { _, _ in 44 }
            mapping.didSelect.withoutCell { _, _ in }
        }
        manager.startRecording()
        manager.items.setItems(["A", "B", "C"])
        for number in 0..<taps { table.tap([0, number]) }
        return manager.stopRecording()!
    }

    @Test("A recording is drawn with its gestures at the margin, and runs of one event as one line")
    func drawn() throws {
        let lines = try RecordingPage([recorded(taps: 1)]).text(.plain).split(separator: "\n")
        expectEqual(lines.first, "HeadlessTable, 11 entries")
        expectContains(lines, "gesture tap [0, 0]")
        expectTrue(lines.contains { $0.hasPrefix("   tell didSelect [0, 0] of #1 String A, by the handler at") })
        expectContains(lines, "   ask cell [0, 0] → NameCell")
    }

    @Test("Two recordings are the same, or the complaint is how they differ")
    func compared() throws {
        let one = recorded(taps: 1)
        try expectTrue(RecordingPage([one, one]).text(.plain).hasPrefix("The recordings are the same: 11 entries."))
        #expect {
            try RecordingPage([one, recorded(taps: 2)]).text(.plain)
        } throws: { error in
            "\(error)".hasPrefix("the recordings differ. Missing: 0, extra: 2, out of order: 0.")
                && "\(error)".contains("extra      gesture tap [0, 1]")
        }
    }

    #if os(macOS) || os(Linux)
    @Test("What is no recording is refused with its name and line")
    func unreadable() throws {
        let shell = try Shell()
        defer { shell.remove() }
        try shell.write("{\"recording\":1,\"host\":\"A\",\"events\":\"TableEvents\",\"items\":[]}\n{", to: "cut.jsonl")
        let outcome = try shell.run("deputy-tour journal cut.jsonl")
        expectEqual(
            outcome.errors,
            "deputy-tour: cut.jsonl: Line 2 of the recording cannot be read: it is not JSON, or was cut.\n")
        expectEqual(outcome.status, 1)
        try expectEqual(shell.run("deputy-tour journal").status, 2)
    }
    #endif
}
