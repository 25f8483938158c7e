import Foundation

/// Something to buy. Prices are in cents, so that sums are exact.
struct Product: Hashable {
    var name: String
    var price: Int
}

/// The contents of a shopping cart, and how each action changes it: a value that knows no view.
struct Cart: Equatable {
    /// What can be done to a cart.
    enum Action {
        case add(Product)
        case increment(Product)
        case decrement(Product)
        case checkOut
    }

    /// A product in the cart, and its count.
    struct Line: Identifiable, Equatable {
        let id: Int
        let product: Product
        fileprivate(set) var count = 1

        var price: Int { count * product.price }
    }

    private(set) var lines: [Line] = []
    private var lastID = 0

    var total: Int { lines.reduce(0) { $0 + $1.price } }

    /// The reducer: the only place where a cart changes.
    mutating func apply(_ action: Action) {
        switch action {
        case .add(let product):
            if change(product, by: 1) { return }
            lastID += 1
            lines.append(Line(id: lastID, product: product))
        case .increment(let product): change(product, by: 1)
        case .decrement(let product): change(product, by: -1)
        case .checkOut: lines = []
        }
    }

    /// Changes the count of a product, and removes its line at 0; false if it is not in the cart.
    @discardableResult
    private mutating func change(_ product: Product, by number: Int) -> Bool {
        guard let index = lines.firstIndex(where: { $0.product == product }) else { return false }
        lines[index].count += number
        if lines[index].count == 0 { lines.remove(at: index) }
        return true
    }
}

extension Int {
    /// Cents as people read them: `15.50`.
    var asPrice: String { String(format: "%d.%02d", self / 100, self % 100) }
}
