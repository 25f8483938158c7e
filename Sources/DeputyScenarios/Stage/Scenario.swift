/// What a list does in one case, written once for all kits.
package protocol Scenario: Sendable {
    /// What the scenario is about, as a sentence.
    var name: String { get }
    /// What the platform's lists must have for it, apart from what its topic needs.
    var needs: Set<Ability> { get }
    /// Whether the list is in a window from the beginning.
    var isInWindow: Bool { get }
    /// The anomalies that it leads to, by code.
    var anomalies: [String] { get }
}

extension Scenario {
    package var needs: Set<Ability> { [] }
    package var isInWindow: Bool { true }
    package var anomalies: [String] { [] }
}

/// A scenario of every list.
protocol ListScenario: Scenario {
    @MainActor func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async
}

/// A scenario of tables.
protocol TableScenario: Scenario {
    @MainActor func play<Kit: ScenarioTableKit>(on stage: Stage<Kit>) async
}

/// A scenario of tables whose rows can be swiped.
protocol SwipeScenario: TableScenario {}

extension SwipeScenario {
    var needs: Set<Ability> { [.swipes] }
}

/// A scenario of collections.
protocol CollectionScenario: Scenario {
    @MainActor func play<Kit: ScenarioCollectionKit>(on stage: Stage<Kit>) async
}
