import Deputy
import DeputyLists
import Foundation

/// A closure of a chain for cells that were filled.
@MainActor
struct FilledCellHandler {
    let site: CallSite
    /// Calls the closure; false if it is for other cells or models, or the object it ends with is gone.
    let call: @MainActor (IndexPath, AnyObject, Any) -> Bool
    private let cells: CellTypes
    private let coversCell: (any AnyObject.Type) -> Bool
    private let lifetime: Lifetime?

    init<Cell: AnyObject, Model>(
        _ site: CallSite, with lifetime: Lifetime?,
        _ handler: @escaping @MainActor (IndexPath, Cell, Model) -> Void
    ) {
        self.site = site
        cells = CellTypes(cell: Cell.self, model: Model.self)
        coversCell = { $0 is Cell.Type }
        self.lifetime = lifetime
        call = { path, cell, model in
            guard lifetime?.isAlive ?? true, let cell = cell as? Cell, let model = model as? Model else { return false }
            handler(path, cell, model)
            return true
        }
    }

    /// Whether it keeps another closure from being called, as far as types tell: it takes every cell and model that the other
    /// takes, or every bound one.
    /// - Parameter bound: the bound types; nil if they are not known.
    func hides(_ other: FilledCellHandler, among bound: CellTypes?) -> Bool {
        (lifetime?.isAlive ?? true) && (covers(other.cells) || bound.map(covers) ?? false)
    }

    private func covers(_ types: CellTypes) -> Bool {
        coversCell(types.cell) && (cells.model == Any.self || cells.model == types.model)
    }
}

/// The class of cells, and the type of the models they show.
struct CellTypes {
    let cell: any AnyObject.Type
    let model: Any.Type
}

extension SectionBinder {
    /// Called when a cell was filled, if there are closures of chains for that: calls them.
    func didFill(_ cell: AnyObject, _ model: Any, at path: IndexPath) {
        guard let section = section(at: path[0]) else { return }
        for chain in filledCellChains(of: section) {
            guard !chain.dequeued.contains(where: { $0.call(path, cell, model) }) else { break }
        }
        for chain in chains where chain.scope == .any {
            for handler in chain.dequeued { _ = handler.call(path, cell, model) }
        }
    }

    /// The chains of which one gets the filled cell of a section, in the order they are tried: those that name the
    /// section, or else those on all other sections.
    func filledCellChains(of section: Section) -> [ChainCore<Kit, Section>] {
        chains.filter { $0.names(section) } + chains.filter { $0.scope == .others && $0.isFor(section) }
    }
}
