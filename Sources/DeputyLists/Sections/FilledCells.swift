import Deputy
import Foundation

/// A closure of a chain for cells that were filled.
@MainActor
struct FilledCellHandler<Section> {
    let site: CallSite
    /// Calls the closure; false if it is for other cells or models.
    let call: @MainActor (Section, Int, AnyObject, Any) -> Bool
    private let cell: any AnyObject.Type
    private let model: Any.Type
    private let coversCell: (any AnyObject.Type) -> Bool

    init<Cell: AnyObject, Model>(
        _ site: CallSite, _ handler: @escaping @MainActor (Section, Int, Cell, Model) -> Void
    ) {
        self.site = site
        cell = Cell.self
        model = Model.self
        coversCell = { $0 is Cell.Type }
        call = { section, row, cell, model in
            guard let cell = cell as? Cell, let model = model as? Model else { return false }
            handler(section, row, cell, model)
            return true
        }
    }

    /// Whether it takes every cell and model that another takes, as far as the types tell.
    func covers(_ other: FilledCellHandler) -> Bool {
        coversCell(other.cell) && (model == Any.self || model == other.model)
    }
}

extension SectionBinder {
    /// A cell was filled: it is remembered in which section, and the closures of chains are called.
    func didFill(_ cell: AnyObject, _ model: Any, at path: IndexPath) {
        guard let section = section(at: path[0]) else { return }
        Kit.use(of: cell)?.content.section = AnyHashable(section)
        for chain in filledCellChains(of: section) {
            guard !chain.dequeued.contains(where: { $0.call(section, path.itemNumber, cell, model) }) else { break }
        }
        for chain in chains where chain.scope == .any {
            for handler in chain.dequeued { _ = handler.call(section, path.itemNumber, cell, model) }
        }
    }

    /// The chains of which one is told that a cell of a section was filled, in the order they are tried: those that name the
    /// section, and else those on all other sections.
    func filledCellChains(of section: Section) -> [ChainCore<Kit, Section>] {
        let isNamed = chain(binding: .cell, of: section).map { $0.scope != .others } ?? false
        return chains.filter { $0.names(section) } + (isNamed ? [] : chains.filter { $0.scope == .others })
    }
}
