/// Whether sections without items show their headers and footers.
struct EmptySections: Equatable {
    var showHeaders = true
    var showFooters = true

    func header(of section: ItemSection?) -> Any? { header(of: section, hasItems: section?.items.isEmpty == false) }
    func footer(of section: ItemSection?) -> Any? { footer(of: section, hasItems: section?.items.isEmpty == false) }

    func header(of section: ItemSection?, hasItems: Bool) -> Any? { showHeaders || hasItems ? section?.header : nil }
    func footer(of section: ItemSection?, hasItems: Bool) -> Any? { showFooters || hasItems ? section?.footer : nil }

    /// Whether headers or footers can appear or disappear without a change of their models.
    @MainActor
    func mayDiffer(from shown: ShownItems) -> Bool { !showHeaders || !showFooters || shown.emptySections != self }

    /// Whether a section's header or footer appears or disappears, compared with what the host shows.
    /// - Parameter number: the section's number for the host.
    @MainActor
    func differ(_ section: ItemSection, fromSection number: Int, of shown: ShownItems) -> Bool {
        guard mayDiffer(from: shown) else { return false }
        return (header(of: section) == nil) != (shown.header(inSection: number) == nil)
            || (footer(of: section) == nil) != (shown.footer(inSection: number) == nil)
    }
}

extension ItemStore {
    /// Whether a section without items shows its header; true by default.
    ///
    /// The header comes and goes with the section's first and last item, animated. ``header(inSection:)`` returns what
    /// is shown; ``ItemSection/header`` stays.
    ///
    /// ```swift
    /// manager.items.showsHeadersOfEmptySections = false
    /// ```
    public var showsHeadersOfEmptySections: Bool {
        get { emptySections.showHeaders }
        set { change { $0.emptySections.showHeaders = newValue } }
    }

    /// Whether a section without items shows its footer; true by default. See ``showsHeadersOfEmptySections``.
    public var showsFootersOfEmptySections: Bool {
        get { emptySections.showFooters }
        set { change { $0.emptySections.showFooters = newValue } }
    }
}
