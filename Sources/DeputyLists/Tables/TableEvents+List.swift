public import Deputy

/// What a manager has to know of a table's events.
extension TableEvents {
    /// The methods of a table's protocols that are no events.
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
