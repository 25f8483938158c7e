import DeputyHeadless
import Foundation

extension Sample {
    /// A line per event. The defaults are what a table does when nobody implements the method.
    @MainActor static let all: [Sample] = [
        .cellNotice("willDisplay", \.willDisplay),
        .cellNotice("didEndDisplaying", \.didEndDisplaying),
        .headerNotice("willDisplayHeaderView", \.willDisplayHeaderView),
        .itemQuestion("heightForCell", \.heightForCell, handler: 80, owner: 60) { _ in 44 },
        .headerQuestion("heightForHeader", \.heightForHeader, handler: 80, owner: 60) { _ in 28 },
        .cellQuestion("willSelect", \.willSelect, handler: nil, owner: [0, 1]) { row in row },
        .cellNotice("didSelect", \.didSelect),
        .itemQuestion("canEditCell", \.canEditCell, handler: false, owner: false) { _ in true },
        .cellNoticeWith("commitEditingStyle", \.commitEditingStyle),
        .cellNoticeWith("moveRowTo", \.moveRowTo),
        .cellQuestion(
            "trailingSwipeActionsConfiguration", \.trailingSwipeActionsConfiguration, handler: .init(["Pick"]),
            owner: .init(["Peel"])
        ) { _ in nil },
        .hostQuestionWith("shouldUpdateFocus", \.shouldUpdateFocus, handler: false, owner: false, default: true),
    ]

    @MainActor static let questions = all.filter(\.isQuestion)
    @MainActor static let notices = all.filter { !$0.isQuestion }
    /// The events about a row or a section, which other rows and sections must not feel.
    @MainActor static let placed = all.filter { $0.kind != .host }
    @MainActor static let withViews = all.filter(\.takesView)
}
