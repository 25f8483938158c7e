import Deputy

/// The messages for sources that tell their changes.
extension Anomaly.Report {
    /// Changes that a source told and that do not lead to its counts.
    static func misleadingChanges(_ ledger: BatchLedger) -> Self {
        Self(
            code: .unbalancedUpdate, severity: .error,
            headline: "The changes that a source told do not add up: "
                + ledger.problems.joined(separator: "; ") + ".",
            reason: "A table view raises an exception on such a batch. It was not sent, and the list reloads.",
            remedy:
                "tell each change once, after the source has it and before its next one; tell nil if it is not known.")
    }

    /// A source that has other counts than it told.
    static func untoldChange(from told: [Int], to counts: [Int]) -> Self {
        Self(
            code: .untoldChange, severity: .error,
            headline: "A source has changed without telling: it has \(counts) items, and \(told) by what it told.",
            reason: "The list cannot know which items came and went, so it reloads.",
            remedy:
                "call tell(_:) of the source's changes after each change, with nil if it is not known what has changed."
        )
    }

    /// A source that tells its changes on another thread.
    static func toldElsewhere() -> Self {
        Self(
            code: .untoldChange, severity: .error,
            headline: "A source told a change from another thread than the main thread.",
            reason: "The data may have changed again before the list can hear of it, so the list reloads.",
            remedy: "change the source on the main actor, and tell it there.")
    }

    /// A source that makes another object each time it is asked what tells its changes.
    static func madeAnewChanges(_ source: String) -> Self {
        Self(
            code: .untoldChange, severity: .error,
            headline: "The property changes of \(source) returns another object each time.",
            reason: "A manager listens to the one it has asked for, so it hears of no change.",
            remedy: "keep one: let changes = SourceChanges().")
    }

    /// The items of one manager, which are the source of another.
    static func sharedItems() -> Self {
        Self(
            code: .untoldChange, severity: .warning,
            headline: "The items of one manager are the source of another.",
            reason: "They update the list of their own manager only, so the other list shows what it has loaded.",
            remedy: "give both managers a source that tells its changes, or call setNeedsUpdate() of the other manager."
        )
    }

    /// A place that a source counts and has no item for.
    static func missingItem(at place: EventLocation, count: Int) -> Self {
        Self(
            code: .missingItem, severity: .error,
            headline:
                "The source has no item at \(place), although it counts \(counted(count, "item")) in the section.",
            reason: "A list shows as many rows as there are items, so a placeholder is shown.",
            remedy: "let item(at:) return an item for every place that the source counts.")
    }

    /// A row that was moved by hand, and whose move the source did not tell.
    /// - Parameter event: the event that reports such a move.
    static func untoldMove(from source: EventLocation, to destination: EventLocation, toldBy event: DelegateEvent)
        -> Self
    {
        Self(
            code: .unfollowedMove, severity: .warning,
            headline: "The row at \(source) was moved to \(destination) by hand, but the source told no such move.",
            reason: "The list follows the source, so the row was moved where that has its item.",
            remedy: "move the item in the handler of \(event), and tell the move as any other.")
    }
}
