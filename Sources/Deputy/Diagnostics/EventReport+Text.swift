extension EventReport: Printed {
    /// The report as text, to be pasted as it is.
    package var printed: String {
        var sections: [(title: String, lines: [String])] = [
            ("Mappings", mappings.enumerated().map { "\($0 + 1). \($1)" }),
            ("Handlers", events.flatMap(\.lines)),
            ("Owner", owners.map(\.description)),
            ("Implemented", implemented),
            ("Answered by others", exclusions.map { "\($0.part): \($0.because)" }),
            (Self.departuresTitle, departures.map(\.description)),
            ("Found by validate()", findings.flatMap(\.lines)),
            ("Anomalies so far", anomalies.flatMap(\.lines)),
        ]
        if let recorded { sections.append(("Recorded last", recorded)) }
        // Most lists have no departures, so the section is left out when it is empty.
        let body = sections.filter { $0.title != Self.departuresTitle || !$0.lines.isEmpty }.map { section in
            section.lines.isEmpty
                ? "\(section.title): none"
                : ([section.title] + section.lines.map { "  " + $0 }).joined(separator: "\n")
        }
        return ([headline] + body).joined(separator: "\n")
    }

    private static let departuresTitle = "Gone with their objects"

    private var headline: String {
        let name = host ?? "No host"
        guard !itemCounts.isEmpty else { return name }
        let counts = itemCounts.prefix(10).map(String.init).joined(separator: ", ")
        return "\(name), items by section: \(counts)" + (itemCounts.count > 10 ? ", …" : "")
    }
}

extension EventReport._Mapping: Printed {
    /// The mapping in a line.
    package var printed: String {
        "\(kind) \(view) for \(model)" + (condition.map { ", \($0)" } ?? "") + " (\(site))"
    }
}

extension EventReport._EventHandlers {
    fileprivate var lines: [String] {
        [event] + (gates + settings).map { "  \($0)" } + handlers.map { "  \($0)" }
            + streams.map { "  stream (\($0))" }
    }
}

extension EventReport._Handler: Printed {
    /// The handler in a line.
    package var printed: String {
        let remarks = (takesView ? ["takes the view"] : []) + (mayPass ? ["may pass"] : [])
        return (mapping.map { "\($0) " } ?? "") + "(\(site))"
            + (remarks.isEmpty ? "" : ": " + remarks.joined(separator: ", "))
    }
}

extension EventReport._Owner: Printed {
    /// The owner in a line.
    package var printed: String {
        let protocols =
            parts.count == DelegatePart.allCases.count ? "everything" : parts.map { "\($0)" }.joined(separator: ", ")
        return "\(name), for \(protocols): " + (events.isEmpty ? "implements no event" : events.joined(separator: ", "))
    }
}

extension EventReport._Departure: Printed {
    /// What is gone, in a line.
    package var printed: String {
        "\(what), with \(withArticle(object)) (\(site))" + (count == 1 ? "" : ", \(count) times")
    }
}

extension Anomaly {
    fileprivate var lines: [String] { description.split(separator: "\n").map(String.init) }
}
