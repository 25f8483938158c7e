import DeputyLists
import Foundation

/// Inserts, deletes and moves of sections, alone and with their items.
enum Sections {
    static let all: [any Scenario] = [
        InsertsSections(), DeletesSections(), MovesSections(), ReplacesASection(), ChangesSectionsAndItems(),
        MovesOutOfADeletedSection(), ShowsEmptySections(), ShowsAnIndex(), UpdatesTheIndex(),
    ]
}

/// Sections with identifiers, so that they are told apart when they move: `named("x", "AB")`.
func named(_ id: String, _ letters: String) -> ItemSection { ItemSection(books(letters), id: id) }
