import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Closures for filled cells that another keeps from being called: reported at their line, where that is certain (F51, R12, R14).
@MainActor
@Suite("Hidden closures for filled cells", .releasesRigs)
struct HiddenClosureTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    /// The lines of the hidden closures that were reported, or are found by `validate()`.
    private var hidden: [UInt] {
        let found = binder.manager.validate().filter { $0.code == .silentHandler }.compactMap(\.site?.line)
        let reported = binder.manager.anomalies.filter { $0.code == .silentHandler }.compactMap(\.site?.line)
        return Set(found).union(reported).sorted()
    }

    @Test(
        "R12, R14: a closure for any cell is hidden behind one of an earlier chain that takes all the cells there are")
    func anyBehindTyped() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .onDequeue { row, cell, note in list.note("typed \(note.id)") }
        let second = line() + 1
        binder.onSection(.first).onDequeue { _, _, _ in list.note("any") }
        binder.displayedSections = [.first]
        list.show()
        expectEqual(list.calls, ["typed 1"])
        expectEqual(hidden, [second])
        let anomaly = binder.manager.anomalies.first
        expectEqual(anomaly?.headline, "This closure for onDequeue of onSection(.first) is never called.")
    }

    @Test("R12, R14: a closure for a cell class is hidden behind one that takes any cell and any model")
    func typedBehindAny() {
        let chain = binder.onSection(.first)
        chain.onDequeue { _, _, _ in list.note("any") }
        let second = line() + 1
        chain.bind(cellType: NoteCell.self, models: notes(1)).onDequeue { _, _, _ in list.note("typed") }
        binder.displayedSections = [.first]
        list.show()
        expectEqual(list.calls, ["any"])
        expectEqual(hidden, [second])
    }

    @Test("R12, R14: on one chain, a closure for any cell behind a typed one is reported")
    func onOneChain() {
        let chain = binder.onSection(.first)
        let typed = chain.bind(cellType: NoteCell.self, models: notes(1)).onDequeue { _, _, _ in list.note("typed") }
        let second = line() + 1
        chain.onDequeue { _, _, _ in list.note("any") }
        binder.displayedSections = [.first]
        list.show()
        expectEqual(list.calls, ["typed"])
        expectEqual(hidden, [second])
        _ = typed
    }

    @Test("R12, R14: behind a closure that takes some of the cells, one for any cell is called and not reported")
    func behindSomeCells() {
        let chain = binder.onSection(.first).bind(
            cellProvider: { table, row, _ in
                row == 0 ? table.dequeue(NoteCell.self) : table.dequeue(PlainNoteCell.self)
            }, for: Note.self, models: notes(1, 2).asClosure)
        // A chain of this type can only be had by a second bind, which changes nothing.
        chain.bind(cellType: NoteCell.self, models: []).onDequeue { row, _, _ in list.note("typed \(row)") }
        chain.onDequeue { row, _, _ in list.note("any \(row)") }
        binder.displayedSections = [.first]
        list.show()
        expectEqual(list.calls, ["typed 0", "any 1"])
        expectEqual(hidden, [])
    }

    @Test(
        "R12, R14: of two chains on all other sections the second's closure is hidden where the first's hides it in each that is shown"
    )
    func ofAllOthers() {
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
            .onDequeue { section, _, _, _ in list.note("first \(section)") }
        let second = line() + 1
        binder.onAllOtherSections().onDequeue { section, _, _, _ in list.note("second \(section)") }
        // A section that is bound by name is none of theirs.
        binder.onSection(.third).bind(cellType: NoteCell.self, models: notes(3))
        binder.displayedSections = [.first, .second, .third]
        list.show()
        expectEqual(list.calls, ["first first", "first second"])
        expectEqual(hidden, [second])
    }

    @Test(
        "R12, R14: a closure that is called in one of its sections is not reported, nor is one on any section"
    )
    func calledSomewhere() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1)).onDequeue { _, _, _ in }
        binder.onSection(.second).bind(cellType: NoteCell.self, models: notes(2))
        binder.onSections(.first, .second).onDequeue { section, _, _, _ in list.note("both \(section)") }
        binder.onAnySection().onDequeue { section, _, _ in list.note("any \(section)") }
        binder.displayedSections = [.first, .second]
        list.show()
        expectEqual(list.calls, ["any first", "both second", "any second"])
        expectEqual(hidden, [])
    }

    @Test("R14: a closure that takes other cells, or other models, hides nothing")
    func otherTypes() {
        let chain = binder.onSection(.second)
            .bind(cellType: NoteCell.self, models: notes(2))
        func add<Cell, Model>(
            _ chain: SectionChain<SectionedTableBinder<HeadlessTables, Part>, Cell, Model>, _ name: String
        ) { chain.onDequeue { _, _, _ in list.note(name) } }
        // The types of a chain are those of its last bind, so this one takes cells that are never shown there.
        add(chain.bind(cellType: EntryCell.self, models: notes(5)), "entry")
        add(chain.bind(cellType: NoteCell.self, for: Draft.self, models: []), "draft")
        add(chain, "note")
        binder.displayedSections = [.second]
        list.show()
        expectEqual(list.calls, ["note"])
        expectEqual(hidden, [])
    }

    @Test("R11, R14: a closure whose object is gone hides nothing")
    func goneHidesNothing() {
        var object: Counter? = Counter()
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .onDequeue(weak: object!) { _, _, _, _ in list.note("weak") }
        object = nil
        binder.onSection(.first).onDequeue { _, _, _ in list.note("other") }
        binder.displayedSections = [.first]
        list.show()
        expectEqual(list.calls, ["other"])
        expectEqual(hidden, [])
    }

    @Test("R12, R14: a closure that is added to a list on screen, behind one that takes its cells, is reported at once")
    func addedLate() {
        let chain = binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
        chain.onDequeue { _, _, _ in list.note("first") }
        binder.displayedSections = [.first]
        list.show()
        expectEqual(binder.manager.anomalies, [])
        let line = line() + 1
        chain.onDequeue { _, _, _ in list.note("second") }
        expectEqual(binder.manager.anomalies.map(\.site?.line), [line])
    }
}
