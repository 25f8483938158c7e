import DeputyHeadless
import Foundation
import Testing

/// One test for every event about cells that a chain has by its name (F55, R3).
@MainActor
@Suite("Chains over the whole catalogue")
struct ChainsOverTheCatalogueTests {
    @Test("Every event about cells has a sample, so that none is forgotten")
    func everyEventHasASample() {
        let events = Catalogue<E>.shared.all.filter { $0.kind == .cell }.map(\.name)
        #expect(ChainSample.all.map(\.name).sorted() == events.sorted())
    }

    @Test(
        "F51, F55: an event goes to the chain that names the section, else to others, and to any: besides or instead",
        arguments: await ChainSample.all)
    func scopes(_ sample: ChainSample) {
        let list = BoundList()
        let (one, several, any) = list.bindForSamples()
        sample.register(list, one, several, any, .answers)
        list.show()
        for (number, chains) in [["one first"], ["others second"]].enumerated() {
            list.calls = []
            #expect(sample.send(list.table, [number, 1]) != nil)
            let part = Part.allCases[number]
            #expect(
                list.calls
                    == (sample.isQuestion ? chains.map { "\($0) 1" } : (chains + ["any \(part)"]).map { "\($0) 1" }))
        }
        #expect(list.binder.manager.checkInvariants() == [])
    }

    @Test(
        "F25, F55: a closure that passes leaves the question to the chain on any section, and that to the default",
        arguments: await ChainSample.all.filter(\.isQuestion))
    func passing(_ sample: ChainSample) {
        let list = BoundList()
        let (one, several, any) = list.bindForSamples()
        sample.register(list, one, several, any, .passes)
        list.show()
        for (number, chain) in ["one first", "others second"].enumerated() {
            list.calls = []
            #expect(sample.send(list.table, [number, 0]) != nil)
            #expect(list.calls == ["\(chain) 0", "any \(Part.allCases[number]) 0"])
        }
    }

    @Test("F31, F55: the table is told of an event that only a chain has", arguments: await ChainSample.all)
    func announced(_ sample: ChainSample) {
        let list = BoundList()
        let (one, several, any) = list.bindForSamples()
        #expect(!list.binder.manager.implementedEvents.contains(sample.name))
        sample.register(list, one, several, any, .answers)
        #expect(list.binder.manager.implementedEvents.contains(sample.name))
    }
}

typealias OneChain = SectionChain<SectionedTableBinder<Headless, Part>, NoteCell, Note>
typealias OthersChain = SectionsChain<SectionedTableBinder<Headless, Part>, NoteCell, Note>
typealias AnyChain = AnySectionChain<SectionedTableBinder<Headless, Part>>

extension BoundList {
    /// Binds two sections, one by name, with a chain on any section besides.
    func bindForSamples() -> (OneChain, OthersChain, AnyChain) {
        let any = binder.onAnySection()
        let one = binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1, 2))
        let others = binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(3, 4) })
        binder.displayedSections = [.first, .second]
        return (one, others, any)
    }
}

/// An event as a chain has it: how it is registered on chains of every scope, and sent.
struct ChainSample: Sendable, CustomTestStringConvertible {
    enum Manner: Sendable { case answers, passes }
    typealias Register = @MainActor @Sendable (BoundList, OneChain, OthersChain, AnyChain, Manner) -> Void

    let name: String
    let isQuestion: Bool
    let register: Register
    /// Sends it about a row; nil if it is not announced.
    let send: @MainActor @Sendable (HeadlessTable, IndexPath) -> String?

    var testDescription: String { name }
}

extension ChainSample {
    @MainActor static let all: [ChainSample] = [
        notice(\.willDisplay), notice(\.didEndDisplaying), notice(\.accessoryButtonTapped), notice(\.didHighlight),
        notice(\.didUnhighlight), notice(\.didSelect), notice(\.didDeselect), notice(\.performPrimaryAction),
        notice(\.didBeginMultipleSelectionInteraction), notice(\.willBeginEditing), notice(\.didEndEditing),
        noticeWith(\.commitEditingStyle, .plain), noticeWith(\.performAction, (.init("copy"), nil)),
        noticeWith(\.moveRowTo, .plain),
        itemNotice(\.prefetch), itemNotice(\.cancelPrefetch),
        question(\.shouldHighlight, true), question(\.willSelect, nil), question(\.willDeselect, nil),
        question(\.canPerformPrimaryAction, true), question(\.shouldBeginMultipleSelectionInteraction, true),
        question(\.titleForDeleteConfirmationButton, nil), question(\.editActions, nil),
        question(\.leadingSwipeActionsConfiguration, nil), question(\.trailingSwipeActionsConfiguration, nil),
        question(\.shouldIndentWhileEditing, true), question(\.canMove, true), question(\.shouldShowMenu, true),
        question(\.canFocus, true), question(\.selectionFollowsFocus, true), question(\.dragPreviewParameters, nil),
        questionWith(\.targetIndexPathForMove, .plain, [0, 0]), questionWith(\.contextMenuConfiguration, .plain, nil),
        questionWith(\.canPerformAction, (.init("copy"), nil), true), questionWith(\.shouldSpringLoad, .plain, true),
        questionWith(\.itemsForBeginningDragSession, .plain, []),
        questionWith(\.itemsForAddingToDragSession, (.plain, .zero), []),
        itemQuestion(\.heightForCell, 44), itemQuestion(\.estimatedHeightForCell, 44),
        itemQuestion(\.indentationLevelForCell, 0), itemQuestion(\.accessoryType, .none),
        itemQuestion(\.canEditCell, true), itemQuestion(\.editingStyle, .delete),
    ]

    @MainActor private static func sample<Shape: TypedEvent>(
        _ path: KeyPath<E, Shape>, _ argument: Shape.Argument, _ register: @escaping Register
    ) -> ChainSample where Shape.Scope == CellScope {
        let event: Event = Catalogue<E>.shared.events[keyPath: path]
        return ChainSample(
            name: event.name, isQuestion: event.isQuestion, register: register,
            send: { table, row in table.send(path, with: argument, at: row).map { describe($0) } })
    }

    @MainActor private static func notice<O>(_ path: KeyPath<E, ViewNotice<CellScope, O>>) -> ChainSample {
        sample(path, ()) { list, one, others, any, _ in
            one[dynamicMember: path].callAsFunction { row, _, _ in list.note("one first \(row)") }
            others[dynamicMember: path].callAsFunction { section, row, _, _ in list.note("others \(section) \(row)") }
            any[dynamicMember: path].callAsFunction { section, row, _ in list.note("any \(section) \(row)") }
        }
    }

    @MainActor private static func noticeWith<A, O>(
        _ path: KeyPath<E, ViewNoticeWith<CellScope, A, O>>, _ argument: A
    ) -> ChainSample {
        sample(path, argument) { list, one, others, any, _ in
            one[dynamicMember: path].callAsFunction { row, _, _, _ in list.note("one first \(row)") }
            others[dynamicMember: path].callAsFunction { section, row, _, _, _ in
                list.note("others \(section) \(row)")
            }
            any[dynamicMember: path].callAsFunction { section, row, _, _ in list.note("any \(section) \(row)") }
        }
    }

    @MainActor private static func itemNotice(_ path: KeyPath<E, ItemsNotice>) -> ChainSample {
        sample(path, ()) { list, one, others, any, _ in
            one[dynamicMember: path].callAsFunction { row, _ in list.note("one first \(row)") }
            others[dynamicMember: path].callAsFunction { section, row, _ in list.note("others \(section) \(row)") }
            any[dynamicMember: path].callAsFunction { section, row in list.note("any \(section) \(row)") }
        }
    }

    @MainActor private static func question<R: Sendable, O>(
        _ path: KeyPath<E, ViewQuestion<CellScope, R, O>>, _ answer: R
    ) -> ChainSample {
        sample(path, ()) { list, one, others, any, manner in
            one[dynamicMember: path].callAsFunction { row, _, _ -> Decision<R> in
                list.decide("one first \(row)", manner, answer)
            }
            others[dynamicMember: path].callAsFunction { section, row, _, _ -> Decision<R> in
                list.decide("others \(section) \(row)", manner, answer)
            }
            any[dynamicMember: path].callAsFunction { section, row, _ -> Decision<R> in
                list.decide("any \(section) \(row)", manner, answer)
            }
        }
    }

    @MainActor private static func questionWith<A, R: Sendable, O>(
        _ path: KeyPath<E, ViewQuestionWith<CellScope, A, R, O>>, _ argument: A, _ answer: R
    ) -> ChainSample {
        sample(path, argument) { list, one, others, any, manner in
            one[dynamicMember: path].callAsFunction { row, _, _, _ -> Decision<R> in
                list.decide("one first \(row)", manner, answer)
            }
            others[dynamicMember: path].callAsFunction { section, row, _, _, _ -> Decision<R> in
                list.decide("others \(section) \(row)", manner, answer)
            }
            any[dynamicMember: path].callAsFunction { section, row, _, _ -> Decision<R> in
                list.decide("any \(section) \(row)", manner, answer)
            }
        }
    }

    @MainActor private static func itemQuestion<R: Sendable, O>(
        _ path: KeyPath<E, ModelQuestion<CellScope, R, O>>, _ answer: R
    ) -> ChainSample {
        sample(path, ()) { list, one, others, any, manner in
            one[dynamicMember: path].callAsFunction { row, _ -> Decision<R> in
                list.decide("one first \(row)", manner, answer)
            }
            others[dynamicMember: path].callAsFunction { section, row, _ -> Decision<R> in
                list.decide("others \(section) \(row)", manner, answer)
            }
            any[dynamicMember: path].callAsFunction { section, row -> Decision<R> in
                list.decide("any \(section) \(row)", manner, answer)
            }
        }
    }
}

extension BoundList {
    fileprivate func decide<R>(_ call: String, _ manner: ChainSample.Manner, _ answer: R) -> Decision<R> {
        note(call)
        return manner == .passes ? .pass : .answer(answer)
    }
}
