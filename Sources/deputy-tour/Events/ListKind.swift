import DeputyHeadless

/// The lists whose events have a page each, and what the page calls them.
enum ListKind: String, CaseIterable {
    case tables, collections

    /// The program's arguments for the page.
    var command: String {
        switch self {
        case .tables: "events"
        case .collections: "events collections"
        }
    }

    /// Where the page is, from the package's folder.
    var page: String {
        switch self {
        case .tables: "Docs/Events.md"
        case .collections: "Docs/Events-of-a-collection.md"
        }
    }

    /// The page's last line, as `.ci/check-docs` wants it.
    var neighbours: String {
        switch self {
        case .tables:
            "Previous: [Events of your own](Events-of-your-own.md) · "
                + "Next: [Events of a collection](Events-of-a-collection.md) · [Glossary](Glossary.md)"
        case .collections:
            "Previous: [Events](Events.md) · Next: [Chains](Chains.md) · [Glossary](Glossary.md)"
        }
    }

    var title: String {
        switch self {
        case .tables: "Events"
        case .collections: "Events of a collection"
        }
    }

    var noun: String {
        switch self {
        case .tables: "table"
        case .collections: "collection"
        }
    }

    var item: String {
        switch self {
        case .tables: "a row"
        case .collections: "an item"
        }
    }

    var protocols: String {
        switch self {
        case .tables: "five protocols"
        case .collections: "six protocols"
        }
    }

    /// The methods of the protocols that are not events.
    var otherMethods: [_NonEventMethods.Method] {
        switch self {
        case .tables: _NonEventMethods.ofTables
        case .collections: _NonEventMethods.ofCollections
        }
    }

    /// The gesture that sends an event in the course of a flow; nil for the few that none sends.
    func gesture(for event: String) -> String? { flows.first { $0.events.contains(event) }?.gesture }
}
