import DeputyHeadless

/// The lists whose events have a page each, and what the page calls them.
enum ListKind: String, CaseIterable {
    case tables, collections

    /// What the page says of the list.
    struct Words {
        let title, noun, item, protocols, command: String
        /// The page's last line, as `.ci/check-docs` wants it.
        let neighbours: String
    }

    var words: Words {
        switch self {
        case .tables:
            Words(
                title: "Events", noun: "table", item: "a row", protocols: "six protocols",
                command: "events --markdown",
                neighbours: "Previous: [Events of your own](Events-of-your-own.md) · "
                    + "Next: [Events of a collection](Events-of-a-collection.md) · [Glossary](Glossary.md)")
        case .collections:
            Words(
                title: "Events of a collection", noun: "collection", item: "an item", protocols: "seven protocols",
                command: "events collections --markdown",
                neighbours: "Previous: [Events](Events.md) · Next: [Chains](Chains.md) · [Glossary](Glossary.md)")
        }
    }

    /// Where the page is, from the package's folder.
    var page: String { self == .tables ? "Docs/Events.md" : "Docs/Events-of-a-collection.md" }

    /// The methods of the protocols that are not events.
    var otherMethods: [_NonEventMethods.Method] {
        self == .tables ? _NonEventMethods.ofTables : _NonEventMethods.ofCollections
    }

    /// The methods that are neither events nor Deputy's, and why.
    var ownersMethods: [(selector: String, reason: String)] {
        guard self == .tables else { return [] }
        let reason = "nothing but the owner: deprecated since iOS 3, for a property of the cell"
        return [("tableView:accessoryTypeForRowWithIndexPath:", reason)]
    }

    /// The gesture that sends an event in the course of a flow; nil for the few that none sends.
    func gesture(for event: String) -> String? { flows.first { $0.events.contains(event) }?.gesture }
}
