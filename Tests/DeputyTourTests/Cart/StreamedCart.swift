import DeputyLists
import DeputyStreams

/// A cart with streams: a loop for each kind of event, and all of them end in `send`.
@MainActor
final class StreamedCart<Kit: TableKit>: CartScreen {
    private let manager: TableManager<Kit>
    private(set) var cart = Cart()

    /// - Parameter checkOut: is called with the total when a person wants to check out; send `.checkOut` when they mean it.
    init<Line: CartLineShowing, Summary: CartSummaryShowing>(
        _ manager: TableManager<Kit>, _ line: Line.Type, _ summary: Summary.Type,
        checkOut: @escaping @MainActor (_ total: Int) -> Void
    ) where Line.DeputyKit == Kit, Summary.DeputyKit == Kit {
        self.manager = manager
        manager.registerCart(line, summary)
        let steps = manager.on(line).events()
        let taps = manager.on(summary).events(\.didSelect)
        Task { [weak self] in
            for await step in steps { self?.send(step.model.action(for: step.event)) }
        }
        Task {
            for await tap in taps {
                if case .total(let total) = tap.model { checkOut(total) }
            }
        }
        manager.items.setSections(cart.sections)
    }

    func send(_ action: Cart.Action) {
        cart.apply(action)
        manager.items.apply(sections: cart.sections)
    }
}
