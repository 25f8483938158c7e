#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// A product with two buttons, which emit what was tapped and know neither cart nor controller.
final class CartLineCell: UITableViewCell, CartLineShowing {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        let buttons = UIStackView(arrangedSubviews: [button("minus", .minus), button("plus", .plus)])
        buttons.spacing = 16
        buttons.frame.size = buttons.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        accessoryView = buttons
    }

    required init?(coder: NSCoder) { nil }

    func configure(_ line: Cart.Line) {
        textLabel?.text = "\(line.count) × \(line.product.name)"
        detailTextLabel?.text = line.price.asPrice
    }

    private func button(_ symbol: String, _ step: Cart.Line.Step) -> UIButton {
        UIButton(
            type: .system,
            primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in self?.emit(event: step) })
    }
}

final class CartSummaryCell: UITableViewCell, CartSummaryShowing {
    func configure(_ summary: Cart.Summary) {
        switch summary {
        case .empty: textLabel?.text = "The cart is empty"
        case .total(let total): textLabel?.text = "Check out: \(total.asPrice)"
        }
    }
}
#endif
