import DeputyScenarios
import DeputyTesting
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

    private var file: URL { Self.folder.appendingPathComponent(name + ".jsonl") }

    /// The names of all records.
    static func names() throws -> Set<String> {
        Set(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".jsonl") }
                .map { String($0.dropLast(6)) })
    }

    func read() throws -> EventRecording { try EventRecording(String(contentsOf: file, encoding: .utf8)) }

    func write(_ recording: EventRecording) throws {
        try recording.text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Prints a sentence about the scenario.
    func note(_ text: String) { print("\(name): \(text)") }

    /// What differs, in full.
    func describe(_ difference: JournalDifference, _ outcome: ScenarioRun.Outcome) -> String {
        let imitated =
            outcome.imitated.isEmpty
            ? "" : " Imitated, as no code can make them: \(outcome.imitated.joined(separator: ", "))."
        return
            "\(run.topic.rawValue), \(run.list.rawValue): “\(run.scenario.name)” differs from its record \(name).jsonl.\(imitated) \(difference)"
    }
}

extension EventRecording {
    /// Whether a headless list was recorded.
    var isHeadless: Bool { host.hasPrefix("Headless") }
}
