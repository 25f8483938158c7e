import DeputyHeadless

final class PersonCell: HeadlessCell, PersonShowing {
    var didTapFavourite: (() -> Void)?

    func configure(_ person: Person) { text = (person.isFavourite ? "★ " : "☆ ") + "\(person.name), \(person.address)" }

    /// What the button calls.
    func tapFavourite() { didTapFavourite?() }
}
