/// What sections without items show.
struct EmptySections: Equatable {
    var showHeaders = true
    var showFooters = true

    func header(of section: ItemSection?) -> Any? { header(of: section, hasItems: section?.items.isEmpty == false) }
    func footer(of section: ItemSection?) -> Any? { footer(of: section, hasItems: section?.items.isEmpty == false) }

    func header(of section: ItemSection?, hasItems: Bool) -> Any? { showHeaders || hasItems ? section?.header : nil }
    func footer(of section: ItemSection?, hasItems: Bool) -> Any? { showFooters || hasItems ? section?.footer : nil }

    /// Whether a section shows a header or a footer that the host does not show, or the other way round.
    /// - Parameter number: the section's number for the host.
    @MainActor
    func differ(_ section: ItemSection, fromSection number: Int, of shown: ShownItems) -> Bool {
        guard !showHeaders || !showFooters || shown.emptySections != self else { return false }
        return (header(of: section) == nil) != (shown.header(inSection: number) == nil)
            || (footer(of: section) == nil) != (shown.footer(inSection: number) == nil)
    }
}

extension ItemStore {
    /// Whether a section without items shows its header; yes, unless you say otherwise.
    ///
    /// The header comes and goes with the section's first and last item, animated. What ``header(inSection:)`` tells is what
    /// is shown; ``ItemSection/header`` stays.
    ///
    /// ```swift
    /// manager.items.showsHeadersOfEmptySections = false
    /// ```
    public var showsHeadersOfEmptySections: Bool {
        get { emptySections.showHeaders }
        set { change { $0.emptySections.showHeaders = newValue } }
    }

    /// Whether a section without items shows its footer; yes, unless you say otherwise. See ``showsHeadersOfEmptySections``.
    public var showsFootersOfEmptySections: Bool {
        get { emptySections.showFooters }
        set { change { $0.emptySections.showFooters = newValue } }
    }
}
