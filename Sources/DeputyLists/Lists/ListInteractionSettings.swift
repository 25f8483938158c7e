/// A list's settings for selecting, focusing, dragging, prefetching and scrolling, with the rules that
/// tie them together. Kits hand it over; not for apps.
public struct _ListInteractionSettings: Sendable, Equatable {
    /// Whether a row can be selected outside editing. Setting it to false sets ``allowsMultipleSelection`` to false too.
    public var allowsSelection = true {
        didSet { if !allowsSelection { allowsMultipleSelection = false } }
    }
    /// Whether a row can be selected in editing. Setting it to false sets ``allowsMultipleSelectionDuringEditing`` to false too.
    public var allowsSelectionDuringEditing = false {
        didSet { if !allowsSelectionDuringEditing { allowsMultipleSelectionDuringEditing = false } }
    }
    /// Whether several rows can be selected outside editing.
    public var allowsMultipleSelection = false
    /// Whether several rows can be selected in editing.
    public var allowsMultipleSelectionDuringEditing = false
    /// Whether rows can have focus outside editing; if nil, where they can be selected.
    public var allowsFocus: Bool?
    /// Whether rows can have focus in editing; if nil, where they can be selected.
    public var allowsFocusDuringEditing: Bool?

    /// Whether items can be dragged.
    public var dragInteractionEnabled = true
    /// Whether the list prefetches items that it will need soon.
    public var isPrefetchingEnabled = true

    /// Whether a finger can scroll the list.
    public var isScrollEnabled = true
    /// Whether a tap on the status bar scrolls the list to its top.
    public var scrollsToTop = true
    /// Whether the content has more than one scale.
    public var allowsZooming = true

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

    /// Whether selecting several rows was allowed and no longer is, which empties the selection.
    public func takesMultipleSelectionBack(from before: _ListInteractionSettings) -> Bool {
        before.allowsMultipleSelection && !allowsMultipleSelection
            || before.allowsMultipleSelectionDuringEditing && !allowsMultipleSelectionDuringEditing
    }
}
