import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What tells a hosted view from the one its cell showed before.
@MainActor
@Suite("The identity of a cell's content")
struct ContentIdentityTests {
    struct Plain { var text: String }
    struct Named: Identifiable { var id: String }
    final class Model {}

    /// Items that cannot be told apart by their source.
    private final class Bare: ItemSource {
        let numberOfSections = 1
        func numberOfItems(inSection section: Int) -> Int { 2 }
        func item(at indexPath: IndexPath) -> Any? { Plain(text: "same") }
    }

    @Test(
        "It is the item's, wherever that goes and whatever it becomes; equal items have two",
        arguments: EachKit.allCases)
    func items(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let manager = ListManager(Kit.makeList(height: 100), anomalyLog: quietLog())
            manager.register(Kit.ThingCell.self, for: Plain.self) { _, _, _ in }
            func identity(_ row: Int) -> AnyHashable { manager.contentIdentity(of: Plain(text: ""), at: [0, row]) }
            manager.items.setItems([Plain(text: "a"), Plain(text: "a")])
            manager.flush()
            let (first, second) = (identity(0), identity(1))
            expectNotEqual(first, second)
            manager.items.replace(at: [0, 0], with: Plain(text: "b"))
            manager.items.move([0, 0], to: [0, 1])
            manager.flush()
            expectEqual(identity(1), first)
            expectEqual(identity(0), second)
        }
        check(list.kit)
    }

    @Test("Over a source that cannot tell, it is the model's id, the object, or else the place")
    func bareSource() {
        let manager = TableManager(HeadlessTable(), source: Bare(), anomalyLog: quietLog())
        func identity(_ model: Any, _ row: Int) -> AnyHashable { manager.contentIdentity(of: model, at: [0, row]) }
        expectEqual(identity(Named(id: "x"), 0), identity(Named(id: "x"), 1))
        expectNotEqual(identity(Named(id: "x"), 0), identity(Named(id: "y"), 0))
        let (one, other) = (Model(), Model())
        expectEqual(identity(one, 0), identity(one, 1))
        expectNotEqual(identity(one, 0), identity(other, 0))
        expectEqual(identity(Plain(text: "a"), 0), identity(Plain(text: "b"), 0))
        expectNotEqual(identity(Plain(text: "a"), 0), identity(Plain(text: "a"), 1))
    }

    @Test("Deputy's own classes are told from an app's of the same name, whose files are not theirs")
    func ownClasses() {
        final class HeadlessCell {}
        expectTrue(isOfDeputy(DeputyHeadless.HeadlessCell.self))
        expectTrue(isOfDeputy(ListManager<HeadlessTables>.self))
        expectFalse(isOfDeputy(HeadlessCell.self))
        expectFalse(isOfDeputy(Model.self))
    }
}
