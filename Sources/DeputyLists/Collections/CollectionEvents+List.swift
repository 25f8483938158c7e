public import Deputy

/// The events of a collection that a manager needs by role.
extension CollectionEvents {
    /// The methods of a collection's protocols that are not events.
    public static var _nonEventMethods: [_NonEventMethods.Method] { _NonEventMethods.ofCollections }

    /// Tells that views of a kind are about to be shown.
    public func _appearing(_ kind: ViewKind) -> DelegateEvent? {
        switch kind {
        case .cell: willDisplay
        case .header, .footer, .supplementary: willDisplaySupplementaryView
        case .host: nil
        }
    }

    /// Tells that views of a kind have left the screen.
    public func _disappearing(_ kind: ViewKind) -> DelegateEvent? {
        switch kind {
        case .cell: didEndDisplaying
        case .header, .footer, .supplementary: didEndDisplayingSupplementaryView
        case .host: nil
        }
    }

    /// None: a collection asks about an item when it has the item's cell, or without a cell.
    public var _askedBeforeDisplay: [DelegateEvent] { [] }
}
