import Deputy
import Foundation

/// A chain as its binder keeps it: the sections it is for, what it binds to them, and where its closures go.
@MainActor
final class ChainCore<Kit: ListKit, Section: Hashable> {
    enum Scope: Equatable {
        /// These sections.
        case named([Section])
        /// The sections that no chain of another scope binds.
        case others
        /// Every section, beside its own chain.
        case any
    }

    let scope: Scope
    /// How the chain was begun: `onSection(first)`.
    let name: String
    let site: CallSite
    weak var binder: SectionBinder<Kit, Section>?
    /// What the rows are made of; nil until cells are bound.
    private(set) var data: ChainData<Section, [Any]>?
    /// The mapping of the cells.
    private(set) var mapping: RegisteredMapping?
    /// The models of headers and footers, by kind.
    private(set) var supplementaries: [ViewKind: ChainData<Section, Any?>] = [:]
    /// Whether a header or footer is a view of a class; then a title bound besides does not count.
    private var hasViews: Set<ViewKind> = []
    /// What is done with each cell that was filled; false if the closure is for other cells or models.
    private(set) var dequeued: [@MainActor (AnyObject, Any, IndexPath) -> Bool] = []

    init(_ scope: Scope, _ name: String, _ site: CallSite, _ binder: SectionBinder<Kit, Section>) {
        self.scope = scope
        self.name = name
        self.site = site
        self.binder = binder
    }

    func names(_ section: Section) -> Bool {
        if case .named(let sections) = scope { sections.contains(section) } else { false }
    }

    /// Whether it binds views of a kind.
    func binds(_ kind: ViewKind) -> Bool { kind == .cell ? data != nil : supplementaries[kind] != nil }

    // MARK: Binding

    /// Registers the mapping of the chain's cells.
    func bindCells<Cell: AnyObject, Model>(
        _ cell: Cell.Type, _ model: Model.Type, _ data: ChainData<Section, [Any]>, at site: CallSite,
        make: (@MainActor (Kit.List, IndexPath, Model) -> Kit.Cell?)? = nil,
        configure: @escaping @MainActor (Cell, Model) -> Void
    ) {
        guard let binder, beginBinding(.cell, at: site) else { return }
        self.data = data
        let manager = binder.manager
        _ = manager.dispatcher.register(
            CellScope.self, cell, model, at: site,
            fill: { [weak binder] cell, model, path in
                configure(cell, model)
                binder?.didDequeue(cell, model, at: path)
            }
        ) { mapping in
            mapping.bind(to: rule(for: .cell), of: binder.group)
            if let make { mapping.makeViews { (list: Kit.List, model, path) in make(list, path, model) } }
        } didRegister: { mapping in
            self.mapping = mapping
            if make == nil, let list = manager.list {
                Kit.registerCell(cell, identifier: mapping.reuseIdentifier, in: list)
            }
        }
    }

    /// Registers the mapping of cells that a closure makes.
    func bindProvidedCells<Model>(
        _ model: Model.Type, _ data: ChainData<Section, [Any]>, at site: CallSite,
        _ provider: @escaping @MainActor (Kit.List, Section, Int, Model) -> Kit.Cell
    ) {
        bindCells(
            Kit.Cell.self, model, data, at: site,
            make: { [weak self] list, path, model in
                self?.section(path).map { provider(list, $0, path.itemNumber, model) }
            }
        ) { _, _ in }
    }

    /// Binds the models of headers or footers, and registers their mapping.
    /// - Parameter register: registers a mapping that has to be bound to the rule; nil where the list shows the models itself.
    func bindSupplementaries(
        _ kind: ViewKind, _ data: ChainData<Section, Any?>, isView: Bool, at site: CallSite,
        register: @MainActor (SectionBinder<Kit, Section>, SectionRule) -> Void
    ) {
        // A view goes before a title, whichever was bound first.
        if supplementaries[kind] != nil, isView != hasViews.contains(kind) {
            guard isView else { return }
            supplementaries[kind] = nil
        }
        guard let binder, beginBinding(kind, at: site) else { return }
        supplementaries[kind] = data
        if isView { hasViews.insert(kind) }
        register(binder, rule(for: kind))
    }

    /// Whether the chain binds nothing of this kind yet; a second time is an anomaly, and so is a late one.
    private func beginBinding(_ kind: ViewKind, at site: CallSite) -> Bool {
        guard let binder else { return false }
        binder.precedence.forget()
        let log = binder.manager.anomalyLog
        guard !binds(kind) else {
            log.report(.boundTwice("the \(kind)s of \(name)", by: self.site), at: site)
            return false
        }
        if case .named(let sections) = scope {
            for other in binder.chains where other !== self && other.binds(kind) {
                for section in sections where other.names(section) {
                    log.report(.boundTwice("the \(kind)s of section \(section)", by: other.site), at: site)
                }
            }
        } else if let other = binder.chains.first(where: { $0 !== self && $0.scope == scope && $0.binds(kind) }) {
            log.report(.boundTwice("the \(kind)s of \(name)", by: other.site), at: site)
        }
        if binder.hasFinishedBinding { log.report(.lateBinding(name), at: site) }
        return true
    }

    /// The sections whose views of a kind this chain binds.
    private func rule(for kind: ViewKind) -> SectionRule {
        SectionRule("in the sections of \(name)") { [weak self] id in
            guard let self, let section = id?.base as? Section else { return false }
            return binder?.chain(binding: kind, of: section) === self
        }
    }

    // MARK: Closures

    func onDequeue(_ handler: @escaping @MainActor (AnyObject, Any, IndexPath) -> Bool) { dequeued.append(handler) }

    /// The place for closures for an event about cells.
    func slot<Argument, Answer>(_ event: Event, at site: CallSite) -> HandlerSlot<Argument, IndexPath, Answer>? {
        binder.map { $0.manager.dispatcher.slot(for: event, on: place($0, .cell), subject: name) }
    }

    /// The place for closures for an event about headers or footers.
    func slot<Argument, Answer>(
        _ event: Event, of kind: ViewKind
    ) -> HandlerSlot<Argument, Kit.SupplementaryPosition, Answer>? {
        binder.map { $0.manager.dispatcher.slot(for: event, on: place($0, kind), subject: name) }
    }

    private func place(_ binder: SectionBinder<Kit, Section>, _ kind: ViewKind) -> ChainPlace {
        if kind == .cell, let mapping { return .mapping(mapping) }
        return switch scope {
        case .any: .group(binder.group)
        case .others: .sections(rule(for: kind), of: binder.group)
        case .named: .sections(namedRule, of: binder.group)
        }
    }

    /// The sections that the chain names, whoever binds them.
    private var namedRule: SectionRule {
        SectionRule("in the sections of \(name)") { [weak self] id in
            guard let self, let section = id?.base as? Section else { return false }
            return names(section)
        }
    }
}

extension IndexPath {
    /// The number of the item in its section; -1 for a path that is none of an item.
    var itemNumber: Int { count == 2 ? self[1] : -1 }
}
