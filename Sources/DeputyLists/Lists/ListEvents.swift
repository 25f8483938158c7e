public import Deputy

/// The catalogue of a list's events, with what a manager has to know of them; the catalogues of this package only conform.
@MainActor
public protocol _ListEvents: EventCatalogue {
    /// The methods of the list's protocols that are not events.
    static var _nonEventMethods: [_NonEventMethods.Method] { get }

    /// Tells that an item was selected.
    var didSelect: CellNotice { get }
    /// The questions about an item that the list asks before it has the item's cell, and that a cell can answer.
    var _askedBeforeDisplay: [DelegateEvent] { get }
}

extension SharedCatalogue {
    /// The notice that a view of a kind comes on screen, or has left it; nil for a kind the list does not have.
    package func notice(_ moment: ViewMoment, of kind: ViewKind) -> DelegateEvent? {
        all.first { $0.moment == moment && $0.kind.covers(kind) }
    }
}
