import DeputyLists
import Foundation

/// A source of an app's own, which tells its changes.
@MainActor
final class ToldBooks: ItemSource {
    let changes = SourceChanges()
    private var books = DeputyScenarios.books("ABC")

    let numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { books.count }
    func item(at indexPath: IndexPath) -> Any? { books.indices.contains(indexPath[1]) ? books[indexPath[1]] : nil }

    func show(_ new: [Book]) {
        let old = books
        books = new
        changes.tell(ChangeSet(from: old, to: new))
    }
}

/// The same without telling anything.
@MainActor
final class SilentBooks: ItemSource {
    var books = DeputyScenarios.books("ABC")

    let numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { books.count }
    func item(at indexPath: IndexPath) -> Any? { books.indices.contains(indexPath[1]) ? books[indexPath[1]] : nil }
}

struct ToldChanges: ListScenario {
    let name = "A source that tells its changes is animated"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        let source = ToldBooks()
        stage.manage(source)
        stage.register()
        await stage.begin()
        stage.select([0, 2])
        source.show(books("AXC"))
        await stage.person.endTurn()
        stage.look()
    }
}

struct AskedAgain: ListScenario {
    let name = "A source that tells nothing is shown again when the manager is asked to update"

    func play<Kit: ScenarioKit>(on stage: Stage<Kit>) async {
        let source = SilentBooks()
        stage.manage(source)
        stage.register()
        await stage.begin()
        source.books = books("AX")
        stage.manager.setNeedsUpdate()
        await stage.person.endTurn()
        stage.look()
    }
}
