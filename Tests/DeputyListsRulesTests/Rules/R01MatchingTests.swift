import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What a mapping takes (R1)")
struct MatchingTests {
    @Test("A mapping takes its own struct, enum or tuple, and no other")
    func valuesMatchExactly() {
        let rows = AnyTable([Number(1), "a", Weather.rain(3), (1, "t"), 2.5, 1])
        rows.map("number", Number.self)
        rows.map("string", String.self)
        rows.map("weather", Weather.self)
        rows.map("tuple", (Int, String).self)
        expectEqual(rows.texts, ["number(1)", "string(a)", "weather(rain(3))", "tuple((1, \"t\"))", "?", "?"])
        expectEqual(rows.manager.anomalies.map(\.code), [.missingMapping, .missingMapping])
    }

    @Test("A class takes its subclasses, a protocol what conforms to it, Any everything (F6)")
    func subclassesAndProtocolsMatch() {
        let animals = AnyTable([Animal("a"), Dog("d"), Plant(name: "p"), 1])
        animals.manager.register(AnyCell.self, for: Animal.self) { _ in
        } configure: { cell, animal, _ in
            cell.text = "animal \(animal.name)"
        }
        animals.manager.register(AnyCell.self, for: (any Named).self) { _ in
        } configure: { cell, named, _ in
            cell.text = "named \(named.name)"
        }
        animals.map("any", Any.self)
        expectEqual(animals.texts, ["animal a", "animal d", "named p", "any(1)"])
    }

    @Test("An optional is unwrapped first, however deep; nil is no item (F6)")
    func optionalsAreUnwrapped() {
        let deep: Number??? = 7
        let empty: Number?? = .some(nil)
        let rows = AnyTable([deep as Any, Optional("s") as Any, empty as Any, Optional(Plant(name: "p")) as Any])
        rows.map("number", Number.self)
        rows.map("string", String.self)
        rows.manager.register(AnyCell.self, for: (any Named).self) { _ in
        } configure: { cell, named, _ in
            cell.text = named.name
        }
        expectEqual(rows.texts, ["number(7)", "string(s)", "?", "p"])
        expectEqual(rows.manager.anomalies.map(\.code), [.missingItem])
    }

    @Test("A mapping for an optional takes what the optional wraps")
    func optionalModelsMatch() {
        let rows = AnyTable([Number(7), Optional(Number(8)) as Any, 9])
        rows.map("maybe", Number?.self)
        expectEqual(rows.texts, ["maybe(Optional(7))", "maybe(Optional(8))", "?"])
    }
}
