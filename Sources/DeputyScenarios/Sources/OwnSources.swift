import DeputyLists
import Foundation

/// Books that an app keeps itself.
@MainActor
class OwnBooks {
    var books = DeputyScenarios.books("ABC")

    let numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { books.count }
    func item(at indexPath: IndexPath) -> Any? { books.book(at: indexPath) }
}

/// A source that gives ids, and says when it has changed.
final class ToldBooks: OwnBooks, IdentifiedItemSource {
    let changes = SourceChanges()
    func ids(inSection section: Int) -> [Book.ID] { books.map(\.id) }

    func show(_ new: [Book]) {
        books = new
        changes.tell()
    }
}

/// A source that tells nothing.
final class SilentBooks: OwnBooks, ItemSource {}

struct ToldBySource: ListScenario {
    let name = "A source that tells its changes is animated"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        let source = ToldBooks()
        stage.manage(source)
        await stage.register().begin()
        stage.select([0, 2])
        source.show(books("AXC"))
        await stage.endTurnAndLook()
    }
}

struct AskedAgain: ListScenario {
    let name = "A source that tells nothing is shown again when the manager is asked to update"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        let source = SilentBooks()
        stage.manage(source)
        await stage.register().begin()
        source.books = books("AX")
        stage.manager.setNeedsUpdate()
        await stage.endTurnAndLook()
    }
}
