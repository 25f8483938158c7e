public import Deputy

/// The events of a table that a manager needs by role.
extension TableEvents {
    /// The methods of a table's protocols that are not events.
    public static var _nonEventMethods: [_NonEventMethods.Method] { _NonEventMethods.ofTables }

    /// Tells that views of a kind are about to be shown.
    public func _appearing(_ kind: ViewKind) -> DelegateEvent? {
        switch kind {
        case .cell: willDisplay
        case .header: willDisplayHeaderView
        case .footer: willDisplayFooterView
        case .supplementary, .host: nil
        }
    }

    /// Tells that views of a kind have left the screen.
    public func _disappearing(_ kind: ViewKind) -> DelegateEvent? {
        switch kind {
        case .cell: didEndDisplaying
        case .header: didEndDisplayingHeaderView
        case .footer: didEndDisplayingFooterView
        case .supplementary, .host: nil
        }
    }

    /// The questions about a row that come before the table has the row's cell.
    public var _askedBeforeDisplay: [DelegateEvent] {
        [canMove, shouldIndentWhileEditing, indentationLevelForCell, accessoryType]
    }
}
