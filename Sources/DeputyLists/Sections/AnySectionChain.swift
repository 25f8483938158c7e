public import Deputy
import Foundation

/// What is said of every section of a binder, beside the chains that bind them.
///
/// Notices are told to these closures in addition to the section's own; questions are answered by them where the section's
/// chain does not answer. The cells are of whatever class their chains bind.
@MainActor @dynamicMemberLookup
public struct AnySectionChain<Binder: SectionBinding> {
    let core: ChainCore<Binder.Kit, Binder.Section>

    init(_ core: ChainCore<Binder.Kit, Binder.Section>) { self.core = core }

    /// Takes a closure that is called with each cell after it was filled, and after the closures of its own chain.
    public var onDequeue: AnySectionNotice<Self, Binder.Section, Binder.Kit.Cell> {
        AnySectionNotice { site, handler in
            core.onDequeue(site) { (section, row, cell: Binder.Kit.Cell, _: Any) in handler(section, row, cell) }
            return self
        }
    }

    /// Takes a closure that is called when a row is selected, after that of its own chain.
    public var onTapped: AnySectionNotice<Self, Binder.Section, Binder.Kit.Cell> {
        notice(Catalogue<Binder.Kit.Events>.shared.events.didSelect)
    }

    /// A notice about a cell.
    public subscript<Arguments>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNotice<CellScope, Arguments>>
    ) -> AnySectionNotice<Self, Binder.Section, Binder.Kit.Cell> {
        notice(Catalogue<Binder.Kit.Events>.shared.events[keyPath: path])
    }

    /// A question about an item before its cell exists.
    public subscript<Answer, Arguments>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelQuestion<CellScope, Answer, Arguments>>
    ) -> AnySectionQuestion<Self, Binder.Section, Answer> {
        itemQuestion(Catalogue<Binder.Kit.Events>.shared.events[keyPath: path])
    }

    func notice(_ event: Event) -> AnySectionNotice<Self, Binder.Section, Binder.Kit.Cell> {
        AnySectionNotice { site, handler in
            core.notice(event, site) { (cell: Binder.Kit.Cell, _: Any, path) in
                if let section = core.section(path) { handler(section, path.itemNumber, cell) }
            }
            return self
        }
    }

    func itemQuestion<Answer>(_ event: Event) -> AnySectionQuestion<Self, Binder.Section, Answer> {
        AnySectionQuestion { site, handler in
            core.itemQuestion(event, site, mayPass: false) { (_: Any, path) -> Decision<Answer> in
                core.section(path).map { .answer(handler($0, path.itemNumber)) } ?? .pass
            }
            return self
        }
    }

    func headerQuestion<Answer>(_ event: Event, of kind: ViewKind) -> SectionsHeaderQuestion<
        Self, Binder.Section, Answer
    > {
        SectionsHeaderQuestion { site, handler in
            core.headerQuestion(event, of: kind, site) { position in core.section(position).map(handler) }
            return self
        }
    }
}

/// Takes the closure for a notice about a row of any section.
@MainActor
public struct AnySectionNotice<Chain, Section, Cell: AnyObject> {
    let put: @MainActor (CallSite, @escaping @MainActor (Section, Int, Cell) -> Void) -> Chain

    /// Adds the closure to the chain.
    @discardableResult
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int, _ cell: Cell) -> Void
    ) -> Chain { put(CallSite(fileID, line), handler) }
}

/// Takes the closure for a question about an item of any section.
@MainActor
public struct AnySectionQuestion<Chain, Section, Answer> {
    let put: @MainActor (CallSite, @escaping @MainActor (Section, Int) -> Answer) -> Chain

    /// Adds the closure to the chain.
    @discardableResult
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (_ section: Section, _ row: Int) -> Answer
    ) -> Chain { put(CallSite(fileID, line), handler) }
}
