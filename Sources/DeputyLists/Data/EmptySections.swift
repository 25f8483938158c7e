/// Whether sections without items show their headers and footers.
struct EmptySections: Equatable {
    var showHeaders = true
    var showFooters = true

    /// Whether neither hides anything.
    var showBoth: Bool { showHeaders && showFooters }

    func header(of section: Snapshot.Section) -> Any? {
        showHeaders || section.hadItems ? section.extras?.header : nil
    }
    func footer(of section: Snapshot.Section) -> Any? {
        showFooters || section.hadItems ? section.extras?.footer : nil
    }

    func header(of section: ItemSection?) -> Any? {
        showHeaders || section?.items.isEmpty == false ? section?.header : nil
    }
    func footer(of section: ItemSection?) -> Any? {
        showFooters || section?.items.isEmpty == false ? section?.footer : nil
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
