#if canImport(Observation)
import DeputyLists
import DeputyFollowing
import Observation

/// A cart that a list, or anything else, can follow.
@available(iOS 17, tvOS 17, macOS 14, *)
@MainActor @Observable
final class CartModel {
    private(set) var cart = Cart()

    func send(_ action: Cart.Action) { cart.apply(action) }
}

/// A cart with handlers that change a model, and a list that follows it.
@available(iOS 17, tvOS 17, macOS 14, *)
@MainActor
final class FollowedCart<Kit: TableKit>: CartScreen {
    private let manager: TableManager<Kit>
    private let model: CartModel
    var cart: Cart { model.cart }

    /// - Parameter checkOut: is called with the total when a person wants to check out; send `.checkOut` when they mean it.
    init<Line: CartLineShowing, Summary: CartSummaryShowing>(
        _ model: CartModel, _ manager: TableManager<Kit>, _ line: Line.Type, _ summary: Summary.Type,
        checkOut: @escaping @MainActor (_ total: Int) -> Void
    ) where Line.DeputyKit == Kit, Summary.DeputyKit == Kit {
        (self.manager, self.model) = (manager, model)
        manager.registerCart(line, summary)
        manager.on(line).onEvent(weak: model) { model, step, cell, line, indexPath in
            model.send(line.action(for: step))
        }
        manager.on(summary).didSelect { cell, summary, indexPath in
            if case .total(let total) = summary { checkOut(total) }
        }
        manager.items.followSections(weak: model) { model in model.cart.sections }
    }

    func send(_ action: Cart.Action) { model.send(action) }
}
#endif
