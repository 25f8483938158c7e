import DeputyHeadless
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

        var passes: Bool {
            switch self {
            case .answers, .answersWeakly: false
            case .passes, .passesWeakly: true
            }
        }

        var object: Counter? {
            switch self {
            case .answers, .passes: nil
            case .answersWeakly(let object), .passesWeakly(let object): object
            }
        }
    }

    let testDescription: String
    let name: String
    let isQuestion: Bool
    let makeRig: @MainActor @Sendable () -> any AnyChainRig
    private let registering: @MainActor @Sendable (any AnyChainRig, Manner) -> Void
    private let sending: @MainActor @Sendable (any AnyChainRig, IndexPath) -> String?

    @MainActor init<Kit: TestKit>(_ sample: ListChainSample<Kit>) {
        (testDescription, name) = ("\(sample.name) of \(Kit.Events.self)", sample.name)
        isQuestion = sample.isQuestion
        makeRig = { ChainRig<Kit>() }
        // A sample and its rig are made together, by `makeRig`.
        registering = { sample.register($0 as! ChainRig<Kit>, $1) }
        sending = { sample.send($0 as! ChainRig<Kit>, $1) }
    }

    @MainActor func register(_ rig: any AnyChainRig, _ manner: Manner) { registering(rig, manner) }

    /// Sends it about an item; nil if it is not announced.
    @MainActor func send(_ rig: any AnyChainRig, _ item: IndexPath) -> String? { sending(rig, item) }

    /// The events of tables, then those of collections.
    @MainActor static let all =
        ListChainSample<Headless>.ofTables.map { ChainSample($0) }
        + ListChainSample<HeadlessCollections>.ofCollections.map { ChainSample($0) }
}

/// A sample of a kit's event.
struct ListChainSample<Kit: TestKit>: Sendable {
    let name: String
    let isQuestion: Bool
    let register: @MainActor @Sendable (ChainRig<Kit>, ChainSample.Manner) -> Void
    let send: @MainActor @Sendable (ChainRig<Kit>, IndexPath) -> String?
}

extension ListChainSample where Kit == Headless {
    @MainActor static var ofTables: [ListChainSample] {
        shared + [
            notice(\.accessoryButtonTapped), notice(\.willBeginEditing), notice(\.didEndEditing),
            noticeWith(\.commitEditingStyle, .plain), noticeWith(\.performAction, (.init("copy"), nil)),
            noticeWith(\.moveRowTo, .plain),
            question(\.willSelect, nil), question(\.willDeselect, nil),
            question(\.titleForDeleteConfirmationButton, nil), question(\.editActions, nil),
            question(\.leadingSwipeActionsConfiguration, nil), question(\.trailingSwipeActionsConfiguration, nil),
            question(\.shouldIndentWhileEditing, true), question(\.shouldShowMenu, true),
            questionWith(\.targetIndexPathForMove, .plain, [0, 0]),
            questionWith(\.contextMenuConfiguration, .plain, nil),
            questionWith(\.canPerformAction, (.init("copy"), nil), true),
            itemQuestion(\.heightForCell, 44), itemQuestion(\.estimatedHeightForCell, 44),
            itemQuestion(\.indentationLevelForCell, 0), itemQuestion(\.accessoryType, .none),
            itemQuestion(\.canEditCell, true), itemQuestion(\.editingStyle, .delete),
        ]
    }
}

extension ListChainSample where Kit == HeadlessCollections {
    @MainActor static var ofCollections: [ListChainSample] {
        shared + [
            noticeWith(\.performAction, (.init("copy"), nil)),
            question(\.shouldSelect, true), question(\.shouldDeselect, true), question(\.shouldShowMenu, true),
            questionWith(\.targetIndexPathForMoveFromItem, ([0, 0], [0, 0]), [0, 0]),
            questionWith(\.targetIndexPathForMovingItem, [0, 0], [0, 0]),
            questionWith(\.contextMenuConfiguration, .plain, nil),
            questionWith(\.canPerformAction, (.init("copy"), nil), true),
            questionWith(\.highlightPreview, .plain, nil), questionWith(\.dismissalPreview, .plain, nil),
            questionWith(\.sceneActivationConfiguration, .zero, nil),
            itemQuestion(\.sizeForCell, CGSize(width: 44, height: 44)), itemQuestion(\.canEdit, true),
        ]
    }
}

extension ListChainSample {
    /// The events that every list has.
    @MainActor private static var shared: [ListChainSample] {
        [
            notice(\.willDisplay), notice(\.didEndDisplaying), notice(\.didHighlight), notice(\.didUnhighlight),
            notice(\.didSelect), notice(\.didDeselect), notice(\.performPrimaryAction),
            notice(\.didBeginMultipleSelectionInteraction),
            itemNotice(\.prefetch), itemNotice(\.cancelPrefetch),
            question(\.shouldHighlight, true), question(\.canPerformPrimaryAction, true),
            question(\.shouldBeginMultipleSelectionInteraction, true), question(\.canMove, true),
            question(\.canFocus, true), question(\.selectionFollowsFocus, true), question(\.dragPreviewParameters, nil),
            questionWith(\.shouldSpringLoad, .plain, true), questionWith(\.itemsForBeginningDragSession, .plain, []),
            questionWith(\.itemsForAddingToDragSession, (.plain, .zero), []),
        ]
    }

    @MainActor private static func sample<Shape: TypedEvent>(
        _ path: KeyPath<Kit.Events, Shape>, _ argument: Shape.Argument,
        _ register: @escaping @MainActor @Sendable (ChainRig<Kit>, ChainSample.Manner, _ name: String) -> Void
    ) -> ListChainSample where Shape.Scope == CellScope {
        let event: Event = Catalogue<Kit.Events>.shared.events[keyPath: path]
        let name = event.name + ":"
        return ListChainSample(
            name: event.name, isQuestion: event.isQuestion, register: { register($0, $1, name) },
            send: { rig, row in rig.list.send(path, with: argument, at: row).map { describe($0) } })
    }

    @MainActor private static func notice<O>(_ path: KeyPath<Kit.Events, ViewNotice<CellScope, O>>) -> ListChainSample {
        sample(path, ()) { rig, manner, name in
            if let object = manner.object {
                rig.one[dynamicMember: path](weak: object) { _, row, _, _ in
                    rig.note("\(name) one first \(row)")
                }
                rig.others[dynamicMember: path](weak: object) { _, section, row, _, _ in
                    rig.note("\(name) others \(section) \(row)")
                }
                rig.any[dynamicMember: path](weak: object) { _, section, row, _ in
                    rig.note("\(name) any \(section) \(row)")
                }
            } else {
                rig.one[dynamicMember: path].callAsFunction { row, _, _ in
                    rig.note("\(name) one first \(row)")
                }
                rig.others[dynamicMember: path].callAsFunction { section, row, _, _ in
                    rig.note("\(name) others \(section) \(row)")
                }
                rig.any[dynamicMember: path].callAsFunction { section, row, _ in
                    rig.note("\(name) any \(section) \(row)")
                }
            }
        }
    }

    @MainActor private static func noticeWith<A, O>(
        _ path: KeyPath<Kit.Events, ViewNoticeWith<CellScope, A, O>>, _ argument: A
    ) -> ListChainSample {
        sample(path, argument) { rig, manner, name in
            if let object = manner.object {
                rig.one[dynamicMember: path](weak: object) { _, row, _, _, _ in
                    rig.note("\(name) one first \(row)")
                }
                rig.others[dynamicMember: path](weak: object) { _, section, row, _, _, _ in
                    rig.note("\(name) others \(section) \(row)")
                }
                rig.any[dynamicMember: path](weak: object) { _, section, row, _, _ in
                    rig.note("\(name) any \(section) \(row)")
                }
            } else {
                rig.one[dynamicMember: path].callAsFunction { row, _, _, _ in
                    rig.note("\(name) one first \(row)")
                }
                rig.others[dynamicMember: path].callAsFunction { section, row, _, _, _ in
                    rig.note("\(name) others \(section) \(row)")
                }
                rig.any[dynamicMember: path].callAsFunction { section, row, _, _ in
                    rig.note("\(name) any \(section) \(row)")
                }
            }
        }
    }

    @MainActor private static func itemNotice(_ path: KeyPath<Kit.Events, ItemsNotice>) -> ListChainSample {
        sample(path, ()) { rig, manner, name in
            if let object = manner.object {
                rig.one[dynamicMember: path](weak: object) { _, row, _ in
                    rig.note("\(name) one first \(row)")
                }
                rig.others[dynamicMember: path](weak: object) { _, section, row, _ in
                    rig.note("\(name) others \(section) \(row)")
                }
                rig.any[dynamicMember: path](weak: object) { _, section, row in
                    rig.note("\(name) any \(section) \(row)")
                }
            } else {
                rig.one[dynamicMember: path].callAsFunction { row, _ in
                    rig.note("\(name) one first \(row)")
                }
                rig.others[dynamicMember: path].callAsFunction { section, row, _ in
                    rig.note("\(name) others \(section) \(row)")
                }
                rig.any[dynamicMember: path].callAsFunction { section, row in
                    rig.note("\(name) any \(section) \(row)")
                }
            }
        }
    }

    @MainActor private static func question<R: Sendable, O>(
        _ path: KeyPath<Kit.Events, ViewQuestion<CellScope, R, O>>, _ answer: R
    ) -> ListChainSample {
        sample(path, ()) { rig, manner, name in
            switch manner {
            case .answersWeakly(let object):
                rig.one[dynamicMember: path](weak: object) { _, row, _, _ -> R in
                    rig.note("\(name) one first \(row)", answer)
                }
                rig.others[dynamicMember: path](weak: object) { _, section, row, _, _ -> R in
                    rig.note("\(name) others \(section) \(row)", answer)
                }
                rig.any[dynamicMember: path](weak: object) { _, section, row, _ -> R in
                    rig.note("\(name) any \(section) \(row)", answer)
                }
            case .passesWeakly(let object):
                rig.one[dynamicMember: path](weak: object) { _, row, _, _ -> Decision<R> in
                    rig.decide("\(name) one first \(row)", answer, manner)
                }
                rig.others[dynamicMember: path](weak: object) { _, section, row, _, _ -> Decision<R> in
                    rig.decide("\(name) others \(section) \(row)", answer, manner)
                }
                rig.any[dynamicMember: path](weak: object) { _, section, row, _ -> Decision<R> in
                    rig.decide("\(name) any \(section) \(row)", answer, manner)
                }
            case .answers, .passes:
                rig.one[dynamicMember: path].callAsFunction { row, _, _ -> Decision<R> in
                    rig.decide("\(name) one first \(row)", answer, manner)
                }
                rig.others[dynamicMember: path].callAsFunction { section, row, _, _ -> Decision<R> in
                    rig.decide("\(name) others \(section) \(row)", answer, manner)
                }
                rig.any[dynamicMember: path].callAsFunction { section, row, _ -> Decision<R> in
                    rig.decide("\(name) any \(section) \(row)", answer, manner)
                }
            }
        }
    }

    @MainActor private static func questionWith<A, R: Sendable, O>(
        _ path: KeyPath<Kit.Events, ViewQuestionWith<CellScope, A, R, O>>, _ argument: A, _ answer: R
    ) -> ListChainSample {
        sample(path, argument) { rig, manner, name in
            switch manner {
            case .answersWeakly(let object):
                rig.one[dynamicMember: path](weak: object) { _, row, _, _, _ -> R in
                    rig.note("\(name) one first \(row)", answer)
                }
                rig.others[dynamicMember: path](weak: object) { _, section, row, _, _, _ -> R in
                    rig.note("\(name) others \(section) \(row)", answer)
                }
                rig.any[dynamicMember: path](weak: object) { _, section, row, _, _ -> R in
                    rig.note("\(name) any \(section) \(row)", answer)
                }
            case .passesWeakly(let object):
                rig.one[dynamicMember: path](weak: object) { _, row, _, _, _ -> Decision<R> in
                    rig.decide("\(name) one first \(row)", answer, manner)
                }
                rig.others[dynamicMember: path](weak: object) { _, section, row, _, _, _ -> Decision<R> in
                    rig.decide("\(name) others \(section) \(row)", answer, manner)
                }
                rig.any[dynamicMember: path](weak: object) { _, section, row, _, _ -> Decision<R> in
                    rig.decide("\(name) any \(section) \(row)", answer, manner)
                }
            case .answers, .passes:
                rig.one[dynamicMember: path].callAsFunction { row, _, _, _ -> Decision<R> in
                    rig.decide("\(name) one first \(row)", answer, manner)
                }
                rig.others[dynamicMember: path].callAsFunction { section, row, _, _, _ -> Decision<R> in
                    rig.decide("\(name) others \(section) \(row)", answer, manner)
                }
                rig.any[dynamicMember: path].callAsFunction { section, row, _, _ -> Decision<R> in
                    rig.decide("\(name) any \(section) \(row)", answer, manner)
                }
            }
        }
    }

    @MainActor private static func itemQuestion<R: Sendable, O>(
        _ path: KeyPath<Kit.Events, ModelQuestion<CellScope, R, O>>, _ answer: R
    ) -> ListChainSample {
        sample(path, ()) { rig, manner, name in
            switch manner {
            case .answersWeakly(let object):
                rig.one[dynamicMember: path](weak: object) { _, row, _ -> R in
                    rig.note("\(name) one first \(row)", answer)
                }
                rig.others[dynamicMember: path](weak: object) { _, section, row, _ -> R in
                    rig.note("\(name) others \(section) \(row)", answer)
                }
                rig.any[dynamicMember: path](weak: object) { _, section, row -> R in
                    rig.note("\(name) any \(section) \(row)", answer)
                }
            case .passesWeakly(let object):
                rig.one[dynamicMember: path](weak: object) { _, row, _ -> Decision<R> in
                    rig.decide("\(name) one first \(row)", answer, manner)
                }
                rig.others[dynamicMember: path](weak: object) { _, section, row, _ -> Decision<R> in
                    rig.decide("\(name) others \(section) \(row)", answer, manner)
                }
                rig.any[dynamicMember: path](weak: object) { _, section, row -> Decision<R> in
                    rig.decide("\(name) any \(section) \(row)", answer, manner)
                }
            case .answers, .passes:
                rig.one[dynamicMember: path].callAsFunction { row, _ -> Decision<R> in
                    rig.decide("\(name) one first \(row)", answer, manner)
                }
                rig.others[dynamicMember: path].callAsFunction { section, row, _ -> Decision<R> in
                    rig.decide("\(name) others \(section) \(row)", answer, manner)
                }
                rig.any[dynamicMember: path].callAsFunction { section, row -> Decision<R> in
                    rig.decide("\(name) any \(section) \(row)", answer, manner)
                }
            }
        }
    }
}
