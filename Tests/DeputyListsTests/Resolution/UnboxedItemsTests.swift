import DeputyHeadless
import Foundation
import Testing

/// The items of a bound section reach closures in their own type, without a box, once it is known who handles an event.
/// Nothing may be different then: each test sends an event so often that it is known, changes something, and sends it again.
@MainActor
@Suite("Items without a box (F50, R2, R3, R4)", .releasesRigs)
struct UnboxedItemsTests {
    let list = BoundList()
    let data = Changing(notes(1, 2, 3))

    /// The chain of the first section, whose rows follow ``data``.
    private func bindFirst() -> SectionChain<SectionedTableBinder<Headless, Part>, NoteCell, Note> {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { [data] in data.value })
    }

    private func height(_ row: Int, in section: Int = 0) -> CGFloat? {
        list.table.send(\.heightForCell, at: [section, row])
    }

    /// Sends the question so often that it is known who answers it.
    private func warmUp() {
        for _ in 0..<4 { for row in 0..<3 { _ = height(row) } }
    }

    private func tap(_ row: Int = 0) -> [String] {
        list.table.send(\.didSelect, at: [0, row])
        return list.takeCalls()
    }

    private func warmUpTaps() {
        for _ in 0..<4 { _ = tap() }
    }

    @Test("Each row's closure gets its own model, as often as it is asked")
    func ownModel() {
        bindFirst().cellHeight { row, note in CGFloat(100 * row + note.id) }
        list.show()
        for _ in 0..<5 { #expect((0..<3).map { height($0) } == [1, 102, 203]) }
        // Rows that are not there have the height of the table.
        #expect([height(3), height(0, in: 7)] == [44, 44])
    }

    @Test("New models are what closures get from the next refresh on (R8)")
    func newModels() {
        bindFirst().cellHeight { _, note in CGFloat(note.id) }
        list.show()
        warmUp()
        data.value = notes(7, 3)
        list.refresh()
        #expect((0..<2).map { height($0) } == [7, 3])
        data.value = []
        list.refresh()
        #expect(height(0) == 44)
    }

    @Test("An item that is changed, moved or inserted in the store is the one closures get (F41)", arguments: 0..<3)
    func changedInTheStore(_ change: Int) {
        bindFirst().cellHeight { _, note in CGFloat(note.id) }
        list.show()
        warmUp()
        let items = list.binder.manager.items
        switch change {
        case 0: items.replace(at: [0, 0], with: Note(id: 9))
        case 1: items.move([0, 2], to: [0, 0])
        default: items.insert(Note(id: 8), at: [0, 0])
        }
        list.table.layoutIfNeeded()
        #expect((0..<2).map { height($0) } == [[9, 2], [3, 1], [8, 1]][change])
    }

    @Test("A row that the user has moved takes its model along (F41, F67)")
    func movedByTheUser() {
        bindFirst().cellHeight { _, note in CGFloat(note.id) }.moveRowTo { row, _, destination, _ in
            list.binder.manager.items.move([0, row], to: destination)
        }
        list.show()
        warmUp()
        #expect(list.table.move([0, 0], to: [0, 2]))
        #expect((0..<3).map { height($0) } == [2, 3, 1])
    }

    @Test("Sections that change places keep their models and closures (F56)")
    func sectionsChangePlaces() {
        bindFirst().cellHeight { _, note in CGFloat(note.id) }
        list.binder.onSection(.second).bind(cellType: NoteCell.self, models: notes(1, 2)).cellHeight { _, note in
            CGFloat(50 + note.id)
        }
        list.binder.displayedSections = [.first, .second]
        list.show()
        warmUp()
        for _ in 0..<4 { #expect(height(1, in: 1) == 52) }
        list.binder.displayedSections = [.second, .first]
        list.refresh()
        #expect([height(0), height(1), height(0, in: 1), height(2, in: 1)] == [51, 52, 1, 3])
        list.binder.displayedSections = [.first]
        list.refresh()
        #expect([height(0), height(2)] == [1, 3])
    }

    @Test("One array bound to several sections: each section has its own closures (F51)")
    func oneArrayForSeveral() {
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { [data] _ in data.value })
            .cellHeight { section, _, note in CGFloat(note.id + (section == .third ? 10 : 0)) }
        list.binder.onSection(.second).cellHeight { _, note in CGFloat(((note as? Note)?.id ?? 0) + 100) }
        list.show()
        for _ in 0..<5 { #expect((0..<4).map { height(1, in: $0) } == [2, 102, 12, 2]) }
    }

    @Test("A closure that comes later is asked, one that is withdrawn is not (R2, R10)")
    func comesAndGoes() {
        bindFirst().onTapped { _, _, note in list.note("chain \(note.id)") }
        list.show()
        warmUpTaps()
        let later = list.binder.manager.didSelect(NoteCell.self, for: Note.self) { _, note, _ in
            list.note("manager \(note.id)")
        }
        #expect(tap() == ["chain 1"])
        list.binder.onAnySection().onTapped { _, row, _ in list.note("any \(row)") }
        warmUpTaps()
        #expect(tap(2) == ["chain 3", "any 2"])
        later.cancel()
        #expect(tap(2) == ["chain 3", "any 2"])
    }

    @Test("A closure that withdraws itself while it runs is not called again, and runs to its end (R10)")
    func withdrawsItself() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, for: Note.self, models: notes(1, 2, 3))
        var token: Registration?
        let witness = Witness()
        token = list.binder.manager.didSelect(NoteCell.self, for: Note.self) { [witness] _, note, _ in
            if note.id == 3 { token?.cancel() }
            list.note("\(note.id) \(witness.word)")
        }
        list.show()
        warmUpTaps()
        #expect(tap(2) == ["3 alive"])
        #expect(tap(2) == [])
    }

    @Test("A question whose closure takes the cell gets the row's own, every time")
    func questionAboutACell() {
        bindFirst().shouldHighlight { row, cell, note in
            list.note("\(row) \(cell.text) \(note.id)")
            return true
        }
        list.show()
        for _ in 0..<5 {
            for row in 0..<3 { list.table.send(\.shouldHighlight, at: [0, row]) }
            #expect(list.takeCalls() == ["0 note 1 1", "1 note 2 2", "2 note 3 3"])
        }
        #expect(!list.anomalies.contains(.failedCast))
    }

    @Test("A closure for a cell that leaves gets the item it was shown with (R8)")
    func leaving() {
        bindFirst().didEndDisplaying { _, _, note in list.note("left \(note.id)") }
        list.show()
        for _ in 0..<4 {
            list.table.scroll(by: 10_000)
            data.value = notes(1, 2, 3, 4)
            list.refresh()
            data.value = notes(1, 2, 3)
            list.refresh()
        }
        #expect(list.takeCalls() == Array(repeating: "left 4", count: 4))
        data.value = notes(2, 3)
        list.refresh()
        #expect(list.takeCalls() == ["left 1"])
    }

    @Test("What an event changes waits until it is over (R10)", arguments: [true, false])
    func changesWait(_ isQuestion: Bool) {
        let removes = Changing(false)
        let items = list.binder.manager.items
        func count() -> Int {
            if removes.value { items.removeAll() }
            return items.numberOfItems(inSection: 0)
        }
        bindFirst().cellHeight { _, _ in CGFloat(count()) }.onTapped { _, _, _ in list.note("\(count())") }
        list.show()
        warmUp()
        warmUpTaps()
        removes.value = true
        if isQuestion { #expect(height(0) == 3) } else { #expect(tap() == ["3"]) }
        #expect(items.numberOfItems(inSection: 0) == 0)
    }

    @Test("What a closure changes before it passes waits until the owner was asked (R3, R10)")
    func changesBeforePassing() {
        let removes = Changing(false)
        let items = list.binder.manager.items
        bindFirst().cellHeight { (_, _) -> Decision<CGFloat> in
            if removes.value { items.removeAll() }
            return .pass
        }
        let owner = NoteOwner(list)
        list.binder.manager.owner = owner
        list.show()
        warmUp()
        _ = list.takeCalls()
        removes.value = true
        #expect(height(0) == 33)
        #expect(list.takeCalls() == ["height of 3"])
        #expect(items.numberOfItems(inSection: 0) == 0)
    }

    @Test("What is withdrawn inside an event is not asked inside it any more (R10)")
    func withdrawnInside() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, for: Note.self, models: notes(1, 2, 3))
        let manager = list.binder.manager
        let heights = manager.heightForCell(for: Note.self) { _, _ in 70 }
        let withdraws = Changing(false)
        manager.didSelect(for: Note.self) { _, _ in
            if withdraws.value { heights.cancel() }
            list.note("\(height(0) ?? 0)")
        }
        list.show()
        warmUp()
        warmUpTaps()
        #expect(tap() == ["70.0"])
        withdraws.value = true
        #expect(tap() == ["44.0"])
    }

    @Test("A closure for a protocol, or for anything, gets the items of a section too (R1)", arguments: [true, false])
    func widerModels(_ isProtocol: Bool) {
        list.binder.onSection(.first).bind(cellType: PlainNoteCell.self, for: One.self, models: [One(), One()])
        if isProtocol {
            list.binder.manager.didSelect(for: (any Numbered).self) { model, _ in list.note("\(model.number)") }
        } else {
            list.binder.manager.didSelect(for: Any.self) { model, _ in list.note("\(type(of: model))") }
        }
        list.show()
        for _ in 0..<5 { #expect(tap(1) == [isProtocol ? "1.0" : "One"]) }
    }

    @Test("A section that is moved in the store has the closures of its new place (R2)")
    func sectionMovedInTheStore() {
        list.binder.manager.register(PlainNoteCell.self, for: Note.self) { mapping in
            mapping.condition = .section(0)
            mapping.heightForCell { note, _ in CGFloat(100 + note.id) }
        } configure: { _, _, _ in
        }
        for (part, number) in [(Part.first, 1), (.second, 2)] {
            list.binder.onSection(part).bind(cellType: NoteCell.self, models: notes(number)).cellHeight { _, note in
                CGFloat(note.id)
            }
        }
        list.binder.displayedSections = [.first, .second]
        list.show()
        for _ in 0..<4 { #expect([height(0, in: 0), height(0, in: 1)] == [101, 2]) }
        list.binder.manager.items.moveSection(1, to: 0)
        list.table.layoutIfNeeded()
        for _ in 0..<4 { #expect([height(0, in: 0), height(0, in: 1)] == [102, 1]) }
    }

    @Test("An item of a subclass whose mapping was registered first has that mapping (R1, R2)")
    func subclassWithItsOwnMapping() {
        list.binder.manager.register(PlainNoteCell.self, for: Subclass.self) { mapping in
            mapping.heightForCell { _, _ in 7 }
        } configure: { _, _, _ in
        }
        list.binder.onSection(.first)
            .bind(cellType: PlainNoteCell.self, for: Witness.self, models: [Witness(), Subclass()])
            .cellHeight { _, _ in 1 }
        list.show()
        for _ in 0..<5 { #expect([height(0), height(1)] == [1, 7]) }
    }

    @Test("A closure whose data goes while it runs keeps its own model (R10)")
    func dataGoesMeanwhile() {
        let texts = Changing([Label(Witness())])
        list.binder.onSection(.first).bind(cellType: PlainNoteCell.self, for: Label.self, models: { texts.value })
            .onTapped { _, _, label in
                texts.value = []
                list.refresh()
                list.binder.manager.flush()
                list.note(label.witness.word)
            }
        list.show()
        warmUpTaps()
        texts.value = [Label(Witness())]
        list.refresh()
        for _ in 0..<4 {
            #expect(tap() == ["alive"])
            list.table.layoutIfNeeded()
            #expect(list.table.numberOfRows(inSection: 0) == 0)
            texts.value = [Label(Witness())]
            list.refresh()
        }
    }

    @Test("An object that a closure is tied to ends it when it dies (R11)")
    func tiedToAnObject() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, for: Note.self, models: notes(1, 2, 3))
        var listener: Witness? = Witness()
        list.binder.manager.didSelect(NoteCell.self, for: Note.self, weak: listener!) { listener, _, note, _ in
            list.note("\(note.id) \(listener.word)")
        }
        list.show()
        warmUpTaps()
        #expect(tap() == ["1 alive"])
        listener = nil
        #expect(tap() == [])
    }

    @Test("A token tied to an object later ends the closure with it (R11)")
    func tiedLater() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, for: Note.self, models: notes(1, 2, 3))
        var listener: Witness? = Witness()
        let token = list.binder.manager.didSelect(NoteCell.self, for: Note.self) { _, note, _ in
            list.note("\(note.id)")
        }
        list.show()
        warmUpTaps()
        token.live(with: listener!)
        #expect(tap() == ["1"])
        listener = nil
        #expect(tap() == [])
    }

    @Test("A question's token tied to an object later ends the closure with it (R3, R11)")
    func questionTiedLater() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, for: Note.self, models: notes(1, 2, 3))
        var listener: Witness? = Witness()
        let token = list.binder.manager.heightForCell(for: Note.self) { note, _ in CGFloat(note.id) }
        list.show()
        warmUp()
        token.live(with: listener!)
        #expect(height(0) == 1)
        listener = nil
        #expect(height(0) == 44)
    }

    @Test("The owner is called after the closure, if it wants all notices, and asked when the closure passes (R3, R4)")
    func owner() {
        bindFirst()
            .onTapped { _, _, note in list.note("chain \(note.id)") }
            .cellHeight { _, note in note.id == 2 ? .pass : .answer(5) }
        let owner = NoteOwner(list)
        list.binder.manager.owner = owner
        list.show()
        warmUp()
        warmUpTaps()
        _ = list.takeCalls()
        #expect(tap(1) == ["chain 2", "owner"])
        list.binder.manager.ownerReceives = .unhandledNotices
        #expect(tap(1) == ["chain 2"])
        #expect((0..<3).map { height($0) } == [5, 33, 5])
    }

    @Test("Tracing sees an event whose closure is known, and a stream that begins then gets its model (R17, F70)")
    func tracingAndStreams() async {
        bindFirst().onTapped { _, _, note in list.note("chain \(note.id)") }
        list.show()
        warmUpTaps()
        list.binder.manager.isTracing = true
        #expect(tap(1) == ["chain 2"])
        #expect(list.binder.manager.lastResolution(of: \.didSelect)?.place == .row([0, 1]))
        list.binder.manager.isTracing = false
        warmUpTaps()
        let reader = Reader(list.binder.manager.events(\.didSelect, for: Note.self))
        #expect(list.binder.manager.explain(\.didSelect, at: [0, 0]).announcedBecause.contains(.streams(1)))
        for row in [1, 2] { #expect(tap(row) == ["chain \(row + 1)"]) }
        await turns()
        #expect(reader.elements.map(\.model) == notes(2, 3))
    }

    @Test("No closure is called after the manager was detached (R15)")
    func detached() {
        bindFirst().onTapped { _, _, _ in list.note("chain") }
        list.show()
        warmUpTaps()
        list.binder.manager.detach()
        list.table.send(\.didSelect, at: [0, 0])
        #expect(list.takeCalls() == [])
    }

    @Test(
        "Rows of classes, optionals, protocols and AnyHashable reach their closures in their type (R1)",
        arguments: 0..<4)
    func otherKindsOfModels(_ kind: Int) {
        let binder = list.binder
        switch kind {
        case 0:
            binder.onSection(.first).bind(
                cellType: PlainNoteCell.self, for: Witness.self, models: [Witness(), Subclass()]
            )
            .cellHeight { _, model in model is Subclass ? 2 : 1 }
        case 1:
            binder.onSection(.first).bind(
                cellType: PlainNoteCell.self, for: Note?.self, models: [Note(id: 1), Note(id: 2)]
            )
            .cellHeight { _, model in CGFloat(model?.id ?? 0) }
        case 2:
            let models: [any Numbered] = [One(), Two()]
            binder.onSection(.first).bind(cellType: PlainNoteCell.self, for: (any Numbered).self, models: models)
                .cellHeight { _, model in model.number }
        default:
            binder.onSection(.first).bind(cellType: PlainNoteCell.self, for: AnyHashable.self, models: [1, 2])
                .cellHeight { _, model in model == AnyHashable(1) ? 1 : 2 }
        }
        list.show()
        for _ in 0..<4 { #expect([height(0), height(1)] == [1, 2]) }
        #expect(list.troubles == [])
    }
}

private protocol Numbered { var number: CGFloat { get } }
private struct One: Numbered { let number: CGFloat = 1 }
private struct Two: Numbered { let number: CGFloat = 2 }

/// An object that lives, as long as somebody keeps it.
private class Witness { var word: String { "alive" } }
private final class Subclass: Witness {}

/// A value that keeps an object.
private struct Label {
    let witness: Witness
    init(_ witness: Witness) { self.witness = witness }
}

@MainActor
private final class NoteOwner: TableOwner {
    typealias Kit = Headless
    static let methods = OwnerMethods(NoteOwner.self) { me in
        me.heightForCell { me, _, _ in
            me.list.note("height of \(me.list.binder.manager.items.numberOfItems(inSection: 0))")
            return 33
        }
        me.didSelect { me, _, _ in me.list.note("owner") }
    }
    let list: BoundList
    init(_ list: BoundList) { self.list = list }
}
