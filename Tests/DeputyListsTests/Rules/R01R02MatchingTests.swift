import DeputyHeadless
import Foundation
import Testing

protocol Named { var name: String { get } }
class Animal: Named {
    let name: String
    init(_ name: String) { self.name = name }
}
final class Dog: Animal {}
struct Plant: Named { let name: String }
enum Weather: Equatable {
    case sun
    case rain(Int)
}

final class AnyCell: HeadlessCell {}
final class OtherCell: HeadlessCell {}

/// A table whose rows are of any types, and what each of its cells was filled with.
@MainActor
struct AnyTable {
    let table = HeadlessTable(height: 4400)
    let manager: TableManager<Headless>

    init(_ items: [Any]) {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems(items)
    }

    /// Registers a mapping whose cells show its name.
    @discardableResult
    func map<Model>(
        _ name: String, _ type: Model.Type, _ condition: Condition<Model, IndexPath> = .always
    ) -> Registration {
        manager.register(AnyCell.self, for: Model.self) { mapping in
            mapping.condition = condition
        } configure: { cell, model, _ in
            cell.text = "\(name)(\(model))"
        }
    }

    var texts: [String] {
        table.layoutIfNeeded()
        return table.visibleRows.map { table.cell(at: $0)?.text ?? "-" }
    }
}

@MainActor
@Suite("Matching (R1, R2)")
struct MatchingTests {
    @Test("A mapping takes its own struct, enum or tuple, and no other")
    func valuesMatchExactly() {
        let rows = AnyTable([Number(1), "a", Weather.rain(3), (1, "t"), 2.5, 1])
        rows.map("number", Number.self)
        rows.map("string", String.self)
        rows.map("weather", Weather.self)
        rows.map("tuple", (Int, String).self)
        #expect(rows.texts == ["number(1)", "string(a)", "weather(rain(3))", "tuple((1, \"t\"))", "?", "?"])
        #expect(rows.manager.anomalies.map(\.code) == [.missingMapping, .missingMapping])
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
        #expect(animals.texts == ["animal a", "animal d", "named p", "any(1)"])
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
        #expect(rows.texts == ["number(7)", "string(s)", "?", "p"])
        #expect(rows.manager.anomalies.map(\.code) == [.missingItem])
    }

    @Test("A mapping for an optional takes what the optional wraps")
    func optionalModelsMatch() {
        let rows = AnyTable([Number(7), Optional(Number(8)) as Any, 9])
        rows.map("maybe", Number?.self)
        #expect(rows.texts == ["maybe(Optional(7))", "maybe(Optional(8))", "?"])
    }

    @Test("The first mapping that matches is the row's, in order of registration (R2)")
    func firstMappingWins() {
        let rows = AnyTable([Dog("d"), Animal("a")])
        rows.map("first", Dog.self)
        rows.map("second", Animal.self)
        rows.map("third", Any.self)
        #expect(rows.texts.map { String($0.prefix(6)) } == ["first(", "second"])
    }

    @Test("Conditions are asked at each dispatch: a section, a predicate over model and place (F5)")
    func conditionsDecide() {
        let rows = AnyTable([1, 2, 3, 4] as [Number])
        rows.manager.items.append(contentsOf: [Number(5)], toSection: 1)
        rows.map("section", Number.self, .section(1))
        rows.map("even", Number.self, .where { number, path in number.value.isMultiple(of: 2) && path[1] > 1 })
        rows.map("rest", Number.self)
        #expect(rows.texts == ["rest(1)", "rest(2)", "rest(3)", "even(4)", "section(5)"])
    }

    @Test("A mapping that is registered after an item was looked for in vain takes it from then on (F4)")
    func laterMapping() {
        let rows = AnyTable([Plant(name: "p")])
        #expect(rows.texts == ["?"])
        rows.map("plant", Plant.self)
        #expect(rows.texts == ["plant(Plant(name: \"p\"))"])
    }

    @Test("A condition changed later counts from then on")
    func conditionsChange() {
        let rows = AnyTable([Number(1)])
        var first: Mapping<E, CellScope, AnyCell, Number>!
        rows.manager.register(AnyCell.self, for: Number.self) {
            first = $0
        } configure: { cell, _, _ in
            cell.text = "first"
        }
        rows.map("second", Number.self)
        #expect(rows.texts == ["first"])
        first.condition = .section(3)
        rows.manager.setNeedsUpdate()
        #expect(rows.texts == ["second(1)"])
    }

    @Test("Only the handlers of the row's mapping are asked, though another has one (R2)")
    func handlersOfOtherMappingsAreSilent() {
        let rows = AnyTable([Number(1)])
        let heard = Counter()
        rows.map("first", Number.self)
        rows.manager.register(OtherCell.self, for: Number.self) { mapping in
            mapping.didSelect { _, _ in heard() }
        } configure: { _, _, _ in
        }
        rows.table.tap([0, 0])
        #expect(heard.count == 0)
        #expect(rows.manager.responds(to: \.didSelect))
        #expect(rows.manager.anomalies.map(\.code) == [.shadowedMapping])
    }

    @Test("A registered mapping is withdrawn by its token, or by its exact type (F12)")
    func mappingsAreUnregistered() {
        class BaseCell: HeadlessCell {}
        final class DerivedCell: BaseCell {}
        let rows = AnyTable([Number(1), "s"])
        rows.manager.register(DerivedCell.self, for: String.self) {
            $0.didSelect { _, _ in }
        } configure: { cell, _, _ in
            cell.text = "derived"
        }
        rows.manager.register(BaseCell.self, for: Number.self) {
            $0.willSelect { _, path in path }
        } configure: { cell, _, _ in
            cell.text = "base"
        }
        let token = rows.map("any", Any.self)
        #expect(rows.texts == ["base", "derived"])
        rows.manager.unregister(BaseCell.self)
        #expect(rows.texts == ["any(1)", "derived"])
        #expect(rows.manager.implementedEvents == ["didSelect"])
        token.cancel()
        rows.manager.setNeedsUpdate()
        #expect(rows.texts == ["?", "derived"])
        #expect(rows.manager.dispatcher.checkInvariants() == [])
    }

    @Test(
        "A cancelled token and an unregistered mapping keep no closure alive, though views made from it live on (F9, F12)"
    )
    func withdrawnClosuresAreFreed() {
        let rows = AnyTable([Number(1), "s"])
        weak var captured: Counter?
        weak var shown: Counter?
        var token: Registration?
        do {
            let object = Counter()
            let other = Counter()
            captured = object
            shown = other
            rows.manager.register(AnyCell.self, for: Number.self) {
                $0.didSelect { _, _ in object() }
            } configure: { _, _, _ in
                other()
            }
            rows.map("string", String.self)
            token = rows.manager.didSelect(for: String.self) { _, _ in object() }
        }
        rows.table.layoutIfNeeded()
        #expect((captured == nil, shown == nil) == (false, false))
        token?.cancel()
        rows.manager.unregister(AnyCell.self)
        #expect((captured == nil, shown == nil) == (true, true))
    }

    @Test("An identifier the host has already is given to no other mapping (F4)")
    func givenIdentifier() {
        let (_, manager) = numberTable()
        let d = manager.dispatcher
        _ = d.register(
            CellScope.self, NumberCell.self, Number.self, identifier: "NumberCell", at: CallSite(#fileID, #line),
            fill: { _, _, _ in }, { _ in }, didRegister: { _ in })
        manager.register(NumberCell.self)
        #expect(d.checkInvariants() == [])
    }

    @Test("Two mappings of one cell class keep their own identifiers, so a reused cell is never the other's (F4)")
    func identifiersAreUnique() {
        let rows = AnyTable([Number(1), "s"])
        rows.map("int", Number.self)
        rows.map("string", String.self)
        #expect(rows.texts == ["int(1)", "string(s)"])
        let identifiers = rows.table.visibleRows.compactMap { rows.table.cell(at: $0)?.reuseIdentifier }
        #expect(Set(identifiers).count == 2)
    }
}
