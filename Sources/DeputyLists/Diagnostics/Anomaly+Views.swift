import Deputy

/// The messages for views that cannot be made from where they should come.
extension Anomaly.Report {
    /// A nib that a list makes no views from.
    /// - Parameter isDequeued: whether a closure that makes cells asked for the cell, and got one of the class.
    static func unusableNib(
        _ name: String, _ fault: NibFault, for view: any AnyObject.Type, isDequeued: Bool = false
    ) -> Self {
        let view = typeName(view)
        let instead = isDequeued ? "A cell of the class is used" : "A placeholder is shown, or no header or footer"
        let (what, why, remedy) =
            switch fault {
            case .missing:
                (
                    "There is no nib \(name), which the views of \(view) are to be made from.",
                    "\(instead).",
                    "add \(name).xib to the target, or name its bundle: mapping.bundle = .module for that of a Swift package."
                )
            case .holds(let objects):
                (
                    "The nib \(name) holds \(list(objects)), and not one \(view).",
                    "A list view raises an exception for a nib with no or several objects at its top, and no closure takes a view of "
                        + "another class. \(instead).",
                    "let the nib hold one view and nothing beside it, not even a gesture recognizer, and set its class to \(view)."
                )
            }
        return Self(code: .unusableNib, severity: .error, headline: what, reason: why, remedy: remedy)
    }

    private static func list(_ objects: [String]) -> String {
        objects.isEmpty ? "nothing" : objects.joined(separator: ", ")
    }

    /// An identifier that a mapping of other views has already.
    @MainActor
    static func takenIdentifier(_ identifier: String, by other: RegisteredMapping, instead: String) -> Self {
        Self(
            code: .unusableIdentifier, severity: .warning,
            headline:
                "The reuse identifier \(identifier) is already that of \(typeName(other.viewType)) (\(other.site)).",
            reason: "A list has one class or nib for an identifier. \(instead) is used here.",
            remedy: "set another reuseIdentifier, or none.")
    }

    /// A nib whose own identifier a mapping of other views has already.
    @MainActor
    static func takenIdentifier(_ identifier: String, by other: RegisteredMapping, ofNib nib: String) -> Self {
        Self(
            code: .unusableIdentifier, severity: .error,
            headline:
                "The nib \(nib) has the reuse identifier \(identifier), which is already that of \(typeName(other.viewType)) "
                + "(\(other.site)).",
            reason: "A list takes a nib under its own identifier only, and has one nib for it. A placeholder is shown.",
            remedy: "leave the identifier empty in \(nib).xib.")
    }

    /// A nib with another identifier than the mapping.
    static func nibIdentifier(_ own: String, ofNib nib: String, insteadOf wanted: String) -> Self {
        Self(
            code: .unusableIdentifier, severity: .warning,
            headline: "The nib \(nib) has the reuse identifier \(own), and the mapping \(wanted).",
            reason: "A list takes a nib under its own identifier only, so \(own) is used.",
            remedy: "leave the identifier empty in \(nib).xib, or the mapping's reuseIdentifier unset.")
    }

    /// A prototype that the list does not have.
    static func missingPrototype(_ identifier: String, _ kind: ViewKind) -> Self {
        Self(
            code: .unusableIdentifier, severity: .error,
            headline: "The list has no \(kind) under the reuse identifier \(identifier).",
            reason:
                "A list view raises an exception for such an identifier. A placeholder is shown, or no header or footer.",
            remedy: "give the prototype in the storyboard this identifier, or register its nib with the list before.")
    }

    /// Where the views come from was set after they were registered with the list.
    static func lateViewSource(_ property: String) -> Self {
        Self(
            code: .unusableIdentifier, severity: .warning,
            headline: "The mapping's \(property) was set after its registration.",
            reason: "The list has the class or the nib since then, so nothing changes.",
            remedy: "set \(property) in the closure of the registration.")
    }

    /// A cell without content.
    static func missingContent(for model: Any.Type) -> Self {
        Self(
            code: .missingContent, severity: .error,
            headline: "The closure of registerContent gave no content for \(typeName(model)).",
            reason: "The cell is empty: what the content needs is missing on this system.",
            remedy:
                "give other content where if #available fails, or register a cell of a class for \(typeName(model)).")
    }
}
