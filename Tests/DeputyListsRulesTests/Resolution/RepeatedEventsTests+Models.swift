import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Items of every kind of type.
extension RepeatedEventsTests {
    protocol Numbered { var number: CGFloat { get } }
    struct One: Numbered { let number: CGFloat = 1 }
    struct Two: Numbered { let number: CGFloat = 2 }

    /// An object that lives as long as somebody keeps it.
    class Witness { var word: String { "alive" } }
    final class Subclass: Witness {}

    /// A value that keeps an object.
    struct Label {
        let witness: Witness
        init(_ witness: Witness) { self.witness = witness }
    }

    @Test("A closure for a protocol, or for anything, gets the items of a section too (R1)", arguments: [true, false])
    func widerModels(_ isProtocol: Bool) {
        list.binder.onSection(.first).bind(cellType: PlainNoteCell.self, for: One.self, models: [One(), One()])
        if isProtocol {
            list.binder.manager.on(model: (any Numbered).self).didSelect.withoutCell { model, _ in
                list.note("\(model.number)")
            }
        } else {
            list.binder.manager.on(model: Any.self).didSelect.withoutCell { model, _ in list.note("\(type(of: model))")
            }
        }
        list.show()
        for _ in 0..<5 { expectEqual(tap(1), [isProtocol ? "1.0" : "One"]) }
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
        for _ in 0..<5 { expectEqual([height(0), height(1)], [1, 7]) }
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
        for _ in 0..<4 { expectEqual([height(0), height(1)], [1, 2]) }
        expectEqual(list.troubles, [])
    }
}
