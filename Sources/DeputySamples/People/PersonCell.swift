#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

final class PersonCell: UITableViewCell {
    private let nameLabel = UILabel()
    private let addressLabel = UILabel()
    private lazy var favouriteButton: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(favouriteTapped), for: .primaryActionTriggered)
        return button
    }()

    var didTapFavourite: (() -> Void)?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addressLabel.numberOfLines = 0
        for view in [nameLabel, addressLabel, favouriteButton] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        makeConstraints()
    }

    required init?(coder: NSCoder) { nil }

    private func makeConstraints() {
        let margins = contentView.layoutMarginsGuide
        favouriteButton.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            addressLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
            addressLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            addressLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            addressLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            favouriteButton.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
            favouriteButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            favouriteButton.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
        ])
    }

    @objc private func favouriteTapped() { didTapFavourite?() }
}

extension PersonCell: PersonShowing {
    func configure(_ person: Person) {
        nameLabel.text = person.name
        addressLabel.text = person.address
        favouriteButton.setImage(UIImage(systemName: person.isFavourite ? "star.fill" : "star"), for: .normal)
    }
}
#endif
