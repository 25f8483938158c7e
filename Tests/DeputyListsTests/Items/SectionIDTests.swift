import DeputyHeadless
import DeputySections
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What a section is called")
struct SectionNameTests {
    @Test("An id keeps its type where the compiler has to find out what is mapped (F75)")
    func inferred() {
        let sections = [1, 2].map { ItemSection([], id: $0, header: "Section \($0)") }
        #expect(sections.map { $0.header as? String } == ["Section 1", "Section 2"])
        #expect(sections.map(\.id) == [1, 2])
        let letters = ["a", "b"].map { ItemSection([], id: $0, header: "Section \($0)") }
        #expect(letters.map { $0.header as? String } == ["Section a", "Section b"])
    }

    @Test("An optional id that is nil is no id, and one that is not is what it holds")
    func optional() {
        let (none, one): (Int?, Int?) = (nil, 1)
        let nested: Int?? = .some(nil)
        #expect(ItemSection([], id: none).id == nil)
        #expect(ItemSection([], id: one).id == AnyHashable(1))
        #expect(ItemSection([], id: nested).id == nil)
        #expect(ItemSection([], id: nil).id == nil)
        #expect(ItemSection([1]).id == nil)
        let erased: AnyHashable? = "a"
        #expect(ItemSection([], id: erased).id == AnyHashable("a"))
        #expect(ItemSection([], id: AnyHashable("a")).id == AnyHashable("a"))
    }

    @Test("Sections that a binder calls by optionals are known by them")
    func boundOptionals() {
        let table = HeadlessTable()
        let binder = SectionedTableBinder(table, sectionedBy: Int?.self, anomalyLog: quietLog())
        binder.onSections(nil, 1).bind(cellType: AppleCell.self, models: [nil: [Apple()], 1: [Apple(), Apple()]])
        binder.finish()
        table.layoutIfNeeded()
        #expect(binder.manager.items.sections.map(\.items.count) == [1, 2])
        #expect(binder.manager.anomalies == [])
    }
}
