/// The list's slots: who is in them, and what is announced when.
enum Slots {
    static let all: [any Scenario] = [
        AnnouncesLater(), AnnouncesDataLater(), AnnouncesNoMore(), AnnouncesEstimatesLater(), AdoptsADelegate(),
        LosesADelegate(), LosesTheDataSource(), DetachesAManager(), ReplacesAManager(), LetsAManagerGo(),
    ]
}
