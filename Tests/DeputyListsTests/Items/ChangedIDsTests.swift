import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Objects that are called something else from one moment to the next.
@MainActor
@Suite("Ids that change in place (F60)")
struct ChangedIDsTests {
    private final class Named: Identifiable {
        var id: Int
        init(_ id: Int) { self.id = id }
    }

    private let manager = TableManager(HeadlessTable(), anomalyLog: quietLog())
    private var items: ItemStore { manager.items }
    private let first = Named(1)
    private let second = Named(2)

    /// Items whose ids the store knows, as one was appended.
    private func show() {
        items.setItems([first, second])
        items.append(Named(3))
    }

    private func repeated(_ id: Int) -> Bool {
        manager.anomalyLog.removeAll()
        items.append(Named(id))
        manager.flush()
        return manager.anomalies.map(\.code) == [.duplicateIdentifiers]
    }

    @Test("An object replaced by itself is known by the id it has now, and no longer by the former")
    func replacing() {
        show()
        first.id = 9
        items.replace(at: [0, 0], with: first)
        expectTrue(repeated(9))
        expectFalse(repeated(1))
        expectTrue(repeated(1))
    }

    @Test("An object that is called as another one was leaves the id to that one")
    func sameID() {
        show()
        first.id = 2
        items.replace(at: [0, 0], with: first)
        items.remove(at: [0, 0])
        expectTrue(repeated(2))
        expectFalse(repeated(1))
    }

    @Test("An object that is removed takes the id along that it had when it came, and moves with it")
    func removing() {
        show()
        items.move([0, 0], to: [0, 2])
        first.id = 9
        items.remove(at: [0, 2])
        expectFalse(repeated(1))
        expectFalse(repeated(9))
    }

    @Test("The same object twice counts as two items")
    func twice() {
        show()
        items.append(first)
        manager.flush()
        items.remove(at: [0, 0])
        expectTrue(repeated(1))
    }
}
