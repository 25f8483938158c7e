public import Deputy

/// The catalogue of a list's events, with what a manager has to know of them; the catalogues of this package only conform.
@MainActor
public protocol _ListEvents: EventCatalogue {
    /// The methods of the list's protocols that are not events.
    static var _nonEventMethods: [_NonEventMethods.Method] { get }

    /// Tells that an item was selected.
    var didSelect: CellNotice { get }
    /// Tells that views of a kind are about to be shown; nil for a kind the list does not have.
    func _appearing(_ kind: ViewKind) -> DelegateEvent?
    /// Tells that views of a kind have left the screen; nil for a kind the list does not have.
    func _disappearing(_ kind: ViewKind) -> DelegateEvent?
    /// The questions about an item that the list asks before it has the item's cell, and that a cell can answer.
    var _askedBeforeDisplay: [DelegateEvent] { get }
}

extension _ListEvents {
    package static var nonEventMethods: [_NonEventMethods.Method] { _nonEventMethods }
    package func appearing(_ kind: ViewKind) -> DelegateEvent? { _appearing(kind) }
    package func disappearing(_ kind: ViewKind) -> DelegateEvent? { _disappearing(kind) }
    package var askedBeforeDisplay: [DelegateEvent] { _askedBeforeDisplay }
}
