import DeputyLists

/// What may be selected and focused, with a list view's rules.
extension HeadlessList {
    /// Whether items can be selected outside editing; true by default. Setting it to false sets ``allowsMultipleSelection`` to
    /// false.
    public var allowsSelection: Bool {
        get { interaction.allowsSelection }
        set {
            change {
                $0.allowsSelection = newValue
                if !newValue { $0.allowsMultipleSelection = false }
            }
        }
    }

    /// Whether items can be selected in editing; false by default, so that a tap then asks nothing. Setting it to false sets
    /// ``allowsMultipleSelectionDuringEditing`` to false.
    public var allowsSelectionDuringEditing: Bool {
        get { interaction.allowsSelectionDuringEditing }
        set {
            change {
                $0.allowsSelectionDuringEditing = newValue
                if !newValue { $0.allowsMultipleSelectionDuringEditing = false }
            }
        }
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

    private func change(_ body: (inout _ListInteractionSettings) -> Void) {
        let before = interaction
        body(&interaction)
        if before.allowsMultipleSelection && !allowsMultipleSelection
            || before.allowsMultipleSelectionDuringEditing && !allowsMultipleSelectionDuringEditing
        {
            deselectAll()
        }
    }
}
