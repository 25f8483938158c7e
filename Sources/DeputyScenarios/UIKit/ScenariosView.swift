#if canImport(UIKit) && !os(watchOS)
import Combine
import Deputy
import DeputyRecording
package import SwiftUI
import UIKit

/// The scenarios as a list: a tap runs one on this device and shows what was recorded, and all can be run and shared.
@MainActor
package struct ScenariosView: View {
    @StateObject private var runner = ScenarioRunner()

    package init() {}

    package var body: some View {
        List {
            Section {
                Button(runner.isRunning ? "Running…" : "Run all") { Task { await runner.run(ScenarioRun.all) } }
                    .disabled(runner.isRunning)
                #if !os(tvOS)
                if #available(iOS 16.0, *), !runner.texts.isEmpty {
                    ShareLink("Share \(runner.texts.count) recordings", item: runner.sharedText)
                }
                #endif
            }
            ForEach(ScenarioRun.all, id: \.recordName) { run in
                Button {
                    Task { await runner.run([run]) }
                } label: {
                    VStack(alignment: .leading) {
                        Text(run.scenario.name)
                        Text("\(run.topic.rawValue), \(run.list.rawValue)").font(.caption).foregroundColor(.secondary)
                        if let text = runner.texts[run.recordName] {
                            Text(text).font(.system(.caption2, design: .monospaced))
                        }
                    }
                }
                .disabled(runner.isRunning)
            }
        }
        .navigationTitle("Scenarios")
    }
}

/// Runs scenarios on UIKit's lists, one after the other, and keeps what was recorded.
@MainActor
private final class ScenarioRunner: ObservableObject {
    /// The recordings by the names of their records.
    @Published private(set) var texts: [String: String] = [:]
    @Published private(set) var isRunning = false

    /// All recordings, each after its name: what to send.
    var sharedText: String {
        texts.sorted { $0.key < $1.key }.map { "\($0.key).jsonl\n\($0.value)" }.joined(separator: "\n")
    }

    func run(_ runs: [ScenarioRun]) async {
        isRunning = true
        defer { isRunning = false }
        for run in runs {
            let outcome = await run.play()
            texts[run.recordName] = outcome?.recording.text ?? "not run, as the lists of this device lack what it needs"
        }
    }
}
#endif
