import Deputy

/// The messages for items that are not shown, places that the data does not have, and events about them that come out of order.
extension Anomaly.Report {
    /// An item, or the model of another view, that is not shown.
    static func unshown(_ item: UnshownItem) -> Self {
        switch item {
        case .isNil(let place): missingItem(at: place)
        case .hasNoMapping(let kind, let type, let place, let nearest):
            missingMapping(kind: kind, model: type, at: place, nearest: nearest)
        }
    }

    /// An item, or the model of another view, without a mapping.
    /// - Parameters:
    ///   - type: the type of the item, which is reported once for each nearest mapping.
    ///   - nearest: which registered mapping comes closest.
    private static func missingMapping(
        kind: ViewKind, model type: Any.Type, at place: EventLocation, nearest: NearestMapping
    ) -> Self {
        let model = "\(type)"
        let (subject, fate, way) =
            kind == .cell
            ? ("item", "A placeholder is shown in its place", "remove the item")
            : ("model", "It is not shown", "leave the model out of the section")
        let register = "register a \(kind) for \(model)"
        return Self(
            code: .missingMapping, severity: .error,
            headline: "No \(kind) is registered for \(model), the \(subject) at \(place).",
            reason: "\(fate), and no handler is called for it. \(nearest.description)",
            remedy: nearest.hasCondition
                ? "let the condition hold for this \(subject), \(register) without a condition after it, or \(way)."
                : "\(register), or \(way).",
            subject: Subject(kind, type, nearest: nearest.site))
    }

    /// An item that is nil.
    private static func missingItem(at place: EventLocation) -> Self {
        Self(
            code: .missingItem, severity: .error,
            headline: "The item at \(place) is nil.",
            reason:
                "Optionals are unwrapped before a mapping is looked for, so nil matches none; a placeholder is shown.",
            remedy: "leave nil out of the items, or wrap it in a type of your own.")
    }

    /// A section without a model for a header or footer that its layout asks for.
    static func missingModel(of kind: ViewKind, at place: EventLocation) -> Self {
        Self(
            code: .missingItem, severity: .error,
            headline: "The layout asks for the \(kind) at \(place), but the section has no model for it.",
            reason: "A collection view must have a view wherever its layout asks for one, so an empty one is shown.",
            remedy:
                "give the section a \(kind), as in ItemSection(posts, \(kind): title), or make the layout ask for none "
                + "there.")
    }

    /// A place that the data does not have; `limits` is a sentence about what it has.
    /// - Parameter lacksSection: whether something was to be put into a section that does not exist.
    static func outsideData(
        _ what: String, at place: EventLocation, limits: String, lacksSection: Bool = false
    ) -> Self {
        Self(
            code: .outsideData, severity: .error,
            headline: "\(what) at \(place) is outside the data.",
            reason: "\(limits) Nothing was changed.",
            remedy:
                "use \(place.isSection ? "the number of a section" : "an index path") that the data has at this moment"
                + (lacksSection
                    ? ", or make the section first: with insertSection, setSections or apply, or with append, "
                        + "setItems or setHeader, which make the section whose number they get."
                    : ".")
        )
    }

    /// A host that sends an event twice, too early, or about a foreign view.
    static func outOfOrder(_ event: String, at place: EventLocation, because: String) -> Self {
        Self(
            code: .outOfOrder, severity: .warning,
            headline: "The host sent \(event) at \(place) out of order: \(because).",
            reason: "The item that the view shows can then only be taken from the current data.",
            remedy: "let only the host call its delegate.")
    }

    /// A negative count of a custom item source.
    static func negativeCount(_ count: Int, at place: EventLocation) -> Self {
        let what = if case .section = place { "numberOfItems at \(place)" } else { "numberOfSections" }
        return Self(
            code: .invalidCount, severity: .error,
            headline: "\(what) of the item source is \(count).",
            reason: "A count cannot be negative, so 0 is used.",
            remedy: "give 0 or more.")
    }
}

extension EventLocation {
    /// Whether it is a section, which has a number and no index path.
    fileprivate var isSection: Bool { if case .section = self { true } else { false } }
}
