import DeputyHeadless
import Foundation

/// A cart: what a person does, how the list changes, and what it shows in the end.
@MainActor
func cartText() async -> String {
    let streamed = await CartStory {
        StreamedCart($0, CartLineCell.self, CartSummaryCell.self) { _ in }
    }.text()
    guard #available(iOS 17, tvOS 17, macOS 14, *) else { return streamed }
    let followed = await CartStory {
        FollowedCart(CartModel(), $0, CartLineCell.self, CartSummaryCell.self) { _ in }
    }.text()
    return streamed + "\nThat was with streams. With a list that follows a model: "
        + (followed == streamed ? "the same." : "\n" + followed)
}

/// A few actions on a cart, each with what it changes in the list.
@MainActor
private final class CartStory {
    private let table = HeadlessTable(height: 3)
    private let manager: TableManager<HeadlessTables>
    private let screen: any CartScreen
    private var changes = ""

    init(_ makeScreen: (TableManager<HeadlessTables>) -> any CartScreen) {
        table.rowHeight = 1
        manager = TableManager(table)
        screen = makeScreen(manager)
        table.layoutIfNeeded()
        manager.willUpdate = { [weak self] changes in
            self?.changes = changes?.description.replacingOccurrences(of: "\n", with: ", ") ?? "reloaded"
        }
    }

    func text() async -> String {
        var lines = [
            await line("add tea") { screen.send(.add(Product(name: "tea", price: 1_000))) },
            await line("add jam") { screen.send(.add(Product(name: "jam", price: 550))) },
        ]
        let jam = cell(1)
        lines += [
            await line("plus on jam") { jam?.plus() }, await line("minus on tea") { cell(0)?.minus() },
            await line("plus on jam") { jam?.plus() },
        ]
        return (lines + [table.drawing(width: 20)]).joined(separator: "\n")
    }

    private func line(_ action: String, _ act: () -> Void) async -> String {
        changes = "nothing"
        act()
        // A loop over a stream, and a list that follows, take a turn of the main actor, or more on a busy machine.
        repeat { for _ in 0..<2 { await Task { @MainActor in }.value } } while EventLoops.pending > 0
        table.layoutIfNeeded()
        return action.padded(to: 14) + changes
    }

    private func cell(_ row: Int) -> CartLineCell? { table.cell(at: [0, row]) as? CartLineCell }
}
