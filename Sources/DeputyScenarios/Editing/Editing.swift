import DeputyLists
import Foundation

/// Editing, deletions, insertions and swipes.
enum Editing {
    static let all: [any Scenario] = [
        EditsAndEnds(), EditsWithASelection(), KeepsSeveralInEditing(), ScrollsInEditing(), AsksSetUpInOrder(),
        EditsACollection(), EditsWithCheckMarks(), DeletesInEditing(), DeletesBySwiping(), InsertsInEditing(),
        MayNotEdit(), DeletesWithoutACommit(), HasNoStyle(), SwipesToActions(), SwipesToSeveralActions(),
        SwipesToNoActions(), SwipesToTheDefault(), SwipesTwoRows(), SwipesAndEdits(), SwipesAndReloads(),
        SwipesAndChangesData(), CancelsASwipe(),
    ]
}

extension Stage where Kit: ScenarioTableKit {
    /// Registers books with closures for everything that editing asks; a deletion removes the item.
    @discardableResult
    func registerEditing(_ trace: (BookMapping<Kit>) -> Void = { _ in }) -> Self {
        registerEditing(style: { $0 == Book("I") ? .insert : .delete }, trace)
    }

    /// The same, with another editing style.
    @discardableResult
    func registerEditing(
        style: @escaping @MainActor (Book) -> Kit.EditingStyle, _ trace: (BookMapping<Kit>) -> Void = { _ in }
    ) -> Self {
        register { mapping in
            mapping.canEditCell { book, _ in book != Book("C") }
            mapping.editingStyle { book, _ in style(book) }
            mapping.shouldIndentWhileEditing.withoutCell { _, _ in true }
            mapping.willBeginEditing.withoutCell { _, _ in }
            mapping.didEndEditing.withoutCell { _, _ in }
            mapping.commitEditingStyle.withoutCell { [items] style, _, path in
                if style == .delete { items.remove(at: path) } else { items.insert(Book("N"), at: path) }
            }
            trace(mapping)
        }
    }
}
