import DeputyLists

/// What may be selected, focused, dragged and prefetched, with a list view's rules.
extension HeadlessList {
    /// Whether items can be selected outside editing; yes at first. Setting it to no sets ``allowsMultipleSelection`` to no.
    public var allowsSelection: Bool {
        get { interaction.allowsSelection }
        set { change { $0.allowsSelection = newValue } }
    }

    /// Whether items can be selected in editing; no at first, so that a tap then asks nothing. Setting it to no sets
    /// ``allowsMultipleSelectionDuringEditing`` to no.
    public var allowsSelectionDuringEditing: Bool {
        get { interaction.allowsSelectionDuringEditing }
        set { change { $0.allowsSelectionDuringEditing = newValue } }
    }

    /// Whether several items can be selected at a time outside editing; no at first. Setting it from yes to no deselects
    /// all items without telling anybody.
    public var allowsMultipleSelection: Bool {
        get { interaction.allowsMultipleSelection }
        set { change { $0.allowsMultipleSelection = newValue } }
    }

    /// Whether several items can be selected at a time in editing; no at first. While it is, rows of a table have no delete or insert
    /// control. Setting it from yes to no deselects all items without telling anybody.
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

    /// Whether items can be dragged; yes at first, as on an iPad. Without it no drag begins, whatever the delegate gives.
    public var dragInteractionEnabled: Bool {
        get { interaction.dragInteractionEnabled }
        set { interaction.dragInteractionEnabled = newValue }
    }

    /// Whether the list tells which items it will need soon, and a collection makes their cells; yes at first. Setting it to
    /// no forgets them, and no event tells that.
    public var isPrefetchingEnabled: Bool {
        get { interaction.isPrefetchingEnabled }
        set {
            interaction.isPrefetchingEnabled = newValue
            if !newValue { stopPrefetching() }
        }
    }

    private func change(_ body: (inout _ListInteractionSettings) -> Void) {
        let before = interaction
        body(&interaction)
        if interaction.takesMultipleSelectionBack(from: before) { deselectAll() }
    }
}
