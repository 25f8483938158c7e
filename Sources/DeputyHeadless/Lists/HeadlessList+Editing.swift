import DeputyLists

/// Beginning and ending editing.
extension HeadlessList {
    /// Begins editing. Nothing happens in a list that is editing.
    ///
    /// A table asks of each row on screen whether and how it may be edited and moved. All rows are deselected without a notice,
    /// except where several rows are selected and several can be selected in editing too. An open swipe is closed.
    ///
    /// A collection asks of each item that has a cell whether it may be edited; those that come later are asked as they get one.
    /// The selection stays; a collection view is not documented to change it.
    public func beginEditing() {
        beginGesture(.beginEditing)
        defer { endGesture() }
        setEditing(true)
    }

    /// Ends editing. A table deselects all rows without a notice and closes an open swipe; for each row on screen it asks whether
    /// the row may be edited.
    public func endEditing() {
        beginGesture(.endEditing)
        defer { endGesture() }
        setEditing(false)
    }
}
