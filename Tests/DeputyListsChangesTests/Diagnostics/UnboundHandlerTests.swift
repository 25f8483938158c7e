import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Handlers of the manager that no mapping calls, and those that one may call another time.
@MainActor
@Suite("Handlers that hang on no mapping (R9, F82)")
struct UnboundHandlerTests {
    protocol Barking {}

    let manager = TableManager(HeadlessTable(), anomalyLog: quietLog())
    private var codes: [Anomaly.Code] { manager.validate().map(\.code) }

    @Test("One for the mapping's cell and a class that none of its items can be of is found")
    func unrelatedClass() {
        final class Stone {}
        manager.register(AnyCell.self, for: Animal.self) { _, _, _ in }
        manager.on(AnyCell.self, for: Dog.self).didSelect { _, _, _ in }
        expectEqual(codes, [])
        manager.on(AnyCell.self, for: Stone.self).didSelect { _, _, _ in }
        expectEqual(codes, [.unboundHandler])
    }

    @Test("One for a protocol that no item shown conforms to is found once an item of the mapping's own class is there")
    func protocols() {
        manager.register(AnyCell.self, for: Animal.self) { _, _, _ in }
        manager.on(model: (any Barking).self).heightForCell { _, _ in 10 }
        expectEqual(codes, [])
        // Another subclass may conform.
        manager.items.setItems([Dog("Rex")])
        expectEqual(codes, [])
        manager.items.setItems([Animal("Tom")])
        expectEqual(codes, [.unboundHandler])
    }

    @Test("The anomaly of two handlers of one line is reported once")
    func oneLine() {
        manager.register(AppleCell.self)
        for _ in 0..<2 { manager.on(PearCell.self).didSelect { _, _, _ in } }
        expectEqual(codes, [.unboundHandler])
    }

    @Test("One for the text of a header is found where that is a title, and told who answers for titles")
    func titles() {
        manager.register(AppleCell.self)
        manager.on(headerModel: String.self).heightForHeader { _, _ in 20 }
        manager.on(footerModel: Int.self).heightForFooter { _, _ in 20 }
        manager.items.setSections([ItemSection([Apple()], header: "A")])
        expectEqual(
            manager.validate().map(\.remedy),
            [
                "To fix, register a header for String, or let the owner answer: a title has no mapping.",
                "To fix, register Int, or check that the type is the one you registered.",
            ])
    }
}
