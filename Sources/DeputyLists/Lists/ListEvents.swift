public import Deputy

/// The catalogue of a list's events, with what a manager has to know of them; the catalogues of this package only conform.
@MainActor
public protocol _ListEvents: EventCatalogue {
    /// The methods of the list's protocols that are not events.
    static var _nonEventMethods: [_NonEventMethods.Method] { get }

    /// Tells that an item was selected.
    var didSelect: CellNotice { get }
}

extension SharedCatalogue {
    /// The notice that a view of a kind comes on screen, or has left it; nil for a kind the list does not have.
    package func notice(_ moment: ViewMoment, of kind: ViewKind) -> DelegateEvent? {
        all.first { $0.moment == moment && $0.kind.covers(kind) }
    }
}

extension DelegateCall {
    /// The list that sent the event.
    public var list: Host { host }

    /// The kind of the supplementary view that the event has as a parameter, by the layout's name for it; nil for any other
    /// event, and for a view that no manager made.
    @MainActor public var elementKind: String? {
        (view as? any ListSupplementary).flatMap { viewKind(of: $0)?.elementKind }
    }

    @MainActor private func viewKind<View: ListSupplementary>(of view: View) -> ViewKind? {
        View.DeputyKit.use(of: view)?.kind
    }
}
