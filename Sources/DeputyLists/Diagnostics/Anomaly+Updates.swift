package import Deputy

/// The messages for mistakes in changes of data.
extension Anomaly.Report {
    /// Identifiers that occur more than once in a section; each with its places.
    /// - Parameter isBound: whether a chain binds the section; a chain has no `duplicates:` argument.
    static func duplicateIdentifiers(_ identifiers: [String], isBound: Bool = false) -> Self {
        Self(
            code: .duplicateIdentifiers, severity: .warning,
            headline:
                "Identifiers occur more than once in a section: \(identifiers.joined(separator: "; ")).",
            reason: "Every item is shown, but which of them moved or changed can only be guessed.",
            remedy: "give each item of a section an id of its own"
                + (isBound ? "." : ", or choose how they are handled: apply(…, duplicates: …)."))
    }

    /// Identifiers of items that are added to a section which has them already; each with the place of the second.
    static func repeatedIdentifiers(_ identifiers: [String], inSection section: Int) -> Self {
        Self(
            code: .duplicateIdentifiers, severity: .warning,
            headline:
                "Section \(section) already has these identifiers: \(identifiers.joined(separator: "; ")).",
            reason: "Both items are shown, so the list has one thing twice, as when two pages overlap.",
            remedy:
                "add items that may be there already with updateOrAppend(contentsOf:), or give each item its own id.")
    }

    /// Sections that have one id.
    static func duplicateSections(_ id: String, _ sections: [Int]) -> Self {
        let numbers = sections.prefix(3).map(String.init).joined(separator: ", ")
        let more = sections.count > 3 ? " and \(sections.count - 3) more" : ""
        return Self(
            code: .duplicateSections, severity: .warning,
            headline: "Several sections have the id \(id): \(numbers)\(more).",
            reason: "Every section is shown, but which of them moved or changed can only be guessed.",
            remedy: "give each section an id of its own.")
    }

    /// Identifiers with so many equal hashes that they are not all compared.
    static func collidingIdentifiers() -> Self {
        Self(
            code: .collidingIdentifiers, severity: .warning,
            headline: "So many different identifiers have the same hash that the search for equal ones was given up.",
            reason: "Every item is shown, but some that were there before are taken for new ones.",
            remedy: "let hash(into:) feed everything that == compares.")
    }

    /// A batch that does not add up.
    static func unbalancedUpdate(_ ledger: String) -> Self {
        Self(
            code: .unbalancedUpdate, severity: .error,
            headline: "A batch does not add up: \(ledger.split(separator: "\n").joined(separator: "; ")).",
            reason: "A table view raises an exception on such a batch. It was not sent, and the table was reloaded.",
            remedy: "change the table through the manager's items only, and hand on the changes you were given.")
    }

    /// An update delegate that returned without doing anything.
    static func unappliedUpdate(_ delegate: String) -> Self {
        Self(
            code: .unappliedUpdate, severity: .error,
            headline: "The update delegate, \(withArticle(delegate)), neither applied an update nor reloaded.",
            reason: "The table would have shown what is no longer there, so it was reloaded.",
            remedy: "call update.apply() or update.reload() before the method returns.")
    }

    /// A placeholder's item that was not inserted.
    static func missingInsertion(at place: EventLocation) -> Self {
        Self(
            code: .unbalancedUpdate, severity: .error,
            headline: "A batch does not add up: nothing was inserted for the placeholder at \(place).",
            reason: "The list counts its items when the block of commitInsertion returns. It is reloaded instead.",
            remedy: "insert the item in the block: manager.commitInsertion(at: indexPath) { items in … }. "
                + "With a binder, change the model there and call refresh(); with a source that tells its changes, tell it there."
        )
    }

    /// A list that has been busy for a minute.
    static func heldUpdates() -> Self {
        Self(
            code: .heldUpdates, severity: .warning,
            headline: "Changes have waited for a minute, because the list has uncommitted updates.",
            reason:
                "An update would undo them, so it waits until they are over. The manager does not check again until the "
                + "list asks for a cell or the data changes.",
            remedy:
                "if no row is being held, end each placeholder of a drop: with commitInsertion or deletePlaceholder, "
                + "also if loading fails.")
    }

    /// A model that changes whenever it is read.
    package static func endlessFollowing() -> Self {
        Self(
            code: .endlessWork, severity: .error,
            headline: "What this closure reads changes again and again, each time right after it was read.",
            reason: "This looks like an endless loop. The closure is called ten times a second until it stops.",
            remedy: "change the model only when it really changes, not each time the list shows it.")
    }

    /// Views whose filling changes what views read.
    static func endlessFilling() -> Self {
        Self(
            code: .endlessWork, severity: .error,
            headline: "What this view reads when it is filled changes again and again, each time right after that.",
            reason: "This looks like an endless loop. The view is filled ten times a second until it stops.",
            remedy: "do not change a model that views show while a view is filled.")
    }

    /// A sequence that threw.
    static func brokenSequence(_ error: String) -> Self {
        Self(
            code: .brokenSequence, severity: .error,
            headline: "A sequence that the items follow threw \(error).",
            reason: "It delivers nothing more. The items stay as they are.",
            remedy: "catch the error in the sequence, or follow another one from then on.")
    }

    /// A row that was moved by hand, and whose item went to another place.
    /// - Parameter event: the event that reports such a move.
    static func misledMove(
        from source: EventLocation, to destination: EventLocation, item: EventLocation, toldBy event: DelegateEvent
    ) -> Self {
        Self(
            code: .unfollowedMove, severity: .warning,
            headline: "The row at \(source) was moved to \(destination) by hand, but its item is at \(item).",
            reason:
                "The table follows the data, so the row was moved there. Two index paths in the wrong order do this.",
            remedy:
                "move the item in the handler of \(event): manager.items.move(source, to: destination); the closure gets "
                + "the \(event.kind == .host ? "source" : "destination") first.")
    }

    /// A row that was moved by hand without its item.
    /// - Parameter event: the event that reports such a move.
    static func unfollowedMove(
        from source: EventLocation, to destination: EventLocation, toldBy event: DelegateEvent
    ) -> Self {
        Self(
            code: .unfollowedMove, severity: .warning,
            headline: "The row at \(source) was moved to \(destination) by hand, but its item stayed where it was.",
            reason: "The table follows the data, so the row was moved back.",
            remedy: "move the item in the handler of \(event): manager.items.move(source, to: destination).")
    }
}
