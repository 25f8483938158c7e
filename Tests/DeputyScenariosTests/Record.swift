import DeputyHeadless
import DeputyScenarios
import Foundation

/// The recording of a scenario that is kept in a file.
struct Record {
    private let name: String
    private let run: ScenarioRun

    init(_ run: ScenarioRun) {
        name = run.recordName
        self.run = run
    }

    /// Whether records are written instead of compared.
    static let isWriting = ProcessInfo.processInfo.environment["RECORD"] == "1"

    /// Where the records are, beside this file.
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Records")

    private static func file(_ name: String) -> URL { folder.appendingPathComponent(name + ".jsonl") }
    private var file: URL { Self.file(name) }

    /// The names of all records.
    static func names() throws -> Set<String> {
        Set(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".jsonl") }
                .map { String($0.dropLast(6)) })
    }

    var exists: Bool { FileManager.default.fileExists(atPath: file.path) }

    func read() throws -> EventRecording { try Self.read(name) }

    /// The record of a name.
    static func read(_ name: String) throws -> EventRecording {
        try EventRecording(String(contentsOf: file(name), encoding: .utf8))
    }

    func write(_ recording: EventRecording) throws {
        try recording.text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Prints a sentence about the scenario, at once: an exception of a list view ends the process and loses what was not written yet.
    func note(_ text: String) {
        print("\(name): \(text)")
        fflush(nil)
    }

    /// Notes that the scenario runs, and after that it has ended: one that has not ended was the last of its process.
    @MainActor
    func noting<Value>(_ body: @MainActor () async -> Value) async -> Value {
        #if canImport(UIKit)
        note("runs")
        defer { note("done") }
        #endif
        return await body()
    }

    /// How an outcome differs from the record, in full; nil if it does not.
    func difference(of outcome: ScenarioRun.Outcome) throws -> String? {
        let lines = JournalDifference(expected: try read().lines, actual: outcome.recording.lines)
        let mistakes =
            outcome.anomalies.map { "The anomaly \($0) was not expected." }
            + outcome.exceptions.map { "A list view would have raised: \($0)" }
        guard lines != nil || !mistakes.isEmpty else { return nil }
        var text = "\(run.topic.rawValue), \(run.list.rawValue): “\(run.scenario.name)” differs from \(name).jsonl."
        if !outcome.imitated.isEmpty {
            text +=
                " No code can make these gestures, so they were imitated: \(outcome.imitated.joined(separator: ", "))."
        }
        return ([text] + mistakes + [lines.map { "\($0)" }].compactMap { $0 }).joined(separator: "\n")
    }
}

extension EventRecording {
    /// Whether a headless list was recorded.
    var isHeadless: Bool { host.hasPrefix("Headless") }
}
