import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// The rules once more, as a plain list and a few ifs, compared with what a table with the same registrations does.
@MainActor
@Suite("The rules of resolution against a plain model of them (R1, R2, R3, R4, R5, R7, R9, R11, R16, R17, F39, F70)")
struct ResolutionModelTests {
    /// What happens between two comparisons; each at any time, and again.
    enum Step: CaseIterable {
        case register, registerLater, cancel, tie, replace, changeOwner, endLives, endInside, take
    }

    @Test(
        "Every row is explained and answered as the plain model says, the second time too, whatever is registered, cancelled, tied, replaced, taken or has died meanwhile"
    )
    func everyRow() async {
        var answered: [String: Int] = [:]
        var streamed = 0
        // Eight stages; each is compared twice.
        for seed in Cases.seeds(ofSteps: 8, findsFaults: true) {
            var random = SeededRandom(seed)
            let registry = RandomRegistry(&random)
            func compare(_ place: String) {
                // The second time finds what the first has left in memory.
                for row in registry.rows + registry.rows {
                    let inside = registry.makeInside(row, &random)
                    let expected = registry.expected(row, inside)
                    let outcome = registry.outcome(row, inside)
                    expectEqual(outcome, expected, "\(place), \(row), inside: \(inside.map { "\($0)" } ?? "nothing")")
                    answered[outcome.answer.map { String($0.prefix(7)) } ?? "not asked", default: 0] += 1
                }
            }
            var place = "seed \(seed)"
            for number in 0..<8 {
                if number > 0, let step = Step.allCases.randomElement(using: &random) {
                    place += ", \(step)"
                    switch step {
                    case .register: registry.addSomething(&random)
                    case .registerLater: registry.addToMapping(&random)
                    case .cancel: registry.cancelSome(&random)
                    case .tie: registry.tieSome(&random)
                    case .replace: registry.replaceSome(&random)
                    case .changeOwner: registry.changeOwner(&random)
                    case .endLives: place += " found by \(registry.endLives(&random, place))"
                    case .endInside:
                        var next = random
                        let inside = place + ", inside"
                        place += " found by \(registry.endLivesInside(&next, place) { compare(inside) })"
                    case .take: place += registry.take(&random, place).map { " found by \($0)" } ?? ""
                    }
                }
                registry.settle(place)
                for stream in registry.streams { await stream.begin() }
                compare(place)
                for stream in registry.streams { await stream.compare(place) }
                expectEqual(registry.manager.checkInvariants(), [], "\(place)")
            }
            // Streams are read to their end, with the manager's.
            registry.end(&random, place)
            for stream in registry.streams { streamed += await stream.end(place) }
        }
        guard Cases.areMany else { return }
        expectEqual(Set(answered.keys), ["handler", "owner", "default", "not asked"])
        #expect(streamed > 0)
    }
}
