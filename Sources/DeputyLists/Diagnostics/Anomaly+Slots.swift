import Deputy

/// The messages for mistakes with a list's delegate slots.
extension Anomaly.Report {
    /// A slot that another object took.
    static func lostSlot(_ slot: String, to name: String) -> Self {
        Self(
            code: .lostSlot, severity: .error,
            headline: "The list's \(slot) was set to \(name) after its manager was made.",
            reason: "The list sends the events of this slot to that object only. No closure for them is called.",
            remedy: "set manager.owner to the object that has your own delegate methods, or set \(slot) before the "
                + "manager is made: then the manager forwards to it what no closure answers.")
    }

    /// A list with two managers.
    static func replacedManager(by what: String) -> Self {
        Self(
            code: .replacedManager, severity: .error,
            headline: "\(what) on the same list.",
            reason: "A list has one manager. The closures of the earlier one are no longer called.",
            remedy: "make one manager for each list, or call detach() on the earlier one first.")
    }

    /// A manager that was not kept.
    /// - Parameter holder: what would have kept it: a manager, or a binder.
    static func lostManager(heldBy holder: String = "manager") -> Self {
        Self(
            code: .lostManager, severity: .error,
            headline: "A \(holder) was released while its list is shown.",
            reason: "The list does not keep it alive. It got its former delegates back and was reloaded.",
            remedy: "keep the \(holder) in a property as long as the list is shown, or call "
                + "\(holder == "manager" ? "" : "manager.")detach() first.")
    }
}
