public import Deputy

/// The catalogue of a list's events, with those that a manager needs by role.
@MainActor
public protocol ListEvents: EventCatalogue {
    /// The methods of the list's protocols that are not events.
    static var nonEventMethods: [NonEventMethods.Method] { get }

    /// Tells that an item was selected.
    var didSelect: CellNotice { get }
    /// Tells that views of a kind are about to be shown; nil for a kind the list does not have.
    func appearing(_ kind: ViewKind) -> DelegateEvent?
    /// Tells that views of a kind have left the screen; nil for a kind the list does not have.
    func disappearing(_ kind: ViewKind) -> DelegateEvent?
    /// The questions about an item that the list asks before it has the item's cell, and that a cell can answer.
    var askedBeforeDisplay: [DelegateEvent] { get }
}
