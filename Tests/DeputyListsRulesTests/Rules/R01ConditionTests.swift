import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Conditions of mappings (R1, F5)")
struct ConditionTests {
    @Test("Conditions are asked at each dispatch: a section, a predicate over model and place (F5)")
    func conditionsDecide() {
        let rows = AnyTable([1, 2, 3, 4] as [Number])
        rows.manager.items.append(contentsOf: [Number(5)], toSection: 1)
        rows.map("section", Number.self, .section(1))
        rows.map("even", Number.self, .where { number, path in number.value.isMultiple(of: 2) && path[1] > 1 })
        rows.map("rest", Number.self)
        expectEqual(rows.texts, ["rest(1)", "rest(2)", "rest(3)", "even(4)", "section(5)"])
    }

    @Test("A condition changed later counts from then on")
    func conditionsChange() {
        let rows = AnyTable([Number(1)])
        var first: ViewMapping<E, CellScope, AnyCell, Number>!
        rows.manager.register(AnyCell.self, for: Number.self) {
            first = $0
        } configure: { cell, _, _ in
            cell.text = "first"
        }
        rows.map("second", Number.self)
        expectEqual(rows.texts, ["first"])
        first.condition = .section(3)
        rows.manager.setNeedsUpdate()
        expectEqual(rows.texts, ["second(1)"])
    }

    @Test(
        "There is a condition from when one is set until it is taken back or its mapping is, on views of any kind",
        arguments: [ViewKind.cell, .header, .footer, .supplementary("badge")])
    func anyCondition(_ kind: ViewKind) {
        let manager = CollectionManager(HeadlessCollections.makeList(height: 100), anomalyLog: quietLog())
        var set: (Int?) -> Void = { _ in }
        func keep<Scope, View>(_ mapping: ViewMapping<CollectionEvents<HeadlessCollections>, Scope, View, Apple>) {
            set = { mapping.condition = $0.map { .section($0) } ?? .always }
        }
        let token =
            switch kind {
            case .cell: manager.register(AppleItemCell.self, keep)
            case .header: manager.registerHeader(AppleReusableView.self, keep)
            case .footer: manager.registerFooter(AppleReusableView.self, keep)
            default: manager.registerSupplementary(AppleReusableView.self, ofKind: "badge", keep)
            }
        var found = [manager.dispatcher.registry.hasConditions]
        for section in [1, 2, nil, 3] {
            set(section)
            found.append(manager.dispatcher.registry.hasConditions)
        }
        token.cancel()
        found.append(manager.dispatcher.registry.hasConditions)
        expectEqual(found, [false, true, true, false, true, false])
    }

    @Test("A condition reads back as what was set (F5)")
    func conditionsReadBack() throws {
        let (_, manager) = numberTable()
        var mapping: ViewMapping<E, CellScope, AppleCell, Apple>!
        manager.register(AppleCell.self) { mapping = $0 }
        mapping.condition = .where { apple, path in apple.name == "a" && path[1] == 2 }
        guard case .where(let holds) = mapping.condition else {
            Issue.record("\(mapping.condition) is another condition")
            return
        }
        expectTrue(holds(Apple(name: "a"), at(0, 2)))
        expectFalse(holds(Apple(name: "b"), at(0, 2)))
        expectFalse(holds(Apple(name: "a"), at(0, 1)))
        mapping.condition = .section(3)
        guard case .section(3) = mapping.condition else {
            Issue.record("\(mapping.condition) is another condition")
            return
        }
    }
}
