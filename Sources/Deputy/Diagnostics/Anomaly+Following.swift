/// The words for data that does not follow what a person did, and for data that two follow.
extension Anomaly.Report {
    /// A row that a person deleted or inserted twice, while the data stays as it is.
    /// - Parameter event: the event that tells of it.
    package static func unfollowedEdit(at place: EventLocation, isDeletion: Bool, toldBy event: DelegateEvent) -> Self {
        Self(
            code: .unfollowedEdit, severity: .warning,
            headline: "\(event) was sent twice to \(isDeletion ? "delete" : "insert at") the row at \(place), "
                + "and the data has not changed.",
            reason:
                "The handler may change nothing: a list shows the data, so its rows stay as they are. Or it asks first, "
                + "and both times the answer was no, which is no mistake.",
            remedy: isDeletion
                ? "remove the item in the handler of \(event): manager.items.remove(at: indexPath)."
                : "insert an item in the handler of \(event): manager.items.insert(item, at: indexPath).")
    }

    /// A destructive action that says it is done, and has left its row.
    /// - Parameter event: the event that gave the action.
    package static func undoneDeletion(at place: EventLocation, givenBy event: DelegateEvent) -> Self {
        Self(
            code: .unfollowedEdit, severity: .warning,
            headline: "A destructive action of the row at \(place) says that it is done, and its item is still there.",
            reason: "A list takes the row of a destructive action for deleted, so its actions stay open.",
            remedy: "remove the item before the action says true, or give the action of \(event) the style normal.")
    }

    /// A change of what a binder gives.
    package static func changedBoundItems() -> Self {
        Self(
            code: .overwrittenItems, severity: .warning,
            headline: "The items were changed, and a binder gives them.",
            reason: "The next refresh() reads the closures of the chains again, and undoes the change.",
            remedy: "change what the closures of the chain read, and call refresh() on the binder.")
    }

    /// Data that is replaced where it follows something.
    /// - Parameter part: what was replaced, in words.
    package static func replacedFollowedItems(_ part: String, followedAt site: CallSite) -> Self {
        Self(
            code: .overwrittenItems, severity: .warning,
            headline: "\(part) given here, and what is followed at \(site) gives the same.",
            reason: "Whichever comes last is shown, until the other comes again.",
            remedy: "change the model that is followed, or cancel the token that follow returned there.")
    }

    /// A closure that is followed and reads nothing that could be, or a binder of which no closure does.
    package static func unobservedFollowing(byBinder isBinder: Bool = false) -> Self {
        Self(
            code: .unobservedFollowing, severity: .warning,
            headline: isBinder
                ? "This binder is followed, and no closure of its chains reads anything observable."
                : "This closure is followed, and reads nothing observable.",
            reason: "What is read changes without telling anybody, so only refresh() reads it again.",
            remedy:
                "make the model @Observable, or call \(isBinder ? "binder" : "manager.items").refresh() after each change."
        )
    }

    /// An owner without any method that is called.
    package static func idleOwner(_ name: String) -> Self {
        Self(
            code: .idleOwner, severity: .warning,
            headline: "The owner, a \(name), implements no method of the list's delegates.",
            reason: "It answers nothing and receives nothing.",
            remedy: "declare the delegate protocols and write their methods in \(name), or set no owner.")
    }
}
