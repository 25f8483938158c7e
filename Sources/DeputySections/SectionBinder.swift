import Deputy
import DeputyLists
public import Foundation

/// Binds data, cells and closures to the sections of a list, a chain for each.
///
/// ```swift
/// let binder = SectionedTableBinder(table, sectionedBy: Section.self)
/// binder.onSection(.friends)
///     .bind(cellType: FriendCell.self, models: { friends })
///     .onTapped { row, cell, friend in … }
/// binder.finish()
/// ```
///
/// The chain that names a section binds it and gets its events; a chain on all other sections is for the rest. A chain on any
/// section gets notices in addition, and answers questions that no other chain answers. Of two chains for one thing the
/// first wins, as with mappings: every chain is a mapping of ``manager``, which has everything else, such as the owner,
/// `explain` and events of the list as a whole.
///
/// Keep the binder as long as the list is shown.
@MainActor
public final class SectionBinder<Kit: ListKit, Section: Hashable>: _SectionBinding {
    /// The manager that the chains register with.
    public let manager: ListManager<Kit>
    /// The manager's items, which are changed by others when the binder is gone.
    private let items: ItemStore
    /// Whether ``finish()`` was called.
    package private(set) var hasFinishedBinding = false
    /// Which sections are shown, and in which order; see ``SectionDisplayBehavior``.
    public var sectionDisplayBehavior = SectionDisplayBehavior<Section>.manuallyManaged {
        didSet { if hasFinishedBinding { readAgain() } }
    }

    /// The chains, in the order they were begun.
    var chains: [ChainCore<Kit, Section>] = []
    /// The sections set by hand; nil until they are.
    var sectionsByHand: [Section]?
    /// The sections that the list was last given.
    var currentSections: [Section] = []
    /// The sections that only the data of chains on all other sections names, in the order they came.
    var discovered: [Section] = []
    /// Whether a chain has closures for cells that were filled.
    var hasFilledCellHandlers = false
    var isReading = false
    var needsAnotherReading = false
    /// Follows what the closures of chains read; nil before the first `follow()`.
    var tracker: BinderTracker?
    /// The calls of `follow()`.
    var followers: [Follower] = []
    /// Which chain binds what.
    var precedence = ChainPrecedence<Kit, Section>()
    /// Whether ``refresh(animations:)`` was called.
    var hasRefreshed = false
    /// Whether it was already reported that ``finish()`` was not called.
    var hasReportedUnfinished = false

    init(_ manager: ListManager<Kit>) {
        self.manager = manager
        items = manager.items
        manager.observers.append(BinderObserver(self))
        manager.isProvided(by: "binder")
    }

    /// A binder of a list's sections, with a manager of its own.
    /// - Parameters:
    ///   - list: the list.
    ///   - section: the type of the sections' names.
    ///   - log: where anomalies go; a log of its own if nil.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    public convenience init<List: ListHost>(
        _ list: List, sectionedBy section: Section.Type, anomalyLog log: AnomalyLog? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where List.DeputyKit == Kit {
        self.init(ListManager(list, anomalyLog: log, fileID: fileID, line: line))
    }

    /// A binder of a list as a whole, with a manager of its own.
    public convenience init<List: ListHost>(
        _ list: List, anomalyLog log: AnomalyLog? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) where List.DeputyKit == Kit, Section == WholeList {
        self.init(ListManager(list, anomalyLog: log, fileID: fileID, line: line))
    }

    deinit {
        let (chains, items) = (chains, items)
        onMainActor {
            items.endProviding()
            for chain in chains { chain.releaseClosures() }
        }
    }

    /// Begins a chain for one section.
    @discardableResult
    public func onSection(
        _ section: Section, fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<SectionBinder, Kit.Cell, Any> {
        SectionChain(begin(.named([section]), "onSection(\(name(of: section)))", CallSite(fileID, line)))
    }

    /// Begins a chain for several sections; its closures get the section first.
    public func onSections(
        _ first: Section, _ others: Section..., fileID: StaticString = #fileID, line: UInt = #line
    ) -> ManySectionsChain<SectionBinder, Kit.Cell, Any> {
        onSections([first] + others, fileID: fileID, line: line)
    }

    /// Begins a chain for sections that are known when the app runs; its closures get the section first.
    public func onSections(
        _ sections: [Section], fileID: StaticString = #fileID, line: UInt = #line
    ) -> ManySectionsChain<SectionBinder, Kit.Cell, Any> {
        let names = sections.map(name).joined(separator: ", ")
        return ManySectionsChain(begin(.named(sections), "onSections(\(names))", CallSite(fileID, line)))
    }

    /// Begins a chain for the sections that no other chain binds, also those that are known only when there is data for them.
    public func onAllOtherSections(
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> ManySectionsChain<SectionBinder, Kit.Cell, Any> {
        ManySectionsChain(begin(.others, "onAllOtherSections()", CallSite(fileID, line)))
    }

    /// Begins a chain for every section: its closures are called in addition to those of the section's own chain, and answer
    /// questions that the section's chain does not answer.
    public func onAnySection(
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> AnySectionChain<SectionBinder> {
        AnySectionChain(begin(.any, "onAnySection()", CallSite(fileID, line)))
    }

    /// Reads all data and shows the list; call it once, when every chain is bound.
    ///
    /// Data and views that a chain binds later take effect at the next ``refresh(animations:)``, and are an anomaly;
    /// closures that are added later take effect at once.
    public func finish() {
        guard !hasFinishedBinding else { return refresh() }
        hasFinishedBinding = true
        readAgain()
        reportChains()
    }

    /// A section in the name of its chain.
    private func name(of section: Section) -> String { sectionCode(section) ?? "\(section)" }

    private func begin(
        _ scope: ChainCore<Kit, Section>.Scope, _ name: String, _ site: CallSite
    ) -> ChainCore<Kit, Section> {
        let chain = ChainCore(scope, name, site, self)
        chains.append(chain)
        // If finish() is forgotten, nothing else makes the list check its data again.
        if !hasFinishedBinding { manager.setNeedsCheck() }
        return chain
    }

    /// The section that the list shows at a number; nil if it shows none.
    ///
    /// A compositional layout's section provider gets a number: this is the section that the list shows there, also
    /// after a ``refresh(animations:)`` that the list has not got yet, when ``displayedSections`` are ahead of the list.
    /// Inside an event it is the section that the event is about: for a view that leaves the screen, the section it was in.
    ///
    /// ```swift
    /// let layout = UICollectionViewCompositionalLayout { [weak binder] number, environment in
    ///     binder?.section(at: number) == .featured ? .carousel : .grid
    /// }
    /// ```
    /// - Complexity: O(1)
    public func section(at number: Int) -> Section? {
        manager.dispatcher.registry.name(ofSection: number)?.base as? Section
    }

    /// The section of a row; see ``section(at:)-(Int)``.
    ///
    /// ```swift
    /// .willDisplay { [weak binder] cell, post, indexPath in track(post, in: binder?.section(at: indexPath)) }
    /// ```
    public func section(at indexPath: IndexPath) -> Section? { indexPath.sectionNumber.flatMap(section) }

    /// The group of the mappings of this binder's chains.
    var group: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The types of a chain's binder: a list's kit and the type of its sections.
@MainActor
public protocol _SectionBinding: AnyObject {
    /// The kit of the list.
    associatedtype Kit: ListKit
    /// The type of the sections.
    associatedtype Section: Hashable
}

/// The one section of a list that is bound as a whole.
public enum WholeList: Hashable, Sendable {
    /// The whole list.
    case list
}

extension SectionBinder where Section == WholeList {
    /// Begins a chain for the list as a whole.
    func onList(_ name: String, _ site: CallSite) -> SectionChain<SectionBinder, Kit.Cell, Any> {
        SectionChain(begin(.named([.list]), name, site))
    }
}
