import Foundation

/// The events that represent what views emit: one for cells, one for all other views.
///
/// They are not delegate methods, so they are in no catalogue. They are registered, resolved, explained and traced like
/// catalogue events.
@MainActor
struct ViewEvents {
    let cell: ViewNoticeWith<CellScope, Any>
    let supplementary: ViewNoticeWith<SupplementaryScope, Any>
    /// A placeholder for "no event"; it belongs to no catalogue.
    static let none: DelegateEvent = HostNotice("", "")
    /// All of them, in the order of their ordinals, which follow those of the catalogue.
    let all: [DelegateEvent]

    init(after count: Int) {
        let (made, all) = Enrolment.collect(from: count) {
            (
                ViewNoticeWith<CellScope, Any>("onEvent", ""),
                ViewNoticeWith<SupplementaryScope, Any>("onEvent", "")
            )
        }
        (cell, supplementary) = made
        self.all = all
    }

    /// The event of a kind of view; nil for the host, which is not a view.
    func event(of kind: ViewKind) -> DelegateEvent? {
        switch kind {
        case .cell: cell
        case .header, .footer, .supplementary: supplementary
        case .host: nil
        }
    }
}
