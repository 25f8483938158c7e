import DeputyHeadless
import Foundation
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
        #expect(rows.texts.map { String($0.prefix(6)) } == ["first(", "second"])
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
        #expect(heard.count == 0)
        #expect(rows.manager.responds(to: \.didSelect))
        #expect(rows.manager.anomalies.map(\.code) == [.shadowedMapping])
    }

    @Test("A mapping that is registered after an item was looked for in vain takes it from then on (F4)")
    func laterMapping() {
        let rows = AnyTable([Plant(name: "p")])
        #expect(rows.texts == ["?"])
        rows.map("plant", Plant.self)
        #expect(rows.texts == ["plant(Plant(name: \"p\"))"])
    }
}
