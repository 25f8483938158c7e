import TestSupport
import Testing

@testable import Deputy

@Suite("How far two names are from one another (R12)")
struct NameDistanceTests {
    @Test(
        "Each letter that is put in, left out or changed counts once, wherever it is, and in both directions",
        arguments: [
            ("", "", 0), ("", "abc", 3), ("Post", "Post", 0), ("Post", "Posts", 1), ("Post", "RPost", 1),
            ("Post", "Past", 1), ("Post", "Most", 1), ("Post", "Psot", 2), ("kitten", "sitting", 3), ("Post", "xyz", 4),
        ])
    func letters(_ one: String, _ other: String, _ expected: Int) {
        expectEqual(distance(one, other), expected)
        expectEqual(distance(other, one), expected)
    }
}
