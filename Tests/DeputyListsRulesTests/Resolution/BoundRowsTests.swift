import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Each test sends an event, changes something, maybe inside another event, and sends it again.
@MainActor
@Suite("Closures of bound rows get what the rows are at that moment (F50, R1, R2, R10)", .releasesRigs)
struct BoundRowsTests {
    let list = BoundList()

    /// The chain of the first section, which has three notes.
    func bindFirst() -> SectionChain<SectionedTableBinder<HeadlessTables, Part>, NoteCell, Note> {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1, 2, 3))
    }

    func heights(_ places: IndexPath...) -> [CGFloat?] { places.map { list.table.send(\.heightForCell, at: $0) } }

    func tap() -> [String] {
        list.table.send(\.didSelect, at: [0, 0])
        return list.takeCalls()
    }

    @Test("An item that is changed, moved or inserted in the store is the one closures get (F41)", arguments: 0..<3)
    func changedInTheStore(_ change: Int) {
        bindFirst().cellHeight { _, note in CGFloat(note.id) }
        list.show()
        expectEqual(heights([0, 0], [0, 1]), [1, 2])
        let items = list.binder.manager.items
        switch change {
        case 0: items.replace(at: [0, 0], with: Note(id: 9))
        case 1: items.move([0, 2], to: [0, 0])
        default: items.insert(Note(id: 8), at: [0, 0])
        }
        list.table.layoutIfNeeded()
        expectEqual(heights([0, 0], [0, 1]), [[9, 2], [3, 1], [8, 1]][change])
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
        expectEqual(heights([0, 0], [1, 0]), [101, 2])
        list.binder.manager.items.moveSection(1, to: 0)
        list.table.layoutIfNeeded()
        expectEqual(heights([0, 0], [1, 0]), [102, 1])
    }

    protocol Numbered { var number: CGFloat { get } }
    struct One: Numbered { let number: CGFloat = 1 }
    struct Two: Numbered { let number: CGFloat = 2 }
    class Witness {}
    final class Subclass: Witness {}

    @Test(
        "Rows of classes, optionals, protocols and AnyHashable reach their closures in their type (R1)",
        arguments: 0..<4)
    func otherKindsOfModels(_ kind: Int) {
        let chain = list.binder.onSection(.first)
        switch kind {
        case 0:
            chain.bind(cellType: PlainNoteCell.self, for: Witness.self, models: [Witness(), Subclass()])
                .cellHeight { _, model in model is Subclass ? 2 : 1 }
        case 1:
            chain.bind(cellType: PlainNoteCell.self, for: Note?.self, models: [Note(id: 1), Note(id: 2)])
                .cellHeight { _, model in CGFloat(model?.id ?? 0) }
        case 2:
            let models: [any Numbered] = [One(), Two()]
            chain.bind(cellType: PlainNoteCell.self, for: (any Numbered).self, models: models)
                .cellHeight { _, model in model.number }
        default:
            chain.bind(cellType: PlainNoteCell.self, for: AnyHashable.self, models: [1, 2])
                .cellHeight { _, model in model == AnyHashable(1) ? 1 : 2 }
        }
        list.show()
        for _ in 0..<2 { expectEqual(heights([0, 0], [0, 1]), [1, 2]) }
        expectEqual(list.troubles, [])
    }

    /// An owner that answers how many rows it finds.
    final class CountingOwner: TableOwner {
        typealias Kit = HeadlessTables
        static let methods = OwnerMethods(CountingOwner.self) { me in
            me.heightForCell { me, _ in CGFloat(me.items.numberOfItems(inSection: 0)) }
        }
        let items: ItemStore
        init(_ items: ItemStore) { self.items = items }
    }

    @Test("What a closure changes before it passes is there when the owner is asked (R3, R10)")
    func changesBeforePassing() {
        let removes = Changing(false)
        let items = list.binder.manager.items
        bindFirst().cellHeight.orPass { (_, _) -> EventDecision<CGFloat> in
            if removes.value { items.removeAll() }
            return .pass
        }
        let owner = CountingOwner(items)
        list.binder.manager.owner = owner
        list.show()
        expectEqual(heights([0, 0]), [3])
        removes.value = true
        expectEqual(heights([0, 0]), [0])
    }

    @Test("What is withdrawn inside an event is not asked inside it any more (R10)")
    func withdrawnInside() {
        _ = bindFirst()
        let manager = list.binder.manager
        let answer = manager.on(model: Note.self).heightForCell { _, _ in 70 }
        let withdraws = Changing(false)
        manager.on(model: Note.self).didSelect.withoutCell { _, _ in
            if withdraws.value { answer.cancel() }
            list.note("\(heights([0, 0])[0] ?? 0)")
        }
        list.show()
        expectEqual(tap(), ["70.0"])
        withdraws.value = true
        expectEqual(tap(), ["44.0"])
    }
}
