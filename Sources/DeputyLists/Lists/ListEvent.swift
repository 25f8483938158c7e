public import Deputy
import Foundation

/// The names, defaults and gates of the events that every list has, once for the catalogues of all lists.
///
/// A catalogue declares each of them with its own selector, and with the facts of its own list:
///
/// ```swift
/// public let shouldHighlight = ListEvent<Kit>.shouldHighlight("tableView:shouldHighlightRowAtIndexPath:")
/// ```
@MainActor
enum ListEvent<Kit: ListKit> {
    // MARK: Display

    static func willDisplay(_ selector: String, _ facts: EventFacts = EventFacts()) -> CellNotice {
        CellNotice("willDisplay", selector, facts, moment: .appearing)
    }

    static func didEndDisplaying(_ selector: String) -> CellNotice {
        CellNotice("didEndDisplaying", selector, .since("6.0"), moment: .disappearing)
    }

    // MARK: Highlighting and selection

    static func shouldHighlight(_ selector: String) -> CellQuestion<Bool> {
        CellQuestion("shouldHighlight", selector, .since("6.0"), default: .yes)
    }

    static func didHighlight(_ selector: String) -> CellNotice {
        CellNotice("didHighlight", selector, .since("6.0").gated(by: "shouldHighlight"), moment: .beginning)
    }

    static func didUnhighlight(_ selector: String) -> CellNotice {
        CellNotice(
            "didUnhighlight", selector, .since("6.0").gated(by: "shouldHighlight"), moment: .ending(of: "didHighlight"))
    }

    /// - Parameter question: the event that asks whether the item may be selected.
    static func didSelect(
        _ selector: String, _ facts: EventFacts = EventFacts(), after question: String
    ) -> CellNotice {
        CellNotice("didSelect", selector, facts.gated(by: "shouldHighlight").gated(by: question))
    }

    static func canPerformPrimaryAction(_ selector: String) -> CellQuestion<Bool> {
        CellQuestion(
            "canPerformPrimaryAction", selector, .since("16.0").deciding("performPrimaryAction"),
            default: .list(
                "yes, unless the list is editing or only other rows have performPrimaryAction", Kit.self,
                gone: { false }
            ) { list, situation in situation.isHeard && !Kit.isEditing(list) })
    }

    static func performPrimaryAction(_ selector: String) -> CellNotice {
        CellNotice("performPrimaryAction", selector, .since("16.0").gated(by: "canPerformPrimaryAction"))
    }

    static func shouldBeginMultipleSelectionInteraction(_ selector: String) -> CellQuestion<Bool> {
        CellQuestion("shouldBeginMultipleSelectionInteraction", selector, .since("13.0"), default: .no)
    }

    static func didBeginMultipleSelectionInteraction(_ selector: String) -> CellNotice {
        CellNotice("didBeginMultipleSelectionInteraction", selector, ofMultipleSelection)
    }

    static func didEndMultipleSelectionInteraction(_ selector: String) -> HostNotice {
        HostNotice("didEndMultipleSelectionInteraction", selector, ofMultipleSelection)
    }

    private static var ofMultipleSelection: EventFacts {
        .since("13.0").gated(by: "shouldBeginMultipleSelectionInteraction", openByDefault: false)
    }

    // MARK: Moving

    /// - Parameter notice: the notice of a moved item; unless it is implemented, no item can be moved.
    static func canMove(_ selector: String, _ facts: EventFacts, with notice: String) -> CellQuestion<Bool> {
        CellQuestion(
            "canMove", selector, facts.gated(by: notice, openByDefault: false).deciding(notice),
            default: .list("yes, for rows that have \(notice)", Kit.self, gone: { false }) { list, situation in
                situation.isHeard && Kit.hasReorderControl(list)
            })
    }

    // MARK: Focus

    static func canFocus(_ selector: String) -> CellQuestion<Bool> {
        CellQuestion(
            "canFocus", selector, .since("9.0"),
            default: .state("one that may be selected", Kit.self) { Kit.canFocus($1, in: $0) })
    }

    static func shouldUpdateFocus(_ selector: String) -> HostQuestionWith<Kit.FocusContext, Bool> {
        HostQuestionWith("shouldUpdateFocus", selector, .since("9.0"), default: .yes)
    }

    static func didUpdateFocus(_ selector: String) -> HostNoticeWith<
        (context: Kit.FocusContext, coordinator: Kit.FocusCoordinator)
    > {
        HostNoticeWith("didUpdateFocus", selector, .since("9.0").gated(by: "shouldUpdateFocus"))
    }

    static func indexPathForPreferredFocusedView(_ selector: String) -> HostQuestion<IndexPath?> {
        HostQuestion(
            "indexPathForPreferredFocusedView", selector, .since("9.0"),
            default: .init("the list chooses") { _ in nil })
    }

    static func selectionFollowsFocus(_ selector: String) -> CellQuestion<Bool> {
        CellQuestion(
            "selectionFollowsFocus", selector, .since("15.0"),
            default: .state("as the list says", Kit.self) { list, _ in Kit.selectionFollowsFocus(list) })
    }

    // MARK: Prefetching

    static func prefetch(_ selector: String) -> ItemNotice {
        ItemNotice("prefetch", selector, ofPrefetching.required)
    }

    static func cancelPrefetch(_ selector: String) -> ItemNotice {
        ItemNotice("cancelPrefetch", selector, ofPrefetching)
    }

    private static var ofPrefetching: EventFacts { .part(.prefetching).since("10.0") }
}

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
