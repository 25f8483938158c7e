import DeputyLists
import Foundation

/// What a cell shows of a person: its view object. A struct, so that two cells never share one.
struct Person: Identifiable, Equatable {
    var id: Int
    var name: String
    var address: String
    var isFavourite = false
}

/// A cell with a person and a button, in any kit.
protocol PersonShowing: TableCell, Configurable where Model == Person {
    var didTapFavourite: (() -> Void)? { get set }
}

/// People in a list of one section: a tap picks one, the button in a cell makes one a favourite.
@MainActor
final class People<Kit: TableKit> {
    private let manager: TableManager<Kit>
    private let didPick: @MainActor (Person) -> Void

    init<Cell: PersonShowing>(
        _ people: [Person], _ manager: TableManager<Kit>, _ cell: Cell.Type,
        didPick: @escaping @MainActor (Person) -> Void
    ) where Cell.DeputyKit == Kit {
        (self.manager, self.didPick) = (manager, didPick)
        manager.register(cell) { mapping in
            mapping.didSelect.withoutCell(weak: self) { people, person, indexPath in people.didPick(person) }
            mapping.on(\.didTapFavourite, weak: self) { people, person, indexPath in
                people.toggleFavourite(person, at: indexPath)
            }
        }
        manager.items.setItems(people)
    }

    private func toggleFavourite(_ person: Person, at indexPath: IndexPath) {
        var person = person
        person.isFavourite.toggle()
        manager.items.replace(at: indexPath, with: person)
    }
}
