import Deputy
import Foundation

/// Which chain binds what, remembered for each section: the first that names it, else the first on all other sections.
@MainActor
struct ChainPrecedence<Kit: ListKit, Section: Hashable> {
    private var known: [ViewKind: [Section: ChainCore<Kit, Section>?]] = [:]

    mutating func forget() { known = [:] }

    mutating func chain(
        binding kind: ViewKind, of section: Section, among chains: [ChainCore<Kit, Section>]
    ) -> ChainCore<Kit, Section>? {
        if let known = known[kind]?[section] { return known }
        let binding = chains.filter { $0.binds(kind) }
        let found = binding.first { $0.names(section) } ?? binding.first { $0.scope == .others }
        known[kind, default: [:]][section] = .some(found)
        return found
    }
}

extension SectionBinder {
    /// The chain that binds a section's views of a kind.
    func chain(binding kind: ViewKind, of section: Section) -> ChainCore<Kit, Section>? {
        precedence.chain(binding: kind, of: section, among: chains)
    }

    /// Passes on that a cell was filled: to the first chain that names the section and has a closure for such cells, else to
    /// the chain that binds them, and in any case to those on any section.
    func didDequeue(_ cell: AnyObject, _ model: Any, at path: IndexPath) {
        guard let section = section(at: path[0]) else { return }
        let own = chains.filter { $0.names(section) } + (chain(binding: .cell, of: section).map { [$0] } ?? [])
        _ = own.first { chain in chain.dequeued.first { $0(cell, model, path) } != nil }
        for chain in chains where chain.scope == .any {
            for handler in chain.dequeued { _ = handler(cell, model, path) }
        }
    }
}
