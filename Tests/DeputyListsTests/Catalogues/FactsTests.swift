import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// The catalogues against lists of every method of their protocols, taken from UIKit's headers.
@MainActor
@Suite("The catalogues are complete (F20, F21)")
struct FactsTests {
    @Test(
        "Each method is an event, a matter of the items or the mappings, or long deprecated; nothing else is (F20, F21)",
        arguments: CatalogueCase.all)
    func everyMethodIsThere(_ catalogue: CatalogueCase) throws {
        let (methods, events) = (try catalogue.methods(), catalogue.events())
        expectEqual(methods.count, catalogue.count)
        let known = events.map(\.selector) + catalogue.nonEvents.map(\.selector) + catalogue.onlyOwners
        expectEqual(known.sorted(), methods.map(\.selector).sorted())
        expectEqual(Set(events.map(\.name)).count, events.count)
    }

    @Test(
        "Each event agrees with UIKit's header: protocol, name, availability, required (F22, F26)",
        arguments: CatalogueCase.all)
    func factsAgree(_ catalogue: CatalogueCase) throws {
        let methods = try catalogue.methods()
        for event in catalogue.events() {
            let method = try #require(methods.first { $0.selector == event.selector })
            expectNotNil(method.part, "\(event)")
            expectEqual(event.facts.part, method.part, "\(event)")
            expectEqual(event.facts.since, method.since, "\(event)")
            expectEqual(event.facts.deprecated, method.deprecated, "\(event)")
            expectEqual(event.facts.isRequired, method.isRequired, "\(event)")
            expectEqual(event.sinceTVOS, method.sinceTVOS, "\(event)")
            if let closure = method.closure { expectEqual(event.name, closure) }
        }
        for other in catalogue.nonEvents {
            let method = try #require(methods.first { $0.selector == other.selector })
            let isWithoutEvent = method.part == other.part && method.closure == nil
            expectTrue(isWithoutEvent, "\(other.selector)")
        }
    }

    @Test(
        "Each gate is an event, and is open by default exactly if its default lets the event be sent (R13, F36)",
        arguments: CatalogueCase.all)
    func gatesAreEvents(_ catalogue: CatalogueCase) throws {
        let events = catalogue.events()
        for event in events {
            for gate in event.facts.gates {
                let decider = try #require(events.first { $0.name == gate.event }, "\(event)")
                let closing = [
                    "no", "no menu", "no index", "no view, so nothing zooms", "no items, so no drag",
                    "contextMenuConfiguration of a single item, else no menu",
                ]
                // A notice that is not implemented opens nothing.
                let isOpen = decider.defaultSummary.map { !closing.contains($0) } ?? false
                expectEqual(gate.isOpenByDefault, isOpen, "\(event)")
                if let other = gate.alternative { expectTrue(events.contains { $0.name == other }, "\(event)") }
            }
        }
    }

    @Test("What both catalogues have is the same in both: its shape, its default, whether it is required (F22)")
    func sharedEventsAgree() {
        let events = CatalogueCase.all.map { $0.events() }
        let names = Set(events[0].map(\.name)).intersection(events[1].map(\.name))
        expectEqual(names.count, 58)
        // A table finds out by itself which rows are dragged.
        for name in names.subtracting(["shouldSpringLoad"]) {
            let pair = events.compactMap { $0.first { $0.name == name } }
            expectEqual(neutral(pair[0].shape), neutral(pair[1].shape), "\(name)")
            let defaults = pair.map { ($0.defaultSummary ?? "").replacing("moveRowTo", with: "moveItemAtTo") }
            expectEqual(defaults[0], defaults[1], "\(name)")
            expectEqual(pair[0].facts.part, pair[1].facts.part, "\(name)")
        }
    }

    private func neutral(_ shape: String) -> String {
        shape.replacing("HeadlessCollection,", with: "HeadlessTable,").replacing(
            "(HeadlessCollection)", with: "(HeadlessTable)"
        ).replacing("Collection", with: "")
    }
}
