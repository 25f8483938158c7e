import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a person does to a list, for the rule that what a closure registers counts from the next event on.
@MainActor
private struct Gesture<Kit: TestKit> {
    let name: String
    var prepare: @MainActor (ListRig<Kit>) -> Void = { _ in }
    let act: @MainActor (ListRig<Kit>) -> Void

    /// Those of every list. The apples are in rows 0, 2, 3 and so on.
    static var shared: [Gesture] {
        [
            Gesture(name: "tap") { $0.list.tap(at(0, 2)) },
            Gesture(name: "tap another") {
                $0.list.tap(at(0, 2))
            } act: {
                $0.list.tap(at(0, 3))
            },
            Gesture(name: "press") { $0.list.press(at(0, 2)) },
            Gesture(name: "focus") { $0.list.focus(at(0, 2)) },
            Gesture(name: "drag") { $0.list.drag(at(0, 2)) },
            Gesture(name: "drop") { $0.list.drop(HeadlessDragSession([HeadlessDragItem("x")]), at: at(0, 2)) },
            Gesture(name: "move") {
                $0.list.beginEditing()
            } act: {
                $0.list.move(at(0, 2), to: at(0, 3))
            },
        ]
    }
}

extension Gesture where Kit == HeadlessTables {
    static var ofTables: [Gesture] {
        [
            Gesture(name: "swipe") { $0.table.swipe(at(0, 2), .trailing) },
            Gesture(name: "swipe back") { $0.table.swipe(at(0, 2), .leading) },
            Gesture(name: "tap accessory") { $0.table.tapAccessory(at(0, 2)) },
            Gesture(name: "delete") {
                $0.list.beginEditing()
            } act: {
                $0.table.delete(at(0, 2))
            },
            Gesture(name: "insert") {
                $0.list.beginEditing()
            } act: {
                $0.table.insert(at(0, 2))
            },
        ]
    }
}

@MainActor
@Suite("What a closure registers in a gesture counts from the next event on (R10, R21)")
struct RegisteringInGesturesTests {
    /// A collection's move of an item, and what comes of it in the list's own layout, in order.
    private static let layoutAfterMove = [
        "moveItemAtTo", "referenceSizeForHeaderView", "referenceSizeForFooterView", "insetForSectionAtIndex",
        "minimumLineSpacingForSectionAtIndex", "minimumInteritemSpacingForSectionAtIndex", "sizeForCell", "canEdit",
        "willDisplay", "didEndDisplaying",
    ]

    /// What a closure does not hear in the gesture that it is registered in: what was decided at the touch (`performPrimaryAction`), what is
    /// asked inside the same event (`shouldHighlight`), and what comes after a question that a list asks while it lays itself out, or after
    /// it has moved an item, such as the item's cell once more: then its slots stay as they are until the end of the turn.
    private static func unheard(_ list: EachKit) -> Set<String> {
        switch list {
        case .tables:
            [
                "tap: performPrimaryAction in willSelect",
                "tap: performPrimaryAction in didSelect",
                "tap another: performPrimaryAction in willSelect",
                "tap another: performPrimaryAction in willDeselect",
                "tap another: performPrimaryAction in didDeselect",
                "tap another: performPrimaryAction in didSelect",
                "focus: shouldHighlight in canFocus",
                "move: targetIndexPathForMove in canEditCell",
                "move: targetIndexPathForMove in canMove",
                "swipe: trailingSwipeActionsConfiguration in canEditCell",
                "swipe: shouldIndentWhileEditing in canEditCell",
                "swipe: shouldIndentWhileEditing in editingStyle",
                "swipe back: leadingSwipeActionsConfiguration in canEditCell",
                "swipe back: shouldIndentWhileEditing in canEditCell",
                "swipe back: shouldIndentWhileEditing in editingStyle",
            ]
        case .collections:
            Set(
                [
                    "tap: performPrimaryAction in shouldSelect",
                    "tap: performPrimaryAction in didSelect",
                    "tap another: performPrimaryAction in shouldSelect",
                    "tap another: performPrimaryAction in didDeselect",
                    "tap another: performPrimaryAction in didSelect",
                    "focus: shouldHighlight in canFocus",
                    // The newer question asks the older one while it is answered.
                    "move: targetIndexPathForMovingItem in targetIndexPathForMoveFromItem",
                ]
                    + layoutAfterMove.indices.flatMap { first in
                        layoutAfterMove[(first + 1)...].map { "move: \($0) in \(layoutAfterMove[first])" }
                    })
        }
    }

    /// Those whose default ends the gesture.
    private static let answering: Set<String> = [
        "contextMenuConfiguration", "contextMenuConfigurationForItemsAtIndexPaths", "leadingSwipeActionsConfiguration",
        "trailingSwipeActionsConfiguration", "itemsForBeginningDragSession", "dropSessionDidUpdate",
    ]

    @Test("In every gesture, whichever event registers and whichever it registers for", arguments: EachKit.allCases)
    func everyGesture(_ list: EachKit) {
        var (pairs, unheard) = (0, Set<String>())
        func check<Kit: TestKit>(_ gestures: [Gesture<Kit>]) {
            for gesture in gestures {
                let events = self.events(of: gesture)
                for (number, first) in events.enumerated() {
                    for late in events.dropFirst(number + 1) {
                        guard let heard = hears(late, registeredIn: first, of: events, in: gesture) else { continue }
                        if !heard { unheard.insert("\(gesture.name): \(late) in \(first)") }
                        pairs += 1
                    }
                }
            }
        }
        switch list {
        case .tables: check(Gesture<HeadlessTables>.shared + Gesture<HeadlessTables>.ofTables)
        case .collections: check(Gesture<HeadlessCollections>.shared)
        }
        expectEqual(unheard, Self.unheard(list))
        #expect(pairs > 100)
    }

    private func register<Kit: TestKit>(_ names: [String], _ rig: ListRig<Kit>) {
        rig.manager.dispatcher.batch {
            for sample in Kit.samples where names.contains(sample.name) {
                _ = sample.register(rig, Self.answering.contains(sample.name) ? .brief : .passing)
            }
        }
    }

    /// The events of a gesture, in order, if all are implemented.
    private func events<Kit: TestKit>(of gesture: Gesture<Kit>) -> [String] {
        let rig = ListRig<Kit>()
        register(Kit.samples.map(\.name), rig)
        gesture.prepare(rig)
        rig.list.layoutIfNeeded()
        rig.calls = []
        gesture.act(rig)
        var events: [String] = []
        for call in rig.calls.compactMap({ $0.split(separator: " ").last.map(String.init) })
        where !events.contains(call) {
            events.append(call)
        }
        return events
    }

    /// Whether a closure hears its event that another event of the gesture registers; nil if that does not come.
    private func hears<Kit: TestKit>(
        _ late: String, registeredIn first: String, of events: [String], in gesture: Gesture<Kit>
    ) -> Bool? {
        let rig = ListRig<Kit>()
        register(Kit.samples.map(\.name).filter { $0 != late }, rig)
        gesture.prepare(rig)
        rig.list.layoutIfNeeded()
        rig.calls = []
        var isRegistered = false
        func wait() {
            rig.insideCall = { [unowned rig] in
                guard rig.calls.last?.hasSuffix(" \(first)") == true else { return wait() }
                isRegistered = true
                register([late], rig)
            }
        }
        wait()
        gesture.act(rig)
        rig.insideCall = nil
        expectEqual(rig.invariants, [])
        return isRegistered ? rig.calls.contains { $0.hasSuffix(" \(late)") } : nil
    }
}
