import DeputyHeadless

/// The tables of `Docs/Events.md`, made from the catalogue; a test fails when the page is stale.
@MainActor
func eventTables() -> String {
    let events = Catalogue<TableEvents<Headless>>.shared.all
    return """
        # Events

        This page is made by `swift run deputy-tour events`; do not edit it.

        Each of the \(events.count + NonEventMethods.ofTables.count) methods of a table's five protocols is an event, or is decided by the items and the mappings.
        *Default* is what a row gets that nobody answers for. A *gate* is an event that must say yes before this one is ever
        sent, or a notice that must be implemented; "no by default" means that somebody must answer or implement it.
        *Tried by* is the gesture of the headless table that sends the event; every event can also be sent by
        `table.send(\\.event, at:)`.

        \(DelegatePart.allCases.map { part in table(of: events.filter { $0.facts.part == part }, titled: part.title) }
            .joined(separator: "\n\n"))

        ## No events

        | selector | decided by |
        |---|---|
        \(NonEventMethods.ofTables.map { "| `\($0.selector)` | \($0.decidedBy) |" }.joined(separator: "\n"))

        ## Forwarded to the owner

        A table's delegate is a scroll view's delegate too. These methods reach the owner as they are, and `responds(to:)`
        says what the owner says:

        \(NonEventMethods.forwarded.map { "`\($0)`" }.joined(separator: ", "))

        ## Who answers for the data source

        | method | with the manager's own items | over a diffable data source |
        |---|---|---|
        \(dataSourceRows(events).joined(separator: "\n"))

        """
}

@MainActor
private func table(of events: [Event], titled title: String) -> String {
    let rows = events.map { event in
        let cells = [
            "`\(event.name)`", "`\(event.selector)`", "`\(neutral(event.shape))`", since(event),
            event.defaultSummary ?? "—",
            event.facts.gates.isEmpty ? "—" : event.facts.gates.map(text(of:)).joined(separator: ", "),
            flow(of: event.name),
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }
    return """
        ## \(title)

        | event | selector | closure | since iOS | default | gate | tried by |
        |---|---|---|---|---|---|---|
        \(rows.joined(separator: "\n"))
        """
}

/// A gate, and what it says if nobody answers it.
private func text(of gate: Gate) -> String {
    "`\(gate.event)`" + (gate.isOpenByDefault ? "" : " (no by default)")
        + (gate.alternative.map { ", or `\($0)`" } ?? "")
}

/// The names of the headless kit's types without the prefix: on iOS they are UIKit's.
private func neutral(_ shape: String) -> String { shape.replacing("Headless", with: "") }

@MainActor
private func since(_ event: Event) -> String {
    event.facts.since + (event.facts.deprecated.map { ", deprecated \($0)" } ?? "")
        + (event.facts.isRequired ? ", required" : "")
}

@MainActor
private func dataSourceRows(_ events: [Event]) -> [String] {
    let methods = NonEventMethods.ofTables.filter { !$0.selector.contains("view") }.map { method in
        "| `\(method.selector)` | \(method.decidedBy) | the data source |"
    }
    let closures = events.filter { $0.facts.part == .dataSource }.map { event in
        "| `\(event.selector)` | the closures of `\(event.name)`, then the owner | the data source, unless its subclass asks the manager |"
    }
    return methods + closures
}

extension DelegatePart {
    fileprivate var title: String {
        switch self {
        case .delegate: "Delegate"
        case .dataSource: "Data source"
        case .drag: "Drag delegate"
        case .drop: "Drop delegate"
        case .prefetching: "Prefetching"
        }
    }
}

/// The gesture that sends an event in the course of a flow; `send` for the few that none sends.
func flow(of event: String) -> String {
    flows.first { $0.events.contains(event) }.map { "`\($0.gesture)`" } ?? "`send`"
}

/// The flows of the headless table, with the events they send.
let flows: [(gesture: String, events: [String])] = [
    (
        "layoutIfNeeded()",
        [
            "willDisplay", "willDisplayHeaderView", "willDisplayFooterView", "heightForCell", "heightForHeader",
            "heightForFooter", "estimatedHeightForCell", "estimatedHeightForHeader", "estimatedHeightForFooter",
            "indentationLevelForCell", "accessoryType", "sectionIndexTitles",
        ]
    ),
    (
        "scroll(to:)",
        [
            "didEndDisplaying", "didEndDisplayingHeaderView", "didEndDisplayingFooterView", "prefetch",
            "cancelPrefetch",
        ]
    ),
    (
        "tap(_:)",
        [
            "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "willDeselect", "didSelect",
            "didDeselect",
            "canPerformPrimaryAction", "performPrimaryAction",
        ]
    ),
    ("tapAccessory(_:)", ["accessoryButtonTapped"]),
    (
        "selectRows(from:through:)",
        [
            "shouldBeginMultipleSelectionInteraction", "didBeginMultipleSelectionInteraction",
            "didEndMultipleSelectionInteraction",
        ]
    ),
    ("beginEditing()", ["canEditCell", "editingStyle", "shouldIndentWhileEditing"]),
    ("delete(_:)", ["commitEditingStyle", "titleForDeleteConfirmationButton"]),
    ("move(_:through:to:)", ["canMove", "targetIndexPathForMove", "moveRowTo"]),
    (
        "swipe(_:_:)",
        [
            "leadingSwipeActionsConfiguration", "trailingSwipeActionsConfiguration", "editActions", "willBeginEditing",
            "didEndEditing",
        ]
    ),
    (
        "press(_:)",
        [
            "contextMenuConfiguration", "previewForHighlightingContextMenu", "willDisplayContextMenu",
            "previewForDismissingContextMenu", "willEndContextMenuInteraction", "willPerformPreviewAction",
        ]
    ),
    (
        "focus(_:)",
        [
            "canFocus", "shouldUpdateFocus", "didUpdateFocus", "indexPathForPreferredFocusedView",
            "selectionFollowsFocus",
        ]
    ),
    ("tapIndexTitle(_:)", ["sectionForSectionIndexTitle"]),
    (
        "drag(_:)",
        [
            "itemsForBeginningDragSession", "itemsForAddingToDragSession", "dragPreviewParameters",
            "dragSessionWillBegin",
            "dragSessionDidEnd", "dragSessionAllowsMoveOperation", "dragSessionIsRestrictedToDraggingApplication",
            "shouldSpringLoad",
        ]
    ),
    (
        "drop(at:)",
        [
            "performDropWithCoordinator", "canHandleDropSession", "dropSessionDidEnter", "dropSessionDidUpdate",
            "dropSessionDidExit", "dropSessionDidEnd", "dropPreviewParameters",
        ]
    ),
]
