import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

private class Shape {}
private final class Square: Shape {}
private final class Circle: Shape {}

private final class TypeCell: HeadlessCell {}

/// What an item is decides about its handlers, not what it was boxed as: an object in an array of a superclass, or a type.
@MainActor
@Suite("Items that were boxed as something else than they are (R1, R2)")
struct BoxedTypeTests {
    private let table = HeadlessTable()

    private func heights() -> [Double?] {
        (0..<4).map { table.send(\.heightForCell, at: [0, $0]).map { Double($0) } }
    }

    @Test("Objects in an array of their superclass get the handlers of their own classes, each time")
    func objects() {
        let manager = TableManager(table)
        manager.register(TypeCell.self, for: Square.self) {
            $0.heightForCell { _, _ in 1 }
        } configure: { _, _, _ in
        }
        manager.register(TypeCell.self, for: Circle.self) {
            $0.heightForCell { _, _ in 2 }
        } configure: { _, _, _ in
        }
        manager.register(TypeCell.self, for: Shape.self) {
            $0.heightForCell { _, _ in 3 }
        } configure: { _, _, _ in
        }
        let shapes: [Shape] = [Shape(), Square(), Circle(), Square()]
        manager.items.setItems(shapes)
        manager.flush()
        for _ in 0..<3 { expectEqual(heights(), [3, 1, 2, 1]) }
    }

    @Test("Types in an array of a superclass's type do so too, and are remembered once")
    func types() {
        let manager = TableManager(table)
        manager.register(TypeCell.self, for: Square.Type.self) {
            $0.heightForCell { _, _ in 1 }
        } configure: { _, _, _ in
        }
        manager.register(TypeCell.self, for: Shape.Type.self) {
            $0.heightForCell { _, _ in 3 }
        } configure: { _, _, _ in
        }
        let types: [Shape.Type] = [Shape.self, Square.self, Circle.self, Square.self]
        manager.items.setItems(types)
        manager.flush()
        for _ in 0..<3 { expectEqual(heights(), [3, 1, 3, 1]) }
    }
}
