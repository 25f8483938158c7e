import Deputy

/// The messages for updates that do not add up or do not come, and for data that does not follow what a person did.
extension Anomaly.Report {
    /// A batch that does not add up.
    static func unbalancedUpdate(_ ledger: String) -> Self {
        Self(
            ListAnomaly.unbalancedUpdate,
            "A batch does not add up: \(ledger.split(separator: "\n").joined(separator: "; ")).")
    }

    /// Changes that a source told and that do not lead to its counts.
    static func misleadingChanges(_ ledger: BatchLedger) -> Self {
        Self(
            ListAnomaly.misleadingChanges,
            "The changes that a source told do not add up: \(ledger.problems.joined(separator: "; ")).")
    }

    /// A placeholder's item that was not inserted.
    static func missingInsertion(at place: EventLocation) -> Self {
        Self(
            ListAnomaly.missingInsertion,
            "A batch does not add up: nothing was inserted for the placeholder at \(place).")
    }

    /// A source that has other counts than it told.
    static func untoldChange(from told: [Int], to counts: [Int]) -> Self {
        Self(
            ListAnomaly.untoldChange,
            "A source has changed without telling: it has \(counts) items, and \(told) by what it told.")
    }

    /// A source that tells its changes on another thread.
    static func toldElsewhere() -> Self {
        Self(ListAnomaly.toldElsewhere, "A source told a change from another thread than the main thread.")
    }

    /// A source that makes another object each time it is asked what tells its changes.
    static func madeAnewChanges(_ source: String) -> Self {
        Self(ListAnomaly.madeAnewChanges, "The property changes of \(source) returns another object each time.")
    }

    /// The items of one manager, which are the source of another.
    static func sharedItems() -> Self {
        Self(ListAnomaly.sharedItems, "The items of one manager are the source of another.")
    }

    /// An update delegate that returned without doing anything.
    static func unappliedUpdate(_ delegate: String) -> Self {
        Self(
            ListAnomaly.unappliedUpdate,
            "The update delegate, \(withArticle(delegate)), neither applied an update nor reloaded.")
    }

    /// A list that has been busy for a minute.
    static func heldUpdates(because reason: String = "the list has uncommitted updates") -> Self {
        Self(ListAnomaly.heldUpdates, "Changes have waited for a minute, because \(reason).")
    }

    /// A row that was moved by hand, and whose item went to another place.
    /// - Parameter event: the event that reports such a move.
    static func misledMove(
        from source: EventLocation, to destination: EventLocation, item: EventLocation, toldBy event: DelegateEvent
    ) -> Self {
        Self(
            ListAnomaly.misledMove,
            "The row at \(source) was moved to \(destination) by hand, but its item is at \(item).", event,
            event.kind == .host ? "source" : "destination")
    }

    /// A row that was moved by hand without its item.
    /// - Parameter event: the event that reports such a move.
    static func unfollowedMove(
        from source: EventLocation, to destination: EventLocation, toldBy event: DelegateEvent
    ) -> Self {
        Self(
            ListAnomaly.unfollowedMove,
            "The row at \(source) was moved to \(destination) by hand, but its item stayed where it was.", event)
    }

    /// A row that was moved by hand, and whose move the source did not tell.
    /// - Parameter event: the event that reports such a move.
    static func untoldMove(from source: EventLocation, to destination: EventLocation, toldBy event: DelegateEvent)
        -> Self
    {
        Self(
            ListAnomaly.untoldMove,
            "The row at \(source) was moved to \(destination) by hand, but the source told no such move.", event)
    }

    /// A row that a person deleted or inserted twice, while the data stays as it is.
    /// - Parameters:
    ///   - event: the event that reports it.
    ///   - isInStore: whether the items are the manager's, and not those of a source.
    static func unfollowedEdit(
        at place: EventLocation, isDeletion: Bool, toldBy event: DelegateEvent, isInStore: Bool
    ) -> Self {
        let call = isDeletion ? "remove(at: indexPath)" : "insert(item, at: indexPath)"
        return Self(
            ListAnomaly.unfollowedEdit,
            "\(event) was sent twice to \(isDeletion ? "delete" : "insert at") the row at \(place), "
                + "but the data has not changed.", isDeletion ? "remove the item" : "insert an item", event,
            isInStore ? ": manager.items.\(call)." : ", and let the source tell it.")
    }

    /// A destructive action that reports that it is done, and has left its row.
    /// - Parameter event: the event that gave the action.
    static func undoneDeletion(at place: EventLocation, givenBy event: DelegateEvent) -> Self {
        Self(
            ListAnomaly.undoneDeletion,
            "A destructive action of the row at \(place) reports that it is done, but its item is still there.", event)
    }
}
