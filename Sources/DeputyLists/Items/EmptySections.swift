/// What sections without items show.
struct EmptySections: Equatable {
    var showHeaders = true
    var showFooters = true

    func header(of section: ItemSection?) -> Any? {
        showHeaders || section?.items.isEmpty == false ? section?.header : nil
    }
    func footer(of section: ItemSection?) -> Any? {
        showFooters || section?.items.isEmpty == false ? section?.footer : nil
    }

    /// Whether a section shows a header or a footer that another state of it does not.
    func differ(_ section: ItemSection, from old: ItemSection, _ former: EmptySections) -> Bool {
        guard !showHeaders || !showFooters || former != self else { return false }
        return (header(of: section) == nil) != (former.header(of: old) == nil)
            || (footer(of: section) == nil) != (former.footer(of: old) == nil)
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
