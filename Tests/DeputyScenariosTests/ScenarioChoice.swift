import DeputyScenarios
import Foundation

/// Which scenarios run, by the beginnings of their names.
struct ScenarioChoice {
    /// What the chosen ones begin with; empty for all.
    let beginning: String
    /// What those begin with that do not run.
    let skipped: [String]

    /// What the environment says.
    static let made = ScenarioChoice(ProcessInfo.processInfo.environment)

    /// - Parameter environment: `SCENARIOS` is a beginning, `SKIP` are beginnings with commas between them.
    init(_ environment: [String: String]) {
        beginning = environment["SCENARIOS"] ?? ""
        skipped = environment["SKIP"]?.split(separator: ",").map(String.init) ?? []
    }

    func contains(_ name: String) -> Bool { name.hasPrefix(beginning) && !skipped.contains(where: name.hasPrefix) }

    var scenarios: [ScenarioRun] { ScenarioRun.all.filter { contains($0.recordName) } }

    /// What is wrong with it, as a sentence; nil if each of its beginnings is one of a scenario.
    var problem: String? {
        let names = ScenarioRun.all.map(\.recordName)
        let unknown = ([beginning] + skipped).filter { beginning in !names.contains { $0.hasPrefix(beginning) } }
        if unknown.isEmpty { return nil }
        return
            "No scenario's name begins with \(unknown.map { "“\($0)”" }.joined(separator: ", ")); a name begins with its topic: "
            + Topic.allCases.map(\.rawValue).joined(separator: ", ") + "."
    }
}
