public import Deputy
public import Foundation

/// What is said of every section of a binder, beside the chains that bind them.
///
/// Notices are told to these closures in addition to the section's own; questions are answered by them where the section's
/// chain does not answer. The cells are of whatever class their chains bind.
@MainActor @dynamicMemberLookup
public struct AnySectionChain<Binder: SectionBinding> {
    /// Where its closures go.
    public let closures: ChainClosures<Binder>

    @usableFromInline
    init(_ core: ChainCore<Binder.Kit, Binder.Section>) { closures = ChainClosures(core: core) }

    /// Takes a closure that is called with each cell after it was filled, and after the closures of its own chain.
    @inlinable public var onDequeue: AnySectionNotice<Self, Binder.Section, Binder.Kit.Cell> {
        AnySectionNotice { origin, handler in
            core.onDequeue(origin) { (section, row, cell: Binder.Kit.Cell, _: Any) in handler(section, row, cell) }
            return self
        }
    }

    /// Takes a closure that is called when a row is selected, after that of its own chain.
    @inlinable public var onTapped: AnySectionNotice<Self, Binder.Section, Binder.Kit.Cell> {
        notice(events.didSelect)
    }

    /// A notice about a cell.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNotice<CellScope>>
    ) -> AnySectionNotice<Self, Binder.Section, Binder.Kit.Cell> { notice(event(path)) }

    /// A notice about a cell, with an argument.
    @inlinable
    public subscript<Argument>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewNoticeWith<CellScope, Argument>>
    ) -> AnySectionNoticeWith<Self, Binder.Section, Argument, Binder.Kit.Cell> {
        AnySectionNoticeWith { origin, handler in
            core.notice(event(path), origin) { (argument: Argument, cell: Binder.Kit.Cell, _: Any, path) in
                if let section = core.section(path) { handler(section, path.itemNumber, cell, argument) }
            }
            return self
        }
    }

    /// A notice about an item.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelNotice<CellScope>>
    ) -> AnySectionItemNotice<Self, Binder.Section> {
        AnySectionItemNotice { origin, handler in
            core.itemNotice(event(path), origin) { (_: Any, path) in
                if let section = core.section(path) { handler(section, path.itemNumber) }
            }
            return self
        }
    }

    /// A question about a cell.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewQuestion<CellScope, Answer>>
    ) -> AnySectionCellQuestion<Self, Binder.Section, Binder.Kit.Cell, Answer> {
        AnySectionCellQuestion { origin, mayPass, handler in
            core.question(event(path), origin, mayPass: mayPass) { (cell: Binder.Kit.Cell, _: Any, path) in
                core.section(path).map { handler($0, path.itemNumber, cell) } ?? .pass
            }
            return self
        }
    }

    /// A question about a cell, with an argument.
    @inlinable
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ViewQuestionWith<CellScope, Argument, Answer>>
    ) -> AnySectionCellQuestionWith<Self, Binder.Section, Argument, Binder.Kit.Cell, Answer> {
        AnySectionCellQuestionWith { origin, mayPass, handler in
            core.question(event(path), origin, mayPass: mayPass) {
                (argument: Argument, cell: Binder.Kit.Cell, _: Any, path) in
                core.section(path).map { handler($0, path.itemNumber, cell, argument) } ?? .pass
            }
            return self
        }
    }

    /// A question about an item before its cell exists.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, ModelQuestion<CellScope, Answer>>
    ) -> AnySectionQuestion<Self, Binder.Section, Answer> { itemQuestion(event(path)) }

    @inlinable
    func notice(_ event: Event) -> AnySectionNotice<Self, Binder.Section, Binder.Kit.Cell> {
        AnySectionNotice { origin, handler in
            core.notice(event, origin) { (cell: Binder.Kit.Cell, _: Any, path) in
                if let section = core.section(path) { handler(section, path.itemNumber, cell) }
            }
            return self
        }
    }

    @inlinable
    func itemQuestion<Answer>(_ event: Event) -> AnySectionQuestion<Self, Binder.Section, Answer> {
        AnySectionQuestion { origin, mayPass, handler in
            core.itemQuestion(event, origin, mayPass: mayPass) { (_: Any, path) -> Decision<Answer> in
                core.section(path).map { handler($0, path.itemNumber) } ?? .pass
            }
            return self
        }
    }
}
