import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a list's settings forbid, `explain` calls never sent, and no gesture sends.
@MainActor
@Suite("The list's own settings are gates (R13, R17, F39)")
struct SettingTests {
    /// A setting, the events it decides about, and a gesture that sends them all where it allows them.
    struct Setting<Kit: TestKit>: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let property: String
        let events: [String]
        var prepare: @MainActor @Sendable (ListRig<Kit>) -> Void = { _ in }
        let allow: @MainActor @Sendable (Kit.List) -> Void
        let forbid: @MainActor @Sendable (Kit.List) -> Void
        let gesture: @MainActor @Sendable (Kit.List) -> Void
    }

    private static let touches = ["shouldHighlight", "didHighlight", "didUnhighlight", "didSelect", "didDeselect"]
    private static let drags = [
        "itemsForBeginningDragSession", "dragPreviewParameters", "dragSessionWillBegin", "dragSessionDidEnd",
        "dragSessionAllowsMoveOperation", "dragSessionIsRestrictedToDraggingApplication",
    ]
    private static let several = [
        "shouldBeginMultipleSelectionInteraction", "didBeginMultipleSelectionInteraction",
        "didEndMultipleSelectionInteraction",
    ]

    /// The settings that every list has.
    private static func shared<Kit: TestKit>() -> [Setting<Kit>] {
        [
            Setting(
                testDescription: "focus", property: "selectionFollowsFocus", events: ["selectionFollowsFocus"],
                allow: { $0.selectionFollowsFocus = true }, forbid: { $0.selectionFollowsFocus = false },
                gesture: { $0.focus(at(0, 0)) }),
            Setting(
                testDescription: "dragging", property: "dragInteractionEnabled", events: drags,
                prepare: {
                    $0.apples.itemsForBeginningDragSession.withoutCell { _, _, _ in [HeadlessDragItem("apple")] }
                },
                allow: { $0.dragInteractionEnabled = true }, forbid: { $0.dragInteractionEnabled = false },
                gesture: {
                    $0.drag(at(0, 0))
                    $0.cancelDrag()
                }),
            Setting(
                testDescription: "spring loading", property: "isSpringLoaded", events: ["shouldSpringLoad"],
                prepare: {
                    $0.apples.itemsForBeginningDragSession.withoutCell { _, _, _ in [HeadlessDragItem("apple")] }
                },
                allow: { $0.isSpringLoaded = true }, forbid: { $0.isSpringLoaded = false },
                gesture: {
                    $0.drag(at(0, 0))
                    $0.hover(over: at(0, 1))
                    $0.cancelDrag()
                }),
            Setting(
                testDescription: "prefetching", property: "isPrefetchingEnabled",
                events: ["prefetch", "cancelPrefetch"],
                allow: { $0.isPrefetchingEnabled = true }, forbid: { $0.isPrefetchingEnabled = false },
                gesture: {
                    for _ in 0..<2 {
                        $0.reloadData()
                        $0.layoutIfNeeded()
                    }
                }),
        ]
    }

    private static let ofTables: [Setting<HeadlessTables>] =
        shared() + [
            Setting(
                testDescription: "selection", property: "allowsSelection",
                events: touches + ["willSelect", "willDeselect"],
                allow: { $0.allowsSelection = true }, forbid: { $0.allowsSelection = false },
                gesture: { for row in [0, 2, 0] { $0.tap(at(0, row)) } }),
            Setting(
                testDescription: "selection in editing", property: "allowsSelectionDuringEditing",
                events: touches + ["willSelect", "willDeselect"],
                prepare: { $0.list.beginEditing() },
                allow: { $0.allowsSelectionDuringEditing = true }, forbid: { $0.allowsSelectionDuringEditing = false },
                gesture: { for row in [0, 2, 0] { $0.tap(at(0, row)) } }),
            Setting(
                testDescription: "editing", property: "allowsSelectionDuringEditing",
                events: touches + ["willSelect", "willDeselect"],
                allow: { $0.endEditing() }, forbid: { $0.beginEditing() },
                gesture: { for row in [0, 2, 0] { $0.tap(at(0, row)) } }),
            Setting(
                testDescription: "primary action", property: "allowsSelection",
                events: ["canPerformPrimaryAction", "performPrimaryAction"],
                allow: { $0.allowsSelection = true }, forbid: { $0.allowsSelection = false },
                gesture: { $0.tap(at(0, 0)) }),
            Setting(
                testDescription: "two fingers", property: "allowsMultipleSelectionDuringEditing", events: several,
                prepare: { $0.apples.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true } },
                allow: { $0.allowsMultipleSelectionDuringEditing = true },
                forbid: {
                    $0.allowsMultipleSelectionDuringEditing = false
                    $0.endEditing()
                },
                gesture: { $0.selectItems(from: at(0, 0), through: at(0, 2)) }),
        ]

    private static let ofCollections: [Setting<HeadlessCollections>] =
        shared() + [
            Setting(
                testDescription: "selection", property: "allowsSelection", events: touches + ["shouldSelect"],
                allow: { $0.allowsSelection = true }, forbid: { $0.allowsSelection = false },
                gesture: { for item in [0, 2, 0] { $0.tap(at(0, item)) } }),
            Setting(
                testDescription: "editing", property: "allowsSelectionDuringEditing",
                events: touches + ["shouldSelect"],
                allow: { $0.endEditing() }, forbid: { $0.beginEditing() },
                gesture: { for item in [0, 2, 0] { $0.tap(at(0, item)) } }),
            Setting(
                testDescription: "several", property: "allowsMultipleSelection", events: ["shouldDeselect"],
                allow: { $0.allowsMultipleSelection = true }, forbid: { $0.allowsMultipleSelection = false },
                gesture: { for _ in 0..<2 { $0.tap(at(0, 0)) } }),
            Setting(
                testDescription: "primary action", property: "allowsSelection",
                events: ["canPerformPrimaryAction", "performPrimaryAction"],
                allow: { $0.allowsSelection = true }, forbid: { $0.allowsSelection = false },
                gesture: { $0.tap(at(0, 0)) }),
        ]

    @Test("In a table", arguments: await ofTables)
    func tables(_ setting: Setting<HeadlessTables>) { agree(setting) }

    @Test("In a collection", arguments: await ofCollections)
    func collections(_ setting: Setting<HeadlessCollections>) { agree(setting) }

    /// Forbids and allows twice, and compares what is said with what the gesture then sends.
    private func agree<Kit: TestKit>(_ setting: Setting<Kit>) {
        let rig = ListRig<Kit>()
        setting.prepare(rig)
        for sample in ListSample<Kit>.all where setting.events.contains(sample.name) {
            _ = sample.register(rig, sample.isQuestion ? .passing : .brief)
        }
        for _ in 0..<2 {
            setting.allow(rig.list)
            for event in setting.events {
                let foreseen = rig.manager.explain(eventNamed: event, at: at(0, 0))
                expectNotEqual(foreseen.answeredBy, .neverSent, "\(foreseen)")
                expectFalse(foreseen.steps.contains { $0.candidate == .setting(setting.property) }, "\(foreseen)")
            }
            let sent = sent(by: setting.gesture, rig)
            expectEqual(setting.events.filter { !sent.contains($0) }, [])

            setting.forbid(rig.list)
            for event in setting.events {
                let foreseen = rig.manager.explain(eventNamed: event, at: at(0, 0))
                expectEqual(foreseen.answeredBy, .neverSent, "\(foreseen)")
                expectTrue(foreseen.steps.contains { $0.candidate == .setting(setting.property) }, "\(foreseen)")
                expectTrue(foreseen.description.hasSuffix("answered by: nobody, as it is never sent"))
            }
            let forbidden = self.sent(by: setting.gesture, rig)
            expectEqual(setting.events.filter(forbidden.contains), [])
        }
        expectNotContains(rig.manager.validate().map(\.code), .closedGate, "a setting may change at any time")
    }

    private func sent<Kit: TestKit>(by gesture: (Kit.List) -> Void, _ rig: ListRig<Kit>) -> Set<String> {
        rig.list.layoutIfNeeded()
        rig.list.journal = HeadlessJournal()
        gesture(rig.list)
        return Set(rig.list.journal.entries.map(\.event))
    }

    @Test("The reason is said in words, in an explanation and in a report")
    func words() {
        let rig = Rig()
        rig.apples.didSelect.withoutCell { _, _ in }
        rig.list.allowsSelection = false
        let line = "setting allowsSelection: forbids it, it is false: the event is never sent"
        expectContains(rig.manager.explain(\.didSelect, at: at(0, 0)).description, "  \(line)\n")
        expectContains(rig.manager.report().description, "  \(line)\n")
        rig.list.allowsSelection = true
        rig.list.beginEditing()
        expectContains(
            rig.manager.explain(\.didSelect, at: at(0, 0)).description,
            "setting allowsSelectionDuringEditing: forbids it, it is false and the list is editing: ")
    }

    @Test("Where two fingers may allow what the settings do not, nothing is certain")
    func gestureThatAllows() {
        let album = ListRig<HeadlessCollections>()
        album.apples.didSelect.withoutCell { _, _ in }
        album.list.allowsSelection = false
        expectEqual(album.manager.explain(\.didSelect, at: at(0, 0)).answeredBy, .neverSent)
        album.apples.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true }
        let open = album.manager.explain(\.didSelect, at: at(0, 0))
        expectEqual(open.mayAnswer, [.handler, .neverSent])
        expectContains(open.description, "answered by: if allowsSelection allows it, the handler at ")
        album.list.journal = HeadlessJournal()
        album.list.selectItems(from: at(0, 0), through: at(0, 0))
        expectEqual(album.list.journal["didSelect"].count, 1)

        // In a table the gesture begins editing, and only where several rows can be selected then.
        let rig = Rig()
        rig.apples.didSelect.withoutCell { _, _ in }
        rig.apples.shouldBeginMultipleSelectionInteraction.withoutCell { _, _ in true }
        rig.list.allowsSelection = false
        expectEqual(rig.manager.explain(\.didSelect, at: at(0, 0)).answeredBy, .neverSent)
        rig.list.allowsMultipleSelectionDuringEditing = true
        expectEqual(rig.manager.explain(\.didSelect, at: at(0, 0)).mayAnswer, [.handler, .neverSent])
        rig.list.journal = HeadlessJournal()
        rig.list.selectItems(from: at(0, 0), through: at(0, 0))
        expectEqual(rig.list.journal["didSelect"].count, 1)
    }

    @Test("What is asked in editing and about a swiped row is not certain before either")
    func editing() {
        let rig = Rig()
        rig.apples.shouldIndentWhileEditing.withoutCell { _, _ in false }
        rig.apples.trailingSwipeActionsConfiguration.withoutCell { _, _ in
            HeadlessSwipeActions([HeadlessSwipeAction("More") { done in done(true) }])
        }
        func explained() -> EventResolution { rig.manager.explain(\.shouldIndentWhileEditing, at: at(0, 0)) }
        expectEqual(explained().mayAnswer, [.handler, .neverSent])
        rig.list.journal = HeadlessJournal()
        rig.list.swipe(at(0, 0), .trailing)
        expectEqual(rig.list.journal["shouldIndentWhileEditing"].count, 1)
        rig.list.endSwipe()
        rig.list.beginEditing()
        expectEqual(explained().answeredBy, .handler)
        rig.list.endEditing()
        expectEqual(explained().answeredBy, .depends)
    }

    @Test(
        "Whether a row may move, where it lands and that it has is not certain outside editing, where a drag moves it",
        arguments: ["canMove", "targetIndexPathForMove", "moveRowTo"])
    func moving(_ event: String) {
        let rig = Rig()
        rig.apples.canMove.withoutCell { _, _ in true }
        rig.apples.targetIndexPathForMove.withoutCell { proposed, _, _ in proposed }
        rig.apples.moveRowTo.withoutCell { _, _, _ in }
        func explained() -> EventResolution { rig.manager.explain(eventNamed: event, at: at(0, 0)) }
        for _ in 0..<2 {
            expectEqual(explained().mayAnswer, [.handler, .neverSent])
            expectContains(
                explained().description, "setting isEditing: may forbid it: rows move in editing, or by a drag")
            rig.list.journal = HeadlessJournal()
            rig.list.beginEditing()
            rig.list.layoutIfNeeded()
            rig.list.move(at(0, 0), to: at(0, 2))
            expectTrue(!rig.list.journal[event].isEmpty)
            expectNotContains(explained().description, "isEditing")
            rig.list.endEditing()
            rig.manager.setNeedsUpdate()
        }
        rig.apples.itemsForBeginningDragSession.withoutCell { _, _, _ in [HeadlessDragItem("apple")] }
        rig.list.journal = HeadlessJournal()
        rig.list.drag(at(0, 0))
        rig.list.drop(at: at(0, 2))
        expectTrue(!rig.list.journal[event].isEmpty)
    }
}
