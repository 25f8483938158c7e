import DeputyScenarios
import TestSupport
import Testing

@Suite("Scenarios can be chosen and left out (F94)")
struct ScenarioChoiceTests {
    private let all = ScenarioRun.all.map(\.recordName)

    private func names(_ environment: [String: String]) -> [String] {
        ScenarioChoice(environment).scenarios.map(\.recordName)
    }

    @Test("Without a choice all scenarios run")
    func noChoice() {
        expectEqual(names([:]), all)
        expectEqual(names(["SCENARIOS": "", "SKIP": ""]), all)
    }

    @Test("A topic chooses its scenarios, and a whole name one")
    func chosen() throws {
        expectEqual(Set(names(["SCENARIOS": "Loading"])), Set(all.filter { $0.hasPrefix("Loading.") }))
        let name = try #require(all.last)
        expectEqual(names(["SCENARIOS": name]), [name])
    }

    @Test("What is to be skipped does not run, and all others do")
    func skipped() throws {
        let name = try #require(all.first)
        expectEqual(names(["SKIP": "\(name),Menus"]), all.dropFirst().filter { !$0.hasPrefix("Menus.") })
    }

    @Test("What no scenario's name begins with is told in a sentence, and takes nothing else away")
    func unknown() throws {
        let choice = ScenarioChoice(["SKIP": "Menu.,Loading,Nothing"])
        let problem = try #require(choice.problem)
        expectTrue(
            problem.hasPrefix(
                "No scenario's name begins with “Menu.”, “Nothing”; a name begins with its topic: Loading,"))
        expectEqual(choice.scenarios.map(\.recordName), all.filter { !$0.hasPrefix("Loading.") })
        expectNil(ScenarioChoice(["SCENARIOS": "Menus", "SKIP": "Loading"]).problem)
    }
}
