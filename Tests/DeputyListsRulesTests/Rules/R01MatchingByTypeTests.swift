import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A mapping's model type, an item, and whether the one takes the other.
struct TypePair: CustomTestStringConvertible {
    let testDescription: String
    let isMatch: Bool
    let item: @MainActor () -> Any
    let map: @MainActor (AnyTable) -> Void
    /// Registers a handler for the model type behind a mapping for everything.
    let hear: @MainActor (TableManager<HeadlessTables>, Counter) -> Void

    init<Model>(
        _ text: String, _ isMatch: Bool, _ model: Model.Type, _ item: @autoclosure @escaping @MainActor () -> Any
    ) {
        testDescription = text
        self.isMatch = isMatch
        self.item = item
        map = { $0.map("taken", Model.self) }
        hear = { manager, counter in manager.on(model: Model.self).didSelect.withoutCell { _, _ in counter() } }
    }
}

/// The pairs of the page on how an event is resolved, and some beside them.
private let pairs: [TypePair] = [
    TypePair("Bool for NSNumber(value: 1)", false, Bool.self, NSNumber(value: 1)),
    TypePair("Int for NSNumber(value: 1)", false, Int.self, NSNumber(value: 1)),
    TypePair("NSNumber for 1", false, NSNumber.self, 1),
    TypePair("NSNumber for NSNumber(value: 1)", true, NSNumber.self, NSNumber(value: 1)),
    TypePair("String for NSString", false, String.self, NSString("s")),
    TypePair("NSString for String", false, NSString.self, "s"),
    TypePair("NSString for NSMutableString", true, NSString.self, NSMutableString("s")),
    TypePair("Date for NSDate", false, Date.self, NSDate()),
    TypePair("[Any] for [1]", false, [Any].self, [1]),
    TypePair("[Int] for [1] as [Any]", false, [Int].self, [1] as [Any]),
    TypePair("[Int] for [1]", true, [Int].self, [1]),
    TypePair("[String: Any] for [String: Int]", false, [String: Any].self, ["a": 1]),
    TypePair("Set<AnyHashable> for Set<Int>", false, Set<AnyHashable>.self, Set([1])),
    TypePair("([Int], Int) for ([Any], Int)", false, ([Int], Int).self, ([1] as [Any], 1)),
    TypePair("(Int, String) for (Int, String)", true, (Int, String).self, (1, "s")),
    TypePair("AnyObject for 1", false, AnyObject.self, 1),
    TypePair("AnyObject for an object", true, AnyObject.self, Animal("a")),
    TypePair("Any for 1", true, Any.self, 1),
    TypePair("Int for Int??", true, Int.self, Optional(Optional(1)) as Any),
    TypePair("Int? for 1", true, Int?.self, 1),
    TypePair("Int for AnyHashable(1)", true, Int.self, AnyHashable(1)),
    TypePair("Int for Optional(AnyHashable(1))", true, Int.self, Optional(AnyHashable(1)) as Any),
    TypePair("AnyHashable for 1", true, AnyHashable.self, 1),
    TypePair("any Named for Plant", true, (any Named).self, Plant(name: "p")),
    TypePair("any Named for Dog", true, (any Named).self, Dog("d")),
    TypePair("any Named for 1", false, (any Named).self, 1),
    TypePair("Animal for Dog", true, Animal.self, Dog("d")),
    TypePair("Dog for Animal", false, Dog.self, Animal("a")),
    TypePair("any Error for NSError", true, (any Error).self, NSError(domain: "d", code: 1)),
    TypePair("Double for 1", false, Double.self, 1),
]

@MainActor
@Suite("Matching is by type alone (R1)")
struct MatchingByTypeTests {
    @Test(
        "A mapping takes its own type, subclasses and what conforms; what could be converted is another type",
        arguments: pairs)
    func mappingsMatchByType(pair: TypePair) {
        // The second row finds what the first has left in memory.
        let rows = AnyTable([pair.item(), pair.item()])
        pair.map(rows)
        expectEqual(rows.texts.map { $0.hasPrefix("taken") }, [pair.isMatch, pair.isMatch])
        expectEqual(Set(rows.manager.anomalies.map(\.code)), (pair.isMatch ? [] : [.missingMapping]))
    }

    @Test("A handler for some of a mapping's models takes them by the same rule (R1, R9)", arguments: pairs)
    func handlersMatchByType(pair: TypePair) {
        let rows = AnyTable([pair.item()])
        rows.map("any", Any.self)
        let heard = Counter()
        pair.hear(rows.manager, heard)
        rows.table.layoutIfNeeded()
        rows.table.tap(at(0, 0))
        expectEqual(heard.count, (pair.isMatch ? 1 : 0))
        let resolution = rows.manager.explain(\.didSelect, at: at(0, 0))
        expectEqual(resolution.answeredBy, (pair.isMatch ? .handler : .nobody))
    }
}
