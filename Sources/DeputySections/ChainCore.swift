import Deputy
import DeputyLists
import DeputyPaging
import Foundation

/// A chain within its binder: the sections it is for, what it binds to them, and where its closures go.
@MainActor
final class ChainCore<Kit: ListKit, Section: Hashable> {
    enum Scope: Equatable {
        /// These sections.
        case named([Section])
        /// The sections that no chain of another scope binds.
        case others
        /// Every section, in addition to its own chain.
        case any
    }

    let scope: Scope
    /// How the chain was begun: `onSection(first)`.
    let name: String
    let site: CallSite
    weak var binder: SectionBinder<Kit, Section>?
    /// The data of what it binds, by kind of view.
    private(set) var data: [ViewKind: ChainData<Section>] = [:]
    /// What was read of it, by kind of view, while all data is read.
    var readings: [ViewKind: ChainReading<Section>] = [:]
    /// The types of the bound cells; nil until then.
    private(set) var cells: CellTypes?
    /// The mapping of the cells of all of the chain's sections; nil until cells are bound, and if other chains have bound some of
    /// them.
    private(set) var mapping: RegisteredMapping?
    /// Where views of each kind were bound.
    private(set) var bindingSites: [ViewKind: CallSite] = [:]
    /// The mappings of titles, which are removed when a view is bound too.
    private var titles: [ViewKind: EventRegistration] = [:]
    /// The closures for each cell that was filled.
    private(set) var dequeued: [FilledCellHandler] = []
    /// The closures that load more at the start and the end, which go with their objects.
    var loading: [Weak<NearEdgeClosure>] = []
    /// The kinds of views that its closures are for.
    private(set) var closureKinds: Set<ViewKind> = []
    /// The mistakes in the definition of the chain.
    var mistakes: [(report: Anomaly.Report, site: CallSite)] = []
    private let wasBegunLate: Bool

    init(_ scope: Scope, _ name: String, _ site: CallSite, _ binder: SectionBinder<Kit, Section>) {
        self.scope = scope
        self.name = name
        self.site = site
        self.binder = binder
        wasBegunLate = binder.hasFinishedBinding
    }

    /// Releases its closures, which may capture the chain; they are not called without a binder.
    func releaseClosures() {
        data = [:]
        mapping = nil
        dequeued = []
        for closure in loading { closure.object?.withdrawLater() }
    }

    /// Whether it binds views of a kind.
    func binds(_ kind: ViewKind) -> Bool { data[kind] != nil }

    /// Where it binds views of a kind; else where it was begun.
    func site(of kind: ViewKind) -> CallSite { bindingSites[kind] ?? site }

    // MARK: Binding

    /// Binds cells that show their own model type.
    func bind<Cell: ListCell & Configurable>(
        _ cell: Cell.Type, _ data: ChainData<Section>, _ fileID: StaticString, _ line: UInt
    ) -> ChainCore { bind(cell, Cell.Model.self, data, CallSite(fileID, line)) { $0.configure($1) } }

    /// Registers the mapping of the chain's cells.
    func bind<Cell: AnyObject, Model>(
        _ cell: Cell.Type, _ model: Model.Type, _ data: ChainData<Section>, _ site: CallSite,
        configure: @escaping @MainActor (Cell, Model) -> Void = { _, _ in },
        make: (@MainActor (Kit.List, IndexPath, Model) -> Kit.Cell?)? = nil, followsModels: Bool = true
    ) -> ChainCore {
        guard let binder, mayBind(.cell, at: site) else { return self }
        cells = CellTypes(cell: cell, model: model)
        didBind(.cell, data, at: site)
        let manager = binder.manager
        _ = manager.dispatcher.register(
            CellScope.self, cell, model, at: site,
            fill: { [weak binder] cell, model, path in
                configure(cell, model)
                // Looked at here, because to call a function that names the section looks up the type of an optional one.
                if let binder, binder.hasFilledCellHandlers { binder.didFill(cell, model, at: path) }
            }
        ) { mapping in
            mapping.bind(to: mappingRule(of: .cell), of: binder.group)
            if let make { mapping.makeViews { (list: Kit.List, model, path) in make(list, path, model) } }
            if !followsModels { mapping.followNoModels() }
        } didRegister: { mapping in
            // If another chain has bound some of the sections, closures have to be on that chain's mapping too.
            if binder.conflicts(of: self, binding: .cell).isEmpty { self.mapping = mapping }
            manager.registerViews(of: mapping)
        }
        return self
    }

    /// Registers the mapping of cells that a closure makes.
    /// - Parameter followsModels: no for numbers, by which such a closure looks up its content: there may be fewer rows than the
    ///   list knows.
    func bindProvided<Model>(
        _ model: Model.Type, _ data: ChainData<Section>, _ site: CallSite, followsModels: Bool = true,
        _ provider: @escaping @MainActor (Kit.List, Section, Kit.ProviderPosition, Model) -> Kit.Cell
    ) -> ChainCore {
        bind(
            Kit.Cell.self, model, data, site,
            make: { [weak self] list, path, model in
                self?.section(path.first).map { provider(list, $0, Kit.providerPosition(path), model) }
            }, followsModels: followsModels)
    }

    /// Binds the models of headers or footers, and registers their mapping.
    /// - Parameter isTitle: whether the table shows them by itself; then the mapping is only for closures about the header.
    func bindSupplementaries<View: AnyObject, Model>(
        _ kind: ViewKind, _ view: View.Type, _ model: Model.Type, _ data: ChainData<Section>, isTitle: Bool,
        at site: CallSite, configure: @escaping @MainActor (View, Model) -> Void
    ) {
        // A view takes precedence over a title, in either order of binding.
        let replacesTitle = !isTitle && titles[kind] != nil
        if isTitle, binds(kind), titles[kind] == nil { return }
        guard let binder, replacesTitle || mayBind(kind, at: site) else { return }
        titles.removeValue(forKey: kind)?.cancel()
        didBind(kind, data, at: site)
        let manager = binder.manager
        // Of a header's scope and a footer's only the kind matters here.
        let token = manager.dispatcher.register(
            Kit.SectionHeaderScope.self, view, model, kind: kind, at: site,
            fill: { view, model, _ in configure(view, model) }
        ) { mapping in
            mapping.bind(to: mappingRule(of: kind), of: binder.group)
            if isTitle { mapping.makeNoViews() }
        } didRegister: { mapping in
            if !isTitle { manager.registerViews(of: mapping) }
            manager.setNeedsUpdate()
        }
        if isTitle { titles[kind] = token }
    }

    /// Whether the chain binds nothing of this kind yet; a second time is an anomaly, and so is a late one.
    private func mayBind(_ kind: ViewKind, at site: CallSite) -> Bool {
        guard let binder else { return false }
        guard !binds(kind) else {
            noteMistake(.boundTwice("the \(kind)s of \(name)", by: self.site(of: kind), canMerge: false), at: site)
            return false
        }
        for conflict in binder.conflicts(of: self, binding: kind) {
            binder.manager.anomalyLog.report(conflict, at: site)
        }
        if binder.hasFinishedBinding {
            binder.report(
                .lateBinding, "\(name) was bound after finish().", at: wasBegunLate ? self.site : site)
        }
        return true
    }

    private func didBind(_ kind: ViewKind, _ data: ChainData<Section>, at site: CallSite) {
        self.data[kind] = data
        bindingSites[kind] = site
        binder?.didBind(kind, of: self)
    }

    // MARK: Closures

    /// Adds a closure for cells that were filled.
    func onDequeue<Cell: AnyObject, Model>(
        _ site: CallSite, with lifetime: Lifetime?, _ handler: @escaping @MainActor (IndexPath, Cell, Model) -> Void
    ) {
        guard let binder else { return }
        dequeued.append(FilledCellHandler(site, with: lifetime, handler))
        binder.hasFilledCellHandlers = true
        closureKinds.insert(.cell)
        if binder.hasFinishedBinding { binder.reportChains() }
    }

    /// The place for closures about views of a kind.
    func target(of kind: ViewKind) -> ClosureTarget {
        closureKinds.insert(kind)
        return binder.map { place(kind, in: $0) } ?? .none
    }

    /// The section of a number, for the current event.
    func section(_ number: Int?) -> Section? { number.flatMap { binder?.section(at: $0) } }
}
