import DeputyLists

/// What may be selected, focused, dragged and scrolled, with a list view's rules.
extension HeadlessList {
    /// Whether items can be selected outside editing; true by default. Setting it to false sets ``allowsMultipleSelection`` to
    /// false.
    public var allowsSelection: Bool {
        get { interaction.allowsSelection }
        set { change { $0.allowsSelection = newValue } }
    }

    /// Whether items can be selected in editing; false by default, so that a tap then asks nothing. Setting it to false sets
    /// ``allowsMultipleSelectionDuringEditing`` to false.
    public var allowsSelectionDuringEditing: Bool {
        get { interaction.allowsSelectionDuringEditing }
        set { change { $0.allowsSelectionDuringEditing = newValue } }
    }

    /// Whether several items can be selected at a time outside editing; false by default. Setting it from true to false deselects
    /// all items without a notice.
    public var allowsMultipleSelection: Bool {
        get { interaction.allowsMultipleSelection }
        set { change { $0.allowsMultipleSelection = newValue } }
    }

    /// Whether several items can be selected at a time in editing; false by default. While it is true, rows of a table have no
    /// delete or insert control. Setting it from true to false deselects all items without a notice.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { interaction.allowsMultipleSelectionDuringEditing }
        set { change { $0.allowsMultipleSelectionDuringEditing = newValue } }
    }

    /// Whether items can have focus outside editing. A list view's own value depends on its platform; here it is that of
    /// ``allowsSelection`` until it is set.
    public var allowsFocus: Bool {
        get { interaction.allowsFocus(isEditing: false) }
        set { interaction.allowsFocus = newValue }
    }

    /// Whether items can have focus in editing; that of ``allowsSelectionDuringEditing`` until it is set.
    public var allowsFocusDuringEditing: Bool {
        get { interaction.allowsFocus(isEditing: true) }
        set { interaction.allowsFocusDuringEditing = newValue }
    }

    /// Whether items can be dragged; true by default, as on an iPad. If false no drag begins, even if the delegate gives items.
    public var dragInteractionEnabled: Bool {
        get { interaction.dragInteractionEnabled }
        set { interaction.dragInteractionEnabled = newValue }
    }

    /// Whether a drag that rests over an item can open it; false by default. No header says so of a list view; apps that use it set it.
    public var isSpringLoaded: Bool {
        get { interaction.isSpringLoaded }
        set { interaction.isSpringLoaded = newValue }
    }

    /// Whether a finger scrolls the content; true by default. Code scrolls it in any case.
    public var isScrollEnabled: Bool {
        get { interaction.isScrollEnabled }
        set { interaction.isScrollEnabled = newValue }
    }

    /// Whether a tap on the status bar scrolls to the top; true by default.
    public var scrollsToTop: Bool {
        get { interaction.scrollsToTop }
        set { interaction.scrollsToTop = newValue }
    }

    private func change(_ body: (inout _ListInteractionSettings) -> Void) {
        let before = interaction
        body(&interaction)
        if interaction.takesMultipleSelectionBack(from: before) { deselectAll() }
    }
}
