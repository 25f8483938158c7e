/// Editing, deletions, insertions and swipes.
enum Editing {
    static let all: [any Scenario] = [
        EditsAndEnds(), EditsWithASelection(), KeepsSeveralInEditing(), ScrollsInEditing(), AsksSetUpInOrder(),
        EditsACollection(),
        DeletesInEditing(), DeletesBySwiping(), InsertsInEditing(), MayNotEdit(), DeletesWithoutACommit(), HasNoStyle(),
        SwipesToActions(), SwipesToSeveralActions(), SwipesToNoActions(), SwipesToTheDefault(), SwipesTwoRows(),
        SwipesAndEdits(), SwipesAndReloads(), SwipesAndChangesData(), CancelsASwipe(),
    ]
}
