import Deputy

extension EventDefault {
    /// A default that depends on the list.
    /// - Parameter gone: the answer for a list that is gone, which shows nothing.
    static func list<Kit: ListKit>(
        _ summary: String, _ kit: Kit.Type, gone: @escaping @MainActor () -> Answer,
        _ answer: @escaping @MainActor (Kit.List, EventSituation<Argument, Position>) -> Answer
    ) -> EventDefault {
        EventDefault(summary) { situation in (situation.host as? Kit.List).map { answer($0, situation) } ?? gone() }
    }

    /// A default that depends on the list: true or false.
    static func state<Kit: ListKit>(
        _ summary: String, _ kit: Kit.Type, _ answer: @escaping @MainActor (Kit.List, Position) -> Bool
    ) -> EventDefault where Answer == Bool {
        // A list that is gone shows nothing, so either answer will do.
        list(summary, kit, gone: { false }) { list, situation in answer(list, situation.position) }
    }
}
