import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("The row's mapping (R2)")
struct RowsMappingTests {
    @Test("The first mapping that matches is the row's, in order of registration (R2)")
    func firstMappingWins() {
        let rows = AnyTable([Dog("d"), Animal("a")])
        rows.map("first", Dog.self)
        rows.map("second", Animal.self)
        rows.map("third", Any.self)
        expectEqual(rows.texts.map { String($0.prefix(6)) }, ["first(", "second"])
    }

    @Test("Only the handlers of the row's mapping are asked, though another has one (R2)")
    func handlersOfOtherMappingsAreSilent() {
        let rows = AnyTable([Number(1)])
        let heard = Counter()
        rows.map("first", Number.self)
        rows.manager.register(OtherCell.self, for: Number.self) { mapping in
            mapping.didSelect.withoutCell { _, _ in heard() }
        } configure: { _, _, _ in
        }
        rows.table.tap([0, 0])
        expectEqual(heard.count, 0)
        expectTrue(rows.manager.responds(to: \.didSelect))
        expectEqual(rows.manager.anomalies.map(\.code), [.shadowedMapping])
    }

    @Test("A mapping that is registered after an item was looked for in vain takes it from then on (F4)")
    func laterMapping() {
        let rows = AnyTable([Plant(name: "p")])
        expectEqual(rows.texts, ["?"])
        rows.map("plant", Plant.self)
        expectEqual(rows.texts, ["plant(Plant(name: \"p\"))"])
    }
}
