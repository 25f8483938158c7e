import Deputy

/// The messages for views that cannot be made from where they should come, and for a list's owner, slots and manager.
extension Anomaly.Report {
    /// A nib that a list makes no views from.
    /// - Parameter isDequeued: whether a closure that makes cells asked for the cell, and got one of the class.
    static func unusableNib(
        _ name: String, _ fault: NibFault, for view: any AnyObject.Type, isDequeued: Bool = false
    ) -> Self {
        let view = typeName(view)
        let instead = isDequeued ? "A cell of the class is used" : "A placeholder is shown, or no header or footer"
        switch fault {
        case .missing:
            return Self(
                ListAnomaly.missingNib, "There is no nib \(name), which the views of \(view) are to be made from.",
                instead, name)
        case .holds(let objects):
            let objects = objects.isEmpty ? "nothing" : objects.joined(separator: ", ")
            return Self(
                ListAnomaly.unusableNib, "The nib \(name) holds \(objects), and not one \(view).", instead, view)
        }
    }

    /// An identifier that a mapping of other views has already.
    @MainActor
    static func takenIdentifier(_ identifier: String, by other: RegisteredMapping, instead: String) -> Self {
        Self(
            ListAnomaly.unusableIdentifier,
            "The reuse identifier \(identifier) is already that of \(typeName(other.viewType)) (\(other.site)).",
            instead)
    }

    /// A nib whose own identifier a mapping of other views has already.
    @MainActor
    static func takenIdentifier(_ identifier: String, by other: RegisteredMapping, ofNib nib: String) -> Self {
        Self(
            ListAnomaly.takenNibIdentifier,
            "The nib \(nib) has the reuse identifier \(identifier), which is already that of \(typeName(other.viewType)) "
                + "(\(other.site)).", nib)
    }

    /// A nib with another identifier than the mapping.
    static func nibIdentifier(_ own: String, ofNib nib: String, insteadOf wanted: String) -> Self {
        Self(
            ListAnomaly.nibIdentifier, "The nib \(nib) has the reuse identifier \(own), and the mapping \(wanted).",
            own, nib)
    }

    /// A prototype that the list does not have.
    static func missingPrototype(_ identifier: String, _ kind: ViewKind) -> Self {
        Self(ListAnomaly.missingPrototype, "The list has no \(kind) under the reuse identifier \(identifier).")
    }

    /// Where the views come from was set after they were registered with the list.
    static func lateViewSource(_ property: String) -> Self {
        Self(
            ListAnomaly.lateViewSource, "The mapping's \(property) was set after its registration.", property)
    }

    /// A cell without content.
    static func missingContent(for model: Any.Type) -> Self {
        let model = typeName(model)
        return Self(
            ListAnomaly.missingContent, "The closure of registerContent gave no content for \(model).", model)
    }

    /// An owner without any method that is called.
    static func idleOwner(_ name: String) -> Self {
        Self(
            ListAnomaly.idleOwner,
            "The owner, \(withArticle(name)), implements no method of the list's delegates.", name)
    }

    /// A slot that another object took.
    static func lostSlot(_ slot: String, to name: String) -> Self {
        Self(ListAnomaly.lostSlot, "The list's \(slot) was set to \(name) after its manager was made.", slot)
    }

    /// The property of a proxy's host that another object took.
    static func lostDelegate(to name: String) -> Self {
        Self(ListAnomaly.lostDelegate, "The host's delegate was set to \(name) after its proxy was made.")
    }

    /// A list with two managers.
    static func replacedManager(by what: String) -> Self {
        Self(ListAnomaly.replacedManager, "\(what) on the same list.")
    }

    /// A manager that was not kept.
    /// - Parameter holder: what would have kept it: a manager, or a binder.
    static func lostManager(heldBy holder: String = "manager") -> Self {
        Self(
            ListAnomaly.lostManager, "A \(holder) was released while its list is shown.", holder,
            holder == "manager" ? "" : "manager.")
    }
}
