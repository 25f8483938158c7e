/// A list's settings for selecting and focusing. Kits hand it over; not for apps.
public struct _ListInteractionSettings: Sendable, Equatable {
    /// Whether a row can be selected outside editing.
    public var allowsSelection = true
    /// Whether a row can be selected in editing.
    public var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected outside editing.
    public var allowsMultipleSelection = false
    /// Whether several rows can be selected in editing.
    public var allowsMultipleSelectionDuringEditing = false
    /// Whether rows can have focus outside editing; if nil, where they can be selected.
    public var allowsFocus: Bool?
    /// Whether rows can have focus in editing; if nil, where they can be selected.
    public var allowsFocusDuringEditing: Bool?

    /// The default settings of a list.
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
}
