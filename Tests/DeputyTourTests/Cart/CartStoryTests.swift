import DeputyHeadless
import DeputyTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A cart in a table (F73)")
struct CartStoryTests {
    private let a = Product(name: "A", price: 1_000)
    private let b = Product(name: "B", price: 550)
    private let c = Product(name: "C", price: 200)

    @Test(
        "Its story: from an empty cart to the checkout and a new cart, and nothing is left", arguments: CartWay.allCases
    )
    func story(_ way: CartWay) async throws {
        try await expectReleased {
            let rig = CartRig(way)
            let screen = rig.screen!
            // 0: it starts empty, and nothing is animated
            await rig.expect(rows: ["The cart is empty"]) {}
            let reloads = rig.table.updates.reloads
            expectEmpty(rig.table.updates.batches)
            // 1
            await rig.expect("− [1, 0]", "+ [0, 0]", "+ [1, 0]", rows: ["1 × A  10.00", "Check out: 10.00"]) {
                screen.send(.add(a))
            }
            let firstLine = screen.cart.lines[0].id
            // 2
            await rig.expect(
                "+ [0, 1]", "~ [1, 0]", rows: ["1 × A  10.00", "1 × B  5.50", "Check out: 15.50"]
            ) { screen.send(.add(b)) }
            let (cellOfA, cellOfB) = (try rig.line(0), try rig.line(1))
            // 3: the order stays
            await rig.expect(
                "~ [0, 0]", "~ [1, 0]", rows: ["2 × A  20.00", "1 × B  5.50", "Check out: 25.50"]
            ) { screen.send(.add(a)) }
            // 4
            await rig.expect(
                "~ [0, 1]", "~ [1, 0]", rows: ["2 × A  20.00", "2 × B  11.00", "Check out: 31.00"]
            ) { cellOfB.plus() }
            // 5
            await rig.expect(
                "~ [0, 0]", "~ [1, 0]", rows: ["1 × A  10.00", "2 × B  11.00", "Check out: 21.00"]
            ) { cellOfA.minus() }
            // 6: the last of a product takes its row along
            await rig.expect("− [0, 0]", "~ [1, 0]", rows: ["2 × B  11.00", "Check out: 11.00"]) {
                cellOfA.minus()
            }
            // 7: the cell of B was row 1 when it was filled, and is row 0 now
            try expectSame(rig.line(0), cellOfB)
            await rig.expect("~ [0, 0]", "~ [1, 0]", rows: ["3 × B  16.50", "Check out: 16.50"]) {
                cellOfB.plus()
            }
            // 8: what is not in the cart changes nothing
            await rig.expect(rows: ["3 × B  16.50", "Check out: 16.50"]) {
                for product in [a, c] {
                    screen.send(.increment(product))
                    screen.send(.decrement(product))
                }
            }
            // 9: C gets the cell that A had, and it counts once
            await rig.expect(
                "+ [0, 1]", "~ [1, 0]", rows: ["3 × B  16.50", "1 × C  2.00", "Check out: 18.50"]
            ) { screen.send(.add(c)) }
            try expectSame(rig.line(1), cellOfA)
            await rig.expect(
                "~ [0, 1]", "~ [1, 0]", rows: ["3 × B  16.50", "2 × C  4.00", "Check out: 20.50"]
            ) { cellOfA.plus() }
            // 10: a checkout that is not confirmed changes nothing
            await rig.expect(rows: ["3 × B  16.50", "2 × C  4.00", "Check out: 20.50"]) {
                expectTrue(rig.table.tap([1, 0]))
            }
            expectEqual(rig.checkOuts, [2_050])
            // 11: one that is empties the cart
            await rig.expect("− [0, 0]", "− [0, 1]", "− [1, 0]", "+ [1, 0]", rows: ["The cart is empty"]) {
                screen.send(.checkOut)
            }
            // 12: the same product gets a new row
            await rig.expect("− [1, 0]", "+ [0, 0]", "+ [1, 0]", rows: ["1 × A  10.00", "Check out: 10.00"]) {
                screen.send(.add(a))
            }
            expectNotEqual(screen.cart.lines[0].id, firstLine)
            expectEqual(rig.table.updates.reloads, reloads)
            expectEqual(rig.manager.anomalies, [])
            return rig.objects + [cellOfA, cellOfB]
        }
    }

    @Test("Streams get a tap in one way, a handler in the other", arguments: CartWay.allCases)
    func ways(_ way: CartWay) async {
        let rig = CartRig(way)
        rig.manager.isTracing = true
        await rig.settle { rig.screen.send(.add(a)) }
        rig.table.tap([1, 0])
        let answeredBy = rig.manager.lastResolution(of: \.didSelect)?.answeredBy
        expectEqual(answeredBy, (way == .streamed ? .stream : .handler))
        expectEqual(rig.manager.items.followedCount, (way == .streamed ? 0 : 1))
    }

    @Test("Two taps in one turn count twice", arguments: CartWay.allCases)
    func twoTaps(_ way: CartWay) async throws {
        let rig = CartRig(way)
        await rig.settle { rig.screen.send(.add(a)) }
        let cell = try rig.line(0)
        await rig.expect("~ [0, 0]", "~ [1, 0]", rows: ["3 × A  30.00", "Check out: 30.00"]) {
            cell.plus()
            cell.plus()
        }
    }

    @Test("Of two taps on minus in one turn, the second finds nothing left to take", arguments: CartWay.allCases)
    func twoMinus(_ way: CartWay) async throws {
        let rig = CartRig(way)
        await rig.settle { rig.screen.send(.add(a)) }
        let cell = try rig.line(0)
        await rig.expect("− [0, 0]", "− [1, 0]", "+ [1, 0]", rows: ["The cart is empty"]) {
            cell.minus()
            cell.minus()
        }
        expectEqual(rig.manager.anomalies, [])
    }

    @Test(
        "A cell that scrolling has given to another product is about that one, and counts once",
        arguments: CartWay.allCases)
    func scrolling(_ way: CartWay) async throws {
        let rig = CartRig(way, rows: 1)
        await rig.settle { for product in [a, b, c] { rig.screen.send(.add(product)) } }
        let cellOfA = try rig.line(0)
        rig.table.scroll(to: [0, 2])
        let cell = try rig.line(2)
        expectSame(cell, cellOfA)
        await rig.settle { cell.plus() }
        expectEqual(rig.rows, ["2 × C  4.00"])
        expectEqual(rig.screen.cart.lines.map(\.count), [1, 1, 2])
    }

    @Test("A cell keeps its place on screen, and its cell object, while its count changes", arguments: CartWay.allCases)
    func inPlace(_ way: CartWay) async throws {
        let rig = CartRig(way)
        await rig.settle { rig.screen.send(.add(a)) }
        let cell = try rig.line(0)
        let made = rig.table.viewsMade
        await rig.settle { cell.plus() }
        try expectSame(rig.line(0), cell)
        expectEqual(rig.table.viewsMade, made)
        expectEqual(rig.rows, ["2 × A  20.00", "Check out: 20.00"])
    }

    @Test("Only the total can be tapped, and only while there is one", arguments: CartWay.allCases)
    func highlighting(_ way: CartWay) async throws {
        let rig = CartRig(way)
        expectFalse(rig.table.tap([1, 0]))
        await rig.settle { rig.screen.send(.add(a)) }
        expectFalse(rig.table.tap([0, 0]))
        expectTrue(rig.table.tap([1, 0]))
        await rig.settle()
        expectEqual(rig.checkOuts, [1_000])
    }
}
