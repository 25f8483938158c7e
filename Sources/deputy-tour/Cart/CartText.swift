import DeputyHeadless
import Foundation

/// A cart: what a person does, how the list changes, and what it shows in the end.
@MainActor
func cartText() async -> String {
    let streamed = await cartStory { StreamedCart($0, CartLineCell.self, CartSummaryCell.self) { _ in } }
    guard #available(macOS 14, *) else { return streamed }
    let followed = await cartStory { FollowedCart(CartModel(), $0, CartLineCell.self, CartSummaryCell.self) { _ in } }
    return streamed + "\nThat was with streams. With a list that follows a model: "
        + (followed == streamed ? "the same." : "\n" + followed)
}

/// A few actions on a screen, as text.
@MainActor
private func cartStory(_ makeScreen: (TableManager<Headless>) -> any CartScreen) async -> String {
    let table = HeadlessTable(height: 3)
    table.rowHeight = 1
    let manager = TableManager(table)
    let screen = makeScreen(manager)
    table.layoutIfNeeded()
    var lines: [String] = []
    func change(_ what: String, _ act: () -> Void) async {
        var changes = "nothing"
        manager.willUpdate = { changes = $0?.description.replacingOccurrences(of: "\n", with: ", ") ?? "reloaded" }
        act()
        // A loop over a stream, and a list that follows, take a turn of the main actor, or more on a busy machine.
        repeat { for _ in 0..<2 { await Task { @MainActor in }.value } } while WakingOrder.loops.isWaking
        table.layoutIfNeeded()
        lines.append(what.padded(to: 14) + changes)
    }
    func cell(_ row: Int) -> CartLineCell? { table.cell(at: [0, row]) as? CartLineCell }

    await change("add tea") { screen.send(.add(Product(name: "tea", price: 1_000))) }
    await change("add jam") { screen.send(.add(Product(name: "jam", price: 550))) }
    let jam = cell(1)
    await change("plus on jam") { jam?.plus() }
    await change("minus on tea") { cell(0)?.minus() }
    await change("plus on jam") { jam?.plus() }
    return (lines + [table.drawing(width: 20)]).joined(separator: "\n")
}
