import Foundation

/// The events that represent what views emit: one for cells, one for all other views.
///
/// They are no delegate methods, so they are in no catalogue; they are registered, resolved, explained and traced as
/// those are.
@MainActor
struct ViewEvents {
    let cell: ViewNoticeWith<CellScope, Any>
    let supplementary: ViewNoticeWith<SupplementaryScope, Any>
    /// An event that belongs to no catalogue, for what is no event.
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

    /// The event of a kind of view; nil for the host, which is no view.
    func event(of kind: ViewKind) -> DelegateEvent? {
        switch kind {
        case .cell: cell
        case .header, .footer, .supplementary: supplementary
        case .host: nil
        }
    }
}
