/// Items that a person moves.
enum Moving {
    static let all: [any Scenario] = [
        MovesDown(), MovesToAnotherSection(), MovesBack(), MovesWhereTheDelegateSays(), MayNotMove(), MovesInEditing(),
        MovesWithoutAStyle(),
    ]
}
