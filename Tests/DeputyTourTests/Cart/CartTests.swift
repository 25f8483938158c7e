import TestSupport
import Testing

@Suite("The reducer of the cart (F73)")
struct CartTests {
    private static let tea = Product(name: "tea", price: 1_000)
    private static let jam = Product(name: "jam", price: 550)

    private func cart(after actions: [Cart.Action]) -> Cart {
        actions.reduce(into: Cart()) { $0.apply($1) }
    }

    @Test(
        "Each action changes the number of one product, at its place",
        arguments: [
            ([], [], 0),
            ([.add(tea)], [1], 1_000),
            ([.add(tea), .add(jam)], [1, 1], 1_550),
            ([.add(tea), .add(jam), .add(tea)], [2, 1], 2_550),
            ([.add(tea), .add(jam), .increment(jam)], [1, 2], 2_100),
            ([.add(tea), .add(jam), .increment(jam), .decrement(jam)], [1, 1], 1_550),
            ([.add(tea), .add(jam), .decrement(tea)], [1], 550),
            ([.add(tea), .decrement(tea), .decrement(tea)], [], 0),
            ([.add(tea), .increment(jam)], [1], 1_000),
            ([.add(tea), .decrement(jam)], [1], 1_000),
            ([.add(tea), .add(jam), .checkOut], [], 0),
        ] as [([Cart.Action], [Int], Int)])
    func reducing(_ actions: [Cart.Action], _ counts: [Int], _ total: Int) {
        let cart = cart(after: actions)
        expectEqual(cart.lines.map(\.count), counts)
        expectEqual(cart.total, total)
    }

    @Test("A product keeps its line until the last of it goes; then it gets another, at the end")
    func identity() {
        let before = cart(after: [.add(Self.tea), .add(Self.jam)])
        let more = cart(after: [.add(Self.tea), .add(Self.jam), .add(Self.tea)])
        expectEqual(more.lines.map(\.id), before.lines.map(\.id))
        let again = cart(after: [.add(Self.tea), .add(Self.jam), .decrement(Self.tea), .add(Self.tea)])
        expectEqual(again.lines.map(\.product), [Self.jam, Self.tea])
        expectEqual(again.lines[0].id, before.lines[1].id)
        expectNotContains(before.lines.map(\.id), again.lines[1].id)
        let later = cart(after: [.add(Self.tea), .checkOut, .add(Self.tea)])
        expectNotEqual(later.lines[0].id, before.lines[0].id)
    }

    @Test("A line costs as much as all of its product together")
    func lines() {
        let cart = cart(after: [.add(Self.jam), .add(Self.jam), .add(Self.jam)])
        expectEqual(cart.lines.map(\.price), [1_650])
    }

    @Test(
        "Cents are written with two digits",
        arguments: [(0, "0.00"), (5, "0.05"), (50, "0.50"), (1_550, "15.50"), (100_000, "1000.00")])
    func prices(_ cents: Int, _ text: String) { expectEqual(cents.asPrice, text) }
}
