import DeputyLists
public import Foundation

/// What may be selected and focused, with a table view's rules.
extension HeadlessTable {
    /// Whether rows can be selected outside editing; yes at first. Setting it to no sets ``allowsMultipleSelection`` to no.
    public var allowsSelection: Bool {
        get { interaction.allowsSelection }
        set { change { $0.allowsSelection = newValue } }
    }

    /// Whether rows can be selected in editing; no at first, so that a tap then asks nothing. Setting it to no sets
    /// ``allowsMultipleSelectionDuringEditing`` to no.
    public var allowsSelectionDuringEditing: Bool {
        get { interaction.allowsSelectionDuringEditing }
        set { change { $0.allowsSelectionDuringEditing = newValue } }
    }

    /// Whether several rows can be selected at a time outside editing; no at first. Setting it from yes to no deselects
    /// all rows without telling anybody.
    public var allowsMultipleSelection: Bool {
        get { interaction.allowsMultipleSelection }
        set { change { $0.allowsMultipleSelection = newValue } }
    }

    /// Whether several rows can be selected at a time in editing; no at first. While it is, rows have no delete or insert
    /// control. Setting it from yes to no deselects all rows without telling anybody.
    public var allowsMultipleSelectionDuringEditing: Bool {
        get { interaction.allowsMultipleSelectionDuringEditing }
        set { change { $0.allowsMultipleSelectionDuringEditing = newValue } }
    }

    /// Whether rows can have focus outside editing. A table view's own value depends on its platform; here it is that of
    /// ``allowsSelection`` until it is set.
    public var allowsFocus: Bool {
        get { interaction.allowsFocus(isEditing: false) }
        set { interaction.allowsFocus = newValue }
    }

    /// Whether rows can have focus in editing; that of ``allowsSelectionDuringEditing`` until it is set.
    public var allowsFocusDuringEditing: Bool {
        get { interaction.allowsFocus(isEditing: true) }
        set { interaction.allowsFocusDuringEditing = newValue }
    }

    private func change(_ body: (inout InteractionSettings) -> Void) {
        let before = interaction
        body(&interaction)
        if interaction.takesMultipleSelectionBack(from: before) { deselectAll() }
    }
}

/// Selecting rows in code.
extension HeadlessTable {
    /// Selects a row as code does: nobody is asked or told, and what would forbid a tap forbids nothing.
    ///
    /// A reload that is due comes first. Where one row can be selected at a time the others are deselected. Nil deselects
    /// all rows. A row the table does not have changes nothing.
    public func selectRow(at indexPath: IndexPath?) {
        if needsReload { reloadData() }
        guard let indexPath else { return deselectAll() }
        guard layout.contains(indexPath) else { return }
        if !interaction.allowsMultipleSelection(isEditing: isEditing) {
            for other in selectedRows where other != indexPath { deselectRow(at: other) }
        }
        markSelected(indexPath)
    }

    /// Deselects a row as code does: nobody is asked or told. A row that is not selected stays as it is.
    public func deselectRow(at indexPath: IndexPath) {
        guard let index = selectedRows.firstIndex(of: indexPath) else { return }
        selectedRows.remove(at: index)
        cell(at: indexPath)?.isSelected = false
    }

    func markSelected(_ row: IndexPath) {
        guard !selectedRows.contains(row) else { return }
        selectedRows.append(row)
        cell(at: row)?.isSelected = true
    }

    func deselectAll() {
        for row in selectedRows { deselectRow(at: row) }
    }
}
