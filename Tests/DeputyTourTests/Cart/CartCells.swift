import DeputyHeadless

final class CartLineCell: HeadlessCell, CartLineShowing {
    func configure(_ line: Cart.Line) { text = "\(line.count) × \(line.product.name)  \(line.price.asPrice)" }

    /// What the plus button calls.
    func plus() { emit(event: .plus) }

    /// What the minus button calls.
    func minus() { emit(event: .minus) }
}

final class CartSummaryCell: HeadlessCell, CartSummaryShowing {
    func configure(_ summary: Cart.Summary) {
        switch summary {
        case .empty: text = "The cart is empty"
        case .total(let total): text = "Check out: \(total.asPrice)"
        }
    }
}
