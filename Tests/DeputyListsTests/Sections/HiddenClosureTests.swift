import DeputyHeadless
import Foundation
import Testing

/// Closures for filled cells that another keeps from being called: said at their line, where that is certain (F51, R12, R14).
@MainActor
@Suite("Hidden closures for filled cells", .releasesRigs)
struct HiddenClosureTests {
    let list = BoundList()
    var binder: SectionedTableBinder<Headless, Part> { list.binder }

    /// The lines of what is said of hidden closures, on the way and by looking.
    private var hidden: [UInt] {
        let found = binder.manager.validate().filter { $0.code == .silentHandler }.compactMap(\.site?.line)
        let said = binder.manager.anomalies.filter { $0.code == .silentHandler }.compactMap(\.site?.line)
        return Set(found).union(said).sorted()
    }

    private func line(_ line: UInt = #line) -> UInt { line }

    @Test("R12, R14: one that takes any cell is hidden behind one of an earlier chain that takes every cell there is")
    func anyBehindTyped() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .onDequeue { row, cell, note in list.note("typed \(note.id)") }
        let second = line() + 1
        binder.onSection(.first).onDequeue { _, _, _ in list.note("any") }
        binder.displayedSections = [.first]
        list.show()
        #expect(list.calls == ["typed 1"])
        #expect(hidden == [second])
        let anomaly = binder.manager.anomalies.first
        #expect(anomaly?.headline == "This closure for onDequeue of onSection(.first) is never called.")
    }

    @Test("R12, R14: one of a type is hidden behind one that takes any cell and any model")
    func typedBehindAny() {
        let chain = binder.onSection(.first)
        chain.onDequeue { _, _, _ in list.note("any") }
        let second = line() + 1
        chain.bind(cellType: NoteCell.self, models: notes(1)).onDequeue { _, _, _ in list.note("typed") }
        binder.displayedSections = [.first]
        list.show()
        #expect(list.calls == ["any"])
        #expect(hidden == [second])
    }

    @Test("R12, R14: the same on one chain, and no word where the first does not take every cell")
    func onOneChain() {
        let chain = binder.onSection(.first)
        let typed = chain.bind(cellType: NoteCell.self, models: notes(1)).onDequeue { _, _, _ in list.note("typed") }
        let second = line() + 1
        chain.onDequeue { _, _, _ in list.note("any") }
        binder.displayedSections = [.first]
        list.show()
        #expect(list.calls == ["typed"])
        #expect(hidden == [second])
        _ = typed

        let other = BoundList()
        let provided = other.binder.onSection(.first)
        provided.onDequeue { _, cell, _ in if cell is NoteCell { other.note("any") } }
        #expect(other.anomalies == [])
    }

    @Test(
        "R12, R14: of two chains on all other sections the second's is hidden where that holds for each that is shown")
    func ofAllOthers() {
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
            .onDequeue { section, _, _, _ in list.note("first \(section)") }
        let second = line() + 1
        binder.onAllOtherSections().onDequeue { section, _, _, _ in list.note("second \(section)") }
        // A section that is bound by name is none of theirs.
        binder.onSection(.third).bind(cellType: NoteCell.self, models: notes(3))
        binder.displayedSections = [.first, .second, .third]
        list.show()
        #expect(list.calls == ["first first", "first second"])
        #expect(hidden == [second])
    }

    @Test(
        "R12, R14: one that is called in a single section is not hidden; nor is one beside a class that is not shown there"
    )
    func calledSomewhere() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1)).onDequeue { _, _, _ in }
        binder.onSection(.second).bind(cellType: NoteCell.self, models: notes(2))
        binder.onSections(.first, .second).onDequeue { section, _, _, _ in list.note("both \(section)") }
        binder.onAnySection().onDequeue { section, _, _ in list.note("any \(section)") }
        binder.displayedSections = [.first, .second]
        list.show()
        #expect(list.calls == ["any first", "both second", "any second"])
        #expect(hidden == [])
    }

    @Test("R14: one that takes other cells, or other models, hides nothing")
    func otherTypes() {
        let chain = binder.onSection(.second)
            .bind(cellType: NoteCell.self, models: notes(2))
        func add<Cell, Model>(
            _ chain: SectionChain<SectionedTableBinder<Headless, Part>, Cell, Model>, _ name: String
        ) { chain.onDequeue { _, _, _ in list.note(name) } }
        // The types of a chain are those of its last bind, so this one takes cells that are never shown there.
        add(chain.bind(cellType: EntryCell.self, models: notes(5)), "entry")
        add(chain.bind(cellType: NoteCell.self, for: Draft.self, models: []), "draft")
        add(chain, "note")
        binder.displayedSections = [.second]
        list.show()
        #expect(list.calls == ["note"])
        #expect(hidden == [])
    }

    @Test("R11, R14: one whose object is gone hides nothing")
    func goneHidesNothing() {
        var object: Counter? = Counter()
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .onDequeue(weak: object!) { _, _, _, _ in list.note("weak") }
        object = nil
        binder.onSection(.first).onDequeue { _, _, _ in list.note("other") }
        binder.displayedSections = [.first]
        list.show()
        #expect(list.calls == ["other"])
        #expect(hidden == [])
    }
}
