import DeputyLists

extension Cart {
    /// The row below the products: the total, or that there are none.
    enum Summary: Identifiable, Equatable {
        case empty
        case total(Int)

        var id: Bool { self == .empty }
    }

    /// Everything that a list shows of the cart.
    var sections: [ItemSection] {
        [
            ItemSection(lines, id: "products"),
            ItemSection([lines.isEmpty ? Summary.empty : .total(total)], id: "summary"),
        ]
    }
}

extension Cart.Line {
    /// What a person does with the two buttons of a cell.
    enum Step { case plus, minus }

    /// What a step means for the cart. It names the product, so it stays right when the line moves.
    func action(for step: Step) -> Cart.Action {
        switch step {
        case .plus: .increment(product)
        case .minus: .decrement(product)
        }
    }
}

/// A cell with a product of the cart and its two buttons, in any kit.
protocol CartLineShowing: TableCell, Configurable, ViewEventEmitting
where Model == Cart.Line, ViewEvent == Cart.Line.Step {}

/// A cell with the total, which leads to the checkout, in any kit.
protocol CartSummaryShowing: TableCell, Configurable where Model == Cart.Summary {}

extension TableManager {
    /// Registers the cells of a cart.
    func registerCart<Line: CartLineShowing, Summary: CartSummaryShowing>(_ line: Line.Type, _ summary: Summary.Type)
    where Line.DeputyKit == Kit, Summary.DeputyKit == Kit {
        register(line) { mapping in
            mapping.shouldHighlight.withoutCell { line, indexPath in false }
        }
        register(summary) { mapping in
            mapping.shouldHighlight.withoutCell { summary, indexPath in summary != .empty }
        }
    }
}

/// The screen of a cart, with streams or with handlers.
@MainActor
protocol CartScreen: AnyObject {
    var cart: Cart { get }
    func send(_ action: Cart.Action)
}
