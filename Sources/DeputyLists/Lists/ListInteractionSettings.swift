/// What may be selected, focused, dragged and prefetched in a list, and when: a list's own settings, with the rules that
/// tie them together. Kits hand it over; not for apps.
public struct _ListInteractionSettings: Sendable, Equatable {
    /// Whether a row can be selected outside editing. Setting it to no takes several selections back too.
    public var allowsSelection = true {
        didSet { if !allowsSelection { allowsMultipleSelection = false } }
    }
    /// Whether a row can be selected in editing. Setting it to no takes several selections back too.
    public var allowsSelectionDuringEditing = false {
        didSet { if !allowsSelectionDuringEditing { allowsMultipleSelectionDuringEditing = false } }
    }
    /// Whether several rows can be selected outside editing.
    public var allowsMultipleSelection = false
    /// Whether several rows can be selected in editing.
    public var allowsMultipleSelectionDuringEditing = false
    /// Whether rows can have focus outside editing; nil where they can be selected.
    public var allowsFocus: Bool?
    /// Whether rows can have focus in editing; nil where they can be selected.
    public var allowsFocusDuringEditing: Bool?

    /// Whether items can be dragged.
    public var dragInteractionEnabled = true
    /// Whether the list tells which items it will need soon.
    public var isPrefetchingEnabled = true

    /// The settings of a list that nobody has changed.
    public init() {}

    /// Whether rows can be selected. Allowing several selections allows one.
    public func allowsSelection(isEditing: Bool) -> Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    /// Whether several rows can be selected at a time.
    public func allowsMultipleSelection(isEditing: Bool) -> Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether rows can have focus.
    public func allowsFocus(isEditing: Bool) -> Bool {
        (isEditing ? allowsFocusDuringEditing : allowsFocus) ?? allowsSelection(isEditing: isEditing)
    }

    /// Whether some selection of several rows was allowed before and is no longer, which empties the selection.
    public func takesMultipleSelectionBack(from before: _ListInteractionSettings) -> Bool {
        before.allowsMultipleSelection && !allowsMultipleSelection
            || before.allowsMultipleSelectionDuringEditing && !allowsMultipleSelectionDuringEditing
    }
}
