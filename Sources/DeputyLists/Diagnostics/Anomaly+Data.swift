package import Deputy

/// The messages for items that are not shown, and for places that the data does not have.
extension Anomaly.Report {
    /// An item, or the model of another view, that is not shown.
    static func unshown(_ item: UnshownItem) -> Self {
        switch item {
        case .isNil(let place): return Self(ListAnomaly.nilItem, "The item at \(place) is nil.")
        case .hasNoMapping(let kind, let type, let place, let nearest):
            // The type of the item is reported once for each nearest mapping.
            let (subject, fate, way) =
                kind == .cell
                ? ("item", "A placeholder is shown in its place", "remove the item")
                : ("model", "It is not shown", "leave the model out of the section")
            let register = "register a \(kind) for \(type)"
            return Self(
                ListAnomaly.missingMapping, "No \(kind) is registered for \(type), the \(subject) at \(place).", fate,
                nearest.description,
                nearest.hasCondition
                    ? "let the condition hold for this \(subject), \(register) without a condition after it" : register,
                way, subject: Subject(kind, type, nearest: nearest.site))
        }
    }

    /// A place that a source counts and has no item for.
    static func missingItem(at place: EventLocation, count: Int) -> Self {
        Self(
            ListAnomaly.missingItem,
            "The source has no item at \(place), although it counts \(counted(count, "item")) in the section.")
    }

    /// A section without a model for a header or footer that its layout asks for.
    static func missingModel(of kind: ViewKind, at place: EventLocation) -> Self {
        Self(
            ListAnomaly.missingModel,
            "The layout asks for the \(kind) at \(place), but the section has no model for it.", kind, kind)
    }

    /// A place that the data does not have; `limits` is a sentence about what it has.
    /// - Parameter lacksSection: whether something was to be put into a section that does not exist.
    static func outsideData(
        _ what: String, at place: EventLocation, limits: String, lacksSection: Bool = false
    ) -> Self {
        let isSection = if case .section = place { true } else { false }
        return Self(
            ListAnomaly.outsideData, "\(what) at \(place) is outside the data.", limits,
            isSection ? "the number of a section" : "an index path",
            lacksSection
                ? ", or make the section first: with insertSection, setSections or apply, or with append, "
                    + "setItems or setHeader, which make the section whose number they get."
                : ".")
    }

    /// A host that sends an event twice, too early, or about a foreign view.
    static func outOfOrder(_ event: String, at place: EventLocation, because: String) -> Self {
        Self(ListAnomaly.outOfOrder, "The host sent \(event) at \(place) out of order: \(because).")
    }

    /// A negative count of a custom item source.
    static func negativeCount(_ count: Int, at place: EventLocation) -> Self {
        let what = if case .section = place { "numberOfItems at \(place)" } else { "numberOfSections" }
        return Self(ListAnomaly.invalidCount, "\(what) of the item source is \(count).")
    }

    /// A distance from an edge that no row has.
    /// - Parameter owner: whose closure it is: ` of onTable()`.
    package static func invalidDistance(_ rows: Int, from edge: RowsEdge, of owner: String = "") -> Self {
        Self(
            ListAnomaly.invalidDistance, "\(edge.closureName)(rows: \(rows))\(owner) matches no row.",
            edge == .start ? "first" : "last")
    }

    /// Identifiers that occur more than once in a section; each with its places.
    /// - Parameter isBound: whether a chain binds the section; a chain has no `duplicates:` argument.
    static func duplicateIdentifiers(_ identifiers: [String], isBound: Bool = false) -> Self {
        Self(
            ListAnomaly.duplicateIdentifiers,
            "Identifiers occur more than once in a section: \(identifiers.joined(separator: "; ")).",
            isBound ? "." : ", or choose how they are handled: apply(…, duplicates: …).")
    }

    /// Identifiers of items that are added to a section which has them already; each with the place of the second.
    static func repeatedIdentifiers(_ identifiers: [String], inSection section: Int) -> Self {
        Self(
            ListAnomaly.repeatedIdentifiers,
            "Section \(section) already has these identifiers: \(identifiers.joined(separator: "; ")).")
    }

    /// Sections that have one id.
    static func duplicateSections(_ id: String, _ sections: [Int]) -> Self {
        let numbers = sections.prefix(3).map(String.init).joined(separator: ", ")
        let more = sections.count > 3 ? " and \(sections.count - 3) more" : ""
        return Self(ListAnomaly.duplicateSections, "Several sections have the id \(id): \(numbers)\(more).")
    }

    /// Identifiers with so many equal hashes that they are not all compared.
    static func collidingIdentifiers() -> Self {
        Self(
            ListAnomaly.collidingIdentifiers,
            "So many different identifiers have the same hash that the search for equal ones was given up.")
    }

    /// A change of items that a binder provides.
    static func changedBoundItems() -> Self {
        Self(ListAnomaly.overwrittenItems, "The items were changed, but a binder provides them.")
    }

    /// A change of the items of a manager whose list shows another source.
    static func changedUnshownItems() -> Self {
        Self(
            ListAnomaly.changedUnshownItems,
            "The manager's items were changed, but its list shows another source.")
    }

    /// Data that is replaced where it follows something.
    /// - Parameter part: what was replaced, in words.
    static func replacedFollowedItems(_ part: String, followedAt site: CallSite) -> Self {
        Self(ListAnomaly.replacedFollowedItems, "\(part) set here, but also by what is followed at \(site).")
    }

    /// A followed closure, or binder, on a system that has no Observation.
    package static func missingObservation(byBinder isBinder: Bool = false) -> Self {
        Self(
            ListAnomaly.missingObservation,
            "This \(isBinder ? "binder" : "closure") is followed, but the system cannot observe what it reads.",
            isBinder ? "binder" : "manager.items")
    }

    /// A followed closure that reads nothing observable, or a binder of which no closure does.
    package static func unobservedFollowing(byBinder isBinder: Bool = false) -> Self {
        isBinder
            ? Self(
                ListAnomaly.unobservedFollowing,
                "This binder is followed, but no closure of its chains reads anything observable.", "binder")
            : Self(
                ListAnomaly.unobservedFollowing, "This closure is followed, but it reads nothing observable.",
                "manager.items")
    }

    /// A model that changes whenever it is read.
    package static func endlessFollowing() -> Self {
        Self(
            ListAnomaly.endlessFollowing,
            "What this closure reads changes again and again, each time right after it was read.")
    }

    /// Views whose filling changes what views read.
    static func endlessFilling() -> Self {
        Self(
            ListAnomaly.endlessFilling,
            "What this view reads when it is filled changes again and again, each time right after that.")
    }

    /// A sequence that threw.
    static func brokenSequence(_ error: String) -> Self {
        Self(ListAnomaly.brokenSequence, "A sequence that the items follow threw \(error).")
    }
}
