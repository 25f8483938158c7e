import DeputyHeadless
import Foundation
import Testing

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
        #expect(codes == [])
        manager.on(AnyCell.self, for: Stone.self).didSelect { _, _, _ in }
        #expect(codes == [.unboundHandler])
    }

    @Test("One for a protocol that no item shown conforms to is found once an item of the mapping's own class is there")
    func protocols() {
        manager.register(AnyCell.self, for: Animal.self) { _, _, _ in }
        manager.on(model: (any Barking).self).heightForCell { _, _ in 10 }
        #expect(codes == [])
        // Another subclass may conform.
        manager.items.setItems([Dog("Rex")])
        #expect(codes == [])
        manager.items.setItems([Animal("Tom")])
        #expect(codes == [.unboundHandler])
    }

    @Test("The anomaly of two handlers of one line is reported once")
    func oneLine() {
        manager.register(AppleCell.self)
        for _ in 0..<2 { manager.on(PearCell.self).didSelect { _, _, _ in } }
        #expect(codes == [.unboundHandler])
    }
}
