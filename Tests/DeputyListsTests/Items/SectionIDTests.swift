import DeputyHeadless
import DeputySections
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What a section is called")
struct SectionNameTests {
    @Test("An id keeps its type where the compiler has to find out what is mapped (F75)")
    func inferred() {
        let sections = [1, 2].map { ItemSection([], id: $0, header: "Section \($0)") }
        expectEqual(sections.map { $0.header as? String }, ["Section 1", "Section 2"])
        expectEqual(sections.map(\.id), [1, 2])
        let letters = ["a", "b"].map { ItemSection([], id: $0, header: "Section \($0)") }
        expectEqual(letters.map { $0.header as? String }, ["Section a", "Section b"])
    }

    @Test("An optional id that is nil is no id, and one that is not is what it holds")
    func optional() {
        let (none, one): (Int?, Int?) = (nil, 1)
        let nested: Int?? = .some(nil)
        expectNil(ItemSection([], id: none).id)
        expectEqual(ItemSection([], id: one).id, AnyHashable(1))
        expectNil(ItemSection([], id: nested).id)
        expectNil(ItemSection([], id: nil).id)
        expectNil(ItemSection([1]).id)
        let erased: AnyHashable? = "a"
        expectEqual(ItemSection([], id: erased).id, AnyHashable("a"))
        expectEqual(ItemSection([], id: AnyHashable("a")).id, AnyHashable("a"))
    }

    @Test("Sections that a binder calls by optionals are known by them")
    func boundOptionals() {
        let table = HeadlessTable()
        let binder = SectionedTableBinder(table, sectionedBy: Int?.self, anomalyLog: quietLog())
        binder.onSections(nil, 1).bind(cellType: AppleCell.self, models: [nil: [Apple()], 1: [Apple(), Apple()]])
        binder.finish()
        table.layoutIfNeeded()
        expectEqual(binder.manager.items.sections.map(\.items.count), [1, 2])
        expectEqual(binder.manager.anomalies, [])
    }
}
