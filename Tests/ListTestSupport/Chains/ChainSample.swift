import DeputyHeadless
import DeputySections
import Foundation
import Testing

/// An event of some list as a chain has it: how it is registered on chains of every scope, and sent.
struct ChainSample: Sendable, CustomTestStringConvertible {
    /// How closures are added.
    enum Manner: Sendable {
        case answers, passes
        /// The same in the forms that get an object, held weakly.
        case answersWeakly(Counter)
        case passesWeakly(Counter)

        var object: Counter? {
            switch self {
            case .answers, .passes: nil
            case .answersWeakly(let object), .passesWeakly(let object): object
            }
        }

        var mayPass: Bool {
            switch self {
            case .answers, .answersWeakly: false
            case .passes, .passesWeakly: true
            }
        }
    }

    /// A chain, by the sections it is for.
    enum Chain: String { case one, others, any }

    let testDescription: String
    let name: String
    let isQuestion: Bool
    /// What closures answer, which is not the default; `()` for a notice.
    let answer: String
    private let takesCell: Bool
    private let argument: @MainActor @Sendable () -> Any
    let makeRig: @MainActor @Sendable () -> any AnyChainRig
    private let registering: @MainActor @Sendable (any AnyChainRig, Manner) -> Void
    private let sending: @MainActor @Sendable (any AnyChainRig, IndexPath) -> String?

    @MainActor init<Kit: TestKit>(_ sample: ListChainSample<Kit>) {
        (testDescription, name) = ("\(sample.name) of \(Kit.Events.self)", sample.name)
        (isQuestion, answer) = (sample.isQuestion, sample.answer)
        (takesCell, argument) = (sample.takesCell, sample.argument)
        makeRig = { ChainRig<Kit>() }
        // A sample and its rig are made together, by `makeRig`.
        registering = { rig, manner in
            let rig = rig as! ChainRig<Kit>
            sample.register(rig.chains, rig, manner)
        }
        sending = { sample.send(($0 as! ChainRig<Kit>).list, $1) }
    }

    @MainActor func register(_ rig: any AnyChainRig, _ manner: Manner) { registering(rig, manner) }

    /// Sends it about an item; nil if it is not announced.
    @MainActor func send(_ rig: any AnyChainRig, _ item: IndexPath) -> String? { sending(rig, item) }

    /// The call that a chain's closure should note about an item: the object first if it is weak, then what is sent, the cell, the
    /// model and the place.
    @MainActor func call(_ chain: Chain, _ manner: Manner, _ rig: any AnyChainRig, _ item: IndexPath) -> Call {
        var arguments: [Any] = []
        if let object = manner.object { arguments.append(object) }
        arguments.append(argument())
        if takesCell { arguments.append(rig.list.view(.cell, at: item) as Any) }
        arguments.append(thing(2 * item[0] + item[1] + 1))
        arguments.append(item)
        return Call(chain.rawValue, arguments)
    }

    /// The events of tables, then those of collections.
    @MainActor static let all =
        ListChainSample<HeadlessTables>.ofTables.map { ChainSample($0) }
        + ListChainSample<HeadlessCollections>.ofCollections.map { ChainSample($0) }
}

/// A sample of a kit's event.
struct ListChainSample<Kit: TestKit>: Sendable {
    let name: String
    let isQuestion: Bool
    let answer: String
    /// Whether its closures get the cell.
    let takesCell: Bool
    /// What the event brings along, which is neither a default nor the position; `()` for nothing.
    let argument: @MainActor @Sendable () -> Any
    let register: @MainActor @Sendable (SampleChains<Kit>, any ChainCallNoting, ChainSample.Manner) -> Void
    let send: @MainActor @Sendable (Kit.List, IndexPath) -> String?
}

/// The chains that the closures of samples are added to.
@MainActor
struct SampleChains<Kit: TestKit> {
    let one: SectionChain<SectionBinder<Kit, Part>, Kit.ThingCell, Thing>
    let others: ManySectionsChain<SectionBinder<Kit, Part>, Kit.ThingCell, Thing>
    let any: AnySectionChain<SectionBinder<Kit, Part>>
}

extension ListChainSample where Kit == HeadlessTables {
    @MainActor static var ofTables: [ListChainSample] {
        shared + [
            notice(\.accessoryButtonTapped), notice(\.willBeginEditing), notice(\.didEndEditing),
            noticeWith(\.commitEditingStyle, .insert), noticeWith(\.performAction, (.init("paste"), "sender")),
            noticeWith(\.moveRowTo, [2, 0]),
            question(\.willSelect, [2, 0]), question(\.willDeselect, [2, 0]),
            question(\.titleForDeleteConfirmationButton, "Eat"), question(\.editActions, [.init("Eat")]),
            question(\.leadingSwipeActionsConfiguration, .init(["Pick"])),
            question(\.trailingSwipeActionsConfiguration, .init(["Pick"])),
            question(\.shouldIndentWhileEditing, false), question(\.shouldShowMenu, true),
            questionWith(\.targetIndexPathForMove, [2, 0], [1, 0]),
            questionWith(\.contextMenuConfiguration, CGPoint(x: 1, y: 2), .init(["Eat"])),
            questionWith(\.canPerformAction, (.init("paste"), "sender"), true),
            itemQuestion(\.heightForCell, 80), itemQuestion(\.estimatedHeightForCell, 80),
            itemQuestion(\.indentationLevelForCell, 2),
            itemQuestion(\.canEditCell, false), itemQuestion(\.editingStyle, .insert),
        ]
    }
}

extension ListChainSample where Kit == HeadlessCollections {
    @MainActor static var ofCollections: [ListChainSample] {
        shared + [
            noticeWith(\.performAction, (.init("paste"), "sender")),
            question(\.shouldSelect, false), question(\.shouldDeselect, false), question(\.shouldShowMenu, true),
            questionWith(\.targetIndexPathForMoveFromItem, ([1, 0], [2, 0]), [0, 0]),
            questionWith(\.targetIndexPathForMovingItem, [2, 0], [1, 0]),
            questionWith(\.contextMenuConfiguration, CGPoint(x: 1, y: 2), .init(["Eat"])),
            questionWith(\.canPerformAction, (.init("paste"), "sender"), true),
            questionWith(\.highlightPreview, .init(["Eat"]), .init("apple")),
            questionWith(\.dismissalPreview, .init(["Eat"]), .init("apple")),
            questionWith(\.sceneActivationConfiguration, CGPoint(x: 1, y: 2), .init("apple")),
            itemQuestion(\.sizeForCell, CGSize(width: 44, height: 80)), itemQuestion(\.canEdit, false),
        ]
    }
}

extension ListChainSample {
    /// The events that every list has.
    @MainActor fileprivate static var shared: [ListChainSample] {
        let drag = HeadlessDragSession([.init("lemon")], from: [2, 0])
        return [
            notice(\.willDisplay), notice(\.didEndDisplaying), notice(\.didHighlight), notice(\.didUnhighlight),
            notice(\.didSelect), notice(\.didDeselect), notice(\.performPrimaryAction),
            notice(\.didBeginMultipleSelectionInteraction),
            itemNotice(\.prefetch), itemNotice(\.cancelPrefetch),
            question(\.shouldHighlight, false), question(\.canPerformPrimaryAction, false),
            question(\.shouldBeginMultipleSelectionInteraction, true), question(\.canMove, true),
            question(\.canFocus, false), question(\.selectionFollowsFocus, true),
            question(\.dragPreviewParameters, .init("apple")),
            questionWith(\.shouldSpringLoad, .init(drag), false),
            questionWith(\.itemsForBeginningDragSession, drag, [.init("apple")]),
            questionWith(\.itemsForAddingToDragSession, (drag, CGPoint(x: 1, y: 2)), [.init("apple")]),
        ]
    }
}
