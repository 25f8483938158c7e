import DeputyHeadless

/// A page of the documentation that lists the events of a catalogue, made from it; a test fails when the page is stale.
@MainActor
struct EventPage {
    let list: ListKind
    let events: [DelegateEvent]

    init(_ list: ListKind) {
        self.list = list
        events =
            switch list {
            case .tables: SharedCatalogue<TableEvents<Headless>>.shared.all
            case .collections: SharedCatalogue<CollectionEvents<HeadlessCollections>>.shared.all
            }
    }

    var text: String {
        """
        # \(list.title)

        This page is made by `swift run deputy-tour \(list.command)`; do not edit it.

        Each of the \(events.count + list.otherMethods.count) methods of a \(list.noun)'s \(list.protocols) is an event, or is decided by the items and the mappings.
        *Default* is what \(list.item) gets that nobody answers for. A *gate* is an event that must say yes before this one is ever
        sent, or a notice that must be implemented; "no by default" means that somebody must answer or implement it.
        *tvOS* is the first version that has the method; an event without one is never sent there.
        *Tried by* is the gesture of the headless \(list.noun) that sends the event; every event can also be sent by
        `\(list.noun).send(\\.event, at:)`.

        \(groups.map { table(of: $0.events, titled: $0.title) }.joined(separator: "\n\n"))

        ## No events

        | selector | decided by |
        |---|---|
        \(list.otherMethods.map { "| `\($0.selector)` | \($0.decidedBy) |" }.joined(separator: "\n"))

        ## Forwarded to the owner

        A \(list.noun)'s delegate is a scroll view's delegate too. These methods reach the owner as they are, and `responds(to:)`
        says what the owner says:

        \(_NonEventMethods.forwarded.map { "`\($0)`" }.joined(separator: ", "))

        ## Who answers for the data source

        | method | with the manager's own items | over a diffable data source |
        |---|---|---|
        \(dataSourceRows.joined(separator: "\n"))

        """
    }

    /// The events by protocol, in the order of the slots.
    private var groups: [(title: String, events: [DelegateEvent])] {
        DelegatePart.allCases.flatMap { part in
            let events = events.filter { $0.facts.part == part }
            let ofLayout = events.filter(\.isOfFlowLayout)
            let others = (part.title, events.filter { !$0.isOfFlowLayout })
            return ofLayout.isEmpty ? [others] : [others, ("Flow layout", ofLayout)]
        }
    }

    private func table(of events: [DelegateEvent], titled title: String) -> String {
        let rows = events.map { event in
            let cells = [
                "`\(event.name)`", "`\(event.selector)`", "`\(neutral(event.shape))`", since(event),
                event.sinceTVOS ?? "—",
                event.defaultSummary ?? "—",
                event.facts.gates.isEmpty ? "—" : event.facts.gates.map(text(of:)).joined(separator: ", "),
                "`\(list.gesture(for: event.name) ?? "send")`",
            ]
            return "| " + cells.joined(separator: " | ") + " |"
        }
        return """
            ## \(title)

            | event | selector | closure | since iOS | tvOS | default | gate | tried by |
            |---|---|---|---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private var dataSourceRows: [String] {
        let methods = list.otherMethods.filter { $0.part == .dataSource }.map { method in
            "| `\(method.selector)` | \(method.decidedBy) | the data source |"
        }
        let closures = events.filter { $0.facts.part == .dataSource }.map { event in
            "| `\(event.selector)` | the closures of `\(event.name)`, then the owner | the data source, unless its subclass asks the manager |"
        }
        return methods + closures
    }

    /// A gate, and what it says if nobody answers it.
    private func text(of gate: EventGate) -> String {
        "`\(gate.event)`" + (gate.isOpenByDefault ? "" : " (no by default)")
            + (gate.alternative.map { ", or `\($0)`" } ?? "")
    }

    /// The names of the headless kit's types without the prefix: on iOS they are UIKit's.
    private func neutral(_ shape: String) -> String { shape.replacing("Headless", with: "") }

    private func since(_ event: DelegateEvent) -> String {
        event.facts.since + (event.facts.deprecated.map { ", deprecated \($0)" } ?? "")
            + (event.facts.isRequired ? ", required" : "")
    }
}

extension DelegateEvent {
    /// Whether a flow layout asks it: its protocol has no slot of its own, and the collection's delegate answers.
    fileprivate var isOfFlowLayout: Bool { selector.hasPrefix("collectionView:layout:") }
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
