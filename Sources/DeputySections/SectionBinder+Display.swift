import Deputy
import DeputyLists

/// Which sections are shown, and in which order.
extension SectionBinder {
    /// The sections that are shown, in order.
    ///
    /// Set it if ``sectionDisplayBehavior`` is `.manuallyManaged`; reading it returns the new value at once. Until it is set, it
    /// has all sections: every case of a `CaseIterable` type, else those that chains name and data brings. If sections
    /// are hidden or ordered by rule, reading it returns those that the list last got, and setting it is an anomaly.
    public var displayedSections: [Section] {
        get { sectionDisplayBehavior.order == nil ? sectionsByHand ?? knownSections : currentSections }
        set {
            guard sectionDisplayBehavior.order == nil else {
                return manager.anomalyLog.report(.unusedSectionOrder())
            }
            sectionsByHand = once(newValue)
            readAgain()
        }
    }

    /// The sections to show, for the data of a reading.
    func display(_ reading: BinderReading<Kit, Section>) -> [Section] {
        guard let order = sectionDisplayBehavior.order else { return sectionsByHand ?? knownSections }
        guard let isShown = sectionDisplayBehavior.isShown else { return once(order(knownSections)) }
        return once(order(knownSections.filter { isShown(reading.contents($0, in: self)) }))
    }

    /// All sections, in the order of their declaration, or in the order in which chains and data name them.
    var knownSections: [Section] {
        if let allCases { return allCases }
        let named = chains.flatMap { chain in
            if case .named(let sections) = chain.scope { sections } else { [Section]() }
        }
        var seen: Set<Section> = []
        return (named + discovered).filter { seen.insert($0).inserted }
    }

    /// All possible sections, if the type is `CaseIterable`.
    var allCases: [Section]? {
        func cases<Cases: CaseIterable>(_ type: Cases.Type) -> [Section] { type.allCases.compactMap { $0 as? Section } }
        return (Section.self as? any CaseIterable.Type).map { cases($0) }
    }

    /// Each section once; a list cannot show one twice.
    private func once(_ sections: [Section]) -> [Section] {
        var seen: Set<Section> = []
        let twice = sections.filter { !seen.insert($0).inserted }
        guard !twice.isEmpty else { return sections }
        manager.anomalyLog.report(.repeatedSections(twice.map { "\($0)" }))
        seen = []
        return sections.filter { seen.insert($0).inserted }
    }
}
