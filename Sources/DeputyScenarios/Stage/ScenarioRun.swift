import Deputy
package import DeputyRecording

/// A scenario on a list of one kind, with a name of its own.
package struct ScenarioRun: Sendable {
    package let topic: Topic
    package let scenario: any Scenario
    package let list: ListKind

    package enum ListKind: String, Sendable {
        case table, collection
    }

    /// What came of a run.
    package struct Outcome: Sendable {
        /// What was recorded, without what differs from run to run.
        package var recording: EventRecording
        /// The gestures that were imitated.
        package var imitated: [String]
        /// The codes of anomalies beside those that the scenario expects.
        package var anomalies: [String]
        /// Exceptions that a list view would have raised.
        package var exceptions: [String]
    }

    /// All scenarios, on all lists they are for.
    package static var all: [ScenarioRun] {
        Topic.allCases.flatMap { topic in
            topic.scenarios.flatMap { scenario in
                lists(of: scenario).map { ScenarioRun(topic: topic, scenario: scenario, list: $0) }
            }
        }
    }

    private static func lists(of scenario: any Scenario) -> [ListKind] {
        scenario is any ListScenario ? [.table, .collection] : scenario is any TableScenario ? [.table] : [.collection]
    }

    /// The name of its record, without an extension: `Sections.Moving-a-section-keeps-its-cells.table`.
    package var recordName: String {
        let words = scenario.name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        return "\(topic.rawValue).\(words).\(list.rawValue)"
    }

    /// Runs it on a kit's lists; nil if the kit lacks what it needs.
    @MainActor
    func play<Tables: ScenarioTableKit, Collections: ScenarioCollectionKit>(
        _ tables: Tables.Type, _ collections: Collections.Type
    ) async -> Outcome? {
        switch (list, scenario) {
        case (.table, let scenario as any ListScenario): await play(on: tables) { await scenario.play(on: $0) }
        case (_, let scenario as any ListScenario): await play(on: collections) { await scenario.play(on: $0) }
        case (_, let scenario as any TableScenario): await play(on: tables) { await scenario.play(on: $0) }
        case (_, let scenario as any CollectionScenario): await play(on: collections) { await scenario.play(on: $0) }
        default: nil
        }
    }

    @MainActor
    private func play<Kit: ScenarioKit>(on kit: Kit.Type, _ body: (Stage<Kit>) async -> Void) async -> Outcome? {
        guard topic.needs.union(scenario.needs).isSubset(of: kit.abilities) else { return nil }
        let stage = Stage<Kit>(isInWindow: scenario.isInWindow)
        await body(stage)
        guard let recording = stage.recording else { return nil }
        var left = stage.anomalies
        for code in scenario.anomalies { left.firstIndex(of: code).map { _ = left.remove(at: $0) } }
        return Outcome(
            recording: recording.comparable, imitated: stage.person.imitated.sorted(), anomalies: left,
            exceptions: stage.person.exceptions)
    }
}
