package import Deputy

/// The messages for data that does not follow what a person did, and for data with two sources.
extension Anomaly.Report {
    /// A row that a person deleted or inserted twice, while the data stays as it is.
    /// - Parameters:
    ///   - event: the event that reports it.
    ///   - isInStore: whether the items are the manager's, and not those of a source.
    static func unfollowedEdit(
        at place: EventLocation, isDeletion: Bool, toldBy event: DelegateEvent, isInStore: Bool
    ) -> Self {
        let (call, other) =
            isDeletion
            ? ("remove(at: indexPath)", "remove the item") : ("insert(item, at: indexPath)", "insert an item")
        return Self(
            code: .unfollowedEdit, severity: .warning,
            headline: "\(event) was sent twice to \(isDeletion ? "delete" : "insert at") the row at \(place), "
                + "but the data has not changed.",
            reason:
                "Either the handler does not change the data, so the rows stay as they are; or it asks for "
                + "confirmation, and both times the answer was no, which is not a mistake.",
            remedy: "\(other) in the handler of \(event)"
                + (isInStore ? ": manager.items.\(call)." : ", and let the source tell it."))
    }

    /// A destructive action that reports that it is done, and has left its row.
    /// - Parameter event: the event that gave the action.
    static func undoneDeletion(at place: EventLocation, givenBy event: DelegateEvent) -> Self {
        Self(
            code: .unfollowedEdit, severity: .warning,
            headline:
                "A destructive action of the row at \(place) reports that it is done, but its item is still there.",
            reason: "A list expects a destructive action to delete its row, so the row's actions stay open.",
            remedy: "remove the item before the action reports true, or give the action of \(event) the style normal.")
    }

    /// A change of items that a binder provides.
    static func changedBoundItems() -> Self {
        Self(
            code: .overwrittenItems, severity: .warning,
            headline: "The items were changed, but a binder provides them.",
            reason: "The next refresh() reads the closures of the chains again, and undoes the change.",
            remedy: "change what the closures of the chain read, and call refresh() on the binder.")
    }

    /// Data that is replaced where it follows something.
    /// - Parameter part: what was replaced, in words.
    static func replacedFollowedItems(_ part: String, followedAt site: CallSite) -> Self {
        Self(
            code: .overwrittenItems, severity: .warning,
            headline: "\(part) set here, but also by what is followed at \(site).",
            reason: "The last one to change is shown, until the other changes again.",
            remedy: "change the model that is followed, or cancel the token that follow returned there.")
    }

    /// A followed closure that reads nothing observable, or a binder of which no closure does.
    package static func unobservedFollowing(byBinder isBinder: Bool = false) -> Self {
        Self(
            code: .unobservedFollowing, severity: .warning,
            headline: isBinder
                ? "This binder is followed, but no closure of its chains reads anything observable."
                : "This closure is followed, but it reads nothing observable.",
            reason: "Changes of what it reads cannot be observed, so only refresh() reads it again.",
            remedy:
                "make the model @Observable, or call \(isBinder ? "binder" : "manager.items").refresh() after each change."
        )
    }

    /// An owner without any method that is called.
    static func idleOwner(_ name: String) -> Self {
        Self(
            code: .idleOwner, severity: .warning,
            headline: "The owner, \(withArticle(name)), implements no method of the list's delegates.",
            reason: "It answers nothing and receives nothing.",
            remedy: "declare the delegate protocols and write their methods in \(name), or set no owner.")
    }
}
